/// Finds the `.navspec.yaml` that counts: the nearest at or above a folder, up to the project's root.
///
/// The plugins find the same file, in `SpecFolder`.
package struct SettingsSearch {
  package private(set) var file: String?
  /// The files that would count and do not exist.
  private(set) var absent: [String] = []

  static let fileName = ".navspec.yaml"

  /// Whether the search starts at the spec, as it does for each of several.
  @TaskLocal package static var startsAtSpec = false

  /// - Parameters:
  ///   - folder: Where the search starts, with a final `/`; empty for the working directory.
  ///   - spec: The path of a spec that was named. Where nothing is found at or above the folder, the search starts
  ///     again at the spec.
  package init(from folder: String = "", spec: String? = nil) {
    if spec == nil || !Self.startsAtSpec { file = nearest(to: folder) }
    if file == nil, let spec {
      let start = Disk.isFolder(spec) ? Disk.path(spec, "") : Disk.folder(of: spec)
      file = nearest(to: Disk.path(Disk.standard(start), ""))
    }
  }

  private mutating func nearest(to start: String) -> String? {
    var folder = start
    while true {
      let file = Disk.path(folder, Self.fileName)
      if Disk.exists(file) { return file }
      if !absent.contains(file) { absent.append(file) }
      guard !Self.ends(at: folder) else { return nil }
      folder = Disk.parent(of: folder)
    }
  }

  /// Whether a folder is that of a repository, a package or an Xcode project, or the one where Bazel runs an action:
  /// what is above it is no input of the action.
  static func ends(at folder: String) -> Bool {
    guard let real = Disk.realPath(of: folder), real != "/" else { return true }
    return [".git", "Package.swift"].contains { Disk.exists(Disk.path(folder, $0)) }
      || Disk.name(of: String(Disk.folder(of: real).dropLast())) == "execroot"
      || (Disk.names(inFolder: folder) ?? []).contains { $0.name.hasSuffix(".xcodeproj") }
  }
}
