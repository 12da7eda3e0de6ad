import NavSpecDiagnostics
import NavSpecEmit
import NavSpecFrontend

/// The JSON Schema of a kind of file, for editors: made from the tables of keys that the compiler reads with.
public enum FileSchema: String, CaseIterable, Sendable {
  /// `*.nav.yaml`
  case spec
  /// `.navspec.yaml`
  case config

  /// The schema (draft 2020-12), ending in a line break.
  public var text: String {
    let schema = self == .spec ? EditorSchema.spec : EditorSchema.configuration(outputs: Output.keys)
    return schema.encoded() + "\n"
  }

  /// What its file is called: `navspec.schema.json`.
  public var fileName: String { self == .spec ? "navspec.schema.json" : "navspec-config.schema.json" }
}
