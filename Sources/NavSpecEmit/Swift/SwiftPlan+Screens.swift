import NavSpecDiagnostics
import NavSpecModel

extension SwiftPlan {
  var isExternal: Bool {
    switch graph.container {
    case .external, .missing: true
    case .tabs, .root, .split: false
    }
  }

  /// Whether any view is built by the app itself.
  var isManual: Bool { graph.routes.contains { $0.view == .manual } }

  /// The views of the app's own routes, whose cases are given, and of its features.
  func appScreen(_ cases: [RouteCase]) -> ScreenView {
    var view = screen(
      title: app.title, name: app.screen, route: app.route, manual: app.manual,
      routes: Array(zip(directRoutes, cases)), features: features)
    view.features = features.map { feature in
      let names = featureCase(feature)
      return .init(
        name: names.name, pattern: "(let route)",
        view: isManual(feature)
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
    var modules = ["SwiftUI": true]
    var manualCases: [SwiftCode] = []
    for (route, plan) in routes {
      let code: SwiftCode
      switch route.view {
      case .named(let name, let module):
        if let module, modules[module] == nil { modules[module] = false }
        code = "\(types.reference(name, in: module))\(plan.parameters.isEmpty ? "()" : plan.arguments)"
      case .manual:
        manualCases.append(plan.declaration(margin: "    "))
        code = "manual(.\(plan.name.member)\(plan.arguments))"
      }
      view.cases.append(.init(name: plan.name, pattern: plan.pattern, view: code))
    }
    let manualFeatures = features.filter(isManual).map {
      ManualEnum.Feature(name: SwiftIdentifier($0.name.value), screens: manualName($0))
    }
    if !manualCases.isEmpty || !manualFeatures.isEmpty {
      view.manual = ManualEnum(name: manual, cases: manualCases, features: manualFeatures)
    }
    view.imports = imports(modules)
    return view
  }
}
