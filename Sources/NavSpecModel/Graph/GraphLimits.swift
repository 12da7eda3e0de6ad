/// How much a graph may hold that costs more than its bytes: far more than any app needs.
package enum GraphLimits {
  /// Domains of all sources.
  package static let domains = 512
  /// Links, each counted for every choice of its optional parts and of a prefix.
  package static let linkForms = 50_000
  /// Regular expressions that differ; each may take thousands of states.
  package static let expressions = 128
  /// Screens in a chain of parents. A link lists them all.
  package static let parents = 32
}
