import NavSpecDiagnostics

/// Changes of what a screen hands back to the code that presents it.
extension SourceChangeKinds {
  static let resultChanged = ChangeKind(
    id: "result-changed", .source, .breaking,
    mirror: .none("the opposite change returns another type too"),
    explanation: """
      Code that presents a screen and waits for its value does not compile any more, because the value has another type.
      """)

  static let resultRemoved = ChangeKind(
    id: "result-removed", .source, .breaking,
    mirror: .kind("result-added"),
    changelog: .removed,
    explanation: """
      Code that presents a screen and waits for its value does not compile any more, because the screen returns nothing.
      """)

  static let resultAdded = ChangeKind(
    id: "result-added", .source, .safe,
    mirror: .kind("result-removed"),
    changelog: .added,
    explanation: """
      A screen returns a value, which code that presents it may wait for.
      """)
}
