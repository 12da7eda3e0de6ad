package import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// What the app writes for a screen: its view, and what it returns.
package struct ScreenCodeChanges: ChangeDetector {
  package static let kinds = [view, result]

  package init() {}

  package func changes(in comparison: SpecComparison) -> ChangeList {
    var list = ChangeList()
    for pair in comparison.routes.pairs {
      let (old, new) = (comparison.base.graph.routes[pair.base], comparison.head.graph.routes[pair.head])
      func add(_ kind: ChangeKind, _ message: String) {
        list.changes.append(
          Change(
            kind, message, route: new.qualifiedName, subject: [new.qualifiedName],
            places: [.init(.base, old.name.range), .init(.head, new.name.range)]))
      }
      if pair.reason == .name, old.view != new.view {
        add(Self.view, "'\(new.qualifiedName)' shows another view")
      }
      let results = [old.returns?.value, new.returns?.value]
      if results[0] != results[1] {
        let phrases = results.map { $0.map { "'\($0)'" } ?? "nothing" }
        add(Self.result, "'\(new.qualifiedName)' returns \(phrases[1]) and returned \(phrases[0])")
      }
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

  private static let result = ChangeKind(
    id: "result-changed", .source, .risky, mirror: .none("the opposite change returns another type too"),
    explanation: """
      A screen returns a value of another type, or returns one only in one version. Code that presents it and waits for \
      the value has to change.
      """,
    examples: [
      .init(
        base: "routes:\n  picker: { present: sheet, returns: Int }\n",
        head: "routes:\n  picker: { present: sheet, returns: String }\n")
    ])
}
