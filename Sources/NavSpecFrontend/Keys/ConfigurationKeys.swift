package import NavSpecDiagnostics
package import NavSpecModel
import NavSpecYAML

/// `.navspec.yaml` as written.
package struct ConfigurationFile: Sendable {
  package var spec: Located<String>?
  /// What severities, policies and budgets say.
  package var policy = ProjectPolicy()
  package var limits = ConfigurationLimits()
}

/// `limits:` of `.navspec.yaml`.
package struct ConfigurationLimits: Sendable {
  package var fileBytes: Located<Int>?
  package var depth: Located<Int>?
  package var nodes: Located<Int>?
  package var aliasNodes: Located<Int>?
}

/// Reads `.navspec.yaml`.
package enum ConfigurationReader {
  /// The file as written; nil where it is no map of keys at all. An empty file says nothing.
  package static func read(
    _ source: SourceID, in map: SourceMap
  ) -> (file: ConfigurationFile?, diagnostics: [Diagnostic]) {
    let (root, problems, _) = YAMLReader.read(source, in: map)
    var decoder = Decoder(diagnostics: problems)
    guard let root else {
      let isEmpty = problems.allSatisfy { $0.kind.id == "empty-spec" }
      return isEmpty ? (ConfigurationFile(), []) : (nil, problems)
    }
    var file = ConfigurationFile()
    SpecKeys.configuration.read(root, into: &file, &decoder)
    return (file, decoder.diagnostics)
  }
}

extension SpecKeys {
  static let configuration = ObjectShape<ConfigurationFile>(
    ".navspec.yaml",
    [
      .key("spec", \.spec, .text, "the root spec, or the folder that holds it"),
      .key(
        "limits", \.limits, limits.reader { _ in ConfigurationLimits() },
        "what a spec file may cost before it is refused"),
      .key(
        "severity", \.policy.severities, .entries(of: .choice()),
        "how much a diagnostic matters here, by its id"),
      .key(
        "policies", \.policy.edges, policies.reader { _ in EdgePolicies() },
        "which edges must not be, and which must"),
      .key(
        "budgets", \.policy.budgets, budgets.reader { _ in Budgets() },
        "how far and how large navigation may grow"),
    ])

  static let limits = ObjectShape<ConfigurationLimits>(
    "limits",
    [
      .key(
        "fileBytes", \.fileBytes, .integer(in: 1...1_073_741_824), default: 4_194_304,
        "size of one file in bytes"),
      .key("depth", \.depth, .integer(in: 1...512), default: 64, "collections inside each other"),
      .key("nodes", \.nodes, .integer(in: 1...100_000_000), default: 1_000_000, "values in one file"),
      .key(
        "aliasNodes", \.aliasNodes, .integer(in: 0...100_000_000), default: 10_000,
        "values that aliases repeat"),
    ])
}
