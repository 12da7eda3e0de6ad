import NavSpecCompiler
import NavSpecModel

extension GitRepository {
  /// What `.navspec.yaml` said at a commit: the file that the search on disk would find there, whatever the work tree has.
  /// - Parameters:
  ///   - commit: The commit.
  ///   - name: The revision, for messages.
  ///   - spec: The spec at the commit, as git names it.
  ///   - today: The day on which releases are in use or not.
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
}
