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
    switch self {
    case .spec: EditorSchema.spec.encoded() + "\n"
    case .config: EditorSchema.configuration(outputs: Output.keys).encoded() + "\n"
    }
  }

  /// What its file is called: `navspec.schema.json`.
  public var fileName: String {
    switch self {
    case .spec: "navspec.schema.json"
    case .config: "navspec-config.schema.json"
    }
  }
}
