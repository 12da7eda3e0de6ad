import NavSpecDiagnostics
package import NavSpecLinkAnalysis
import NavSpecModel

extension Output {
  /// The resolved graph as JSON, described in `docs/model.md`.
  public static let model = Output(
    id: "model", doc: "the file of 'model'", example: "navigation.json", endings: [".json"]
  ) { spec, _ in
    [GeneratedFile(name: "navigation.json", text: ModelFile.text(of: spec))]
  }
}

/// The resolved graph as one JSON file, for scripts and other tools; `docs/model.md` describes every key, and
/// `docs/schema/navspec-model.schema.json` says the same to programs.
package enum ModelFile {
  /// Raised when a reader of the former version would misread this one; new keys do not raise it.
  static let version = 1

  /// One object that ends in a line break, the same for the same spec everywhere.
  package static func text(of spec: ResolvedSpec) -> String {
    (ModelWriter(spec.graph, places: spec.sources).whole ?? .object([])).encoded() + "\n"
  }
}
