package import NavSpecCompiler
package import NavSpecDiagnostics
import NavSpecFrontend
import NavSpecModel
import NavSpecReport

package struct Settings {
  package private(set) var configuration = Configuration()
  /// The `.navspec.yaml` that says it; nil where there is none.
  package let file: String?
  /// The folder of the file, with a final `/`: paths in the file start there. Empty for the working directory.
  let folder: String
  private var bytes: [UInt8]?
  private let lastFolder: String
  private let paths: PathStyle
  /// What settings and the root spec may name.
  private(set) var project: ProjectFolders

  /// Reads the nearest `.navspec.yaml`.
  /// - Parameter spec: The spec that the command line names, if it names one.
  package init(for spec: String?, log: ReadLog? = nil, _ paths: PathStyle = .asGiven) throws {
    self.paths = paths
    let search = SettingsSearch(spec: spec == "-" ? nil : spec)
    search.absent.forEach { log?.missed($0) }
    file = search.file
    folder = search.file.map(Disk.folder) ?? ""
    let names = [".navspec.yml", "navspec.yaml", "navspec.yml", ".navspec.json"]
    if !Disk.exists(SettingsSearch.fileName), let misnamed = names.first(where: Disk.exists) {
      throw ReportedFailure(
        Report(
          .misnamedFile, "'\(misnamed)' is not read: rename it to '\(SettingsSearch.fileName)'",
          ofFile: paths.name(of: misnamed)))
    }
    lastFolder = Disk.folder(of: search.absent.last ?? "")
    let named = spec.flatMap { Disk.isFolder($0) ? nil : $0 }
    project = ProjectFolders(
      of: [file ?? "", named ?? spec.map { Disk.path($0, "") }].compactMap { $0 }, named: named)
    guard let file else { return }
    let bytes = try content(of: file, mayBeLinked: true)
    self.bytes = bytes
    log?.read(file, bytes)
    configuration = try Configuration.read(bytes, path: paths.name(of: file))
  }

  /// What the project's files may name, once the root spec is known.
  /// - Parameter isNamed: Whether a person named the spec.
  mutating func project(of spec: String, isNamed: Bool) -> ProjectFolders {
    project = ProjectFolders(of: [file, spec].compactMap { $0 }, named: isNamed ? spec : nil)
    return project
  }

  /// The root specs, or folders with one each. They count in the folder of the file only: a spec below would not be about
  /// what is in its own folder.
  package var specs: [Located<String>] { folder.isEmpty ? configuration.specs : [] }

  package var list: SettingList {
    SettingList(
      bytes, path: file, countsSpec: folder.isEmpty, lastFolder: Disk.realPath(of: lastFolder) ?? lastFolder)
  }

  /// The place that an option names, else the one of the settings; nil is standard output. A person may
  /// write anywhere, a file that came with a project only below its folder.
  package func place(of output: Output, orOption option: String?) throws -> String? {
    if let option { return option == "-" ? nil : option }
    guard let setting = configuration.outputs[output.id]?.place else { return nil }
    let path = setting.value
    guard let place = placeBelowFolder(path) else {
      throw configuration.failure(
        Report(.outputEscape, "the output '\(path)' is a link that leads out of the folder"), at: setting)
    }
    if let problem = output.misfit(setting, leadingTo: place) {
      throw ReportedFailure(Report([problem], in: configuration.options.sources))
    }
    return Disk.path(folder, path)
  }

  func path(of file: String) -> String { Disk.path(folder, file) }

  /// The content of a file of the project; a report says why it cannot be read.
  private func content(of path: String, mayBeLinked: Bool = false) throws -> [UInt8] {
    do throws(SpecFileError) {
      return try project.bytes(ofFile: path, mayBeLinked: mayBeLinked)
    } catch {
      throw ReportedFailure(error.report(of: path))
    }
  }

  /// Where the baseline is; nil where the settings name none.
  package var baselinePath: String? { configuration.baseline.map { self.path(of: $0.value) } }

  package func baseline(_ log: ReadLog?) throws -> Baseline? {
    guard let setting = configuration.baseline else { return nil }
    let place = self.path(of: setting.value)
    do {
      // One that is hidden would not be read once it was there.
      let isHeld = Disk.realPath(of: folder).map { project.hold(Disk.standard(Disk.path($0, setting.value))) }
      if !Disk.exists(place), isHeld == false {
        throw ReportedFailure(SpecFileError.outside.report(of: place))
      }
      try Baseline.checkExistence(of: place, log, paths)
      let bytes = try content(of: path(of: setting.value))
      log?.read(place, bytes)
      return Baseline(bytes, path: paths.name(of: place))
    } catch let failure as ReportedFailure {
      throw configuration.failure(failure.report, at: setting)
    }
  }

  /// Where links lead that are on the way to a path in the folder, below that; nil where one leads out of it. What does
  /// not exist yet leads nowhere.
  private func placeBelowFolder(_ path: String) -> Substring? {
    guard let root = Disk.realPath(of: folder).map({ Disk.path($0, "") }) else { return nil }
    var place = root
    for part in path.split(separator: "/") where part != "." {
      place = Disk.path(place, String(part))
      guard Disk.isLink(place) else { continue }
      guard let real = Disk.realPath(of: place), real.hasPrefix(root) else { return nil }
      place = real
    }
    return place.dropFirst(root.count)
  }
}
