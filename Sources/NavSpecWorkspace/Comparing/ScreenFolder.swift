package import NavSpecCompiler
import NavSpecDiagnostics

package struct ScreenFolder {
  private let path: String
  private let files: DiskSpecFiles

  /// The folder of an option, else that of the settings; nil for none.
  package init?(option: String?, _ input: SpecInput, log: ReadLog? = nil) {
    let setting = input.settings.configuration.screens.map { input.settings.path(of: $0.value) }
    guard let path = option ?? setting else { return nil }
    self.path = path
    files = DiskSpecFiles(
      folder: Disk.path(path, ""), project: option == nil ? input.settings.project : nil,
      maximumBytes: ScreenPictures.largest, log: log)
  }

  package func pictures(of spec: CheckedSpec) throws -> ScreenPictures {
    try pictures(of: spec.screenNames, in: files, isOther: false)
  }

  /// The pictures of the older version's screens: those of the folder at its revision, else the same ones.
  package func pictures(
    of base: BaseSpec, against: String, _ input: SpecInput, isExact: Bool
  ) throws -> ScreenPictures {
    guard let revision = try VersionInput.revision(against, of: input, isExact: isExact),
      let folder = revision.repository.path(of: path)
    else { return try pictures(of: base.screenNames, in: files, isOther: true) }
    let files = RevisionSpecFiles(
      repository: revision.repository, commit: revision.commit, folder: folder + "/",
      maximumBytes: ScreenPictures.largest)
    return try pictures(of: base.screenNames, in: files, isOther: false)
  }

  private func pictures(
    of screens: Set<String>, in files: any SpecFiles, isOther: Bool
  ) throws -> ScreenPictures {
    do {
      return try ScreenPictures(
        files: files.names(inFolder: ""), of: screens, isOther: isOther, content: files.bytes(ofFile:))
    } catch let error as SpecFileError {
      throw ReportedFailure(error.report(of: path))
    }
  }
}
