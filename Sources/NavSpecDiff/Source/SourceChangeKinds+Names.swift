import NavSpecDiagnostics

/// Types, tabs, conditions and the name of the app.
extension SourceChangeKinds {
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
}
