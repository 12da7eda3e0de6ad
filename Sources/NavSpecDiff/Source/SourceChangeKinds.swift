import NavSpecDiagnostics

enum SourceChangeKinds {
  static let all = [
    routeRemoved, routeAdded, routeRenamed, parameterRemoved, parameterAdded, parameterRequired,
    parameterRenamed, parameterRetyped, parametersReordered, defaultRemoved, defaultAdded, defaultChanged,
    caseRemoved, caseAdded, caseValueMoved, casesReordered, typeRemoved, typeAdded, typeRenamed, tabRemoved,
    tabAdded, tabRenamed, conditionRemoved, conditionAdded, conditionRenamed, appRenamed, resultChanged,
    resultRemoved, resultAdded,
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

  // MARK: Types, tabs, conditions and the name of the app

  static let caseRemoved = ChangeKind(id: "type-case-removed", .source, .breaking, changelog: .removed)

  static let caseAdded = ChangeKind(id: "type-case-added", .source, .risky, changelog: .added)

  static let caseValueMoved = ChangeKind(id: "type-case-value-moved", .source, .risky, changelog: .changed)

  static let casesReordered = ChangeKind(id: "type-cases-reordered", .source, .safe)

  static let typeRemoved = ChangeKind(id: "type-removed", .source, .breaking, changelog: .removed)

  static let typeAdded = ChangeKind(id: "type-added", .source, .safe, changelog: .added)

  static let typeRenamed = ChangeKind(id: "type-renamed", .source, .breaking)

  static let tabRemoved = ChangeKind(id: "tab-case-removed", .source, .breaking, changelog: .removed)

  static let tabAdded = ChangeKind(id: "tab-case-added", .source, .safe, changelog: .added)

  static let tabRenamed = ChangeKind(id: "tab-case-renamed", .source, .breaking)

  static let conditionRemoved = ChangeKind(id: "condition-removed", .source, .breaking, changelog: .removed)

  static let conditionAdded = ChangeKind(id: "condition-added", .source, .safe, changelog: .added)

  static let conditionRenamed = ChangeKind(id: "condition-renamed", .source, .breaking)

  static let appRenamed = ChangeKind(id: "app-renamed", .source, .breaking)

  // MARK: What a screen hands back to the code that presents it

  static let resultChanged = ChangeKind(id: "result-changed", .source, .breaking)

  static let resultRemoved = ChangeKind(id: "result-removed", .source, .breaking, changelog: .removed)

  static let resultAdded = ChangeKind(id: "result-added", .source, .safe, changelog: .added)
}
