import NavSpecDiagnostics
import NavSpecModel

extension SwiftPlan {
  /// What the app declares for the generated code, one file for each outermost declaration.
  var scaffold: [ScaffoldFile] {
    let types = ScaffoldTypes(self).files
    let views = scaffoldViews
    guard graph.app != nil else { return types + views }
    return types + [scaffoldConditions, isExternal ? scaffoldHost : scaffoldWindow].compactMap(\.self) + views
  }

  private var scaffoldConditions: ScaffoldFile? {
    guard !graph.conditions.isEmpty else { return nil }
    let name = SwiftIdentifier(graph.name.value, suffix: "Conditions")
    return ScaffoldFile(
      app: app, name: "\(name.text).swift", imports: imports(using: [Self.runtime, "Observation"]),
      conditions: .init(name: name, cases: graph.conditions.map { SwiftIdentifier($0.name.value).member }))
  }

  private var scaffoldHost: ScaffoldFile {
    let name = SwiftIdentifier(graph.name.value, suffix: "Host")
    return ScaffoldFile(
      app: app, name: "\(name.text).swift", imports: imports(using: [Self.runtime]), host: name)
  }

  /// The delegates of the app and its scenes; nil for a feature.
  var scaffoldScenes: ScaffoldFile? {
    guard graph.app != nil else { return nil }
    let name = SwiftIdentifier(graph.name.value, suffix: "Scenes")
    // For user activities, which SwiftUI's windows take by themselves.
    let foundation: Set<String> = isExternal ? ["Foundation"] : []
    return ScaffoldFile(
      app: app, name: "\(name.text).swift",
      imports: imports(using: foundation.union([Self.runtime, "UIKit", "UserNotifications"])),
      scenes: .init(
        appDelegate: SwiftIdentifier(graph.name.value, suffix: "AppDelegate"),
        sceneDelegate: SwiftIdentifier(graph.name.value, suffix: "SceneDelegate"),
        host: isExternal ? SwiftIdentifier(graph.name.value, suffix: "Host") : nil,
        conditions: conditionsArgument ?? "conditions: .fixed([:])"))
  }

  private var conditionsArgument: SwiftCode? {
    graph.conditions.isEmpty
      ? nil : "conditions: \(SwiftIdentifier(graph.name.value, suffix: "Conditions")).shared"
  }

  private var scaffoldWindow: ScaffoldFile? {
    guard let window = (try? rootFile())?.window else { return nil }
    let name = SwiftIdentifier(graph.name.value, suffix: "Window")
    var arguments: [SwiftCode] = ["router"]
    var states: [SwiftCode] = []
    for property in window.properties {
      if let state = property.state {
        states.append("@State private var \(property.name) = \(state)")
        arguments.append("\(property.name): $\(property.name)")
      } else if let sample = property.sample {
        arguments.append("\(property.name): \(sample)")
      }
    }
    return ScaffoldFile(
      app: app, name: "\(name.text).swift",
      imports: imports(using: modulesOfScopes.union([Self.runtime, "SwiftUI"])),
      window: .init(
        name: name, router: "\(app.router)(\(conditionsArgument ?? ""))",
        states: states, arguments: .joined(arguments, by: ", "), isManual: window.isManual))
  }

  private var scaffoldViews: [ScaffoldFile] {
    var routes: [String: [Route]] = [:]
    for route in routesOfModule {
      guard case .named(let view, module: nil) = route.view else { continue }
      routes[view, default: []].append(route)
    }
    var files = routes.map { view($0, of: $1) }
    if let accessory = graph.app?.tabBar?.accessory?.view?.value, routes[accessory] == nil {
      files.append(view(accessory, of: []))
    }
    var wrapped: [String: [Route]] = [:]
    for wrapper in graph.wrappers {
      if case .named(let view, module: nil) = wrapper.view.value, routes[view] == nil {
        wrapped[view, default: []].append(wrapper.route)
      }
    }
    files += wrapped.map { view($0, around: $1) }
    return files.sorted { $0.name < $1.name }
  }

  private func view(_ name: String, of routes: [Route]) -> ScaffoldFile {
    var view = view(
      name,
      documentation: routes.isEmpty ? "The view above the tab bar." : "The view of \(names(of: routes)).",
      content: "Text(verbatim: \(quoted: routes.first?.displayTitle ?? name))")
    let lists = routes.map { caseParameters($0.parameters) }
    let initializers = lists.map { "init(\(SwiftCode.joined(ignored($0), by: ", "))) {}" as SwiftCode }
      .distinct
    // `body` is the view's own.
    let isStored =
      initializers.count == 1 && !lists[0].contains { ["body", "`self`"].contains($0.label.text) }
    if isStored {
      view.properties = routes[0].parameters.map { parameter in
        "let \(SwiftIdentifier(parameter.name.value)): \(types.type(of: parameter))"
      }
    } else if initializers.count > 1 || lists.first?.isEmpty == false {
      view.initializers = initializers
    }
    return ScaffoldFile(app: app, name: "\(name).swift", imports: imports(of: routes), views: [view])
  }

  /// A view around the stacks with these roots: it gets their values, and the stack.
  private func view(_ name: String, around roots: [Route]) -> ScaffoldFile {
    var view = view(
      name, documentation: "The view around the stack of \(names(of: roots)).", content: "content")
    view.isWrapper = true
    view.properties = ["let content: Content"]
    view.initializers =
      roots.map { root -> SwiftCode in
        let parameters = ignored(caseParameters(root.parameters)) + ["@ViewBuilder content: () -> Content"]
        return "init(\(SwiftCode.joined(parameters, by: ", "))) { self.content = content() }"
      }.distinct
    return ScaffoldFile(app: app, name: "\(name).swift", imports: imports(of: roots), views: [view])
  }

  private func view(_ name: String, documentation: SwiftCode, content: SwiftCode) -> ScaffoldFile.View {
    let parts = name.split(separator: ".").map(String.init)
    return ScaffoldFile.View(
      documentation: documentation, name: SwiftIdentifier(parts[parts.count - 1]),
      outer: parts.count > 1 ? SwiftTypes.reference(parts.dropLast().joined(separator: ".")) : nil,
      content: content)
  }

  private func names(of routes: [Route]) -> SwiftCode {
    .joined(routes.map { "`\(comment: $0.qualifiedName)`" }, by: ", ")
  }

  /// Params of an initializer that does nothing with them.
  private func ignored(_ parameters: [CaseParameter]) -> [SwiftCode] {
    parameters.map { "\($0.label) _: \($0.type)" }
  }

  /// What the values of routes need, and SwiftUI.
  private func imports(of routes: [Route]) -> [SwiftCode] {
    imports(using: types.modules(for: routes.flatMap(\.parameters)).union(["SwiftUI"]))
  }
}
