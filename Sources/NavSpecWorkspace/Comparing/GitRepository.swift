import NavSpecCompiler

/// The git repository of the working directory, read through `git`: neither its index nor its work tree is touched.
struct GitRepository {
  /// The folder of the work tree, from the working directory: `../` or nothing.
  private let ascent: String
  /// The working directory below the work tree's folder, with a final `/`; empty for that folder itself.
  private let prefix: String
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    var result = try Self.run(["rev-parse", "--show-prefix"], in: scratch)
    guard result.code == 0 else {
      throw CommandFailure("no revision can be read here: \(result.problem)")
    }
    prefix = result.line
    result = try Self.run(["rev-parse", "--show-cdup"], in: scratch)
    ascent = result.line
  }

  /// Frees what the reading took.
  func close() { scratch.remove() }

  // MARK: Revisions

  /// The commit of a revision.
  func commit(of revision: String) throws -> String {
    let result = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    guard result.code == 0 else {
      let branch = revision.hasPrefix("origin/") ? String(revision.dropFirst(7)) : revision
      let advice =
        try isShallow ? "fetch it: git fetch --depth=1 origin \(branch)" : "git fetch origin \(branch)"
      throw CommandFailure("git knows no revision '\(revision)'; if it is on the server, \(advice)")
    }
    return result.line
  }

  /// The newest commit that a revision and the current one both have.
  func mergeBase(with revision: String) throws -> String {
    let commit = try commit(of: revision)
    let result = try run(["merge-base", commit, "HEAD"])
    guard result.code == 0 else {
      if try isShallow {
        throw CommandFailure(
          """
          the clone is shallow, and '\(revision)' and the current commit have no common one in it: \
          git fetch --unshallow, or actions/checkout with fetch-depth: 0; --exact compares with '\(revision)' itself
          """)
      }
      throw CommandFailure(
        "'\(revision)' and the current commit have no common one; --exact compares with '\(revision)' itself")
    }
    return result.line
  }

  private var isShallow: Bool {
    get throws { try run(["rev-parse", "--is-shallow-repository"]).line == "true" }
  }

  // MARK: Files

  /// A path of the working directory as git names it; nil where it leads out of the repository.
  func path(of path: String) -> String? {
    var path = path
    if path.hasPrefix("/") {
      guard let root = Disk.realPath(of: ascent), let folder = Disk.realPath(of: Disk.folder(of: path)) else {
        return nil
      }
      let real = Disk.path(folder, Disk.name(of: path))
      guard real.hasPrefix(Disk.path(root, "")) else { return nil }
      path = String(real.dropFirst(Disk.path(root, "").count))
    } else {
      path = Disk.standard(prefix + path)
    }
    return path.hasPrefix("..") ? nil : path
  }

  /// The content of a file of a commit; nil where there is none.
  func content(of path: String, at commit: String, atMost limit: Int) throws -> [UInt8]? {
    let size = try run(["cat-file", "-s", "\(commit):\(path)"])
    guard size.code == 0 else { return nil }
    // As of a file on disk, one byte more than the limit says that it is too large.
    guard (Int(size.line) ?? 0) <= limit else { return Array(repeating: 0x20, count: limit + 1) }
    let result = try run(["cat-file", "blob", "\(commit):\(path)"])
    return result.code == 0 ? result.output : nil
  }

  /// The names in a folder of a commit; those of folders end in `/`. Links and submodules are left out.
  func names(in folder: String, at commit: String) throws -> [String] {
    let result = try run(["ls-tree", "-z", "--full-tree", folder.isEmpty ? commit : "\(commit):\(folder)"])
    guard result.code == 0 else { return [] }
    return result.output.split(separator: 0).compactMap { entry in
      guard let tab = entry.firstIndex(of: 0x09) else { return nil }
      let name = String(decoding: entry[(tab + 1)...], as: UTF8.self)
      let mode = String(decoding: entry[..<tab].prefix(6), as: UTF8.self)
      if mode == "040000" { return name + "/" }
      return mode.hasPrefix("100") ? name : nil
    }
  }

  // MARK: Running git

  private struct Result {
    let code: Int32
    let output: [UInt8]
    let problem: String

    var line: String {
      String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    }
  }

  private func run(_ arguments: [String]) throws -> Result { try Self.run(arguments, in: scratch) }

  private static func run(_ arguments: [String], in scratch: ScratchFolder) throws -> Result {
    let (output, errors) = (scratch.file("output"), scratch.file("errors"))
    let status: Int32
    do throws(SystemError) {
      status = try Child.run("git", ["--no-optional-locks"] + arguments, output: output, errors: errors)
    } catch {
      throw CommandFailure("'git' cannot be run: \(error)")
    }
    let problem = String(decoding: Disk.bytes(ofFile: errors) ?? [], as: UTF8.self)
    return Result(
      code: status, output: Disk.bytes(ofFile: output) ?? [],
      problem: String(problem.prefix { !$0.isNewline }))
  }
}

/// The files below a folder of a commit.
struct RevisionSpecFiles: SpecFiles {
  let repository: GitRepository
  let commit: String
  /// As git names it, with a final `/`; empty for the folder of the work tree.
  let folder: String
  let maximumBytes: Int

  func bytes(ofFile path: String) throws(SpecFileError) -> [UInt8] {
    do {
      guard let bytes = try repository.content(of: place(path), at: commit, atMost: maximumBytes) else {
        throw SpecFileError.notFound
      }
      return bytes
    } catch {
      throw error as? SpecFileError ?? .unreadable("\(error)")
    }
  }

  func names(inFolder path: String) throws(SpecFileError) -> [String] {
    do {
      return try repository.names(in: place(path), at: commit)
    } catch {
      throw .unreadable("\(error)")
    }
  }

  private func place(_ path: String) -> String {
    let place = Disk.standard(folder + path)
    return place.hasSuffix("/") ? String(place.dropLast()) : place
  }
}
