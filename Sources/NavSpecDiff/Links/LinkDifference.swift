import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecRuntime

/// A URL that two versions treat differently.
struct LinkDifference {
  var kind: ChangeKind
  let url: String
  /// The answers that matter, by name; the other conditions are met.
  let conditions: [String: Bool]
  let old: LinkEffect
  let new: LinkEffect

  /// nil where the versions do the same.
  init?(_ url: String, _ conditions: [String: Bool], _ old: LinkEffect, _ new: LinkEffect) {
    guard let kind = Self.kind(old, new) else { return nil }
    self.kind = kind
    self.url = url
    self.old = old
    self.new = new
    var all = conditions
    // What a guard keeps away shows while its condition is unmet.
    for guarding in Self.guards(old, new) {
      let (condition, holds) = NamedSpec.refusal(of: guarding)
      all[condition] = holds
    }
    self.conditions = all
  }

  private static func kind(_ old: LinkEffect, _ new: LinkEffect) -> ChangeKind? {
    switch (old, new) {
    case (.unmatched, .unmatched), (.excluded, .excluded): return nil
    case (.unmatched, .excluded), (.excluded, .unmatched): return nil
    case (.opened, .unmatched): return .linkLost
    case (.opened, .excluded): return .linkLeftToBrowser
    case (.unmatched, .opened): return .linkAdded
    case (.excluded, .opened): return .linkTakenFromBrowser
    case (.opened(let old), .opened(let new)):
      let kind = kind(old, new)
      guard old.isFallback != new.isFallback, old.screens.last != new.screens.last else { return kind }
      // The fallback shows whatever it shows: what a link opened there is lost.
      return old.isFallback ? .linkAdded : .linkLost
    }
  }

  /// Whether the link's own screen is the same with other values.
  var concernsValues: Bool { kind == .linkValuesChanged || kind == .linkValuesAccepted }

  /// Whether the screens differ in one param of the link's own alone.
  func isOnly(of parameter: String) -> Bool {
    guard kind == .linkValuesChanged, case .opened(var old) = old, case .opened(var new) = new,
      !old.screens.isEmpty, !new.screens.isEmpty
    else { return false }
    old.screens[old.screens.count - 1].values[parameter] = nil
    new.screens[new.screens.count - 1].values[parameter] = nil
    return old.screens.last == new.screens.last
  }

  private static func kind(_ old: LinkEffect.Opening, _ new: LinkEffect.Opening) -> ChangeKind? {
    if old.screens.last?.route != new.screens.last?.route { return .linkMoved }
    if old.screens.last != new.screens.last { return .linkValuesChanged }
    if !Set(new.requirements).isSubset(of: old.requirements) { return .linkGuarded }
    if !Set(old.requirements).isSubset(of: new.requirements) { return .linkUnguarded }
    return old.window == new.window && old.screens == new.screens ? nil : .linkStackChanged
  }

  /// The condition that one version requires and the other does not, if that is the change.
  private static func guards(_ old: LinkEffect, _ new: LinkEffect) -> [String] {
    guard case .opened(let old) = old, case .opened(let new) = new else { return [] }
    let (before, after) = (Set(old.requirements), Set(new.requirements))
    return switch kind(old, new) {
    case .linkGuarded: Array(after.subtracting(before).sorted().prefix(1))
    case .linkUnguarded: Array(before.subtracting(after).sorted().prefix(1))
    default: []
    }
  }

  func message(_ group: LinkChangeGroup) -> String {
    let count = group.members.count
    let isOne = count == 1
    var subject = "'\(group.shown.pattern.value)'" + (isOne ? "" : " and \(count - 1) more")
    if group.isOfRoute { subject += group.route.map { " of '\($0)'" } ?? ", a redirect," }
    if case .site(let site)? = group.reason { subject += " at '\(site)'" }
    return "\(subject) \(predicate(isOne, group))\(circumstances(group))\(group.clause)"
  }

  /// The conditions that must be unmet for the difference to show; a guard is named by the predicate.
  private func circumstances(_ group: LinkChangeGroup) -> String {
    let unmet = conditions.filter { !$0.value }.keys.sorted().map { "'\($0)'" }
    guard changedCondition.isEmpty, !unmet.isEmpty,
      group.members.allSatisfy({ $0.difference.conditions == conditions })
    else { return "" }
    return " while \(unmet.joined(separator: " and ")) \(unmet.count == 1 ? "is" : "are") not met"
  }

  /// What happens to one link, or to several.
  private func predicate(_ isOne: Bool, _ group: LinkChangeGroup) -> String {
    let verb = { (one: String, several: String) in isOne ? one : several }
    let isPartial = group.extent != .all
    var (some, more, of) = isPartial ? (" some URLs", " more URLs", " for some URLs") : ("", "", "")
    if case .without(let keys) = group.extent {
      let names = keys.map { "'\($0)'" }.joined(separator: " or ")
      let urls = " URLs " + (keys.count == 1 ? "without \(names)" : "that lack \(names)")
      (some, more, of) = (urls, urls + " too", " for" + urls)
    }
    // Of a route's links it goes without saying what they opened.
    let formers = Set(group.members.map(\.difference.oldRoute))
    let former = oldRoute == group.route || formers.count > 1 ? "" : " instead of '\(oldRoute)'"
    let hasOneTarget = Set(group.members.map(\.difference.newRoute)).count == 1
    return switch kind {
    case .linkLost: "no longer \(verb("opens", "open"))\(some)"
    case .linkLeftToBrowser where isPartial: "now \(verb("leaves", "leave"))\(some) to the browser"
    case .linkLeftToBrowser: "\(verb("is", "are")) left to the browser"
    case .linkMoved:
      "now \(verb("opens", "open")) \(hasOneTarget ? "'\(newRoute)'\(former)" : "other screens")\(of)"
    case .linkValuesAccepted:
      "now \(verb("carries", "carry")) values that \(verb("it", "they")) ignored"
    case .linkValuesChanged: "now \(verb("carries", "carry")) other values"
    case .linkGuarded: "now \(verb("asks", "ask")) for '\(changedCondition)'"
    case .linkUnguarded: "no longer \(verb("asks", "ask")) for '\(changedCondition)'"
    case .linkStackChanged: "now \(verb("builds", "build")) another stack"
    case .linkTakenFromBrowser where isPartial:
      "now \(verb("opens", "open"))\(some) that were left to the browser"
    case .linkTakenFromBrowser: "now \(verb("opens", "open")) what was left to the browser"
    default: "now \(verb("opens", "open"))\(more)"
    }
  }

  private var oldRoute: String { old.route ?? "" }
  private var newRoute: String { new.route ?? "" }

  var changedCondition: String { Self.guards(old, new).first ?? "" }

  func witness(base: ResolvedSpec, head: ResolvedSpec) -> Change.Witness {
    let (old, new) = (resolution(in: base), resolution(in: head))
    let answers = conditions.sorted { $0.key < $1.key }
    let suffix =
      answers.isEmpty
      ? "" : "  (" + answers.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + ")"
    return Change.Witness(
      json: .object([
        ("url", .string(url)), ("conditions", .object(answers.map { ($0.key, .bool($0.value)) })),
        ("base", object(old, self.old)), ("head", object(new, self.new)),
      ]), lines: [url + suffix, "base  \(line(old, self.old))", "head  \(line(new, self.new))"])
  }

  /// What one version does; where the stacks differ, how each screen appears.
  private func line(_ resolution: Resolution, _ effect: LinkEffect) -> String {
    window(effect).map { "opens " + $0.joined(separator: ", ") } ?? resolution.summary
  }

  private func object(_ resolution: Resolution, _ effect: LinkEffect) -> JSONText {
    guard let window = window(effect), case .object(let members) = resolution.object else {
      return resolution.object
    }
    return .object(members + [("window", .array(window.map { .string($0) }))])
  }

  /// How each screen appears in one version, where that is the difference.
  private func window(_ effect: LinkEffect) -> [String]? {
    guard kind == .linkStackChanged, case .opened(let opening) = effect,
      case .opened(let old) = old, case .opened(let new) = new, old.window != new.window
    else { return nil }
    return opening.window
  }

  private func resolution(in spec: ResolvedSpec) -> Resolution {
    let names = spec.schema.conditions.map(\.name)
    let unmet = Set(names.filter { !(conditions[$0] ?? true) })
    return spec.resolution(of: url, unmet: unmet, explainsMiss: false)
  }
}
