import NavSpecDiagnostics
import NavSpecModel

let coverWithoutStack = Rule("cover-without-stack", .note) { context in
  let graph = context.graph
  // Older apps have no bars at the side.
  guard
    graph.platforms.compactMap({ DeploymentTarget($0) }).contains(where: {
      $0.platform == "iOS" && $0.major >= 27
    })
  else { return [] }
  return graph.routes.compactMap { route in
    guard let present = route.present, route.presentation == .cover, !route.hasStack else { return nil }
    return Diagnostic(
      "'\(route.qualifiedName)' is a cover without a stack", at: present.range,
      label: "its bar stays at the top of a phone that folds",
      fixes: [.setting("add 'stack: true'", key: "stack", to: "true", of: route.name.range)])
  }
}
