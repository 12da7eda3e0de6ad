/// The kinds of objects that specs and settings consist of. The raw value is the name in schemas for editors.
package enum ObjectKind: String, Sendable {
  // Each is the value of one key, and has its name.
  case accessory, app, association, budgets, customization, defaults, diff, entitlements, handoff, limits
  case links, match, outputs, plist, policies, quickAction, restoration, search, split, surfaces, swift
  case tabBar, view, window, windowPresentation
  case approval, baseline, choiceOfRoutes, condition, configuration, edge, example, exception, flow, include
  case knownProblem, link, param, policy, release, route, section, source, spec, step, tab, tabStep, type

  /// What messages call such an object: "a route".
  package var title: String {
    switch self {
    case .configuration: ".navspec.yaml"
    case .choiceOfRoutes: "a choice of routes"
    case .knownProblem: "a known problem"
    case .tabStep: Self.step.title
    case .approval, .edge, .example, .exception, .include: "an \(rawValue)"
    case .baseline, .condition, .flow, .link, .param, .policy, .release, .route, .section, .source, .spec,
      .step, .tab, .type:
      "a \(rawValue)"
    default: rawValue
    }
  }
}
