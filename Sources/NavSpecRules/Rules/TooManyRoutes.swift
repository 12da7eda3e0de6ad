import NavSpecDiagnostics
import NavSpecModel

struct TooManyRoutes: Rule {
  let kind = DiagnosticKind(id: "too-many-routes", severity: .warning)

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    let graph = context.graph
    var direct = graph.routes.count
    var diagnostics: [Diagnostic] = []
    func report(_ count: Int, _ name: Located<String>, _ what: String) {
      guard count > Self.limit else { return }
      diagnostics.append(
        Diagnostic(
          kind, "\(what) '\(name.value)' has \(count) routes in one enum", at: name.range,
          label: "more than \(Self.limit)", fixes: [.init("move some of them to a feature of their own")]))
    }
    for feature in graph.features {
      direct -= feature.routes.count
      report(feature.routes.count, feature.name, "the feature")
    }
    report(direct, graph.name, "the app")
    return diagnostics
  }

  private static let limit = 100
}
