package import NavSpecDiagnostics
import NavSpecModel
import NavSpecRules
package import NavSpecRuntime

/// What the app's code says and the spec does not, or the other way round.
package enum DriftKinds {
  package static let all: [DiagnosticKind] =
    [
      "way-without-edge", "edge-without-way", "case-without-route", "hand-read-url", "past-the-router",
      "stack-in-pushed-view", "navigation-view", "router-off-main-actor", "destination-in-lazy-container",
    ].map { DiagnosticKind(id: $0, severity: .warning) }
    + [DiagnosticKind(id: "view-based-link", severity: .note)]
}

extension CheckedSpec {
  /// The spec, with what the app's code says otherwise in place of its own findings.
  /// - Parameters:
  ///   - findings: Objects with `id`, `file`, `line` and `column` (in bytes, from 1), `length` (in bytes), `message`,
  ///     `notes` and `mark`, as `navspec-import drift` prints them.
  ///   - ids: The only kinds that are wanted; none for all.
  ///   - content: Reads a file of the app's code.
  package func drift(
    _ findings: [JSONText], only ids: Set<String> = [], content: (String) throws -> [UInt8]
  ) throws -> CheckedSpec {
    var (map, comments): (SourceMap, [SpecComment]) = (sources, [])
    var known = Dictionary(first: sources.files.indices.map { (sources.files[$0].path, SourceID($0)) })
    var found: [Diagnostic] = []
    for finding in findings {
      guard let id = finding["id"]?.string, ids.isEmpty || ids.contains(id),
        let path = finding["file"]?.string, let kind = DriftKinds.all.first(where: { $0.id == id })
      else { continue }
      if known[path] == nil {
        let source = map.add(SourceFile(path: path, bytes: try content(path)))
        known[path] = source
        comments += map[source].suppressionsInSwift(of: source)
      }
      guard let source = known[path] else { continue }
      func number(_ name: String) -> Int { finding[name]?.integer.map { Int(clamping: $0) } ?? 1 }
      let line = map[source].range(ofLine: number("line"))
      let start = min(line.lowerBound + max(0, number("column") - 1), line.upperBound)
      let end = min(start + max(0, number("length")), line.upperBound)
      var diagnostic = Diagnostic(
        kind, finding["message"]?.string ?? "", at: SourceRange(source: source, start: start, end: end),
        label: finding["label"]?.string, notes: (finding["notes"]?.array ?? []).compactMap(\.string))
      // What is not said outright fails no build.
      if finding["mark"]?.string != "read" { diagnostic.severity = .note }
      found.append(diagnostic)
    }
    let suppressions = Suppressions(
      comments, in: map, kinds: DiagnosticCatalog.kinds, today: loaded.options.day)
    found = suppressions.applied(to: found, isSound: ids.isEmpty)
    if let policy = loaded.options.policy { found = SeverityTable(policy).applied(to: found) }
    return CheckedSpec(loaded, resolved, in: map, found.inSourceOrder(), soundness)
  }
}

extension SourceFile {
  /// The comments of Swift code that suppress something: each with the statement that follows, to the end of its brackets.
  fileprivate func suppressionsInSwift(of source: SourceID) -> [SpecComment] {
    let texts = (1...location(of: bytes.count).line).map(text(ofLine:))
    let wanted = texts.indices.filter { texts[$0].contains("// navspec:") }
    if wanted.isEmpty { return [] }
    // How many brackets are open before each line, and at the end.
    let depths = texts.reduce(into: [0]) { depths, text in
      let opened = text.utf8.reduce(0) {
        $0 + ("([{".utf8.contains($1) ? 1 : ")]}".utf8.contains($1) ? -1 : 0)
      }
      depths.append(depths[depths.count - 1] + opened)
    }
    return wanted.compactMap { index in
      let (text, line) = (texts[index], range(ofLine: index + 1))
      guard let start = text.firstRange(of: "// navspec:")?.lowerBound else { return nil }
      let comment = SourceRange(
        source: source, start: line.lowerBound + text[..<start].utf8.count, end: line.upperBound)
      let first = texts.indices[(index + 1)...].first { !texts[$0].allSatisfy(\.isWhitespace) }
      let next = first.map { first in
        let last = texts.indices[first...].first { depths[$0 + 1] <= depths[first] } ?? texts.count - 1
        return SourceRange(
          source: source, start: range(ofLine: first + 1).lowerBound, end: range(ofLine: last + 1).upperBound)
      }
      return (comment, next)
    }
  }
}
