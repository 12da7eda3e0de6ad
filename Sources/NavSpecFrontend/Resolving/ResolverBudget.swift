import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

/// How much a spec may make of few bytes: far more than any app needs, and little enough for a second.
struct ResolverBudget {
  /// Routes that are under one another.
  static let underDepth = 64
  /// Edges of sets and conditions of defaults, for each route that takes them.
  static let repeats = 100_000

  var repeats = 0
  var linkForms = 0
  /// Names that misspelt ones may still be compared with.
  var comparisons = 500_000
}

extension Scope {
  /// Counts what a route repeats; false where a spec repeats too much, which is reported once.
  mutating func mayRepeat(_ count: Int, at range: SourceRange) -> Bool {
    let isWithin = budget.repeats <= ResolverBudget.repeats
    budget.repeats += count
    guard budget.repeats > ResolverBudget.repeats else { return true }
    if isWithin {
      sink.reportTooMany(
        "edges and conditions are repeated more than \(ResolverBudget.repeats) times", at: range)
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

extension ResolverBudget {
  /// The groups without the domains that are too many.
  static func withinLimits(_ sources: [SourceGroup], _ sink: inout DiagnosticSink) -> [SourceGroup] {
    let all = sources.flatMap(\.domains)
    guard all.count > GraphLimits.domains else { return sources }
    sink.reportTooMany(
      "a spec has at most \(GraphLimits.domains) domains", at: all[GraphLimits.domains].range)
    var rest = GraphLimits.domains
    return sources.map { group in
      var group = group
      group.policy.domains = Array(group.policy.domains.prefix(rest))
      rest = max(0, rest - group.domains.count)
      return group
    }
  }
}

extension DiagnosticSink {
  mutating func reportTooMany(_ message: String, at range: SourceRange, notes: [String] = []) {
    report(Diagnostic(YAMLDiagnosticKinds.tooManyNodes, message, at: range, notes: notes))
  }
}
