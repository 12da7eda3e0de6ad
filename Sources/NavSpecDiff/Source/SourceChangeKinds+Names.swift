import NavSpecDiagnostics

/// Types, tabs, conditions and the name of the app.
extension SourceChangeKinds {
  static let caseRemoved = ChangeKind(
    id: "type-case-removed", .source, .breaking,
    mirror: .kind("type-case-added"),
    changelog: .removed,
    explanation: """
      Code that names this case of a closed set does not compile any more.
      """)

  static let caseAdded = ChangeKind(
    id: "type-case-added", .source, .risky,
    mirror: .kind("type-case-removed"),
    changelog: .added,
    explanation: """
      A closed set has a new case. A switch over all its cases needs it.
      """)

  static let caseValueMoved = ChangeKind(
    id: "type-case-value-moved", .source, .risky,
    mirror: .kind("type-case-value-moved"),
    changelog: .changed,
    explanation: """
      A text in URLs and saved state stands for another case of a closed set. A link opens the screen with another \
      case, and code that builds a URL writes another text.
      """)

  static let casesReordered = ChangeKind(
    id: "type-cases-reordered", .source, .safe,
    mirror: .none("the opposite change is another order too"),
    explanation: """
      The cases of a closed set have another order, which 'allCases' has too.
      """)

  static let typeRemoved = ChangeKind(
    id: "type-removed", .source, .breaking,
    mirror: .kind("type-added"),
    changelog: .removed,
    explanation: """
      A type is not generated any more, and code that names it does not compile. A closed set that a param had is \
      reported with the param.
      """)

  static let typeAdded = ChangeKind(
    id: "type-added", .source, .safe,
    mirror: .kind("type-removed"),
    changelog: .added,
    explanation: """
      A type is generated that was not.
      """)

  static let typeRenamed = ChangeKind(
    id: "type-renamed", .source, .breaking,
    mirror: .none("renaming it back is the same kind"),
    explanation: """
      A generated type has another name: the same params have it, and it is defined alike. Code that names it does not \
      compile any more.
      """)

  static let tabRemoved = ChangeKind(
    id: "tab-case-removed", .source, .breaking,
    mirror: .kind("tab-case-added"),
    changelog: .removed,
    explanation: """
      Code that names this tab does not compile any more.
      """)

  static let tabAdded = ChangeKind(
    id: "tab-case-added", .source, .safe,
    mirror: .kind("tab-case-removed"),
    changelog: .added,
    explanation: """
      There is a new tab. A switch over all tabs needs a case for it.
      """)

  static let tabRenamed = ChangeKind(
    id: "tab-case-renamed", .source, .breaking,
    mirror: .none("renaming it back is the same kind"),
    explanation: """
      A tab has another name: it starts with the same screen. Code that names it does not compile any more, and what \
      people had open in it is saved under the former name.
      """)

  static let conditionRemoved = ChangeKind(
    id: "condition-removed", .source, .breaking,
    mirror: .kind("condition-added"),
    changelog: .removed,
    explanation: """
      Code that answers or sets this condition does not compile any more.
      """)

  static let conditionAdded = ChangeKind(
    id: "condition-added", .source, .safe,
    mirror: .kind("condition-removed"),
    changelog: .added,
    explanation: """
      There is a new condition, which the app answers. Until it does, the condition counts as unmet or unknown.
      """)

  static let conditionRenamed = ChangeKind(
    id: "condition-renamed", .source, .breaking,
    mirror: .none("renaming it back is the same kind"),
    explanation: """
      A condition has another name: the same screens, links and tabs ask for it. Code that answers or sets it does not \
      compile any more. If it means something else too, people meet another guard.
      """)

  static let appRenamed = ChangeKind(
    id: "app-renamed", .source, .breaking,
    mirror: .none("renaming it back is the same kind"),
    explanation: """
      The names of all generated types begin with another name. Code that names one of them does not compile any more.
      """)
}
