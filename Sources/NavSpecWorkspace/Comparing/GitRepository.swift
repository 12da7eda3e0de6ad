import NavSpecCompiler

/// The git repository of the working directory, read through `git`: neither its index nor its work tree is touched.
final class GitRepository {
  /// The folder of the work tree, from the working directory: `../` or nothing.
  let ascent: String
  /// The working directory below the work tree's folder, with a final `/`; empty for that folder itself.
  let prefix: String
  private let scratch: ScratchFolder
  /// What folders of commits hold, by `commit:folder`.
  private var folders: [String: [String: Entry]] = [:]
  /// What files hold, by the names of their blobs.
  private var contents: [String: [UInt8]] = [:]

  /// Something in a folder of a commit.
  private struct Entry {
    /// A file, not a link or a submodule.
    let isFile: Bool
    let isFolder: Bool
    let isSubmodule: Bool
    /// The name of the object; of a submodule, its commit.
    let blob: String
    /// In bytes; 0 for what is no file.
    let size: Int
  }

  init() throws {
    scratch = try ScratchFolder()
    let result = try Self.run(["rev-parse", "--show-prefix", "--show-cdup"], in: scratch)
    guard result.code == 0 else {
      throw CommandFailure("no revision can be read here: \(result.problem)")
    }
    let lines = result.output.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    prefix = lines[0]
    ascent = lines.count > 1 ? lines[1] : ""
  }

  /// Frees what the reading took.
  func close() { scratch.remove() }

  // MARK: Revisions

  /// The commit of a revision.
  private func commit(of revision: String) throws -> String {
    let result = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    guard result.code == 0 else {
      // A branch may be named `$(…)`, and the advice is there to be pasted.
      let branch = (revision.hasPrefix("origin/") ? String(revision.dropFirst(7)) : revision).quotedForShell
      let advice =
        try isShallow ? "fetch it: git fetch --depth=1 origin \(branch)" : "git fetch origin \(branch)"
      throw CommandFailure("git knows no revision '\(revision)'; if it is on the server, \(advice)")
    }
    return result.line
  }

  /// The commit to compare with: that of a revision, or the newest one that it and the current commit both have.
  func commit(of revision: String, isExact: Bool) throws -> String {
    try isExact ? commit(of: revision) : mergeBase(with: revision)
  }

  /// The newest commit that a revision and the current one both have.
  private func mergeBase(with revision: String) throws -> String {
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
    let folder = String(Disk.folder(of: path).dropLast())
    let entries = try entries(in: folder, at: commit)
    guard let entry = entries[Disk.name(of: path)], entry.isFile else { return nil }
    // As of a file on disk, one byte more than the limit says that it is too large.
    guard entry.size <= limit else { return Array(repeating: 0x20, count: limit + 1) }
    if contents[entry.blob] == nil {
      // A spec has more files beside this one: all are read at once, unless they are too many for one.
      var room = 4 * limit
      let others = entries.filter { name, other in
        guard other.isFile, other.size <= limit, name.hasSuffix(".yaml"), contents[other.blob] == nil else {
          return false
        }
        room -= other.size
        return room >= 0
      }
      try readBlobs(Set(others.values.map(\.blob)).union([entry.blob]))
    }
    return contents[entry.blob]
  }

  /// The names in a folder of a commit; those of folders end in `/`. Links and submodules are left out.
  func names(in folder: String, at commit: String) throws -> [String] {
    try entries(in: folder, at: commit).compactMap { name, entry in
      entry.isFolder ? name + "/" : entry.isFile ? name : nil
    }
  }

  /// The submodule that a path leads into, and the commit it is at; nil if the path leads into none.
  func submodule(of path: String, at commit: String) throws -> (folder: String, commit: String)? {
    var folder = ""
    for name in path.split(separator: "/").map(String.init) {
      guard let entry = try entries(in: folder, at: commit)[name] else { return nil }
      folder = folder.isEmpty ? name : "\(folder)/\(name)"
      if entry.isSubmodule { return (folder, entry.blob) }
      if !entry.isFolder { return nil }
    }
    return nil
  }

  /// The path that a file of the work tree had in a commit, if it was renamed since; nil if git knows of none.
  func formerPath(of path: String, at commit: String) throws -> String? {
    let result = try run([
      "diff", "--find-renames", "--diff-filter=R", "--name-status", "--no-relative", "-z", commit, "--",
    ])
    let words = result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    // A letter, the path there, and the path here.
    return stride(from: 2, to: words.count, by: 3).first { words[$0] == path }.map { words[$0 - 1] }
  }

  private func entries(in folder: String, at commit: String) throws -> [String: Entry] {
    let place = folder.isEmpty ? commit : "\(commit):\(folder)"
    if let known = folders[place] { return known }
    let result = try run(["ls-tree", "-z", "--long", "--full-tree", place])
    var entries: [String: Entry] = [:]
    for line in result.output.split(separator: 0) where result.code == 0 {
      guard let tab = line.firstIndex(of: 0x09) else { continue }
      // Mode, type, name of the blob, size.
      let words = line[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 4 else { continue }
      entries[String(decoding: line[(tab + 1)...], as: UTF8.self)] = Entry(
        isFile: words[0].hasPrefix("100"), isFolder: words[1] == "tree",
        isSubmodule: words[1] == "commit", blob: words[2], size: Int(words[3]) ?? 0)
    }
    folders[place] = entries
    return entries
  }

  /// Reads blobs with one process.
  private func readBlobs(_ blobs: Set<String>) throws {
    let input = scratch.file("input")
    try AtomicFile.write(Array(blobs.sorted().map { $0 + "\n" }.joined().utf8), to: input)
    var rest = try run(["cat-file", "--batch"], input: input).output[...]
    // Before each one a line: its name, its type and its size. After it a line feed.
    while let end = rest.firstIndex(of: 0x0A) {
      let words = rest[..<end].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3, let size = Int(words[2]), rest.endIndex - end > size else { return }
      contents[words[0]] = Array(rest[(end + 1)..<(end + 1 + size)])
      rest = rest[(end + 1 + size)...].dropFirst()
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

  private func run(_ arguments: [String], input: String? = nil) throws -> Result {
    try Self.run(arguments, input: input, in: scratch)
  }

  private static func run(
    _ arguments: [String], input: String? = nil, in scratch: ScratchFolder
  ) throws -> Result {
    let (output, errors) = (scratch.file("output"), scratch.file("errors"))
    let status: Int32
    do throws(SystemError) {
      status = try Child.run(
        "git", ["--no-optional-locks"] + arguments, input: input, output: output, errors: errors)
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

extension String {
  /// As one word of a shell.
  fileprivate var quotedForShell: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789.-_/@".unicodeScalars.contains($0))
    }
    return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
