package import NavSpecCompiler

/// The two versions that a comparison is about, as the command line names them.
package enum ComparedInput {
  /// Compares two specs, folders or models on disk.
  package static func report(base: String, head: String) throws -> Report {
    let head = try onDisk(head, before: nil)
    return head.report(against: try onDisk(base, before: head))
  }

  /// Compares a spec with the releases of `.navspec.yaml` that people use.
  package static func report(againstReleasesOf spec: String?) throws -> Report {
    let input = try SpecInput(named: spec)
    let head = try ComparedSpec(try input.compile(), name: input.name)
    var configuration = input.settings.configuration
    configuration.options.today = input.options.today
    guard !configuration.releases.isEmpty else {
      throw CommandFailure(
        "no release is in use: 'navspec release NAME' writes one, and 'diff: releases' of '.navspec.yaml' lists it"
      )
    }
    var releases: [ComparedSpec] = []
    for file in configuration.releases {
      let options = (releases.last ?? head).options(for: CompilerOptions())
      releases.append(
        try ComparedSpec(
          model: try input.settings.bytes(ofFile: file), path: input.settings.path(of: file), options: options
        ))
    }
    return head.report(against: releases)
  }

  /// Compares a spec with what it was at a revision.
  /// - Parameters:
  ///   - revision: A branch, tag or commit, and after `:` the path of the spec there, if it had another.
  ///   - spec: The spec; nil for that of the working directory.
  ///   - isExact: Whether the revision itself counts, not the newest commit that both have.
  package static func report(against revision: String, head spec: String?, isExact: Bool) throws -> Report {
    let repository = try GitRepository()
    defer { repository.close() }
    let input = try SpecInput(named: spec)
    let head = try ComparedSpec(try input.compile(), name: input.name)
    let base = try atRevision(revision, of: repository, input, isExact: isExact, before: head)
    return head.report(against: base).withCodeOwners(of: repository)
  }

  /// What a picture of a spec is compared with.
  /// - Parameters:
  ///   - against: A revision, or a spec or model on disk.
  ///   - spec: The spec.
  ///   - input: Where the spec was read.
  ///   - isExact: Whether the revision itself counts, not the newest commit that both have.
  ///   - log: What is read on disk.
  package static func base(
    against: String, of spec: CheckedSpec, _ input: SpecInput, isExact: Bool, log: ReadLog? = nil
  ) throws -> ComparedSpec {
    let head = try ComparedSpec(spec, name: input.name)
    // A name alone is a revision. No revision begins or ends as these paths do.
    let isPath =
      [".json", ".yaml", ".yml", "/"].contains(where: against.hasSuffix)
      || ["/", "./", "../"].contains(where: against.hasPrefix)
    if isPath, Disk.exists(against) { return try onDisk(against, before: head, log) }
    // A folder that no revision is named like is a folder.
    let isFolder = Disk.isFolder(against)
    guard let repository = try isFolder ? (try? GitRepository()) : GitRepository() else {
      return try onDisk(against, before: head, log)
    }
    defer { repository.close() }
    if isFolder, (try? repository.commit(of: against)) == nil {
      return try onDisk(against, before: head, log)
    }
    return try atRevision(against, of: repository, input, isExact: isExact, before: head)
  }

  /// What changes between two versions, for the notes of a release.
  /// - Parameters:
  ///   - from: The older version: a file or folder, or a revision, and after `:` the path of the spec there.
  ///   - to: The newer one.
  ///   - spec: The spec whose revisions are meant; nil for that of the working directory.
  /// - Returns: The report, and the name of the newer version; nil for files that are no release.
  package static func changelog(
    from: String, to: String, spec: String?
  ) throws -> (report: Report, title: String?) {
    func version(_ word: String, before head: ComparedSpec?) throws -> ComparedSpec {
      if Disk.exists(word) { return try onDisk(word, before: head) }
      let repository = try GitRepository()
      defer { repository.close() }
      return try atRevision(word, of: repository, try SpecInput(named: spec), isExact: true, before: head)
    }
    let head = try version(to, before: nil)
    let revision = Disk.exists(to) ? nil : String(to.prefix { $0 != ":" })
    return (head.report(against: try version(from, before: head)), head.release ?? revision)
  }

  /// The spec at a revision.
  private static func atRevision(
    _ revision: String, of repository: GitRepository, _ input: SpecInput, isExact: Bool,
    before head: ComparedSpec?
  ) throws -> ComparedSpec {
    guard input.folder != nil else {
      throw CommandFailure("standard input has no revisions; name the spec")
    }
    let parts = revision.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let name = parts[0]
    guard var path = repository.path(of: parts.count == 2 ? parts[1] : input.name) else {
      throw CommandFailure("'\(input.name)' is not in this git repository")
    }
    let commit = try isExact ? repository.commit(of: name) : repository.mergeBase(with: name)
    let limit = input.options.maximumFileBytes
    if try repository.content(of: path, at: commit, atMost: limit) == nil, parts.count == 1,
      let former = try repository.formerPath(of: path, at: commit)
    {
      path = former
    }
    guard try repository.content(of: path, at: commit, atMost: limit) != nil else {
      if let submodule = try repository.submodule(of: path, at: commit) {
        let file = path.dropFirst(submodule.folder.count + 1)
        throw CommandFailure(
          """
          '\(submodule.folder)' is a submodule in \(name) (\(commit.prefix(12))), with a history of its own: in that \
          folder, navspec diff --exact --against \(submodule.commit.prefix(12)) \(file)
          """)
      }
      throw CommandFailure(
        "there is no '\(path)' in \(name) (\(commit.prefix(12))); name its path there: \(name):PATH")
    }
    var options = try repository.options(at: commit, named: name, settings: input.settings)
    options.today = input.options.today
    options = head?.options(for: options) ?? options
    options.displayPrefix = "\(name):" + Disk.folder(of: path)
    let files = RevisionSpecFiles(
      repository: repository, commit: commit, folder: Disk.folder(of: path), maximumBytes: limit)
    let spec = try CheckedSpec(root: Disk.name(of: path), files: files, options: options)
    return try ComparedSpec(spec, name: path, revision: commit)
  }

  private static func onDisk(
    _ name: String, before head: ComparedSpec?, _ log: ReadLog? = nil
  ) throws -> ComparedSpec {
    if name.hasSuffix(".json") {
      var options = CompilerOptions()
      options.today = try Clock.today()
      let bytes = try Disk.named(name)
      log?.read(name, bytes)
      return try ComparedSpec(
        model: bytes, path: name, options: head?.options(for: options) ?? options)
    }
    let input = try SpecInput(named: name, log: log)
    let options = head?.options(for: input.options) ?? input.options
    let spec = try CheckedSpec(root: input.root, files: input.files, options: options)
    return try ComparedSpec(spec, name: input.name)
  }
}

extension GitRepository {
  /// What `.navspec.yaml` said at a commit, where the settings of today have their file.
  fileprivate func options(
    at commit: String, named name: String, settings: Settings
  ) throws -> CompilerOptions {
    guard let file = settings.file, let path = path(of: file),
      let bytes = try content(of: path, at: commit, atMost: 1 << 20)
    else { return CompilerOptions() }
    return try Configuration.read(bytes, path: "\(name):\(path)").options
  }
}
