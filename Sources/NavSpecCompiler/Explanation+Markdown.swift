import NavSpecDiagnostics
import NavSpecReport

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
