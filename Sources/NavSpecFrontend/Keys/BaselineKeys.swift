package import NavSpecDiagnostics
package import NavSpecModel
import NavSpecYAML

/// Reads a baseline: JSON, which is YAML, so that every mistake in it has its place.
package enum BaselineReader {
  /// The file as written; nil where it is no map of keys at all.
  package static func read(
    _ source: SourceID, in map: SourceMap
  ) -> (file: BaselineFile?, diagnostics: [Diagnostic]) {
    let (root, problems, _) = YAMLReader.read(source, in: map)
    var sink = DiagnosticSink(diagnostics: problems)
    guard let root else { return (nil, problems) }
    var file = BaselineFile()
    SpecKeys.baseline.read(root, into: &file, &sink)
    return (file, sink.diagnostics)
  }
}

extension SpecKeys {
  static let baseline = KeyTable<BaselineFile>(
    "a baseline",
    [
      .key("version", \.version, .integer(in: 1...1), isRequired: true, "version of the format, 1"),
      .key(
        "problems", \.problems, .list(of: baselineEntry.reader(BaselineEntry.init(range:))),
        isRequired: true, "the known problems"),
    ])

  static let baselineEntry = KeyTable<BaselineEntry>(
    "a known problem",
    [
      .key("id", \.id, .text, isRequired: true, "the id of its diagnostic"),
      .key("file", \.file, .text, isRequired: true, "the spec file it is in"),
      .key("place", \.place, .text, "the entry that contains it, for example routes.recipe"),
      .key("text", \.text, .text, "the source text of the problem"),
      .key("count", \.count, .integer(in: 1...1_000_000), "the number of such problems, 1 by default"),
      .key("message", \.message, .text, "the message, for readers; it is not compared"),
    ])
}
