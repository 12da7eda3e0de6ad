import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// What the app writes for a screen: its view.
struct ScreenCodeChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    let views: [Change] = comparison.comparedRoutes.compactMap { old, new, subject in
      let reason = comparison.routes[base: old.id]?.reason
      guard old.view != new.view, reason == .name || reason == .feature else { return nil }
      // A renamed feature renames the views that no `view:` names.
      if reason == .feature, old.viewRange == nil, new.viewRange == nil { return nil }
      return subject.change(.viewChanged, saying: "\(subject.title) shows another view")
    }
    return views + wrapperChanges(in: comparison)
  }

  private static func wrapperChanges(in comparison: SpecComparison) -> [Change] {
    let (base, head) = (comparison.renamedBase.graph, comparison.head.graph)
    var changes: [Change] = []
    func compare(
      _ title: String, route: String? = nil, _ old: Located<ViewSpec>?, _ new: Located<ViewSpec>?,
      _ places: (SourceRange, SourceRange)
    ) {
      guard old?.value != new?.value else { return }
      changes.append(
        Change(
          .wrapperChanged, "another view is around the stack of \(title)", route: route,
          subject: [route ?? title], places: .both(old?.range ?? places.0, new?.range ?? places.1)))
    }
    compare("the window", base.wrapper, head.wrapper, (base.range, head.range))
    for (old, new, _) in comparison.compared("tab", \.tabs, name: \.name) {
      compare("the tab '\(new.name.value)'", old.wrapper, new.wrapper, (old.name.range, new.name.range))
    }
    for (old, new, subject) in comparison.comparedRoutes {
      compare(
        subject.title, route: subject.route, old.wrapper, new.wrapper, (old.name.range, new.name.range))
    }
    return changes
  }
}
