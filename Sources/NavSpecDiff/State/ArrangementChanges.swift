import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// How people arranged the tabs, which the system keeps by the ids of the spec.
struct ArrangementChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    let (base, head) = (comparison.renamedBase.graph, comparison.head.graph)
    var list: [Change] = []
    guard let old = base.app?.tabBar?.customizable else { return list }
    let arranged = base.arranged { tab in
      comparison.tabs.head(of: tab).map { head.tabs[$0.value].name.value } ?? base.tabs[tab.value].name.value
    }
    let new = head.app?.tabBar?.customizable
    guard old.value == new?.value else {
      // Without an id there is nothing that could be arranged.
      guard let id = arranged.lazy.compactMap(\.id).first?.value else { return list }
      list.append(
        change(
          "the arrangement of the tabs is kept under \(new.map { "'\($0.value)'" } ?? "no key"), not '\(old.value)'",
          key: old.value, new?.value, id: id, id, subject: ["key"], old.range, new?.range ?? head.range))
      return list
    }
    let others = Dictionary(first: head.arranged { head.tabs[$0.value].name.value }.map { ($0.name, $0.id) })
    for case (let name, let id?) in arranged {
      guard let other = others[name], other?.value != id.value else { continue }
      list.append(
        change(
          "the arrangement of the \(name) is kept under \(other.map { "'\($0.value)'" } ?? "no id"), not '\(id.value)'",
          key: old.value, old.value, id: id.value, other?.value, subject: [name], id.range,
          other?.range ?? new?.range ?? head.range))
    }
    return list
  }

  private static func change(
    _ message: String, key: String, _ newKey: String?, id: String, _ newID: String?, subject: [String],
    _ place: SourceRange, _ newPlace: SourceRange
  ) -> Change {
    func text(_ key: String?, _ id: String?) -> JSONText {
      guard let key, let id else { return .null }
      return .object([("key", .string(key)), ("id", .string(id))])
    }
    func line(_ key: String?, _ id: String?) -> String {
      guard let key else { return "nothing is kept" }
      return id.map { "id '\($0)' under the key '\(key)'" } ?? "no id under the key '\(key)'"
    }
    return Change(
      .tabArrangementLost, message, proof: .derived,
      witness: Change.Witness(
        json: .object([
          ("snapshot", .null), ("base", text(key, id)), ("head", text(newKey, newID)),
          ("dropped", .array([.string(id)])),
        ]),
        lines: ["base  \(line(key, id))", "head  \(line(newKey, newID))"]),
      subject: subject, places: [Change.Place(.base, place), Change.Place(.head, newPlace)])
  }
}

extension NavigationGraph {
  /// What people can arrange where it has an id, as a report names it.
  /// - Parameter tabName: The name of a tab in the newer version.
  fileprivate func arranged(tabName: (TabID) -> String) -> [(name: String, id: Located<String>?)] {
    tabs.indices.map { ("tab '\(tabName(TabID($0)))'", tabs[$0].customization?.id) }
      + sections.map { ("section '\($0.name.value)'", $0.value.customization?.id) }
  }
}
