import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

/// How much a spec may make of few bytes: far more than any app needs, and little enough for a second.
struct ResolverBudget {
  /// Routes that are under one another.
  static let underDepth = 64
  /// Edges of sets, conditions of defaults and params of the routes above, for each route that takes them.
  static let repeats = 100_000

  var repeats = 0
  var linkForms = 0

  /// The groups without the schemes and domains that are too many.
  static func withinLimits(_ sources: [SourceGroup], _ sink: inout DiagnosticSink) -> [SourceGroup] {
    let schemes = sink.withinLimit(sources.map(\.schemes), GraphLimits.schemes, "schemes")
    let domains = sink.withinLimit(sources.map(\.domains), GraphLimits.domains, "domains")
    return sources.indices.map { index in
      var group = sources[index]
      group.policy.schemes = Array(group.policy.schemes.prefix(schemes[index]))
      group.policy.domains = Array(group.policy.domains.prefix(domains[index]))
      return group
    }
  }
}

extension Scope {
  /// Counts what a route repeats; false where a spec repeats too much, which is reported once.
  mutating func mayRepeat(_ count: Int, at range: SourceRange) -> Bool {
    let isWithin = budget.repeats <= ResolverBudget.repeats
    budget.repeats += count
    guard budget.repeats > ResolverBudget.repeats else { return true }
    if isWithin {
      sink.reportTooMany(
        "edges, conditions and params are repeated more than \(ResolverBudget.repeats) times", at: range)
    }
    return false
  }

  /// The same for the forms of a link.
  mutating func mayAdd(_ pattern: LinkPattern, at range: SourceRange) -> Bool {
    let isWithin = budget.linkForms <= GraphLimits.linkForms
    let prefixes = pattern.scheme == nil ? graph.prefixes.count : 0
    budget.linkForms += pattern.variantCount * (1 + prefixes)
    guard budget.linkForms > GraphLimits.linkForms else { return true }
    if isWithin {
      sink.reportTooMany(
        "the links up to here have more than \(GraphLimits.linkForms) forms", at: range,
        notes: ["each choice of optional parts and of a prefix is a form of its own"])
    }
    return false
  }
}

extension DiagnosticSink {
  /// How many of each list are within the limit of them all; reports the first that is not.
  fileprivate mutating func withinLimit(
    _ lists: [[Located<String>]], _ limit: Int, _ what: String
  ) -> [Int] {
    let all = lists.joined()
    if let first = all.dropFirst(limit).first {
      reportTooMany("a spec has at most \(limit) \(what)", at: first.range)
    }
    var rest = limit
    return lists.map { list in
      defer { rest -= min(rest, list.count) }
      return min(rest, list.count)
    }
  }

  mutating func reportTooMany(_ message: String, at range: SourceRange, notes: [String] = []) {
    report(.tooManyNodes, message, at: range, notes: notes)
  }
}
