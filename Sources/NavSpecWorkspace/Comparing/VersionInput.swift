package import NavSpecCompiler
import NavSpecModel
import NavSpecReport

/// The two versions that a comparison is about, as the command line names them. Without a spec, that of the working
/// directory is meant; `isExact` asks for a revision itself, not for the newest commit that both have.
package enum VersionInput {
  /// Compares two specs or folders on disk.
  package static func report(base: String, head: String) throws -> Report {
    let head = try HeadSpec(try onDisk(head))
    return head.report(against: try BaseSpec(try onDisk(base), after: head))
  }

  /// Compares a spec with the releases of `.navspec.yaml` that people use.
  /// - Parameter revision: The revision whose levels, grace and releases count; nil for none.
  package static func report(
    againstReleasesOf spec: String?, settingsAt revision: String?, isExact: Bool
  ) throws -> Report {
    let input = try SpecInput(named: spec)
    let head = try HeadSpec(input.version)
    let repository = try GitRepository()
    var gate: (settings: Configuration, commit: String)?
    if let revision {
      let (name, path) = try place(revision, of: repository, input)
      let commit = try repository.commit(of: name, isExact: isExact)
      gate = (
        try repository.configuration(at: commit, named: name, spec: path, today: input.options.today), commit
      )
    }
    let releases = releases(of: gate?.settings, input)
    guard !releases.isEmpty else { throw ReportedFailure(noRelease) }
    var specs: [BaseSpec] = []
    for release in releases {
      specs.append(try BaseSpec(try version(of: release, in: repository, input), after: head, specs))
    }
    return head.report(
      against: specs, settings: gate?.settings, revision: gate?.commit,
      movedReleases: try repository.moved(releases)
    ).withCodeOwners(of: repository)
  }

  private static let noRelease = Report(
    .noRelease,
    "no release is in use: 'diff: {releases: [v2.3]}' of '.navspec.yaml' lists the tags of those that people use"
  )

  /// The releases of two versions of the settings, the oldest first: of what both list, the older version decides.
  private static func releases(of base: Configuration?, _ input: SpecInput) -> [ReleaseEntry] {
    var head = input.settings.configuration
    head.options.today = input.options.today
    let old = base?.releases ?? []
    let names = Set(old.map(\.name))
    return old + head.releases.filter { !names.contains($0.name) }
  }

  private static func version(
    of release: ReleaseEntry, in repository: GitRepository, _ input: SpecInput
  ) throws -> SpecVersion {
    let place = try place(release.name, of: repository, input)
    let commit = try repository.commit(of: release)
    let path =
      try release.path ?? self.path(of: place.path, at: commit, named: release.name, in: repository, input)
    return try version(at: commit, release.name, path, in: repository, input, input.options, isRelease: true)
  }

  /// Compares a spec with what it was at a revision.
  /// - Parameter revision: A branch, tag or commit, and after `:` the path of the spec there, if it had another; or a
  ///   spec on disk.
  package static func report(against revision: String, head spec: String?, isExact: Bool) throws -> Report {
    if try isOnDisk(revision) {
      let head = try HeadSpec(try SpecInput(named: spec).version)
      return head.report(against: try BaseSpec(try onDisk(revision), after: head))
    }
    let repository = try GitRepository()
    let input = try SpecInput(named: spec)
    let head = try HeadSpec(input.version)
    let (version, settings) = try atRevision(revision, of: repository, input, isExact: isExact)
    let base = try BaseSpec(version, after: head)
    let moved = try repository.moved(releases(of: settings, input))
    return head.report(against: base, movedReleases: moved).withCodeOwners(of: repository)
  }

  /// What a picture of a spec is compared with: a revision, or a spec on disk.
  package static func base(
    against: String, of spec: CheckedSpec, _ input: SpecInput, isExact: Bool, log: ReadLog? = nil
  ) throws -> BaseSpec {
    let head = try HeadSpec(spec, name: input.name)
    if try isOnDisk(against) { return try BaseSpec(try onDisk(against, log), after: head) }
    let version = try atRevision(against, of: GitRepository(), input, isExact: isExact).version
    return try BaseSpec(version, after: head)
  }

  /// The commit of what a picture is compared with; nil for a spec on disk.
  static func revision(
    _ against: String, of input: SpecInput, isExact: Bool
  ) throws -> (repository: GitRepository, commit: String)? {
    if try isOnDisk(against) { return nil }
    let repository = try GitRepository()
    let name = try place(against, of: repository, input).name
    return (repository, try repository.commit(of: name, isExact: isExact))
  }

  private static func isOnDisk(_ word: String) throws -> Bool {
    // A name alone is a revision. No revision begins or ends as these paths do.
    let isPath =
      [".json", ".yaml", ".yml", "/"].contains(where: word.hasSuffix)
      || ["/", "./", "../"].contains(where: word.hasPrefix)
    if isPath, Disk.exists(word) { return true }
    // A folder that no revision is named like is a folder.
    guard Disk.isFolder(word) else { return false }
    return (try? GitRepository().commit(of: word, isExact: true)) == nil
  }

  /// What changes between two versions, for the notes of a release.
  /// - Parameter from: The older version: a file or folder, or a revision, and after `:` the path of the spec there.
  /// - Returns: The report, and the name of the newer version; nil for files.
  package static func changelog(
    from: String, to: String, spec: String?
  ) throws -> (report: Report, title: String?) {
    func version(_ word: String) throws -> SpecVersion {
      if Disk.exists(word) { return try onDisk(word) }
      let repository = try GitRepository()
      return try atRevision(word, of: repository, try SpecInput(named: spec), isExact: true).version
    }
    let head = try HeadSpec(try version(to))
    let revision = Disk.exists(to) ? nil : String(to.prefix { $0 != ":" })
    return (head.report(against: try BaseSpec(try version(from), after: head)), revision)
  }

  /// A revision without the path that it may name, and the path of the spec there.
  private static func place(
    _ revision: String, of repository: GitRepository, _ input: SpecInput
  ) throws -> (name: String, path: String) {
    guard input.folder != nil else {
      throw CommandFailure("standard input has no revisions; name the spec")
    }
    let parts = revision.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    guard let path = repository.path(of: parts.count == 2 ? parts[1] : input.name) else {
      throw CommandFailure("'\(input.name)' is not in this git repository")
    }
    return (parts[0], path)
  }

  /// The spec at a revision, and the settings there.
  private static func atRevision(
    _ revision: String, of repository: GitRepository, _ input: SpecInput, isExact: Bool
  ) throws -> (version: SpecVersion, settings: Configuration) {
    let (name, newPath) = try place(revision, of: repository, input)
    let commit = try repository.commit(of: name, isExact: isExact)
    let path = try path(of: newPath, at: commit, named: revision, in: repository, input)
    let settings = try repository.configuration(
      at: commit, named: name, spec: path, today: input.options.today)
    return (try version(at: commit, name, path, in: repository, input, settings.options), settings)
  }

  /// The path that a spec had at a commit: that of a file that was renamed since, unless the revision names one.
  private static func path(
    of path: String, at commit: String, named revision: String, in repository: GitRepository,
    _ input: SpecInput
  ) throws -> String {
    guard !revision.contains(":"),
      try repository.content(of: path, at: commit, atMost: input.options.maximumFileBytes) == nil
    else { return path }
    return try repository.formerPath(of: path, at: commit) ?? path
  }

  private static func version(
    at commit: String, _ name: String, _ path: String, in repository: GitRepository, _ input: SpecInput,
    _ options: CompilerOptions, isRelease: Bool = false
  ) throws -> SpecVersion {
    let limit = input.options.maximumFileBytes
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
    var options = options
    options.displayPrefix = "\(name):" + Disk.folder(of: path)
    let files = RevisionSpecFiles(
      repository: repository, commit: commit, folder: Disk.folder(of: path), maximumBytes: limit)
    return SpecVersion(
      root: Disk.name(of: path), files: files, options: options, name: path, revision: commit,
      prefix: "\(name):", release: isRelease ? name : nil)
  }

  private static func onDisk(_ name: String, _ log: ReadLog? = nil) throws -> SpecVersion {
    guard !name.hasSuffix(".json") else {
      throw CommandFailure(
        """
        '\(name)' is no spec: a model is written for other programs, and is not read; compare specs, or revisions of \
        one with --against
        """)
    }
    return try SpecInput(named: name, log: log).version
  }
}
