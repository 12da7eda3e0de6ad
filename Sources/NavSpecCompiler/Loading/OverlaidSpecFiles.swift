/// Files of which some are held in memory.
package struct OverlaidSpecFiles<Base: SpecFiles>: SpecFiles {
  let base: Base
  let contents: [String: [UInt8]]
  package let surroundings: (any SpecFiles)?

  package init(_ base: Base, contents: [String: [UInt8]], surroundings: (any SpecFiles)?) {
    self.base = base
    self.contents = contents
    self.surroundings = surroundings
  }

  package func bytes(ofFile path: String) throws(SpecFileError) -> [UInt8] {
    if let bytes = contents[path] { return bytes }
    return try base.bytes(ofFile: path)
  }

  package func names(inFolder path: String) throws(SpecFileError) -> [String] {
    try base.names(inFolder: path)
  }

  package func bytes(ofFile path: String, inPackageAt package: String) throws(SpecFileError) -> [UInt8] {
    if let bytes = contents[path] { return bytes }
    return try base.bytes(ofFile: path, inPackageAt: package)
  }

  package func names(inFolder path: String, inPackageAt package: String) throws(SpecFileError) -> [String] {
    try base.names(inFolder: path, inPackageAt: package)
  }
}
