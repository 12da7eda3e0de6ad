package import NavSpecDiagnostics
package import NavSpecModel
import NavSpecYAML

/// Reads a baseline: JSON, which is YAML, so that every mistake in it has its place.
package enum BaselineReader {
  /// The file as written; nil where it is no map of keys at all.
  package static func read(
    _ source: SourceID, in map: SourceMap
  ) -> (file: BaselineFile?, diagnostics: [Diagnostic]) {
    let (root, remarks, _) = YAMLReader.read(source, in: map)
    let problems = remarks.filter { $0.kind != .invisibleCharacter }
    var sink = DiagnosticSink(diagnostics: problems)
    guard let root else { return (nil, problems) }
    var file = BaselineFile()
    SpecKeys.baseline.read(root, into: &file, &sink)
    return (file, sink.diagnostics)
  }
}

extension SpecKeys {
  static let baseline = KeyTable<BaselineFile>(
    .baseline,
    [
      .key("version", { $0.version = $1 }, .integer(in: 1...1), isRequired: true, "version of the format, 1"),
      .key(
        "problems", { $0.problems = $1 }, .list(of: baselineEntry.reader(BaselineEntry.init(range:))),
        isRequired: true, "the known problems"),
    ])

  static let baselineEntry = KeyTable<BaselineEntry>(
    .knownProblem,
    [
      .key("id", { $0.id = $1 }, .text, isRequired: true, "the id of its diagnostic"),
      .key("file", { $0.file = $1 }, .text, isRequired: true, "the spec file it is in"),
      .key("place", { $0.place = $1 }, .text, "the entry that contains it, for example routes.recipe"),
      .key("text", { $0.text = $1 }, .text, "the source text of the problem"),
      .key(
        "count", { $0.count = $1 }, .integer(in: 1...1_000_000), "the number of such problems, 1 by default"),
      .key("message", { $0.message = $1 }, .text, "the message, for readers; it is not compared"),
    ])
}
