import NavSpecDiagnostics

/// Changes of what a screen hands back to the code that presents it.
extension SourceChangeKinds {
  static let resultChanged = ChangeKind(id: "result-changed", .source, .breaking)

  static let resultRemoved = ChangeKind(id: "result-removed", .source, .breaking, changelog: .removed)

  static let resultAdded = ChangeKind(id: "result-added", .source, .safe, changelog: .added)
}
