import NavSpecDiagnostics
import NavSpecModel

extension SwiftPlan {
  var isExternal: Bool {
    switch graph.container {
    case .external, .missing: true
    case .tabs, .root, .split: false
    }
  }

  var isManual: Bool { graph.routes.contains { $0.view == .manual } }

  /// The views of the app's own routes, whose cases are given, and of its features.
  func appScreen(_ cases: [RouteCase]) -> ScreenView {
    var view = screen(
      title: app.title, name: app.screen, route: app.route, manual: app.manual,
      routes: Array(zip(directRoutes, cases)), features: features)
    view.cases += features.map { feature in
      let names = featureCase(feature)
      return SwitchCase(
        pattern: ".\(names.name.member)(let route)",
        value: isManual(feature)
          ? "\(names.screen)(route) { manual(.\(names.name.member)($0)) }" : "\(names.screen)(route)")
    }
    view.link = app.link
    return view
  }

  /// The views of a feature's routes, whose cases are given.
  func featureScreen(_ feature: Feature, _ cases: [RouteCase]) -> ScreenView {
    let names = featureCase(feature)
    var view = screen(
      title: "the feature `\(names.title)`", name: names.screen, route: names.routes,
      manual: manualName(feature), routes: Array(zip(graph.routes[feature.routes], cases)), features: [])
    view.link = names.link
    return view
  }

  private func isManual(_ feature: Feature) -> Bool {
    graph.routes[feature.routes].contains { $0.view == .manual }
  }

  private func manualName(_ feature: Feature) -> SwiftIdentifier {
    SwiftIdentifier(feature.name.value, suffix: "ManualScreen")
  }

  private func screen(
    title: SwiftCode, name: SwiftIdentifier, route: SwiftIdentifier, manual: SwiftIdentifier,
    routes: [(Route, RouteCase)], features: [Feature]
  ) -> ScreenView {
    var view = ScreenView(
      title: title, name: name, route: route,
      usesDeprecated: routes.contains { $1.deprecation != nil })
    var modules: Set<String> = []
    var manualCases: [SwiftCode] = []
    for (route, plan) in routes {
      let code: SwiftCode
      switch route.view {
      case .named(let name, let module):
        if let module { modules.insert(module) }
        code = "\(types.reference(name, in: module))\(plan.parameters.isEmpty ? "()" : plan.arguments)"
      case .manual:
        manualCases.append(plan.declaration(margin: "    "))
        code = "manual(.\(plan.name.member)\(plan.arguments))"
      }
      view.cases.append(.init(pattern: ".\(plan.name.member)\(plan.pattern)", value: code))
    }
    let manualFeatures = features.filter(isManual).map {
      ManualEnum.Feature(name: SwiftIdentifier($0.name.value), screens: manualName($0))
    }
    if !manualCases.isEmpty || !manualFeatures.isEmpty {
      view.manual = ManualEnum(name: manual, cases: manualCases, features: manualFeatures)
    }
    view.imports = imports(exposing: ["SwiftUI"], using: modules)
    return view
  }

  /// What the app gives its window for the search field of a tab: bindings to the text and to the scope.
  func searchProperties(of tab: Tab) -> [RootFile.Property] {
    guard let field = tab.searchField else { return [] }
    let text = SwiftIdentifier(tab.searchTextName)
    var properties = [
      RootFile.Property(
        name: text, type: "Binding<String>", parameter: "\(text): Binding<String>",
        documentation:
          "What the user types into the field of \(tab.isSearch ? "the search tab" : holder(tab)).",
        state: "\(quoted: "")",
        environment: environment(tab.searchTextName, type: "String", initial: "\(quoted: "")"))
    ]
    if let scopes = field.scopes, let first = graph.cases(of: scopes)?.first {
      let scope = SwiftIdentifier(tab.searchScopeName)
      let type = types.name(of: scopes)
      let initial: SwiftCode = "\(type).\(SwiftIdentifier(first.name.value).member)"
      properties.append(
        .init(
          name: scope, type: "Binding<\(type)>", parameter: "\(scope): Binding<\(type)>",
          documentation: "Where \(holder(tab)) searches.",
          state: initial,
          environment: environment(tab.searchScopeName, type: type, initial: initial)))
    }
    return properties
  }

  private func environment(_ name: String, type: SwiftCode, initial: SwiftCode)
    -> RootFile.Property.Environment
  {
    .init(
      name: own(SwiftName.upperCamel(name)), key: SwiftIdentifier(name, suffix: "Key"), type: type,
      initial: initial)
  }

  private func holder(_ tab: Tab) -> SwiftCode {
    tab.isWindow ? "the window" : "the tab `\(comment: tab.name.value)`"
  }

  /// The search field of a tab as modifiers: of its root, for the field belongs to it, or of its split view.
  func searchModifiers(of tab: Tab) -> [SwiftCode] {
    guard let field = tab.searchField else { return [] }
    var arguments: [SwiftCode] = ["text: \(SwiftIdentifier(tab.searchTextName))"]
    if let activation = activation(tab) { arguments.append("isActive: route.\(activation.name)") }
    if let prompt = field.prompt?.value { arguments.append("prompt: \(quoted: prompt)") }
    var lines: [SwiftCode] = [".searchable(\(SwiftCode.joined(arguments, by: ", ")))"]
    if let scopes = field.scopes, let cases = graph.cases(of: scopes) {
      lines.append(".searchScopes(\(SwiftIdentifier(tab.searchScopeName))) {")
      for one in cases {
        let value: SwiftCode = "\(types.name(of: scopes)).\(SwiftIdentifier(one.name.value).member)"
        lines.append("  Text(\(quoted: SwiftName.words(one.name.value))).tag(\(value))")
      }
      lines.append("}")
    }
    for property in searchProperties(of: tab) {
      guard let value = property.environment else { continue }
      lines.append(".environment(\\.\(value.name), following: \(property.name))")
    }
    return lines
  }

  /// Whether the search field of a tab is active at first, as a property of its root; nil if no param says so.
  func activation(_ tab: Tab) -> RootFile.Activation? {
    guard let active = tab.searchField?.active?.value else { return nil }
    let route = graph.routes[tab.root.route]
    let values = route.parameters.map { $0.name.value == active ? "let active" : "_" as SwiftCode }
    let own: SwiftCode =
      ".\(SwiftIdentifier(route.name.value).member)(\(SwiftCode.joined(values, by: ", ")))"
    return .init(
      tab: tab.isWindow ? "the window" : "`\(comment: tab.name.value)`",
      name: SwiftIdentifier("\(tab.name.value)SearchIsActive"),
      pattern: wrapped(own, route))
  }

  var modulesOfScopes: Set<String> {
    Set(graph.stacks.compactMap(\.searchField?.scopes).flatMap { types.modules(naming: $0) })
  }
}
