/// An include that names files by `*`, `?` or `**`.
package struct IncludeGlob: Hashable, Sendable {
  /// Below the folder of the package.
  package let pattern: String
  /// The folder of the package that it looks into; empty for that of the root spec.
  package let home: String
  /// The file that says so; it never includes itself.
  package let includer: String

  package init(pattern: String, home: String, includer: String) {
    self.pattern = pattern
    self.home = home
    self.includer = includer
  }

  private var base: String { home.isEmpty ? "" : home + "/" }

  /// The files it stands for now, in the order of their names.
  /// - Parameter list: The names in a folder of a package.
  package func files(
    list: @escaping (String, String) -> Result<[String], SpecFileAccess.Failure>
  ) -> [String] {
    var folders = tree(list)
    return files(in: &folders)
  }

  /// The folders that it looks into.
  func tree(_ list: @escaping (String, String) -> Result<[String], SpecFileAccess.Failure>) -> FolderTree {
    let (base, home) = (base, home)
    return FolderTree { list(base + $0, home) }
  }

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
