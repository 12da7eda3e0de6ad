import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

let modalWithoutStack = Rule("modal-without-stack", isFatal: false) { context in
  let (graph, schema) = (context.graph, context.lowered.schema)
  var diagnostics: [Diagnostic] = []
  func report(_ child: Route, on modal: Route, at range: SourceRange) {
    let leading = context.reachability.incoming[modal.id.value].map(\.edge) + graph.anywhere
    let edge = leading.first { $0.target == modal.id && $0.presentation?.value.isModal == true }
    let shown = modal.presentation.isModal ? modal.present.map { $0.map(\.presentation) } : edge?.presentation
    diagnostics.append(
      Diagnostic(
        "'\(child.qualifiedName)' cannot be pushed on '\(modal.qualifiedName)'", at: range,
        label: "'\(modal.qualifiedName)' has no stack",
        related: shown.map { [.init("a \($0.value.rawValue) without 'stack: true'", at: $0.range)] } ?? [],
        fixes: [
          .setting(
            "add 'stack: true' to '\(modal.name.value)'", key: "stack", to: "true", of: modal.name.range),
          .init("present '\(child.name.value)' as a modal of its own"),
        ]))
  }
  // Most screens are never a modal, and it takes less to know that than to follow their chains.
  let mayLackStack = graph.routes.map { route in
    !route.hasStack
      && context.reachability.presentations(of: route.id, in: graph).contains(where: \.isModal)
  }
  /// The screen of a chain that would be pushed on a modal without a stack, and the modal.
  func refusal(_ chain: [Int], last: NavigationSchema.Presentation? = nil) -> (pushed: Route, modal: Route)? {
    guard chain.dropLast().contains(where: { mayLackStack[$0] }) else { return nil }
    let shown = schema.appearances(of: chain, last: last)
    guard shown.count < chain.count, let modal = shown.lastIndex(where: \.isModal) else { return nil }
    return (graph.routes[chain[shown.count]], graph.routes[chain[modal]])
  }
  for route in graph.routes {
    let chain = sequence(first: route) { $0.parent.map { graph.routes[$0.route] } }.map(\.id.value)
    // What has no place below the route is reported there.
    if let parent = route.parent, let (pushed, modal) = refusal(chain.reversed()), pushed.id == route.id {
      report(route, on: modal, at: parent.range)
    }
    // An edge without a presentation may dismiss the modal first. An edge with 'push' cannot.
    guard route.presentation.isModal, !route.hasStack else { continue }
    for edge in route.edges where edge.presentation?.value == .push {
      report(graph.routes[edge.target], on: route, at: edge.range)
    }
  }
  for (index, link) in schema.links.enumerated() {
    let (written, chain) = (context.lowered.link(index), link.screens.map(\.route))
    guard written.ownStack != nil || link.presentation != nil && refusal(chain) == nil,
      let (pushed, modal) = refusal(chain, last: link.appearance)
    else { continue }
    report(pushed, on: modal, at: written.ownStack?.range ?? written.range)
  }
  return diagnostics
}
