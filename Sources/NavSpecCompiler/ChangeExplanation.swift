import NavSpecDiagnostics
import NavSpecDiff
import NavSpecReport

/// What `navspec explain` and `docs/changes/` say of a kind of change.
package enum ChangeExplanation {
  /// Every id, in alphabetical order.
  package static var ids: [String] { allChangeKinds.map(\.id).sorted() }

  /// The text; nil for an unknown id.
  static func text(of id: String) -> String? {
    guard let kind = kind(of: id) else { return nil }
    var parts = [
      "\(kind.id) (\(kind.level.rawValue), \(kind.changeClass.rawValue): \(kind.who))",
      Explanation.wrapped(kind.explanation),
    ]
    if let example = kind.page.pairs.first {
      parts.append("From this:\n\n" + Explanation.indented(example.base))
      parts.append("to this:\n\n" + Explanation.indented(example.head))
    }
    return parts.joined(separator: "\n\n")
  }

  private static func kind(of id: String) -> ChangeKind? { allChangeKinds.first { $0.id == id } }

  // MARK: Pages

  /// The page of a kind, with the examples that it has; nil for an unknown id.
  package static func markdown(of id: String) -> String? {
    guard let kind = kind(of: id) else { return nil }
    var parts = [
      "# \(kind.id)", "*\(kind.level.rawValue)* for \(kind.who) · [all changes](README.md)",
      Markdown.prose(kind.explanation),
    ]
    let page = kind.page
    for example in page.pairs {
      parts.append("From:\n\n```yaml\n\(example.base)\n```\n\nto:\n\n```yaml\n\(example.head)\n```")
    }
    if !page.opposite.isEmpty { parts.append(page.opposite) }
    if page.pairs.contains(where: { !$0.base.hasPrefix("navspec:") }) {
      parts.append(
        """
        \(KindPage.headNote), and where it has no `home`, a screen of \
        that name is added:

        ```yaml
        navspec: 1
        app: { name: Demo, schemes: [demo] }
        root: home
        ```
        """)
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The tables of all kinds, one for each class.
  package static var markdownIndex: String {
    let tables = ChangeClass.allCases.compactMap { group -> String? in
      let kinds = allChangeKinds.filter { $0.changeClass == group }
      guard !kinds.isEmpty else { return nil }
      let rows = kinds.map { kind in
        let summary = kind.explanation.firstSentence
        return "| [\(kind.id)](\(kind.id).md) | \(kind.level.rawValue) | \(Markdown.prose(summary)) |\n"
      }
      return "## \(group.rawValue): \(group.who)\n\n| id | level | meaning |\n| --- | --- | --- |\n"
        + rows.joined()
    }
    return """
      # Changes

      Every change that [`navspec diff`](../diff.md) reports has a stable id, in brackets before its headline. \
      `navspec explain ID` prints what these pages say. Their heads are made from the tool's own catalog, and every example \
      is run as a test.

      \(tables.joined(separator: "\n"))
      """
  }
}
