import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecModel

/// The git repository of the working directory: neither its index nor its work tree is touched.
final class GitRepository {
  /// The folder of the work tree, from the working directory: `../` or nothing.
  let ascent: String
  /// The working directory below the work tree's folder, with a final `/`; empty for that folder itself.
  let prefix: String
  let git: Git
  /// What folders of commits hold, by `commit:folder`.
  private var folders: [String: [String: TreeEntry]] = [:]
  /// How large files are, and what they hold, by the names of their blobs.
  private var sizes: [String: Int] = [:]
  private var contents: [String: [UInt8]] = [:]

  private struct TreeEntry {
    /// A file, not a link or a submodule.
    let isFile: Bool
    let isFolder: Bool
    let isSubmodule: Bool
    /// The name of the object; of a submodule, its commit.
    let blob: String
  }

  init() throws {
    git = try Git()
    let result = try git.run(["rev-parse", "--show-prefix", "--show-cdup"])
    // Two lines; the name of a folder may have more.
    let end = result.output.dropLast().lastIndex(of: 0x0A) ?? 0
    prefix = String(decoding: result.output[..<end], as: UTF8.self)
    ascent = String(decoding: result.output[end...].dropFirst().dropLast(), as: UTF8.self)
    guard result.code == 0 else { throw CommandFailure(Self.reason(of: result)) }
    guard Disk.exists(Disk.path(ascent, ".git")) || Environment["GIT_DIR"] != nil else {
      throw CommandFailure(
        "the configuration of this git repository has its files elsewhere: 'core.worktree'")
    }
  }

  /// Why a repository cannot be read.
  private static func reason(of result: Git.Result) -> String {
    // Warnings may come first.
    let problem = result.problems.first { $0.hasPrefix("fatal:") } ?? result.problems.first ?? ""
    if problem.contains("not a git repository (") {
      return "a revision is read from a git repository, and this folder is in none; two files can be compared"
    }
    if problem.contains("safe.bareRepository") {
      return "this folder is a bare git repository, and is not read: its configuration could run programs"
    }
    let cure = result.problems.first { $0.contains("git config --global") }
    return "no revision can be read here: \(problem)"
      + (cure.map { "; \($0.drop(while: \.isWhitespace))" } ?? "")
  }

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
    let entries = try entries(in: String(Disk.folder(of: path).dropLast()), at: commit)
    guard let entry = entries[Disk.name(of: path)], entry.isFile else { return nil }
    let blob = entry.blob
    if contents[blob] == nil, sizes[blob] ?? 0 <= limit {
      // More of a kind are beside this one: all are read at once. A partial clone may lack them.
      let ending = Disk.name(of: path).split(separator: ".").last.map { ".\($0)" } ?? ""
      let others = entries.filter { $0.value.isFile && $0.key.hasSuffix(ending) }.map(\.value.blob).sorted()
      if try !read([blob] + others, atMost: limit) { _ = try read([blob], atMost: limit) }
    }
    // As of a file on disk, one byte more than the limit says that it is too large.
    if let size = sizes[blob], size > limit { return Array(repeating: 0x20, count: limit + 1) }
    guard let content = contents[blob] else { throw try missing(path, at: commit) }
    return content
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

  /// The path that a file of the index had in a commit, if it was renamed since; nil if git knows of none.
  func formerPath(of path: String, at commit: String) throws -> String? {
    let result = try git.run([
      "diff-index", "--cached", "--find-renames", "--diff-filter=R", "--name-status", "-z", commit, "--",
    ])
    guard result.code == 0 else { throw try missing(path, at: commit) }
    let words = result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    // A letter, the path there, and the path here.
    return stride(from: 2, to: words.count, by: 3).first { words[$0] == path }.map { words[$0 - 1] }
  }

  private func entries(in folder: String, at commit: String) throws -> [String: TreeEntry] {
    let place = folder.isEmpty ? commit : "\(commit):\(folder)"
    if let known = folders[place] { return known }
    let result = try git.run(["ls-tree", "-z", "--full-tree", place])
    if result.code != 0 {
      // The folder above tells one that is not there from one that cannot be read.
      let above =
        try folder.isEmpty ? [:] : self.entries(in: String(Disk.folder(of: folder).dropLast()), at: commit)
      if folder.isEmpty || above[Disk.name(of: folder)]?.isFolder == true {
        throw try missing(folder, at: commit)
      }
    }
    var entries: [String: TreeEntry] = [:]
    for line in result.output.split(separator: 0) where result.code == 0 {
      guard let tab = line.firstIndex(of: 0x09) else { continue }
      // Mode, type, name of the object.
      let words = line[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3 else { continue }
      entries[String(decoding: line[(tab + 1)...], as: UTF8.self)] = TreeEntry(
        isFile: words[0].hasPrefix("100"), isFolder: words[1] == "tree",
        isSubmodule: words[1] == "commit", blob: words[2])
    }
    folders[place] = entries
    return entries
  }

  /// Reads blobs that are not too large, the first ones first, as long as there is room.
  /// - Returns: Whether none is missing.
  private func read(_ blobs: [String], atMost limit: Int) throws -> Bool {
    let blobs = blobs.filter { contents[$0] == nil }
    let check = try git.run(["cat-file", "--batch-check"], input: blobs)
    guard check.code == 0 else { return false }
    for words in check.lines.map({ $0.split(separator: " ") }) where words.count == 3 {
      sizes[String(words[0])] = Int(words[2])
    }
    var room = 4 * limit
    let wanted = blobs.filter { blob in
      guard let size = sizes[blob], size <= limit else { return false }
      room -= size
      return room >= 0
    }
    var rest = try git.run(["cat-file", "--batch"], input: wanted).output[...]
    // Before each one a line: its name, its type and its size. After it a line feed.
    while let end = rest.firstIndex(of: 0x0A) {
      let words = rest[..<end].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3, let size = Int(words[2]), rest.endIndex - end > size else { break }
      contents[words[0]] = Array(rest[(end + 1)..<(end + 1 + size)])
      rest = rest[(end + 1 + size)...].dropFirst()
    }
    return true
  }

  /// Why what a commit has cannot be read.
  private func missing(_ path: String, at commit: String) throws -> CommandFailure {
    let keys = #"^(extensions\.partialclone|remote\..*\.promisor)$"#
    guard try git.run(["config", "--get-regexp", keys]).code == 0 else {
      return CommandFailure("'\(path)' of \(commit.prefix(12)) cannot be read: git fsck says what is damaged")
    }
    return CommandFailure(
      """
      the clone is partial, without '\(path)' of \(commit.prefix(12)), and a comparison fetches nothing: \
      git fetch --refetch --no-filter, or actions/checkout without 'filter'
      """)
  }

  /// What `.navspec.yaml` said at a commit: the file that the search on disk would find there, whatever the work tree has.
  /// - Parameter spec: The spec at the commit, as git names it.
  func configuration(
    at commit: String, named name: String, spec: String, today: (year: Int, month: Int, day: Int)?
  ) throws -> Configuration {
    var configuration = Configuration()
    if let folder = try folderOfSettings(nearestTo: [prefix, Disk.folder(of: spec)], at: commit) {
      let file = folder + SettingsSearch.fileName
      let bytes = try content(of: file, at: commit, atMost: Disk.largestFile) ?? []
      configuration = try Configuration.read(bytes, path: "\(name):\(file)", isPast: true)
    }
    configuration.options.today = today
    return configuration
  }

  /// The folder of the nearest file, from each of some folders up to the project's root, as `SettingsSearch` has it.
  private func folderOfSettings(nearestTo starts: [String], at commit: String) throws -> String? {
    for start in starts {
      var folder = start
      while true {
        let names = try names(in: String(folder.dropLast()), at: commit)
        if names.contains(SettingsSearch.fileName) { return folder }
        let isRoot = names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj/") }
        if folder.isEmpty || isRoot { break }
        folder = Disk.parent(of: folder)
      }
    }
    return nil
  }

  /// The commit to compare with: that of a revision, or the newest one that it and the current commit both have.
  func commit(of revision: String, isExact: Bool) throws -> String {
    guard let commit = try commit(named: revision) else { throw try unknown(revision, isExact: isExact) }
    if isExact { return commit }
    let result = try git.run(["merge-base", commit, "HEAD"])
    guard result.code == 0 else {
      let reason =
        try isShallow
        ? "the clone is shallow, and '\(revision)' and the current commit have no common one in it: \(Self.unshallow)"
        : "'\(revision)' and the current commit have no common one"
      throw CommandFailure("\(reason); --exact compares with '\(revision)' itself")
    }
    return result.line
  }

  /// The commit that a release promises: the one that pins it, else what its reference names. A reference that is not
  /// here may have been pinned to anything.
  func commit(of release: ReleaseEntry) throws -> String {
    let named = try commit(of: release.name, isExact: true)
    return try release.commit.map { try commit(of: $0.value, isExact: true) } ?? named
  }

  /// The releases whose references name another commit here than the one that pins them.
  func moved(_ releases: [ReleaseEntry]) throws -> [MovedRelease] {
    try releases.compactMap { release in
      guard let pinned = release.commit?.value, let commit = try commit(named: release.name), commit != pinned
      else { return nil }
      return (release, commit)
    }
  }

  private static let unshallow = "git fetch --unshallow, or actions/checkout with fetch-depth: 0"

  private func commit(named revision: String) throws -> String? {
    let name = "\(revision)^{commit}"
    let result = try git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", name])
    return result.code == 0 ? result.line : nil
  }

  private var isShallow: Bool {
    get throws { try git.run(["rev-parse", "--is-shallow-repository"]).line == "true" }
  }

  /// Why a revision names no commit here, and what fetches it.
  private func unknown(_ revision: String, isExact: Bool) throws -> CommandFailure {
    let names = try git.run(["for-each-ref", "--count=2000", "--format=%(refname:short)"]).lines
    if names.isEmpty, try commit(named: "HEAD") == nil {
      return CommandFailure("the repository has no commit yet")
    }
    // The commit that `HEAD~5` and `main@{1}` begin at.
    let start = String(revision.replacing("@{", with: "~").prefix { $0 != "~" && $0 != "^" })
    let subject = start.isEmpty ? "HEAD" : start
    let step = revision.dropFirst(start.count)
    if !step.isEmpty, try commit(named: subject) != nil {
      if step.hasPrefix("@") { return CommandFailure("'\(subject)' has no '\(step)' here") }
      let cure = try isShallow ? "; the clone is shallow: \(Self.unshallow)" : ""
      return CommandFailure("the history of '\(subject)' has no commit '\(revision)'\(cure)")
    }
    let remotes = try git.run(["remote"]).lines
    // `origin/main` is a copy of the server's `main`; by a hash a server knows a commit only if it is whole.
    let copied = remotes.first { start.hasPrefix($0 + "/") }
    var refs = ["\(start):\(start)".quotedForShell]
    if start.count >= 7, start.allSatisfy(\.isHexDigit) {
      refs = [start.count < 40 ? "WHOLE-HASH" : start]
    } else if let copied {
      refs = ["\(start.dropFirst(copied.count + 1)):refs/remotes/\(start)".quotedForShell]
    } else if !start.contains("/") {
      refs.append("tag \(start.quotedForShell)")
    }
    let depth = try !isShallow ? "" : isExact && step.isEmpty ? "--depth=1 " : "--unshallow "
    let remote = copied ?? (remotes.contains("origin") ? "origin" : remotes.first)
    let cures = remote.map { remote in refs.map { "git fetch \(depth)\(remote) \($0)" } } ?? []
    let trunks: Set = ["main", "master"]
    let copies = names.filter {
      $0.hasSuffix("/" + start) || start.hasSuffix("/" + $0)
        || trunks.isSuperset(of: [Disk.name(of: $0), Disk.name(of: start)])
    }
    let question = asking(copies.isEmpty ? names.nearest(to: start) : Array(copies.prefix(3)))
    let cure = cures.isEmpty ? "" : "; if the server has it: \(cures.joined(separator: ", or "))"
    return CommandFailure("git knows no revision '\(start)'\(question)\(cure)")
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

  var surroundings: (any SpecFiles)? { nil }

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
  package var quotedForShell: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789.-_/@:".unicodeScalars.contains($0))
    }
    return isPlain && !isEmpty ? self : inShellQuotes
  }
}
