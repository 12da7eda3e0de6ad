import NavSpecDiagnostics

/// Changes of what a screen hands back to the code that presents it.
extension SourceChangeKinds {
  static let resultChanged = ChangeKind(
    id: "result-changed", .source, .breaking,
    mirror: .none("the opposite change returns another type too"),
    explanation: """
      Code that presents a screen and waits for its value does not compile any more, because the value has another type.
      """,
    examples: [
      .init(
        base: """
          routes:
            picker: { params: { of: Int }, present: sheet, returns: Int }
          """,
        head: """
          routes:
            picker: { params: { of: Int }, present: sheet, returns: "[String]" }
          """),
      .init(
        base: """
          routes:
            chooser: { present: sheet, returns: Int }
          """,
        head: """
          routes:
            chooser: { present: sheet, returns: String }
          """),
    ])

  static let resultRemoved = ChangeKind(
    id: "result-removed", .source, .breaking,
    mirror: .kind("result-added"),
    changelog: .removed,
    explanation: """
      Code that presents a screen and waits for its value does not compile any more, because the screen returns nothing.
      """,
    examples: [
      .init(
        base: """
          routes:
            finder: { present: sheet, returns: Int }
          """,
        head: """
          routes:
            finder: { present: sheet }
          """)
    ])

  static let resultAdded = ChangeKind(
    id: "result-added", .source, .safe,
    mirror: .kind("result-removed"),
    changelog: .added,
    explanation: """
      A screen returns a value, which code that presents it may wait for.
      """,
    examples: [
      .init(
        base: """
          routes:
            scanner: { present: sheet }
          """,
        head: """
          routes:
            scanner: { present: sheet, returns: Int }
          """)
    ])
}
