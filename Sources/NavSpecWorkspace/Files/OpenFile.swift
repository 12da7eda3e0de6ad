import NavSpecCompiler

/// A regular file, opened once and without waiting: a decision about its place is about what is read.
struct OpenFile: ~Copyable {
  private let file: Int32
  private let info: stat

  init(_ path: String) throws(SpecFileError) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw .lastOfSystem }
    var info = stat()
    let problem = fstat(file, &info) == 0 ? Self.problem(with: info) : Disk.lastError
    if let problem {
      close(file)
      throw .unreadable(problem)
    }
    (self.file, self.info) = (file, info)
  }

  deinit { close(file) }

  /// Why a file is not read; nil for a regular one.
  static func problem(with info: stat) -> String? {
    switch info.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "it is a folder"
    default: "it is a device or a pipe"
    }
  }

  /// Where links lead to, if the file that was opened is there.
  borrowing func place(of path: String) throws(SpecFileError) -> String {
    guard let place = Disk.realPath(of: path) else { throw .lastOfSystem }
    guard Disk.identity(of: place) == FileIdentity(info) else {
      throw .unreadable("it was replaced while it was read")
    }
    return place
  }

  /// All of the file, but no more than a limit and one byte.
  borrowing func content(atMost limit: Int) throws(SpecFileError) -> [UInt8] {
    do throws(SystemError) {
      return try Disk.content(of: file, atMost: limit)
    } catch {
      throw .unreadable(error.description)
    }
  }
}

extension SpecFileError {
  static var lastOfSystem: SpecFileError {
    let error = SystemError.last
    return error.code == ENOENT || error.code == ENOTDIR ? .notFound : .unreadable(error.description)
  }
}
