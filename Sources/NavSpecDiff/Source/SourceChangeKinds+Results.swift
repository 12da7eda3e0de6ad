import NavSpecDiagnostics

/// Changes of what a screen hands back to the code that presents it.
extension SourceChangeKinds {
  static let resultChanged = ChangeKind(
    id: "result-changed", .source, .breaking, mirror: .none("the opposite change returns another type too"))

  static let resultRemoved = ChangeKind(
    id: "result-removed", .source, .breaking, mirror: .kind("result-added"), changelog: .removed)

  static let resultAdded = ChangeKind(
    id: "result-added", .source, .safe, mirror: .kind("result-removed"), changelog: .added)
}
