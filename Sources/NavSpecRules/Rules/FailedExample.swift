import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

let failedExample = Rule("failed-example", isFatal: false, needs: [.wholeSpec, .linkTable]) { context in
  let budget = AnalysisBudget(AnalysisBudget.nearestPatterns)
  var diagnostics: [Diagnostic] = []
  for (example, owner) in context.examples.checked {
    diagnostics += failure(of: example, on: owner, in: context, budget)
  }
  return diagnostics
}

private func failure(
  of example: Example, on owner: RouteID?, in context: RuleContext, _ budget: AnalysisBudget
) -> [Diagnostic] {
  let (schema, table) = (context.lowered.schema, context.linkAnalyses.table)
  let outcome = table.outcome(of: example.url.value, holds: { example.holds(ConditionID($0)) })
  let notes = context.lowered.phrase(of: example.when).map { [$0] } ?? []
  func failure(_ message: String, _ label: String, nearestOf route: RouteID? = nil) -> [Diagnostic] {
    let nearest = route.flatMap {
      budget.spend(table.variants.count) ? nearestPattern(to: example, of: $0, in: context) : nil
    }
    return [
      Diagnostic(
        message, at: example.url.range, label: label,
        notes: notes + [nearest].compactMap { $0?.phrase("nearest is ") })
    ]
  }
  switch (example.expectation, outcome) {
  case (.noMatch, .excluded): return []
  case (.noMatch, .unmatched):
    if let reason = problem(in: example.url.value) {
      return failure(
        "'\(example.url.value)' is not a URL: it matches nothing, whatever the links are", reason)
    }
    guard let owner, fallback(for: example, in: context)?.route == owner.value else { return [] }
    let name = context.graph.name(of: owner)
    return failure(
      "'\(example.url.value)' opens '\(name)', and must not", "no link matches: 'links.fallback' opens it")
  case (.noMatch, .matched(let match)):
    let name = context.graph.routes[match.route].qualifiedName
    // On a route, null means that this route does not open. Another may.
    if let owner, owner.value != match.route || schema.target(of: match, in: table) == nil { return [] }
    return failure("'\(example.url.value)' opens '\(name)', and must not match", "opens '\(name)'")
  case (.opens(let id, let params), .unmatched):
    let name = context.graph.name(of: id)
    if let screen = fallback(for: example, in: context) {
      if screen.route == id.value {
        return mismatches(of: params, in: screen.values, of: id, example, notes, context)
      }
      let found = context.graph.routes[screen.route].qualifiedName
      return failure(
        "'\(example.url.value)' opens '\(found)', and should open '\(name)'",
        "no link matches: 'links.fallback' opens '\(found)'")
    }
    return failure(
      "'\(example.url.value)' opens nothing, and should open '\(name)'", "no link matches", nearestOf: id)
  case (.opens(let id, _), .excluded):
    let name = context.graph.name(of: id)
    return failure(
      "'\(example.url.value)' opens in the browser, and should open '\(name)'", "'links.exclude' matches")
  case (.opens(let id, let params), .matched(let match)):
    guard match.route == id.value else {
      let found = context.graph.routes[match.route].qualifiedName
      return failure(
        "'\(example.url.value)' opens '\(found)', and should open '\(context.graph.name(of: id))'",
        "opens '\(found)'", nearestOf: id)
    }
    if let screen = schema.target(of: match, in: table)?.screens.last {
      return mismatches(of: params, in: screen.values, of: id, example, notes, context)
    }
    // A chain that no window can show is reported where it is written.
    let (link, chain) = (schema.links[match.link], schema.links[match.link].screens.map(\.route))
    guard schema.appearances(of: chain, last: link.appearance).count == chain.count else { return [] }
    return failure(
      "'\(example.url.value)' opens nothing, and should open '\(context.graph.name(of: id))'",
      "a value does not fit a screen below")
  }
}

/// The pattern of a route that comes nearest to an example, or of any where the route has no links; nil where one
/// of the route matches, and another pattern wins.
private func nearestPattern(
  to example: Example, of route: RouteID, in context: RuleContext
) -> NearestPattern? {
  let hasLinks = !context.graph.routes[route].links.isEmpty
  return NearestPattern(
    to: example.url.value, in: context.linkAnalyses.table, of: hasLinks ? route.value : nil,
    holds: { example.holds(ConditionID($0)) })
}

/// Why a text is no URL at all; nil if it is one, though it may be one that never matches.
private func problem(in text: String) -> String? {
  let scalars = text.unicodeScalars
  if scalars.contains(" ") { return "a space in a URL is '%20'" }
  if scalars.contains("\\") { return "a backslash in a URL is '%5C'" }
  if scalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) { return "it has a control character" }
  let scheme = scalars.prefix { $0 != ":" }
  let hasScheme =
    scheme.count < scalars.count && scheme.first?.properties.isAlphabetic == true
    && scheme.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains(scalar))
    }
  return hasScheme || scalars.first == "/" ? nil : "it begins with neither a scheme nor '/'"
}

/// The screen that opens where no link matches a URL of the app's own.
private func fallback(for example: Example, in context: RuleContext) -> NavigationSchema.Screen? {
  let opening = context.lowered.schema.opening(
    of: example.url.value, in: context.linkAnalyses.table, holds: { example.holds(ConditionID($0)) })
  guard case .target(let target, nil) = opening else { return nil }
  return target.screens.last
}

private func mismatches(
  of params: [Entry<Located<RouteValue>>], in values: [RouteValue], of id: RouteID, _ example: Example,
  _ notes: [String], _ context: RuleContext
) -> [Diagnostic] {
  let route = context.graph.routes[id]
  for param in params {
    guard let index = route.parameters.firstIndex(where: { $0.name.value == param.name.value }),
      values.indices.contains(index), values[index] != param.value.value
    else { continue }
    return [
      Diagnostic(
        "'\(example.url.value)' opens '\(route.qualifiedName)' with '\(param.name.value)' \(values[index].phrase), not \(param.value.value.phrase)",
        at: example.url.range, label: "'\(param.name.value)' is \(values[index].phrase)",
        related: [.init("expected here", at: param.value.range)], notes: notes)
    ]
  }
  return []
}

extension RuleContext {
  /// The examples of routes, then those of the spec, with their routes: those that there is time for, and the others. A
  /// URL may be held against every link of one path.
  fileprivate var examples: (checked: [(example: Example, owner: RouteID?)], unchecked: [Example]) {
    var all = graph.routes.flatMap { route -> [(example: Example, owner: RouteID?)] in
      // The links have a diagnostic of their own, and all examples would fail.
      route.links.contains(where: \.isInvalid) ? [] : route.examples.map { ($0, route.id) }
    }
    all += graph.examples.map { ($0, nil) }
    // The schemes and domains of a feature by itself are not known.
    if graph.app == nil { all.removeAll { $0.example.url.value.contains("://") } }
    guard all.count > 100 else { return (all, []) }
    let count = max(100, AnalysisBudget.examples / max(1, linkAnalyses.table.largestCrowd))
    return (Array(all.prefix(count)), all.dropFirst(count).map(\.example))
  }

  /// The examples that there is no time for.
  var uncheckedExamples: [Example] { examples.unchecked }
}
