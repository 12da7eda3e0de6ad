import Foundation
import NavSpecCompiler

/// The files below a folder of the disk.
struct DiskSpecFiles: SpecFiles {
  /// The folder with links resolved and a final `/`: nothing outside it is read.
  private let realRoot: String
  fileprivate let root: URL
  /// No more than this and one byte is read of a file: enough to know that it is too large.
  private let maximumBytes: Int
  /// The root spec was named by the user, and may be a link to anywhere.
  private let rootSpec: String?

  init(folder: String, rootSpec: String? = nil, maximumBytes: Int) {
    self.rootSpec = rootSpec
    self.maximumBytes = maximumBytes
    root = URL(fileURLWithPath: folder.isEmpty ? "." : folder, isDirectory: true)
    let real = root.resolvingSymlinksInPath().path
    realRoot = real.hasSuffix("/") ? real : real + "/"
  }

  func bytes(ofFile path: String) throws(SpecFileError) -> [UInt8] {
    let url = root.appendingPathComponent(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { throw .notFound }
    guard !isFolder.boolValue else { throw .unreadable("it is a folder") }
    guard path == rootSpec || url.resolvingSymlinksInPath().path.hasPrefix(realRoot) else { throw .outside }
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      return try handle.bytes(atMost: maximumBytes)
    } catch {
      throw .unreadable(error.shortDescription)
    }
  }

  func names(inFolder path: String) -> [String] {
    let folder = path.isEmpty ? root : root.appendingPathComponent(path, isDirectory: true)
    let keys: [URLResourceKey] = [.isDirectoryKey]
    guard
      let urls = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)
    else { return [] }
    return urls.map { url in
      let isFolder = (try? url.resourceValues(forKeys: Set(keys)).isDirectory) ?? false
      return url.lastPathComponent + (isFolder ? "/" : "")
    }
  }
}

extension DiskSpecFiles {
  /// Writes a file anew, whole or not at all; never outside the folder, nor over what somebody else wrote
  /// since it was read. A link stays a link.
  func replace(_ original: [UInt8], by bytes: [UInt8], at path: String) throws {
    let current: [UInt8]
    do throws(SpecFileError) {
      current = try self.bytes(ofFile: path)
    } catch {
      throw CannotDo("'\(path)' cannot be written: it is gone, or leads out of the spec's folder")
    }
    guard current == original else {
      throw CannotDo("'\(path)' was changed by somebody else meanwhile; nothing is written to it")
    }
    let target = root.appendingPathComponent(path).resolvingSymlinksInPath()
    // An atomic write makes a new file, which would forget who may read the old one.
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    try OutputFolder.write(Data(bytes), to: target.path)
    if let permissions = attributes?[.posixPermissions] {
      try? FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: target.path)
    }
  }
}

/// A root spec from standard input; what it includes lies below the working directory.
struct StandardInputSpecFiles: SpecFiles {
  static let path = "<stdin>"
  let bytes: [UInt8]
  let disk: DiskSpecFiles

  func bytes(ofFile path: String) throws(SpecFileError) -> [UInt8] {
    if path == Self.path { return bytes }
    return try disk.bytes(ofFile: path)
  }

  func names(inFolder path: String) -> [String] { disk.names(inFolder: path) }
}

extension FileHandle {
  /// All that is left to read, or one byte more than `limit`: enough to know that it is too large.
  func bytes(atMost limit: Int) throws -> [UInt8] { [UInt8](try read(upToCount: limit + 1) ?? Data()) }
}

extension Error {
  /// The system's words without the noise around them.
  var shortDescription: String {
    let error = self as NSError
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      underlying.domain == NSPOSIXErrorDomain
    {
      return String(cString: strerror(Int32(underlying.code))).lowercased()
    }
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))).lowercased() }
    // Foundation on Linux keeps no underlying error, and says first what its caller says already.
    return error.localizedDescription.replacingOccurrences(
      of: "The operation could not be completed. ", with: "")
  }
}
