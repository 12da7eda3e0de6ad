import NavSpecCompiler
import NavSpecDiagnostics

package enum SpecLocator {
  /// The path of the root spec, and whether the argument names the file itself; throws a report where there is none,
  /// or no single one.
  static func path(
    for argument: String?, settings: Settings, log: ReadLog? = nil
  ) throws -> (path: String, isNamed: Bool) {
    if let argument {
      guard Disk.exists(argument) else {
        log?.missed(argument)
        throw ReportedFailure(missing(argument))
      }
      guard Disk.isFolder(argument) else {
        try checkName(argument)
        return (argument, true)
      }
      guard !ProjectFolders.leadOut(linksOn: argument) else { throw outside(argument) }
      let project = ProjectFolders(of: [Disk.path(argument, "")])
      return (try onlyRoot(in: [argument], project, log), false)
    }
    let named = try settings.specs.map { try path(of: $0, settings, log) }
    guard named.count < 2 else {
      throw several(settings.specs.map(\.value), in: "'\(SettingsSearch.fileName)'")
    }
    if let path = named.first { return (path, false) }
    let folders = [".", "specs"].filter { isHeld($0, by: settings.project) }
    return (try onlyRoot(in: folders, settings.project, log, settings), false)
  }

  private static func path(of setting: Located<String>, _ settings: Settings, _ log: ReadLog?) throws
    -> String
  {
    do {
      return try path(ofSetting: setting.value, settings.project, log)
    } catch let failure as ReportedFailure {
      throw settings.configuration.failure(failure.report, at: setting)
    }
  }

  /// The root spec that `spec:` in the settings names.
  private static func path(ofSetting spec: String, _ project: ProjectFolders, _ log: ReadLog?) throws
    -> String
  {
    guard Disk.exists(spec) else {
      log?.missed(spec)
      throw ReportedFailure(missing(spec))
    }
    if Disk.isFolder(spec) {
      guard isHeld(spec, by: project) else { throw outside(spec) }
      return try onlyRoot(in: [spec], project, log)
    }
    guard spec.hasSuffix(".nav.yaml") else {
      throw ReportedFailure(
        Report(.misnamedFile, "'\(spec)' does not end in '.nav.yaml', as the names of specs do", ofFile: spec)
      )
    }
    do throws(SpecFileError) {
      _ = try bytes(ofRoot: spec, project)
    } catch {
      throw ReportedFailure(error.report(of: spec))
    }
    return spec
  }

  /// Whether a folder that no person named is one of the project's.
  private static func isHeld(_ folder: String, by project: ProjectFolders) -> Bool {
    // What does not exist yet is looked for, and noted.
    Disk.realPath(of: folder).map { project.hold(Disk.path($0, "")) } ?? !Disk.isLink(folder)
  }

  private static func outside(_ path: String) -> ReportedFailure {
    ReportedFailure(SpecFileError.outside.report(of: path))
  }

  /// Whether a word is no spec, not even a misspelt one: it may be the value that an option lacks.
  package static func isNoSpec(_ word: String) -> Bool {
    !Disk.exists(word) && !["-", ".yaml", ".yml"].contains(where: word.hasSuffix) && meant(by: word).isEmpty
  }

  /// Whether a word that could also be something else, a URL or a route, is a spec: a file, there or not, or a folder
  /// with a root spec in it. `/` and `/home` are screens of an app more often than folders of specs.
  package static func isSpec(_ word: String) -> Bool {
    guard Disk.exists(word) else { return word.hasSuffix(".nav.yaml") }
    return !Disk.isFolder(word) || !roots(in: word, ProjectFolders(of: [Disk.path(word, "")])).isEmpty
  }

  /// The root specs of a project without settings, below its folder.
  package static func roots(ofProject folder: String) -> [String] {
    let start = folder == "." ? "" : Disk.path(folder, "")
    let project = ProjectFolders(of: [Disk.path(folder, "")])
    return (roots(in: folder, project) + roots(in: start + "specs", project)).map {
      String($0.dropFirst(start.count))
    }
  }

  /// The root specs of a folder and of those above it, as far as the project reaches, the nearest first: of each folder
  /// the one that its settings name, else those in it and in its folder 'specs'.
  package static func roots(atOrAbove start: String) -> some Sequence<[String]> {
    // Lazy: a folder above is read only where the nearer ones were not enough.
    sequence(first: start) { SettingsSearch.ends(at: $0) ? nil : Disk.parent(of: $0) }
      .lazy.map { roots(of: $0) }.filter { !$0.isEmpty }
  }

  /// The specs of the working directory that the settings name, where they name several. What is wrong with them is
  /// reported when one of them is asked for.
  package static func namedSpecs() -> [String] {
    guard let settings = try? Settings(for: nil), settings.specs.count > 1 else { return [] }
    return (try? settings.specs.map { try path(of: $0, settings, nil) }) ?? []
  }

  /// The root specs of the working directory and of all folders below, without those that are hidden or hold what others
  /// made. A file or a folder that cannot be read is among them, so that reading it says why.
  package static func allRoots() -> [String] {
    let foreign: Set = ["node_modules", "Pods", "Carthage", "DerivedData", "build"]
    func roots(in folder: String) -> [String] {
      guard let names = Disk.names(inFolder: folder) else { return [folder] }
      let folders = names.filter {
        $0.isFolder && !$0.isLink && !$0.name.hasPrefix(".") && !foreign.contains($0.name)
      }.map { folder == "." ? $0.name : Disk.path(folder, $0.name) }
      return specs(in: folder, ProjectFolders(of: [Disk.path(folder, "")]), nil) {
        $0.map(isRootSpec) ?? true
      }
        + folders.flatMap(roots)
    }
    return roots(in: ".")
  }

  private static func roots(of folder: String) -> [String] {
    let settings = Disk.path(folder, SettingsSearch.fileName)
    let specs =
      Disk.bytes(ofFile: settings).flatMap { try? Configuration.read($0, path: settings).specs } ?? []
    if specs.isEmpty { return roots(ofProject: folder).map { Disk.path(folder, $0) } }
    let project = ProjectFolders(of: [settings])
    return specs.flatMap { spec in
      let place = Disk.path(folder, spec.value)
      guard Disk.isFolder(place) else { return (try? bytes(ofRoot: place, project)) == nil ? [] : [place] }
      guard isHeld(place, by: project) else { return [] }
      return roots(ofProject: place).map { Disk.path(place, $0) }
    }
  }

  private static func roots(in folder: String, _ project: ProjectFolders, _ log: ReadLog? = nil) -> [String] {
    specs(in: folder, project, log) { $0.map(isRootSpec) ?? false }
  }

  private static func specs(
    in folder: String, _ project: ProjectFolders, _ log: ReadLog?, where isWanted: ([UInt8]?) -> Bool
  ) -> [String] {
    log?.listed(folder, .specs)
    return candidates(in: folder).map { folder == "." ? $0 : Disk.path(folder, $0) }
      .filter { path in
        let bytes = try? bytes(ofRoot: path, project)
        if let bytes { log?.found(path, bytes) }
        return isWanted(bytes)
      }
  }

  /// The content of a file that may be a root spec and that no person named.
  private static func bytes(ofRoot path: String, _ project: ProjectFolders) throws(SpecFileError) -> [UInt8] {
    // A file over the limit is refused when it is read; here it only must not fill the memory.
    try project.bytes(ofFile: path, atMost: CompilerOptions().maximumFileBytes)
  }

  /// The names in a folder that root specs have.
  static func candidates(in folder: String) -> [String] {
    (Disk.names(inFolder: folder) ?? []).map(\.name).filter {
      $0.hasSuffix(".nav.yaml") && MisnamedSpec($0) == nil
    }
  }

  /// Throws for a spec that almost has the name of one.
  private static func checkName(_ path: String) throws {
    guard let misnamed = MisnamedSpec(path) else { return }
    throw ReportedFailure(Report(.misnamedFile, misnamed.message, ofFile: path))
  }

  /// The report about a spec that does not exist, with the names that may have been meant.
  private static func missing(_ path: String) -> Report {
    let question = asking(meant(by: path))
    return Report(.missingFile, "there is no file '\(path)'\(question)", ofFile: path)
  }

  private static func meant(by path: String) -> [String] {
    let folder = Disk.folder(of: path)
    let names = candidates(in: folder)
    let name = Disk.name(of: path)
    let meant = names.filter { $0 == name + ".nav.yaml" || $0 == MisnamedSpec(name)?.path }
    return (meant.isEmpty ? names.nearest(to: name) : meant).map { folder + $0 }
  }

  /// The spec of the nearest folder above that has one; throws where several are as near.
  private static func specAbove() throws -> String? {
    guard !SettingsSearch.ends(at: ""), let nearest = roots(atOrAbove: "../").first(where: { _ in true })
    else { return nil }
    let places = nearest.map { "'\(Disk.folder(of: $0))'" }.distinct.joined(separator: " and ")
    guard nearest.count == 1 else { throw several(nearest, in: places) }
    return nearest[0]
  }

  private static func several(_ roots: [String], in places: String) -> ReportedFailure {
    ReportedFailure(
      Report(
        .severalRootSpecs,
        "\(roots.count) root specs in \(places), say which: \(roots.joined(separator: ", "))"))
  }

  private static func onlyRoot(
    in folders: [String], _ project: ProjectFolders, _ log: ReadLog?, _ settings: Settings? = nil
  ) throws -> String {
    let roots = folders.flatMap { Self.roots(in: $0, project, log) }
    let places = folders.map { $0 == "." ? "this folder" : "'\($0)'" }.joined(separator: " or ")
    guard let root = roots.first else {
      // The package of a feature has no app.
      let features = folders.flatMap { specs(in: $0, project, nil) { $0.map(isFeatureSpec) ?? false } }
      if features.count == 1, let feature = features.first { return feature }
      for folder in folders where Disk.isFolder(folder) {
        guard let names = Disk.names(inFolder: folder) else {
          throw ReportedFailure(SpecFileError.lastOfSystem.report(of: folder))
        }
        for (name, _, _) in names { try checkName(folder == "." ? name : Disk.path(folder, name)) }
      }
      let found = folders.flatMap { folder in
        candidates(in: folder).map { folder == "." ? $0 : Disk.path(folder, $0) }
      }
      if settings != nil, let above = try specAbove() { return above }
      // What is wrong with the only one is reported with its place.
      if found.count == 1 { return found[0] }
      let advice = settings.map(advice(about:)) ?? ""
      if advice.isEmpty, !found.isEmpty {
        throw ReportedFailure(
          Report(
            .missingRootSpec,
            "none of \(found.count) specs in \(places) says 'app:': \(found.prefix(5).joined(separator: ", "))",
            fix: "say 'app: {name: …}' in the root spec, the file that includes the others"))
      }
      throw ReportedFailure(
        Report(
          .missingRootSpec,
          "no root spec in \(places): a root spec is a file '*.nav.yaml' that says 'app:'" + advice,
          fix: advice.isEmpty ? "start one with 'navspec init'" : nil))
    }
    guard roots.count == 1 else { throw several(roots, in: places) }
    return root
  }

  /// What to do where no spec is found and `spec:` does not count.
  private static func advice(about settings: Settings) -> String {
    guard let file = settings.file, let spec = settings.configuration.specs.first?.value,
      settings.specs.isEmpty
    else { return "" }
    return "; the 'spec: \(spec)' of '\(file)' counts in that folder only: 'navspec -C \(settings.folder) …'"
  }
}
