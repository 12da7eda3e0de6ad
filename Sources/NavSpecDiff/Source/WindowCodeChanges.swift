package import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// What the app gives the generated window: another parameter is another call.
package struct WindowCodeChanges: ChangeDetector {
  package static let kinds = [parameters]

  package init() {}

  package func changes(in comparison: SpecComparison) -> ChangeList {
    var list = ChangeList()
    let (base, head) = (comparison.base.graph, comparison.head.graph)
    guard let old = base.windowParameters, let new = head.windowParameters, old != new else { return list }
    let added = new.filter { !old.contains($0) }
    let removed = old.filter { !new.contains($0) }
    let words = [
      added.isEmpty ? nil : "asks for \(added.joined(separator: ", "))",
      removed.isEmpty ? nil : "no longer takes \(removed.joined(separator: ", "))",
    ]
    list.changes.append(
      Change(
        Self.parameters, "the window \(words.compactMap { $0 }.joined(separator: " and "))",
        subject: ["window"], places: [.init(.base, base.range), .init(.head, head.range)]))
    return list
  }

  private static let parameters = ChangeKind(
    id: "window-parameters-changed", .source, .risky,
    mirror: .none("the opposite change is another call too"),
    explanation: """
      The generated window takes other values: the question of a first screen with `dismiss: false`, the text of a \
      search field, badges, or the views that the app builds. The call of the window must change before the app \
      compiles.
      """,
    examples: [
      .init(
        base: "routes:\n  item: { present: sheet }\n",
        head: "routes:\n  item: { present: sheet, dismiss: false }\n")
    ])
}

extension NavigationGraph {
  /// The parameters of the generated window besides the router; nil where none is generated.
  fileprivate var windowParameters: [String]? {
    switch container {
    case .external, .missing: return nil
    case .tabs, .root, .split: break
    }
    var parameters: [String] = []
    func add(_ name: String, _ isGiven: Bool) { if isGiven { parameters.append("'\(name)'") } }
    add("mayLeave", routes.contains { !$0.isFreelyDismissed })
    for tab in tabs {
      guard let field = tab.searchField else { continue }
      add(tab.searchTextName, true)
      if let scopes = field.scopes { add("\(tab.searchScopeName): \(name(of: scopes))", true) }
    }
    add("badge", tabs.contains { $0.badge == .number })
    add("badgeText", tabs.contains { $0.badge == .text })
    add("showInTab", tabs.contains(where: \.isExternal))
    add("manual", routes.contains { $0.view == .manual })
    return parameters
  }
}
