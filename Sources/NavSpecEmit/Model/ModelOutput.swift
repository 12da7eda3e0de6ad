import NavSpecLinkAnalysis
import NavSpecModelFile

extension Output {
  /// The resolved graph as JSON, described in `docs/model.md`.
  public static let model = Output("model", "the file of 'model'", example: "navigation.json") { spec, _ in
    [GeneratedFile(name: "navigation.json", text: ModelFile.text(of: spec.graph, places: spec.sources))]
  }
}
