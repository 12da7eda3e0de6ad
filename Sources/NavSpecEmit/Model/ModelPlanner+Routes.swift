import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension ModelPlanner {
  func route(_ route: Route) -> ModelObject {
    var object = ModelObject()
    object.set("name", route.qualifiedName)
    object.set("case", route.name.value)
    object.set("feature", route.feature.map { graph.features[$0].name.value })
    object.set("title", route.title?.value ?? SwiftName.words(route.name.value))
    object.set("doc", route.doc)
    object.set("owner", route.owner)
    object.set("stability", route.stability.rawValue)
    object.set("sunset", route.sunset?.value)
    object.set("deprecated", if: route.isDeprecated)
    object.set("meta", meta(route.meta))
    object.set("screen", route.screen)
    object.set("sensitive", if: route.isSensitive)
    object.set("view", view(route.view))
    object.set("params", route.parameters.map { parameter($0).json })
    object.set("under", route.under.map { graph.name(of: $0) })
    object.set("parent", route.parent.map(parent))
    setPresentation(of: &object, route)
    object.set("tab", route.tab.map { graph.tabs[$0.value].name.value })
    object.set("requires", route.requirements.map { name($0.value) })
    object.set("edges", route.edges.map { edge($0).json })
    object.set("links", route.links.map { link($0).json })
    object.set("examples", route.examples.map { example($0).json })
    object.set("restoration", restoration(of: route))
    object.set("root", if: graph.roots.contains(route.id))
    object.set("reachedBy", route.isReachedByCode ? "code" : nil)
    object.set("unreachable", if: unreachable.contains(route.id))
    object.set("location", location(route.name.range))
    return object
  }

  private func setPresentation(of object: inout ModelObject, _ route: Route) {
    object.set("presentation", route.presentation.rawValue)
    object.set("windowFallback", route.presentation == .window ? route.windowFallback.rawValue : nil)
    object.set("stack", if: route.hasStack)
    object.set("detents", route.detents.map(\.value))
    object.set("transition", route.zooms ? Transition.zoom.rawValue : nil)
    object.set("dismiss", unless: route.isFreelyDismissed)
    object.set("returns", route.returns?.value)
    object.set("column", route.filledColumn == .detail ? nil : route.filledColumn.rawValue)
    object.set("tabBar", route.hidesTabBar ? "hidden" : nil)
  }

  private func view(_ view: ViewSpec) -> ModelObject {
    var object = ModelObject()
    switch view {
    case .named(let name, let module):
      object.set("name", name)
      object.set("module", module)
    case .manual: object.set("manual", if: true)
    }
    return object
  }

  private func parameter(_ parameter: Parameter) -> ModelObject {
    var object = ModelObject()
    object.set("name", parameter.name.value)
    object.set("type", graph.name(of: parameter.type))
    object.set("arity", parameter.arity.rawValue)
    object.set("default", json: parameter.defaultValue.map(value))
    object.set("required", if: parameter.isRequired)
    object.set("sensitive", if: parameter.isSensitive)
    object.set("restored", unless: parameter.isRestored)
    object.set("doc", parameter.doc)
    return object
  }

  private func parent(_ parent: Parent) -> ModelObject {
    var object = ModelObject()
    object.set("route", graph.name(of: parent.route))
    object.set("arguments", arguments(parent.arguments))
    return object
  }

  func edge(_ edge: Edge) -> ModelObject {
    var object = ModelObject()
    object.set("to", graph.name(of: edge.target))
    object.set(
      "presentation", (edge.presentation?.value ?? graph.routes[edge.target].presentation).rawValue)
    object.set("windowFallback", edge.windowFallback?.rawValue)
    object.set("label", edge.label)
    object.set("when", edge.when.map { name($0.value) })
    object.set("popTo", edge.popTo.map { graph.name(of: $0.value) })
    object.set("inclusive", if: edge.isInclusive)
    object.set("arguments", arguments(edge.arguments))
    object.set("set", edge.set)
    object.set("exit", edge.exit.map { graph.exits[$0].name.value })
    return object
  }

  func exit(_ exit: Exit) -> ModelObject {
    var object = ModelObject()
    object.set("name", exit.name.value)
    object.set("feature", exit.feature.map { graph.features[$0].name.value })
    object.set("params", exit.parameters.map { parameter($0).json })
    object.set("route", exit.target.map { graph.name(of: $0) })
    object.set("arguments", arguments(exit.arguments))
    object.set("location", location(exit.name.range))
    return object
  }

  private func restoration(of route: Route) -> ModelObject {
    var object = ModelObject()
    object.set("key", route.restorationKey?.value)
    object.set("formerly", route.formerKeys.map(\.value))
    return object
  }

  func arguments(_ entries: [Entry<Located<NavigationSchema.Argument>>]) -> ModelObject {
    var object = ModelObject()
    for entry in entries { object.set(entry.name.value, argument(entry.value.value)) }
    return object
  }

  func argument(_ argument: NavigationSchema.Argument) -> ModelObject {
    var object = ModelObject()
    switch argument {
    case .captured(let name): object.set("param", name)
    case .constant(let constant): object.set("value", json: value(constant))
    case .url: object.set("use", "url")
    case .path: object.set("use", "path")
    }
    return object
  }
}
