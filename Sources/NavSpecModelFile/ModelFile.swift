package import NavSpecDiagnostics
package import NavSpecModel
package import NavSpecYAML

/// The resolved graph as one JSON file, for scripts, other tools and this compiler; `docs/model.md` describes
/// every key.
package enum ModelFile {
  /// Raised when a reader of the former version would misread this one; new keys do not raise it.
  package static let version = 1

  /// One object that ends in a line break, the same for the same spec everywhere.
  /// - Parameter places: The files that the graph's places are in; without them, the model has no places.
  package static func text(of graph: NavigationGraph, places: SourceMap?) -> String {
    (ModelTables.file.json(of: graph, ModelWriter(graph, places: places)) ?? .object([])).encoded() + "\n"
  }

  /// The graph that a model describes; nil where the model has a mistake, which a diagnostic reports.
  ///
  /// A value of the graph has the place that the model names for it, in a file of blanks that is added to
  /// `sources`; without one, its place is in the model itself. Unknown keys are ignored.
  package static func read(
    _ source: SourceID, in sources: inout SourceMap, limits: YAMLLimits = limits
  ) -> (graph: NavigationGraph?, diagnostics: [Diagnostic]) {
    let (root, remarks, _) = YAMLReader.read(source, in: sources, limits: limits)
    let problems = remarks.filter { $0.kind != YAMLDiagnosticKinds.invisibleCharacter }
    guard let root, problems.isEmpty else { return (nil, problems) }
    var reader = ModelReader()
    let graph = reader.graph(of: root, &sources)
    return (reader.diagnostics.isEmpty ? graph : nil, reader.diagnostics)
  }

  /// What a model may cost: it repeats what a spec says once.
  package static let limits: YAMLLimits = {
    var limits = YAMLLimits()
    limits.fileBytes = 64 << 20
    limits.nodes = 8_000_000
    limits.expandedNodes = 0
    return limits
  }()
}
