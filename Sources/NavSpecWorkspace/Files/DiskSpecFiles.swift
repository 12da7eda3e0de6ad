package import NavSpecCompiler

package struct DiskSpecFiles: SpecFiles {
  /// As it was named; empty for the working directory.
  private let root: String
  /// Nothing outside them is read.
  private let project: ProjectFolders
  /// No more than this and one byte is read of a file: enough to know that it is too large.
  private let maximumBytes: Int
  /// The root spec, if a person named it.
  private let namedSpec: String?
  private let log: ReadLog?

  /// - Parameter project: That of the folder, if nothing else is known.
  package init(
    folder: String, project: ProjectFolders? = nil, namedSpec: String? = nil, maximumBytes: Int,
    log: ReadLog? = nil
  ) {
    root = folder
    self.project = project ?? ProjectFolders(of: [Disk.path(folder, "")])
    self.namedSpec = namedSpec
    self.maximumBytes = maximumBytes
    self.log = log
  }

  package func bytes(ofFile path: String) throws(SpecFileError) -> [UInt8] {
    let place = Disk.path(root, path)
    do throws(SpecFileError) {
      let bytes =
        path == namedSpec
        ? try ProjectFolders.named(place, atMost: maximumBytes)
        : try project.bytes(ofFile: place, atMost: maximumBytes)
      log?.read(place, bytes)
      return bytes
    } catch {
      if error == .notFound { log?.missed(place) } else { log?.failed(place) }
      throw error
    }
  }

  package func package(at folder: String) -> any SpecFiles {
    let project = project.including(package: Disk.path(root, folder))
    return DiskSpecFiles(folder: root, project: project, maximumBytes: maximumBytes, log: log)
  }

  package var surroundings: (any SpecFiles)? {
    DiskSpecFiles(folder: root, project: project, namedSpec: namedSpec, maximumBytes: maximumBytes)
  }

  /// Links to folders are left out: they may lead outside, or round in a circle.
  package func names(inFolder path: String) throws(SpecFileError) -> [String] {
    let folder = Disk.path(root, path)
    log?.listed(folder, .visible)
    guard let real = Disk.realPath(of: folder) else { throw .lastOfSystem }
    guard project.hold(Disk.path(real, "")) else { throw .outside }
    guard let names = Disk.names(inFolder: real) else { throw .lastOfSystem }
    return names.compactMap { name, isFolder, isLink in isFolder ? (isLink ? nil : name + "/") : name }
  }

  /// Replaces files, all or none. Fails if one is outside the project, must not be written, or has changed since it was
  /// read. A link stays a link.
  package func replace(_ files: [FixedSpec.File]) throws {
    var staged: [AtomicFile] = []
    do {
      for (number, file) in files.enumerated() {
        try check(file)
        staged.append(try .staged(file.fixed, at: Disk.path(root, file.path), number: number))
      }
    } catch {
      staged.forEach { $0.discard() }
      throw error
    }
    for file in staged { try file.commit() }
  }

  private func check(_ file: FixedSpec.File) throws {
    let current: [UInt8]
    do throws(SpecFileError) {
      current = try bytes(ofFile: file.path)
    } catch {
      throw CommandFailure("'\(file.path)' cannot be written: it is gone, or leads out of the project")
    }
    guard current == file.original else {
      throw CommandFailure("'\(file.path)' has changed in the meantime, and is not overwritten")
    }
    guard Disk.isWritable(Disk.path(root, file.path)) else {
      throw CommandFailure("'\(file.path)' is read-only, and is not overwritten")
    }
  }
}
