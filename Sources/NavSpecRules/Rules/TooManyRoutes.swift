import NavSpecDiagnostics
import NavSpecModel

let tooManyRoutes = Rule("too-many-routes", .warning) { context in
  let graph = context.graph
  var direct = graph.routes.count
  var diagnostics: [Diagnostic] = []
  func report(_ count: Int, _ name: Located<String>, _ what: String) {
    guard count > limit else { return }
    diagnostics.append(
      Diagnostic(
        "\(what) '\(name.value)' has \(count) routes in one enum", at: name.range,
        label: "more than \(limit)", fixes: [.init("move some of them to a feature of their own")]))
  }
  for feature in graph.features {
    direct -= feature.routes.count
    report(feature.routes.count, feature.name, "the feature")
  }
  report(direct, graph.name, "the app")
  return diagnostics
}

private let limit = 100
