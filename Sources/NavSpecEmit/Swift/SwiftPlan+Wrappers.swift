import NavSpecDiagnostics
import NavSpecModel

extension SwiftPlan {
  /// The app's views around stacks; nil without any.
  var wrappers: RootFile.Wrappers? {
    let all = graph.wrappers
    guard !all.isEmpty else { return nil }
    let cases = all.compactMap { tab, route, view -> RootFile.Wrappers.Case? in
      guard case .named(let name, let module) = view.value else { return nil }
      let plan = routeCase(route)
      let own: SwiftCode = ".\(plan.name.member)\(plan.pattern)"
      let root: SwiftCode =
        route.feature.map { ".\(SwiftIdentifier(graph.features[$0].name.value).member)(\(own))" } ?? own
      return .init(
        pattern: "(\(tab.map { ".\(SwiftIdentifier($0.name.value).member)?" } ?? "nil"), \(root))",
        view: "\(types.reference(name, in: module))\(plan.arguments)")
    }
    return .init(
      name: SwiftIdentifier(graph.name.value, suffix: "RootStack"),
      tab: graph.tabs.isEmpty ? "OnlyStack" : "\(app.tab)",
      usesDeprecated: all.contains { deprecation(of: $0.route) != nil }, cases: cases)
  }

  var modulesOfWrappers: [String] {
    graph.wrappers.compactMap { wrapper in
      if case .named(_, let module) = wrapper.view.value { return module }
      return nil
    }
  }
}
