import NavSpecDiagnostics

/// Types, tabs, conditions and the name of the app.
extension SourceChangeKinds {
  static let caseRemoved = ChangeKind(
    id: "type-case-removed", .source, .breaking, mirror: .kind("type-case-added"), changelog: .removed)

  static let caseAdded = ChangeKind(
    id: "type-case-added", .source, .risky, mirror: .kind("type-case-removed"), changelog: .added)

  static let caseValueMoved = ChangeKind(
    id: "type-case-value-moved", .source, .risky, mirror: .kind("type-case-value-moved"), changelog: .changed)

  static let casesReordered = ChangeKind(
    id: "type-cases-reordered", .source, .safe, mirror: .none("the opposite change is another order too"))

  static let typeRemoved = ChangeKind(
    id: "type-removed", .source, .breaking, mirror: .kind("type-added"), changelog: .removed)

  static let typeAdded = ChangeKind(
    id: "type-added", .source, .safe, mirror: .kind("type-removed"), changelog: .added)

  static let typeRenamed = ChangeKind(
    id: "type-renamed", .source, .breaking, mirror: .none("renaming it back is the same kind"))

  static let tabRemoved = ChangeKind(
    id: "tab-case-removed", .source, .breaking, mirror: .kind("tab-case-added"), changelog: .removed)

  static let tabAdded = ChangeKind(
    id: "tab-case-added", .source, .safe, mirror: .kind("tab-case-removed"), changelog: .added)

  static let tabRenamed = ChangeKind(
    id: "tab-case-renamed", .source, .breaking, mirror: .none("renaming it back is the same kind"))

  static let conditionRemoved = ChangeKind(
    id: "condition-removed", .source, .breaking, mirror: .kind("condition-added"), changelog: .removed)

  static let conditionAdded = ChangeKind(
    id: "condition-added", .source, .safe, mirror: .kind("condition-removed"), changelog: .added)

  static let conditionRenamed = ChangeKind(
    id: "condition-renamed", .source, .breaking, mirror: .none("renaming it back is the same kind"))

  static let appRenamed = ChangeKind(
    id: "app-renamed", .source, .breaking, mirror: .none("renaming it back is the same kind"))
}
