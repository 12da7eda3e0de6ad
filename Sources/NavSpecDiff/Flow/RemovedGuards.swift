import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

extension SpecComparison {
  /// The conditions that a screen asked for and no longer does, sorted.
  func removedGuards(_ old: Route, _ new: Route) -> [String] {
    Set(old.requirements.map { renamedBase.graph.conditions[$0.value].name.value })
      .subtracting(new.requirements.map { head.graph.conditions[$0.value].name.value }).sorted()
  }

  /// Whether the older router asks for a condition where a link would show a screen alone, and the newer one does not.
  func isUnprotected(_ old: Route, _ new: Route, from condition: String) -> Bool {
    namedBase.requirements(ofShowing: old.id.value).contains(condition)
      && !namedHead.requirements(ofShowing: new.id.value).contains(condition)
  }

  /// The condition that showed a tab and no longer does, if links of the newer version open there without it.
  func removedGuard(_ old: Tab, _ new: Tab) -> String? {
    guard let condition = old.visible.map({ renamedBase.graph.conditions[$0.value].name.value }),
      new.visible.map({ head.graph.conditions[$0.value].name.value }) != condition,
      namedHead.opensLinks(inTab: new.name.value, without: condition)
    else { return nil }
    return condition
  }

  /// Each removed guard as a screen, or `tab` and its name, with the condition: a link that no longer asks for it there is
  /// the same change.
  var removedGuards: Set<[String]> {
    let ofScreens = comparedRoutes.flatMap { old, new, _ in
      removedGuards(old, new).map { [new.qualifiedName, $0] }
    }
    let ofTabs = comparedTabs.compactMap { old, new, _ in
      removedGuard(old, new).map { ["tab \(new.name.value)", $0] }
    }
    return Set(ofScreens + ofTabs)
  }
}
