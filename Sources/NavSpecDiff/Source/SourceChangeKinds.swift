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
    id: "route-removed", .source, .breaking, mirror: .kind("route-added"), changelog: .removed)

  static let routeAdded = ChangeKind(
    id: "route-added", .source, .safe, mirror: .kind("route-removed"), changelog: .added)

  static let routeRenamed = ChangeKind(
    id: "route-renamed", .source, .breaking, mirror: .none("renaming it back is the same kind"))

  static let parameterRemoved = ChangeKind(
    id: "param-removed", .source, .breaking, mirror: .kind("param-added"), changelog: .removed)

  static let parameterAdded = ChangeKind(
    id: "param-added", .source, .risky, mirror: .kind("param-removed"), changelog: .added)

  static let parameterRequired = ChangeKind(
    id: "required-param-added", .source, .breaking, mirror: .none("removing it is 'param-removed'"),
    changelog: .added)

  static let parameterRenamed = ChangeKind(
    id: "param-renamed", .source, .breaking, mirror: .none("renaming it back is the same kind"))

  static let parameterRetyped = ChangeKind(
    id: "param-retyped", .source, .breaking, mirror: .none("the opposite change is another type too"))

  static let parametersReordered = ChangeKind(
    id: "params-reordered", .source, .breaking, mirror: .none("the opposite change is another order too"))

  static let defaultRemoved = ChangeKind(
    id: "param-default-removed", .source, .breaking, mirror: .kind("param-default-added"),
    changelog: .removed)

  static let defaultAdded = ChangeKind(
    id: "param-default-added", .source, .safe, mirror: .kind("param-default-removed"), changelog: .added)

  static let defaultChanged = ChangeKind(
    id: "param-default-changed", .source, .risky, mirror: .none("the opposite change is another default too"))
}
