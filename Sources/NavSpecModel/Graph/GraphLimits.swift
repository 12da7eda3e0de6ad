/// How much a graph may hold that costs more than its bytes: far more than any app needs.
package enum GraphLimits {
  package static let domains = 512
  package static let schemes = 512
  package static let types = 10_000
  /// Cases of a type. A value is compared with all of them.
  package static let cases = 1_000
  /// Params of a route or an exit. A link is compared with all of them.
  package static let parameters = 1_000
  /// Steps of all flows, whose windows may grow with each.
  package static let flowSteps = 2_000
  /// Links, each counted for every choice of its optional parts and of a prefix.
  package static let linkForms = 50_000
  /// Regular expressions that differ; each may take thousands of states.
  package static let expressions = 128
  /// States of all of them together. An expression with too many counts as one with the most allowed.
  package static let expressionStates = 65_536
  /// Screens in a chain of parents. A link lists them all.
  package static let parents = 32
}
