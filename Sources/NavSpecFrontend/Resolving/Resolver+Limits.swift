import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime
import NavSpecYAML

/// How much a spec may make of few bytes: far more than any app needs, and little enough for a second.
struct ResolverBudget {
  /// Routes that stand under one another.
  static let underDepth = 64
  /// Domains of all sources.
  static let domains = 512

  /// Edges of sets and conditions of defaults, for each route that takes them.
  static let repeats = 100_000
  /// Links, each counted for every choice of its optional parts and of a prefix.
  static let linkForms = 100_000

  /// Regular expressions that differ; each may take thousands of states.
  static let expressions = 128

  var repeats = 0
  var expressions: Set<String> = []
  var linkForms = 0
  /// Names that misspelt ones may still be compared with.
  var comparisons = 500_000
}

extension Resolver {
  /// Counts what a route repeats; false where a spec repeats too much, which is said once.
  mutating func mayRepeat(_ count: Int, at range: SourceRange) -> Bool {
    let isWithin = budget.repeats <= ResolverBudget.repeats
    budget.repeats += count
    guard budget.repeats > ResolverBudget.repeats else { return true }
    if isWithin {
      reportTooMany("edges and conditions are repeated more than \(ResolverBudget.repeats) times", at: range)
    }
    return false
  }

  /// The same for the forms of a link.
  mutating func mayAdd(_ pattern: LinkPattern, at range: SourceRange) -> Bool {
    let isWithin = budget.linkForms <= ResolverBudget.linkForms
    let prefixes = pattern.scheme == nil ? graph.prefixes.count : 0
    budget.linkForms += pattern.variantCount * (1 + prefixes)
    guard budget.linkForms > ResolverBudget.linkForms else { return true }
    if isWithin {
      reportTooMany(
        "the links up to here have more than \(ResolverBudget.linkForms) forms", at: range,
        notes: ["each choice of optional parts and of a prefix is a form of its own"])
    }
    return false
  }

  mutating func mayUse(_ expression: Located<String>) -> Bool {
    guard budget.expressions.count <= ResolverBudget.expressions else { return false }
    budget.expressions.insert(expression.value)
    guard budget.expressions.count > ResolverBudget.expressions else { return true }
    reportTooMany(
      "a spec has at most \(ResolverBudget.expressions) regular expressions", at: expression.range)
    return false
  }

  /// The names that may have been meant; none once a spec of unknown names has had its share.
  mutating func suggestions(for name: String, among names: [String]) -> [String] {
    budget.comparisons -= names.count
    return budget.comparisons > 0 ? names.nearest(to: name) : []
  }

  /// Names that are not even gathered then.
  func offered(_ names: @autoclosure () -> [String]) -> [String] {
    budget.comparisons > 0 ? names() : []
  }

  mutating func checkNumberOfDomains() {
    let domains = graph.sources.flatMap(\.domains)
    guard domains.count > ResolverBudget.domains else { return }
    reportTooMany(
      "a spec has at most \(ResolverBudget.domains) domains", at: domains[ResolverBudget.domains].range)
    var left = ResolverBudget.domains
    for index in graph.sources.indices {
      graph.sources[index].policy.domains = Array(graph.sources[index].policy.domains.prefix(left))
      left = max(0, left - graph.sources[index].domains.count)
    }
  }

  func underIsTooDeep(_ depth: Int, of route: Int) -> Diagnostic? {
    guard depth > ResolverBudget.underDepth else { return nil }
    let origin = routeOrigins[route]
    let range = files[origin.file].routes[origin.entry].value.under?.range ?? graph.routes[route].name.range
    return Diagnostic(
      YAMLDiagnosticKinds.nestingTooDeep,
      "'\(graph.routes[route].qualifiedName)' stands under more than \(ResolverBudget.underDepth) routes",
      at: range)
  }

  private mutating func reportTooMany(_ message: String, at range: SourceRange, notes: [String] = []) {
    report(Diagnostic(YAMLDiagnosticKinds.tooManyNodes, message, at: range, notes: notes))
  }
}
