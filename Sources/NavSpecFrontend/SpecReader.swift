package import NavSpecDiagnostics
package import NavSpecModel
package import NavSpecYAML

/// Reads one file of a spec: YAML, then the keys.
package enum SpecReader {
  package static let supportedVersions = 1...1

  /// The file as written, nil where it is no map of keys at all, its comments in order, and the tree of both.
  package static func read(
    _ source: SourceID, path: String, in map: SourceMap, limits: YAMLLimits
  ) -> (file: SpecFile?, diagnostics: [Diagnostic], comments: [SpecComment], tree: YAMLNode?) {
    let (root, problems, remarks) = YAMLReader.read(source, in: map, limits: limits, keys: knownKeys)
    let comments = self.comments(remarks, about: root, in: map)
    var sink = DiagnosticSink(diagnostics: problems, comments: remarks, bytes: map[source].bytes)
    guard let root else { return (nil, sink.diagnostics, comments, nil) }
    guard case .mapping = root.content else {
      sink.reportWrongType(root, nil, wanted: "a map of the keys of a spec")
      return (nil, sink.diagnostics, comments, root)
    }
    var file = SpecFile(source: source, path: path, range: root.range)
    var misplaced = MisplacedKeys(in: source, of: map, problems: problems)
    let placed = misplaced.placed(root, keys: SpecKeys.file.description)
    sink.diagnostics = misplaced.diagnostics
    file.lostKeys = misplaced.lostKeys
    SpecKeys.file.read(placed, into: &file, &sink)
    if let unsupported = unsupportedVersion(of: file) {
      // In another language every other word may mean something else.
      return (nil, problems + [unsupported], comments, root)
    }
    checkVersion(of: file, &sink)
    return (file, sink.diagnostics, comments, root)
  }

  private static let knownKeys = KnownKeys(
    top: Set(SpecKeys.file.description.names),
    inner: SpecKeys.file.description.keys.reduce(into: []) { $0.formUnion(MisplacedKeys.keys(of: $1.shape)) },
    maps: SpecKeys.file.description.keys.filter { if case .map = $0.shape { true } else { false } }.map(
      \.name))

  private static func comments(
    _ comments: [YAMLComment], about root: YAMLNode?, in map: SourceMap
  ) -> [SpecComment] {
    // Most files have no comments that are for us, and need not be searched.
    guard let root, comments.contains(where: { map.text(in: $0.range).contains("navspec:") }) else {
      return comments.map { ($0.range, nil) }
    }
    let entries = YAMLEntries(of: root)
    return comments.map { ($0.range, entries.first(after: Int($0.range.end))) }
  }

  private static func checkVersion(of file: SpecFile, _ sink: inout DiagnosticSink) {
    // An included file speaks the language of its root.
    guard file.isRoot, let missing = missingVersion(of: file),
      !sink.diagnostics.contains(where: { $0.kind.id == DiagnosticKind.wrongType.id })
    else { return }
    sink.report(missing)
  }

  /// What a file that is compiled by itself must say.
  package static func missingVersion(of file: SpecFile) -> Diagnostic? {
    guard file.version == nil, !file.lostKeys.contains("navspec") else { return nil }
    let start = SourceRange(source: file.source, start: 0, end: 0)
    return Diagnostic(
      .missingKey, "'navspec' is missing from a spec", at: start,
      label: "needs the version of the language",
      fixes: [
        .init("start the file with 'navspec: 1'", edits: [.init(start, "navspec: 1\n")], isSafe: true)
      ])
  }

  private static func unsupportedVersion(of file: SpecFile) -> Diagnostic? {
    guard let version = file.version, !supportedVersions.contains(version.value) else { return nil }
    return Diagnostic(
      .unsupportedVersion, "version \(version.value) of the language is not understood", at: version.range,
      label: "this navspec understands version 1",
      notes: version.value > supportedVersions.upperBound ? ["a newer navspec may read it"] : [])
  }
}
