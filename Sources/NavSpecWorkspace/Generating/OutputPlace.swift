package import NavSpecCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where a command writes to.
package enum OutputPlace {
  /// The place that an option names, else the one of `.navspec.yaml`; nil is standard output. A person may
  /// write anywhere, a file that came with a project only below its folder.
  package static func named(
    _ option: String?, orOf output: Output, _ log: ReadLog? = nil
  ) throws -> String? {
    if let option { return option == "-" ? nil : option }
    guard let path = try Configuration.current(log).outputs[output.id] else { return nil }
    guard isBelowWorkingDirectory(path) else {
      throw CommandFailure("'.navspec.yaml' names the output '\(path)', a link that leads out of this folder")
    }
    return path
  }

  /// Whether no link on the way leads elsewhere; what does not exist yet leads nowhere.
  static func isBelowWorkingDirectory(_ path: String) -> Bool {
    guard let root = Disk.realPath(of: ".") else { return false }
    var place = root
    for part in path.split(separator: "/") where part != "." {
      place = Disk.path(place, String(part))
      guard Disk.isLink(place) else { continue }
      guard let real = Disk.realPath(of: place), real.hasPrefix(Disk.path(root, "")) else { return false }
      place = real
    }
    return true
  }
}
