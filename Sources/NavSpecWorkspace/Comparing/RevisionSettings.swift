import NavSpecCompiler

/// What `.navspec.yaml` said at a commit: the file that the search on disk would find there, whatever the work tree has.
struct RevisionSettings {
  /// What the file says. The files of releases have the names that the newer version's settings have for them.
  let configuration: Configuration
  /// The files of releases as git names them, by their names in the settings.
  private let paths: [String: String]
  private let repository: GitRepository
  private let commit: String

  /// - Parameters:
  ///   - commit: The commit.
  ///   - name: The revision, for messages.
  ///   - spec: The spec at the commit, as git names it.
  ///   - today: The day on which releases are in use or not.
  ///   - settings: Those of the newer version.
  init(
    of repository: GitRepository, at commit: String, named name: String, spec: String,
    today: (year: Int, month: Int, day: Int)?, after settings: Settings
  ) throws {
    self.repository = repository
    self.commit = commit
    var configuration = Configuration()
    var paths: [String: String] = [:]
    let starts = [repository.prefix, Disk.folder(of: spec)]
    if let folder = try Self.folder(nearestTo: starts, of: repository, at: commit) {
      let file = folder + SettingsSearch.fileName
      let bytes = try repository.content(of: file, at: commit, atMost: Disk.largestFile) ?? []
      configuration = try Configuration.read(bytes, path: "\(name):\(file)")
      // The settings may be in another folder now; the releases stay where they are.
      let newFolder = settings.file.flatMap { repository.path(of: $0) }.map { Disk.folder(of: $0) } ?? folder
      configuration.renameReleases { file in
        let path = Disk.standard(folder + file)
        let name = path.hasPrefix(newFolder) ? String(path.dropFirst(newFolder.count)) : file
        paths[name] = path
        return name
      }
    }
    configuration.options.today = today
    self.configuration = configuration
    self.paths = paths
  }

  /// The content that the file of a release had; nil where the commit has no such file.
  func bytes(ofRelease file: String) throws -> [UInt8]? {
    try paths[file].flatMap { try repository.content(of: $0, at: commit, atMost: Disk.largestFile) }
  }

  /// The releases in use that promise something else in the work tree, by their names in the settings.
  func editedReleases(in settings: Settings) throws -> [String] {
    let names = Set(settings.configuration.releases)
    return try configuration.releases.filter { file in
      guard names.contains(file), let old = try bytes(ofRelease: file) else { return false }
      let new = (try? settings.bytes(ofFile: file)) ?? []
      return old != new && !ComparedSpec.promisesSame(old, new)
    }
  }

  /// The folder of the nearest file, from each of some folders up to the project's root, as `SettingsSearch` has it.
  private static func folder(
    nearestTo starts: [String], of repository: GitRepository, at commit: String
  ) throws -> String? {
    for start in starts {
      var folder = start
      while true {
        let names = try repository.names(in: String(folder.dropLast()), at: commit)
        if names.contains(SettingsSearch.fileName) { return folder }
        let isRoot = names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj/") }
        if folder.isEmpty || isRoot { break }
        folder = Disk.parent(of: folder)
      }
    }
    return nil
  }
}
