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

  static let routeRemoved = ChangeKind(id: "route-removed", .source, .breaking, changelog: .removed)

  static let routeAdded = ChangeKind(id: "route-added", .source, .safe, changelog: .added)

  static let routeRenamed = ChangeKind(id: "route-renamed", .source, .breaking)

  static let parameterRemoved = ChangeKind(id: "param-removed", .source, .breaking, changelog: .removed)

  static let parameterAdded = ChangeKind(id: "param-added", .source, .risky, changelog: .added)

  static let parameterRequired = ChangeKind(id: "required-param-added", .source, .breaking, changelog: .added)

  static let parameterRenamed = ChangeKind(id: "param-renamed", .source, .breaking)

  static let parameterRetyped = ChangeKind(id: "param-retyped", .source, .breaking)

  static let parametersReordered = ChangeKind(id: "params-reordered", .source, .breaking)

  static let defaultRemoved = ChangeKind(id: "param-default-removed", .source, .breaking, changelog: .removed)

  static let defaultAdded = ChangeKind(id: "param-default-added", .source, .safe, changelog: .added)

  static let defaultChanged = ChangeKind(id: "param-default-changed", .source, .risky)
}
