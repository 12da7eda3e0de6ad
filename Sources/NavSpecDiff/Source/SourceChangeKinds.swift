import NavSpecDiagnostics

/// The kinds of changes of class `SOURCE`.
enum SourceChangeKinds {
  static let all = [
    routeRemoved, routeAdded, routeRenamed, parameterRemoved, parameterAdded,
    parameterRequired,
    parameterRenamed,
    parameterRetyped, parametersReordered, defaultRemoved, defaultAdded, defaultChanged, caseRemoved,
    caseAdded, caseValueMoved,
    casesReordered, typeRemoved, typeAdded, typeRenamed, tabRemoved, tabAdded, tabRenamed, conditionRemoved,
    conditionAdded,
    conditionRenamed, appRenamed, resultChanged, resultRemoved, resultAdded,
  ]

  static let routeRemoved = ChangeKind(
    id: "route-removed", .source, .breaking,
    mirror: .kind("route-added"),
    changelog: .removed,
    explanation: """
      Code that builds this route does not compile any more.
      """)

  static let routeAdded = ChangeKind(
    id: "route-added", .source, .safe,
    mirror: .kind("route-removed"),
    changelog: .added,
    explanation: """
      There is a new route. A switch over all routes needs a case for it, and the app a view.
      """)

  static let routeRenamed = ChangeKind(
    id: "route-renamed", .source, .breaking,
    mirror: .none("renaming it back is the same kind"),
    explanation: """
      A route has another name, or belongs to another feature. Code that builds it does not compile any more. Links \
      and saved state may still find it.
      """)

  static let parameterRemoved = ChangeKind(
    id: "param-removed", .source, .breaking,
    mirror: .kind("param-added"),
    changelog: .removed,
    explanation: """
      Code that gives this param to a route, or to an exit of a feature, does not compile any more.
      """)

  static let parameterAdded = ChangeKind(
    id: "param-added", .source, .risky,
    mirror: .kind("param-removed"),
    changelog: .added,
    explanation: """
      A route, or an exit of a feature, has a new param that may be left out. Code that builds it compiles; a pattern \
      that names its params, and a route's view, need the new one.
      """)

  static let parameterRequired = ChangeKind(
    id: "required-param-added", .source, .breaking,
    mirror: .none("removing it is 'param-removed'"),
    changelog: .added,
    explanation: """
      Code that builds a route, or leaves a feature by an exit, does not compile any more, because a param must be given.
      """)

  static let parameterRenamed = ChangeKind(
    id: "param-renamed", .source, .breaking,
    mirror: .none("renaming it back is the same kind"),
    explanation: """
      A param has another name, which is its label in Swift. Code that gives it does not compile any more.
      """)

  static let parameterRetyped = ChangeKind(
    id: "param-retyped", .source, .breaking,
    mirror: .none("the opposite change is another type too"),
    explanation: """
      A param has another type. Code that gives or reads its value does not compile any more.
      """)

  static let parametersReordered = ChangeKind(
    id: "params-reordered", .source, .breaking,
    mirror: .none("the opposite change is another order too"),
    explanation: """
      The params of a route or an exit have another order, which is that of its labels in Swift. Code that gives them does not \
      compile any more.
      """)

  static let defaultRemoved = ChangeKind(
    id: "param-default-removed", .source, .breaking,
    mirror: .kind("param-default-added"),
    changelog: .removed,
    explanation: """
      Code that leaves a param out does not compile any more, because the param has no default.
      """)

  static let defaultAdded = ChangeKind(
    id: "param-default-added", .source, .safe,
    mirror: .kind("param-default-removed"),
    changelog: .added,
    explanation: """
      A param may be left out, and has a default.
      """)

  static let defaultChanged = ChangeKind(
    id: "param-default-changed", .source, .risky,
    mirror: .none("the opposite change is another default too"),
    explanation: """
      Code that leaves a param out compiles, and opens the screen with another value.
      """)
}
