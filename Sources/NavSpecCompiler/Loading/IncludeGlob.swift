/// An include that names files by `*`, `?` or `**`.
struct IncludeGlob {
  /// Below the folder of the package.
  let pattern: String
  /// The folder of the package that it looks into; empty for that of the root spec.
  let package: String
  /// The file that says so; it never includes itself.
  let includer: String

  private var base: String { package.isEmpty ? "" : package + "/" }

  func tree(_ list: @escaping (String, String) -> Result<[String], SpecFileError>) -> FolderTree {
    let (base, package) = (base, package)
    return FolderTree { list(base + $0, package) }
  }

  /// The matching files in the order of their names.
  func files(in folders: inout FolderTree) -> [String] {
    folders.files(matching: pattern.split(separator: "/").map(String.init)).map { base + $0 }
      .filter { $0 != includer }
  }

  /// A folder that it leads through as its includer would name it.
  func path(ofFolder folder: String) -> String {
    let path = base + folder
    return path.isEmpty ? "." : String(path.dropLast())
  }
}
