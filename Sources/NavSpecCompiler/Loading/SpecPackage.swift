import NavSpecDiagnostics

/// The package of a spec file: that of the app, or that of a feature.
package struct SpecPackage {
  var module: Located<String>?
  /// The folder that its includes do not leave: below the root spec's, or beside it.
  var folder = ""

  /// Whether both are one module and folder, wherever the specs name it.
  func isSame(as other: Self) -> Bool { module?.value == other.module?.value && folder == other.folder }

  /// Whether a path leads out of the folder it is meant to stay in.
  /// - Parameter canClimb: Whether `..` is allowed, as to the package of a feature.
  static func escapes(_ path: String, canClimb: Bool) -> Bool {
    path.hasPrefix("/") || path.hasPrefix("~") || path.contains("\\") || path.contains("\0")
      || !canClimb && path.split(separator: "/").contains("..")
  }

  /// The parts of a path that a file names, from the root spec's folder.
  package static func steps(from includer: String, to path: String) -> [String] {
    var steps = includer.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = steps.last, last != ".." {
        steps.removeLast()
      } else {
        steps.append(String(part))
      }
    }
    return steps
  }
}
