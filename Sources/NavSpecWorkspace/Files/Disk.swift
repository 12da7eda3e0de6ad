import NavSpecCompiler

/// The disk by the system's own calls, which need no Foundation.
package enum Disk {
  /// No more bytes are read of a file whose kind has no limit of its own: a model is as large at most.
  package static let largestFile = 64 << 20

  enum Content {
    case absent
    case bytes([UInt8])
    /// In the system's words.
    case unreadable(String)

    var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
  }

  /// The bytes of a regular file that is no larger than a limit; nil for anything else.
  package static func bytes(ofFile path: String, atMost limit: Int = largestFile) -> [UInt8]? {
    look(at: path, atMost: limit).bytes
  }

  /// What there is at a path, links followed: nothing, a regular file within a size limit, or
  /// something unreadable.
  static func look(at path: String, atMost limit: Int = largestFile) -> Content {
    do throws(SpecFileError) {
      let bytes = try OpenFile(path).content(atMost: limit)
      return bytes.count <= limit ? .bytes(bytes) : .unreadable("it has more than \(limit >> 20) MiB")
    } catch {
      guard case .unreadable(let why) = error else { return .absent }
      return .unreadable(why)
    }
  }

  /// All that can be read of a file, a device or a pipe, but no more than a limit and one byte: enough to know
  /// that it is too large.
  static func content(ofFile path: String, atMost limit: Int) throws(SystemError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    return try content(of: file, atMost: limit)
  }

  /// All of a file that a person named, but no more than a limit and one byte; a report says why it cannot be read.
  package static func named(_ path: String, atMost limit: Int = largestFile) throws -> [UInt8] {
    do throws(SpecFileError) {
      return try ProjectFolders.named(path, atMost: limit)
    } catch {
      throw ReportedFailure(error.report(of: path))
    }
  }

  /// All of standard input, but no more than a limit and one byte.
  package static func standardInput(atMost limit: Int) throws -> [UInt8] {
    do throws(SystemError) {
      return try content(of: STDIN_FILENO, atMost: limit)
    } catch {
      throw CommandFailure("standard input cannot be read: \(error)")
    }
  }

  /// All that is left to read of an open file, but no more than a limit and one byte.
  static func content(of file: Int32, atMost limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var info = stat()
    if fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG {
      bytes.reserveCapacity(min(Int(info.st_size), limit) + 1)
    }
    let isRead = withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 16) { buffer in
      while bytes.count <= limit {
        let room = limit - bytes.count < buffer.count ? limit - bytes.count + 1 : buffer.count
        let piece = UnsafeMutableRawBufferPointer(rebasing: buffer[..<room])
        guard let count = fill(piece, from: file) else { return false }
        bytes.append(contentsOf: piece[..<count])
        if count < room { break }
      }
      return true
    }
    guard isRead else { throw .last }
    return bytes
  }

  /// Reads until there is no room, or nothing left to read; nil where the system fails.
  private static func fill(_ buffer: UnsafeMutableRawBufferPointer, from file: Int32) -> Int? {
    var count = 0
    while count < buffer.count {
      let more = read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      if more < 0, errno == EINTR { continue }
      if more < 0 { return nil }
      if more == 0 { break }
      count += more
    }
    return count
  }

  /// Writes bytes to an open file; false where the last call failed.
  package static func append(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = write(file, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        offset += count
      }
      return true
    }
  }

  /// Writes the whole content of a file that was opened for it, and closes the file.
  static func finish(_ file: Int32, with bytes: [UInt8]) throws(SystemError) {
    let problem = append(bytes, to: file) ? nil : SystemError.last
    // Some file systems say only now that they are full.
    let isClosed = close(file) == 0
    if let problem { throw problem }
    if !isClosed { throw .last }
  }

  /// The names in a folder, sorted; `isFolder` of links is what they lead to. Nil if it cannot be read.
  static func names(inFolder path: String) -> [(name: String, isFolder: Bool, isLink: Bool)]? {
    guard let folder = opendir(path.isEmpty ? "." : path) else { return nil }
    defer { closedir(folder) }
    var names: [(name: String, isFolder: Bool, isLink: Bool)] = []
    while let entry = readdir(folder) {
      let kind = Int32(entry.pointee.d_type)
      let name = name(of: &entry.pointee)
      if name == "." || name == ".." { continue }
      if kind == Int32(DT_REG) || kind == Int32(DT_DIR) {
        names.append((name, kind == Int32(DT_DIR), false))
      } else {
        // A link, or a file system that does not say.
        let place = (path.isEmpty ? "" : path + "/") + name
        names.append((name, isFolder(place), isLink(place)))
      }
    }
    return names.sorted { $0.name < $1.name }
  }

  private static func name(of entry: inout dirent) -> String {
    withUnsafePointer(to: &entry.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    }
  }

  /// Whether there is nothing at a path, not even what cannot be read.
  static func isAbsent(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) != 0 && (errno == ENOENT || errno == ENOTDIR)
  }

  /// When a file was written last.
  static func modification(_ info: stat) -> timespec {
    #if canImport(Darwin)
      info.st_mtimespec
    #else
      info.st_mtim
    #endif
  }

  /// Whether the file at a path has a permission to be written, links followed. The permissions of `root` do not count.
  static func isWritable(_ path: String) -> Bool {
    access(path, W_OK) == 0 && info(of: path).map { $0.st_mode & 0o222 != 0 } == true
  }

  /// Whether there is something at a path, links followed.
  package static func exists(_ path: String) -> Bool { info(of: path) != nil }

  /// Whether there is a link at a path, be there something where it leads or not.
  package static func isLink(_ path: String) -> Bool { info(ofEntry: path)?.kind == S_IFLNK }

  /// What the system says of a path, links followed; nil where there is nothing.
  static func info(of path: String) -> stat? {
    var info = stat()
    return stat(path.isEmpty ? "." : path, &info) == 0 ? info : nil
  }

  /// The same of a link itself.
  static func info(ofEntry path: String) -> stat? {
    var info = stat()
    return lstat(path, &info) == 0 ? info : nil
  }

  static func target(ofLink path: String) -> String? {
    let bytes = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      let count = buffer.baseAddress.map { readlink(path, $0, buffer.count) } ?? -1
      return buffer.prefix(max(count, 0)).map(UInt8.init(bitPattern:))
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// All entries of folders that the way to a path leads over, links and those that they lead over included.
  static func entries(on path: String) -> [(folder: String, name: String)] {
    var entries: [(folder: String, name: String)] = []
    var rest = Array(path.split(separator: "/").filter { $0 != "." }.map(String.init).reversed())
    var folder = path.hasPrefix("/") ? "/" : "."
    var links = 0
    while let name = rest.popLast() {
      let place = folder == "." ? name : Disk.path(folder, name)
      if name != ".." {
        entries.append((folder, name))
        if links < 40, let target = target(ofLink: place) {
          links += 1
          if target.hasPrefix("/") { folder = "/" }
          rest += target.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
          continue
        }
      }
      folder = place
    }
    return entries
  }

  /// Whether there is a file without content at a path.
  static func isEmptyFile(_ path: String) -> Bool {
    info(of: path).map { $0.kind == S_IFREG && $0.st_size == 0 } == true
  }

  package static func isFolder(_ path: String) -> Bool { info(of: path)?.kind == S_IFDIR }

  /// A path without links, as the system resolves it; nil where nothing is.
  package static func realPath(of path: String) -> String? {
    guard let real = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The identity of a file, independent of its names; nil if there is none. A link has its own identity.
  static func identity(of path: String) -> FileIdentity? { info(ofEntry: path).map { FileIdentity($0) } }

  /// The same of what links lead to.
  static func identity(behind path: String) -> FileIdentity? { info(of: path).map { FileIdentity($0) } }

  static var lastError: String { SystemError.last.description }

  /// The folder that a path names, with its final `/`; empty for a name alone, which is in the working directory.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The folder above one, both with a final `/`.
  static func parent(of folder: String) -> String {
    guard folder != "/" else { return folder }
    guard !folder.isEmpty, !folder.hasSuffix("../") else { return folder + "../" }
    return Self.folder(of: String(folder.dropLast()))
  }

  /// A path without `.` and `..`, but for `..` at its start. Links stay.
  package static func standard(_ path: String) -> String {
    (path.hasPrefix("/") ? "/" : "") + SpecPackage.steps(from: "", to: path).joined(separator: "/")
  }

  package static func name(of path: String) -> String { String(path.dropFirst(folder(of: path).count)) }

  package static func path(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

extension stat {
  /// A regular file, a folder, a link or a device.
  var kind: mode_t { st_mode & S_IFMT }
}

/// The device and the number of a file.
struct FileIdentity: Hashable, Comparable {
  private let device: Int
  private let number: UInt64

  init(_ info: stat) {
    device = Int(info.st_dev)
    number = UInt64(info.st_ino)
  }

  static func < (a: Self, b: Self) -> Bool { (a.device, a.number) < (b.device, b.number) }
}

package struct SystemError: Error, CustomStringConvertible {
  /// `errno`'s.
  package let code: Int32

  package static var last: SystemError { SystemError(code: errno) }

  package var description: String { String(cString: strerror(code)).lowercased() }
}
