package import NavSpecDiagnostics
package import NavSpecModel
package import NavSpecYAML

/// What the compiler takes besides the files.
public struct CompilerOptions: Sendable {
  /// The prefix of paths in messages, for example `specs/`.
  public var displayPrefix = ""
  package var limits = YAMLLimits()
  /// Whether the trees of files stay in memory: they are large, and edits need them.
  package var keepsTrees = false
  /// The greatest size of one file in bytes: no reader of files needs to read more than one byte beyond it.
  public var maximumFileBytes: Int { limits.fileBytes }
  /// The day on which suppressions and sunsets end or do not; nothing ends without one. A day that does
  /// not exist is none.
  public var today: (year: Int, month: Int, day: Int)?
  package var policy: ProjectPolicy?
  /// The files that were read before, `.navspec.yaml` or those of another spec: the files of the spec are added to
  /// them, so that one report can point into all.
  package var sources = SourceMap()

  /// The defaults.
  public init() {}

  private static var limitPaths: [(name: String, path: WritableKeyPath<YAMLLimits, Int>)] {
    [
      ("fileBytes", \.fileBytes), ("depth", \.depth), ("nodes", \.nodes), ("aliasNodes", \.expandedNodes),
      ("files", \.files), ("totalBytes", \.totalBytes), ("routes", \.routes),
    ]
  }

  /// The names of limits, as the settings have them.
  public static var limitNames: [String] { limitPaths.map(\.name) }

  /// Sets a limit by its name; others are left alone.
  public mutating func setLimit(_ name: String, to count: Int) {
    guard let path = Self.limitPaths.first(where: { $0.name == name })?.path else { return }
    limits[keyPath: path] = count
  }

  var day: CalendarDay? { today.flatMap { CalendarDay(year: $0.year, month: $0.month, day: $0.day) } }
}
