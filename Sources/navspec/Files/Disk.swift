import Foundation
import NavSpecCompiler

/// The disk by the system's own calls: what is looked at before it is known whether there is anything to do.
enum Disk {
  /// The hash of a regular file; nil for anything else.
  static func hash(ofFile path: String) -> ContentHash? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    var hash = ContentHash()
    // Pieces are of a multiple of 16 bytes.
    return withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 16) { buffer in
      while true {
        var count = 0
        while count < buffer.count {
          let more = read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
          if more < 0, errno == EINTR { continue }
          guard more >= 0 else { return nil }
          if more == 0 { break }
          count += more
        }
        hash.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        if count < buffer.count { break }
      }
      hash.finish()
      return hash
    }
  }

  /// The bytes of a regular file that is no larger than a limit.
  static func bytes(ofFile path: String, atMost limit: Int = .max) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG, Int(info.st_size) <= limit else {
      return nil
    }
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(info.st_size)) { buffer, count in
      while count < buffer.count {
        let more = read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
        if more < 0, errno == EINTR { continue }
        if more < 0 { isWhole = false }
        if more <= 0 { break }
        count += more
      }
    }
    return isWhole ? bytes : nil
  }

  /// The names in a folder, sorted; `isFolder` of links is what they lead to. Nil if it cannot be read.
  static func names(inFolder path: String) -> [(name: String, isFolder: Bool, isLink: Bool)]? {
    guard let folder = opendir(path.isEmpty ? "." : path) else { return nil }
    defer { closedir(folder) }
    var names: [(name: String, isFolder: Bool, isLink: Bool)] = []
    while let entry = readdir(folder) {
      let kind = Int32(entry.pointee.d_type)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      if kind == Int32(DT_REG) || kind == Int32(DT_DIR) {
        names.append((name, kind == Int32(DT_DIR), false))
      } else {
        // A link, or a file system that does not say.
        let place = (path.isEmpty ? "" : path + "/") + name
        var info = stat()
        let isLink = lstat(place, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
        let isFolder = stat(place, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
        names.append((name, isFolder, isLink))
      }
    }
    return names.sorted { $0.name < $1.name }
  }

  /// Whether there is nothing at a path, not even what cannot be read.
  static func isAbsent(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) != 0 && (errno == ENOENT || errno == ENOTDIR)
  }

  /// Whether there is a file without content at a path.
  static func isEmptyFile(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG && info.st_size == 0
  }

  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path.isEmpty ? "." : path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// A path without links, as the system resolves it; nil where nothing is.
  static func realPath(of path: String) -> String? {
    guard let real = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// What the last call failed with.
  static var lastError: String { String(cString: strerror(errno)).lowercased() }

  /// A path below a folder.
  static func path(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
