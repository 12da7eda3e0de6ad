import NavSpecDiagnostics
import NavSpecReport
import NavSpecYAML

/// The pages of `docs/rules/`.
extension Explanation {
  /// The page of a kind of diagnostic, with the examples that it has; nil for an unknown id.
  package static func markdown(of id: String) -> String? {
    guard let kind = DiagnosticCatalog.kinds.first(where: { $0.id == id }) else { return nil }
    var parts = ["# \(kind.id)", "*\(kind.severity.rawValue)* · [all diagnostics](README.md)"]
    parts.append(Markdown.prose(kind.explanation))
    let page = kind.page
    if !page.examples.isEmpty { parts.append("## Reported\n\n" + blocks(page.examples)) }
    if !page.corrected.isEmpty { parts.append("## Not reported\n\n" + blocks(page.corrected)) }
    // The reader's examples are about YAML alone.
    let isOfReader = YAMLDiagnosticKinds.all.contains { $0.id == kind.id }
    if !isOfReader, (page.examples + page.corrected).contains(where: { !$0.hasPrefix("navspec:") }) {
      parts.append(
        """
        \(KindPage.headNote):

        ```yaml
        navspec: 1
        app: { name: Demo, schemes: [demo] }
        root: home
        ```
        """)
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The table of all kinds.
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

  private static func blocks(_ examples: [String]) -> String {
    examples.map { "```yaml\n\($0)\n```" }.joined(separator: "\n\n")
  }
}
