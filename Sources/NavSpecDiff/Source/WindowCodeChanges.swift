import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// What becomes of the app's call of its generated window: another parameter is another call.
struct WindowCodeChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    let (base, head) = (comparison.renamedBase.graph, comparison.head.graph)
    // Of a renamed app, every name is reported as one.
    guard base.name.value == head.name.value else { return [] }
    switch (base.windowParameters, head.windowParameters) {
    case (let old?, let new?):
      // The older call leaves out what has a default now.
      let new = new.filter { parameter in
        !parameter.isOptional || old.contains { $0.label == parameter.label }
      }
      return old.map(\.title) == new.map(\.title) ? [] : [Self.change(old, new, base, head)]
    case (let old?, nil) where head.app != nil:
      let name = base.windowName
      return [
        Change(
          .windowRemoved, "the window '\(name)' is not generated any more", proof: .derived,
          witness: .init(call: base.windowCall(old), error: "cannot find '\(name)' in scope"),
          subject: ["window"], places: comparison.windowPlaces)
      ]
    case (nil, .some) where base.app != nil:
      return [
        Change(
          .windowAdded, "the window '\(head.windowName)' is generated now", subject: ["window"],
          places: comparison.windowPlaces)
      ]
    default: return []
    }
  }

  private static func change(
    _ old: [WindowParameter], _ new: [WindowParameter], _ base: NavigationGraph, _ head: NavigationGraph
  ) -> Change {
    let (added, gone) = (new.missing(in: old), old.missing(in: new))
    let words = [
      added.isEmpty ? nil : "asks for \(list(added))",
      gone.isEmpty ? nil : "no longer takes \(list(gone))",
    ]
    return Change(
      .windowParametersChanged, "the window \(words.compactMap { $0 }.joined(separator: " and "))",
      proof: .derived,
      witness: .init(call: base.windowCall(old), error: error(old, new, in: head)),
      subject: ["window"] + added.map { "+\($0.title)" } + gone.map { "-\($0.title)" },
      places: gone.map { .init(.base, $0.range) } + added.map { .init(.head, $0.range) })
  }

  /// What the compiler says of the older call, in its first words.
  private static func error(
    _ old: [WindowParameter], _ new: [WindowParameter], in head: NavigationGraph
  ) -> String {
    guard Set(new.map(\.label)).isSubset(of: old.map(\.label)) else {
      return old.count == new.count ? "incorrect argument label" : "missing argument"
    }
    if new.count < old.count { return "extra argument" }
    guard let (before, after) = zip(old, new).first(where: { $0.title != $1.title }), let type = before.type,
      let other = after.type
    else { return "" }
    return head.types.contains { $0.name.value == type }
      ? "cannot convert value of type '\(type)' to expected argument type '\(other)'"
      : "cannot find '\(type)' in scope"
  }

  private static func list(_ parameters: [WindowParameter]) -> String {
    parameters.map { "'\($0.title)'" }.joined(separator: ", ")
  }
}

/// What an app gives the generated window besides the router.
private struct WindowParameter {
  let label: String
  /// The type whose cases it chooses among; other parameters have one type each.
  var type: String?
  let sample: String
  let isOptional: Bool
  let range: SourceRange

  var title: String { type.map { "\(label): \($0)" } ?? label }
}

extension [WindowParameter] {
  /// Those that another call does not have: by label and type, whatever their samples are.
  fileprivate func missing(in others: Self) -> Self {
    filter { parameter in !others.contains { $0.title == parameter.title } }
  }
}

extension NavigationGraph {
  fileprivate var windowName: String { name.value + "Root" }

  fileprivate func windowCall(_ parameters: [WindowParameter]) -> String {
    let all = ["\(name.value)Router()"] + parameters.map { "\($0.label): \($0.sample)" }
    return "_ = \(windowName)(\(all.joined(separator: ", ")))"
  }

  /// The parameters of the generated window, in their order; nil where none is generated.
  fileprivate var windowParameters: [WindowParameter]? {
    guard app != nil else { return nil }
    switch container {
    case .external, .missing: return nil
    case .tabs, .root, .split: break
    }
    var parameters: [WindowParameter] = []
    func add(
      _ label: String, type: String? = nil, _ sample: String, isOptional: Bool = false, at range: SourceRange?
    ) {
      if let range {
        parameters.append(
          .init(label: label, type: type, sample: sample, isOptional: isOptional, range: range))
      }
    }
    add(
      "mayLeave", "{ _ in true }", isOptional: true, at: routes.first { !$0.isFreelyDismissed }?.name.range)
    for tab in stacks {
      guard let field = tab.searchField else { continue }
      add(tab.searchTextName, ".constant(\"\")", at: field.range)
      if let scopes = field.scopes, let first = cases(of: scopes)?.first {
        let type = name(of: scopes)
        add(
          tab.searchScopeName, type: type, ".constant(\(type).\(first.name.value))", at: field.range)
      }
    }
    for tab in bar where tab.isAction {
      add(
        tab.name.value + "Badge", tab.badge == .text ? "nil" : "0", at: tab.badge.map { _ in tab.name.range })
    }
    add("badge", "{ _ in 0 }", at: tabs.first { $0.badge == .number }?.name.range)
    add("badgeText", "{ _ in nil }", at: tabs.first { $0.badge == .text }?.name.range)
    add("showInTab", "{ _, _ in }", at: tabs.first(where: \.isExternal)?.name.range)
    add("manual", "{ _ in EmptyView() }", at: routes.first { $0.view == .manual }?.name.range)
    return parameters
  }
}
