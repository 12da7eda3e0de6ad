/// A folder for files that nobody needs afterwards: it goes with the last reference to it.
final class ScratchFolder {
  private let path: String

  init() throws {
    let folder = Environment["TMPDIR"] ?? "/tmp"
    // The system puts letters in the place of each X.
    var name = Array(Disk.path(folder, "navspec-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else {
      throw CommandFailure("a folder for temporary files cannot be made in '\(folder)': \(Disk.lastError)")
    }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func file(_ name: String) -> String { Disk.path(path, name) }

  deinit {
    for (name, _, _) in Disk.names(inFolder: path) ?? [] { unlink(file(name)) }
    rmdir(path)
  }
}
