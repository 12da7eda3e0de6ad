package import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// What the app writes for a screen: its view.
package struct ScreenCodeChanges: ChangeDetector {
  package static let kinds = [view]

  package init() {}

  package func changes(in comparison: SpecComparison) -> ChangeList {
    var list = ChangeList()
    for pair in comparison.routes.pairs {
      let (old, new) = (comparison.base.graph.routes[pair.base], comparison.head.graph.routes[pair.head])
      guard pair.reason == .name || pair.reason == .feature, old.view != new.view else { continue }
      // A renamed feature renames the views that no `view:` names.
      if pair.reason == .feature, old.viewRange == nil, new.viewRange == nil { continue }
      list.changes.append(
        Change(
          Self.view, "'\(new.qualifiedName)' shows another view", route: new.qualifiedName,
          subject: [new.qualifiedName],
          places: [.init(.base, old.name.range), .init(.head, new.name.range)]))
    }
    return list
  }

  private static let view = ChangeKind(
    id: "view-changed", .source, .risky, mirror: .none("the opposite change asks for another view too"),
    explanation:
      "The generated code shows a view by another name or of another module, which the app must have.",
    examples: [
      .init(
        base: "routes:\n  item: { view: ItemView }\n", head: "routes:\n  item: { view: ThingView }\n")
    ])
}
