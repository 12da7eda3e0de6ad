import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A prefix of any length that precedes only some of the patterns.
struct PartialPrefix: Rule {
  let kind = DiagnosticKind(id: "partial-prefix", severity: .note)

  /// More places are counted only.
  private static let placeLimit = 8

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    let prefixes = graph.prefixes.filter { (try? LinkPattern(parsing: $0.value))?.isAnyPrefix == true }
    guard let prefix = prefixes.first else { return [] }
    let settings = graph.redirects.map(\.pattern) + graph.exclusions.map(\.pattern)
    let others = (context.routedLinks.map(\.link.pattern) + settings).filter { pattern in
      guard let template = try? LinkPattern(parsing: pattern.value) else { return false }
      return template.scheme == nil && !template.takesAnyPrefix
    }
    guard !others.isEmpty else { return [] }
    let rest = others.count - Self.placeLimit
    return [
      Diagnostic(
        kind, "'\(prefix.value)' precedes only patterns with a fixed number of segments", at: prefix.range,
        label: "\(others.count == 1 ? "one pattern is" : "\(others.count) patterns are") opened without it",
        related: others.prefix(Self.placeLimit).map { .init("'\($0.value)' is one", at: $0.range) },
        notes: rest > 0 ? ["and \(rest) more"] : [])
    ]
  }
}
