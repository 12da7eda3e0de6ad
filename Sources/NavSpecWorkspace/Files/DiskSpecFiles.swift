package import NavSpecCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files below a folder of the disk.
package struct DiskSpecFiles: SpecFiles {
  /// The folder with links resolved and a final `/`: nothing outside it is read.
  private let realRoot: String
  /// The root spec with links resolved. In the sandboxes of build systems every file is a link.
  private let linkedRoot: String?
  /// As it was named; empty for the working directory.
  private let root: String
  /// No more than this and one byte is read of a file: enough to know that it is too large.
  private let maximumBytes: Int
  /// The root spec was named by the user, and may be a link to anywhere.
  private let rootSpec: String?
  /// Records all that is read.
  private let log: ReadLog?

  package init(folder: String, rootSpec: String? = nil, maximumBytes: Int, log: ReadLog? = nil) {
    self.rootSpec = rootSpec
    self.maximumBytes = maximumBytes
    self.log = log
    root = folder
    let real = Disk.realPath(of: folder) ?? folder
    realRoot = real.hasSuffix("/") ? real : real + "/"
    let spec = rootSpec.flatMap { Disk.realPath(of: Disk.path(folder, $0)) }
    linkedRoot = spec.map(Disk.folder)
  }

  package func bytes(ofFile path: String) throws(SpecFileError) -> [UInt8] {
    do throws(SpecFileError) {
      let bytes = try contained(path)
      log?.read(Disk.path(root, path), bytes)
      return bytes
    } catch {
      if error == .notFound { log?.missed(Disk.path(root, path)) } else { log?.failed(Disk.path(root, path)) }
      throw error
    }
  }

  private func contained(_ path: String) throws(SpecFileError) -> [UInt8] {
    var place = Disk.path(root, path)
    if path != rootSpec {
      place = try Self.realPath(of: place)
      guard place.hasPrefix(realRoot) || linkedRoot.map(place.hasPrefix) == true else { throw .outside }
    }
    var info = stat()
    guard stat(place, &info) == 0 else { throw .lastOfSystem }
    let kind = info.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw .unreadable("it is a folder") }
    // A pipe that nobody writes to would never end.
    guard path == rootSpec || kind == S_IFREG else { throw .unreadable("it is a device or a pipe") }
    do throws(SystemError) {
      return try Disk.content(ofFile: place, atMost: maximumBytes)
    } catch {
      throw .unreadable(error.description)
    }
  }

  package func bytes(ofFile path: String, inPackageAt package: String) throws(SpecFileError) -> [UInt8] {
    try files(inPackage: package).bytes(ofFile: String(path.dropFirst(package.count + 1)))
  }

  package func names(inFolder path: String, inPackageAt package: String) throws(SpecFileError) -> [String] {
    try files(inPackage: package).names(inFolder: String(path.dropFirst(package.count + 1)))
  }

  private func files(inPackage package: String) -> DiskSpecFiles {
    DiskSpecFiles(folder: Disk.path(root, package), maximumBytes: maximumBytes, log: log)
  }

  /// Links to folders are left out: they may lead outside, or round in a circle.
  package func names(inFolder path: String) throws(SpecFileError) -> [String] {
    let folder = Disk.path(root, path)
    log?.listed(folder, .visible)
    let real = try Self.realPath(of: folder)
    guard (real + "/").hasPrefix(realRoot) else { throw .outside }
    guard let names = Disk.names(inFolder: real) else { throw .lastOfSystem }
    return names.compactMap { name, isFolder, isLink in
      isFolder ? (isLink ? nil : name + "/") : name
    }
  }

  /// A path without links, as the system resolves it.
  private static func realPath(of path: String) throws(SpecFileError) -> String {
    guard let real = Disk.realPath(of: path) else { throw .lastOfSystem }
    return real
  }
}

extension SpecFileError {
  /// What the last call of the system failed with.
  fileprivate static var lastOfSystem: SpecFileError {
    let error = SystemError.last
    return error.code == ENOENT || error.code == ENOTDIR ? .notFound : .unreadable(error.description)
  }
}

extension DiskSpecFiles {
  /// Replaces a file atomically. Fails if the file is outside the folder, or has changed since it was read.
  /// A link stays a link.
  package func replace(_ original: [UInt8], by bytes: [UInt8], at path: String) throws {
    let current: [UInt8]
    do throws(SpecFileError) {
      current = try self.bytes(ofFile: path)
    } catch {
      throw CommandFailure("'\(path)' cannot be written: it is gone, or leads out of the spec's folder")
    }
    guard current == original else {
      throw CommandFailure("'\(path)' has changed in the meantime, and is not overwritten")
    }
    try AtomicFile.write(bytes, to: Disk.path(root, path))
  }
}

/// A root spec from standard input. Its includes are below the working directory.
package struct StandardInputSpecFiles: SpecFiles {
  package static let path = "<stdin>"
  let bytes: [UInt8]
  let disk: DiskSpecFiles

  package func bytes(ofFile path: String) throws(SpecFileError) -> [UInt8] {
    if path == Self.path { return bytes }
    return try disk.bytes(ofFile: path)
  }

  package func names(inFolder path: String) throws(SpecFileError) -> [String] {
    try disk.names(inFolder: path)
  }

  package func bytes(ofFile path: String, inPackageAt package: String) throws(SpecFileError) -> [UInt8] {
    try disk.bytes(ofFile: path, inPackageAt: package)
  }

  package func names(inFolder path: String, inPackageAt package: String) throws(SpecFileError) -> [String] {
    try disk.names(inFolder: path, inPackageAt: package)
  }
}
