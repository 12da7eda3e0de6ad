import NavSpecDiagnostics
import NavSpecDiff
import NavSpecReport
import NavSpecRules

/// What `navspec explain` prints of a kind of diagnostic or of change: why it matters, and an example.
public enum Explanation {
  /// Every id, in alphabetical order.
  public static var ids: [String] { (diagnosticIDs + allChangeKinds.map(\.id)).sorted() }

  /// Those of diagnostics, in alphabetical order.
  package static var diagnosticIDs: [String] { DiagnosticCatalog.kinds.map(\.id) }

  /// The text; nil for an unknown id.
  public static func text(of id: String) -> String? {
    if let kind = allChangeKinds.first(where: { $0.id == id }) { return text(of: kind) }
    guard let kind = DiagnosticCatalog.kinds.first(where: { $0.id == id }) else { return nil }
    var parts = ["\(kind.id) (\(kind.severity.rawValue))", wrapped(kind.explanation)]
    let page = kind.page
    if let example = page.examples.first { parts.append("This is reported:\n\n" + indented(example)) }
    if let corrected = page.corrected.first { parts.append("This is not:\n\n" + indented(corrected)) }
    return parts.joined(separator: "\n\n")
  }

  private static func text(of kind: ChangeKind) -> String {
    var parts = [
      "\(kind.id) (\(kind.level.rawValue), \(kind.changeClass.rawValue): \(kind.who))",
      wrapped(kind.explanation),
    ]
    if let example = kind.page.pairs.first {
      parts.append("From this:\n\n" + indented(example.base))
      parts.append("to this:\n\n" + indented(example.head))
    }
    return parts.joined(separator: "\n\n")
  }

  /// What became of a former id, or ids like a misspelt one.
  public static func suggestion(for id: String) -> String? {
    if SeverityTable.formerIDs.contains(id) { return "it is no longer reported" }
    let kind = allChangeKinds.first { $0.formerIDs.contains(id) }
    return kind.map { "it is part of '\($0.id)' now" } ?? didYouMean(ids.nearest(to: id))
  }

  /// As a block of code in plain text.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
  }

  /// In lines of a terminal's width.
  private static func wrapped(_ text: String) -> String {
    NavSpecReport.wrapped(text, to: 78, indent: 0).joined(separator: "\n")
  }
}

/// The index of `docs/rules/`.
extension Explanation {
  package static var markdownIndex: String {
    let rows = DiagnosticCatalog.kinds.map { kind -> String in
      let fix = kind.fixability?.rawValue ?? ""
      return
        "| [\(kind.id)](\(kind.id).md) | \(kind.severity.rawValue) | \(fix) | \(Markdown.prose(kind.summary)) |"
    }
    return """
      # Diagnostics

      Every diagnostic has a stable id, in brackets after its headline. `navspec explain ID` \
      prints what these pages say. Their heads are made from the compiler's own catalog, and every example is run \
      as a test: carets in a comment mark what is reported. What has a *safe* fix is corrected by \
      `navspec validate --fix`, with `--unsafe` also what has an *unsafe* one.

      | id | severity | fix | why |
      | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }
}
