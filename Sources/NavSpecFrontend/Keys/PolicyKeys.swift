import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

extension SpecKeys {
  static let policies = KeyTable<EdgePolicies>(
    .policies,
    [
      .key("forbidden", { $0.forbidden = $1 }, .list(of: .edgePolicy), "edges that must not be"),
      .key("required", { $0.required = $1 }, .list(of: .edgePolicy), "edges that must be"),
    ], hint: "for example 'forbidden: [{name: no shortcut, to: checkout, because: the cart comes first}]'")

  static let budgets = KeyTable<Budgets>(
    .budgets,
    [
      .key(
        "maxTaps", { $0.maximumTaps = $1 }, .entries(of: .integer(in: 0...1_000)),
        examples: [["checkout": 3]],
        "the most taps from launch, by route, feature or pattern of names"),
      .key(
        "maxRoutesPerFeature", { $0.maximumRoutesPerFeature = $1 }, .integer(in: 1...1_000_000),
        "the most routes of one feature"),
    ])

  static let edgeSelector = KeyTable<EdgeSelector>(
    .exception,
    [
      .key("from", { $0.from = $1 }, .routeSelector, "where the edge starts"),
      .key("to", { $0.to = $1 }, .routeSelector, "where the edge leads"),
      .key(
        "crossing", { $0.boundaries = $1 }, .list(of: .choice()).filled,
        "the attributes in which the two ends differ"),
    ])

  static let routeSelector = KeyTable<RouteSelector>(
    .choiceOfRoutes,
    routeFacets + [
      .key(
        "not", { $0.exclusion = $1 }, .list(of: plainRouteSelector.selectorReader).filled, "routes to exclude"
      )
    ], requiresAnyOf: routeFacets.map(\.description.name) + ["not"])

  /// What `not` takes.
  static let plainRouteSelector = KeyTable<RouteSelector>(
    .choiceOfRoutes, routeFacets, requiresAnyOf: routeFacets.map(\.description.name))

  private static let routeFacets: [Field<RouteSelector>] = [
    .key("route", { $0.routes = $1 }, .list(of: .text).filled, "patterns of names"),
    .key("feature", { $0.features = $1 }, .list(of: .text).filled, "patterns of features"),
    .key("owner", { $0.owners = $1 }, .list(of: .text).filled, "patterns of owners"),
    .key("tab", { $0.tabs = $1 }, .list(of: .text).filled, "patterns of tabs that the routes open in"),
    .key("stability", { $0.stabilities = $1 }, .list(of: .choice()).filled, "draft, stable or deprecated"),
  ]
}

extension SpecKeys {
  fileprivate static let policy = KeyTable<EdgePolicy>(
    .policy,
    [
      .key("name", { $0.name = $1 }, .form(.visible), isRequired: true, "its name in diagnostics"),
      .key("from", { $0.edge.from = $1 }, .routeSelector, "where the edges start"),
      .key("to", { $0.edge.to = $1 }, .routeSelector, "where the edges lead"),
      .key(
        "crossing", { $0.edge.boundaries = $1 }, .list(of: .choice()).filled,
        "the attributes in which the two ends differ"),
      .key(
        "except", { $0.exceptions = $1 }, .list(of: SpecKeys.edgeSelector.reader { _ in EdgeSelector() }),
        "edges to ignore"),
      .key(
        "because", { $0.because = $1 }, .form(.visible), isRequired: true,
        "the reason, printed with every violation"),
      .key("severity", { $0.severity = $1 }, .plain(.choice()), "the severity of a violation"),
    ], requiresAnyOf: ["from", "to", "crossing"])
}

extension ValueReader where Value == EdgePolicy {
  static var edgePolicy: Self {
    ValueReader(shape: .object(SpecKeys.policy.description)) { node, sink in
      var policy = EdgePolicy(range: node.range)
      let problems = sink.diagnostics.count
      SpecKeys.policy.read(node, into: &policy, &sink)
      guard sink.diagnostics.count == problems else { return nil }
      for text in [policy.name, policy.because] where text.value.allSatisfy(\.isWhitespace) {
        sink.report(
          .wrongType, "a policy without \(text == policy.name ? "a name" : "a reason")", at: text.range,
          label: "must say something")
        return nil
      }
      guard !policy.edge.isEmpty else {
        sink.report(
          .missingKey, "'from', 'to' and 'crossing' are missing from policy '\(policy.name.value)'",
          at: policy.name.range, label: "add one of them; without it the policy covers every edge")
        return nil
      }
      return policy
    }
  }
}

extension ValueReader where Value == RouteSelector {
  /// A pattern of names, several of them, or `{feature, owner, …}`.
  static var routeSelector: Self { SpecKeys.routeSelector.selectorReader }
}

extension KeyTable<RouteSelector> {
  /// Names alone, or keys.
  fileprivate var selectorReader: ValueReader<RouteSelector> {
    let names = ValueReader<[Located<String>]>.list(of: .text).nonempty
    return ValueReader(shape: .anyOf([names.shape, .object(description)])) { node, sink in
      var selector = RouteSelector(range: node.range)
      let problems = sink.diagnostics.count
      if case .mapping = node.content {
        read(node, into: &selector, &sink)
      } else if !node.isNull {
        selector.routes = names.read(node, &sink) ?? []
      }
      // What chooses by nothing would choose everything.
      if !selector.isEmpty { return selector }
      guard sink.diagnostics.count == problems else { return nil }
      return sink.refuse(
        node, wanted: "the name of a route, a list of names, or {feature, owner, tab, …}")
    }
  }
}

extension RouteSelector {
  fileprivate var isEmpty: Bool {
    routes.isEmpty && features.isEmpty && owners.isEmpty && tabs.isEmpty && stabilities.isEmpty
      && exclusion.isEmpty
  }
}
