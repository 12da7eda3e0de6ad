import NavSpecDiagnostics

/// Types, tabs, conditions and the name of the app.
extension SourceChangeKinds {
  /// A screen with a closed set.
  private static func sizes(_ cases: String) -> String {
    """
    types:
      Size: { cases: [\(cases)] }
    routes:
      item: { params: { size: Size } }
    """
  }

  static let caseRemoved = ChangeKind(
    id: "type-case-removed", .source, .breaking,
    mirror: .kind("type-case-added"),
    changelog: .removed,
    explanation: """
      Code that names this case of a closed set does not compile any more.
      """,
    examples: [.init(base: sizes("small, large"), head: sizes("small"))])

  static let caseAdded = ChangeKind(
    id: "type-case-added", .source, .risky,
    mirror: .kind("type-case-removed"),
    changelog: .added,
    explanation: """
      A closed set has a new case. A switch over all its cases needs it.
      """,
    examples: caseRemoved.reversedExamples)

  static let caseValueMoved = ChangeKind(
    id: "type-case-value-moved", .source, .risky,
    mirror: .kind("type-case-value-moved"),
    changelog: .changed,
    explanation: """
      A text in URLs and saved state stands for another case of a closed set. A link opens the screen with another \
      case, and code that builds a URL writes another text.
      """,
    examples: [.init(base: sizes("{ small: s }, { large: l }"), head: sizes("{ small: l }, { large: s }"))])

  static let casesReordered = ChangeKind(
    id: "type-cases-reordered", .source, .safe,
    mirror: .none("the opposite change is another order too"),
    explanation: """
      The cases of a closed set have another order, which 'allCases' has too.
      """,
    examples: [.init(base: sizes("small, large"), head: sizes("large, small"))])

  static let typeRemoved = ChangeKind(
    id: "type-removed", .source, .breaking,
    mirror: .kind("type-added"),
    changelog: .removed,
    explanation: """
      A type is not generated any more, and code that names it does not compile. A closed set that a param had is \
      reported with the param.
      """,
    examples: [
      .init(
        base: """
          types:
            Size: { cases: [small, large] }
          routes:
            item: { params: { id: Int } }
          """,
        head: """
          routes:
            item: { params: { id: Int } }
          """)
    ])

  static let typeAdded = ChangeKind(
    id: "type-added", .source, .safe,
    mirror: .kind("type-removed"),
    changelog: .added,
    explanation: """
      A type is generated that was not.
      """,
    examples: typeRemoved.reversedExamples)

  static let typeRenamed = ChangeKind(
    id: "type-renamed", .source, .breaking,
    mirror: .none("renaming it back is the same kind"),
    explanation: """
      A generated type has another name: the same params have it, and it is defined alike. Code that names it does not \
      compile any more.
      """,
    examples: [
      .init(
        base: """
          types:
            Size: { cases: [small, large] }
          routes:
            item: { params: { size: Size } }
            box: { params: { size: Size } }
          """,
        head: """
          types:
            Format: { cases: [small, large] }
          routes:
            item: { params: { size: Format } }
            box: { params: { size: Format } }
          """)
    ])

  static let tabRemoved = ChangeKind(
    id: "tab-case-removed", .source, .breaking,
    mirror: .kind("tab-case-added"),
    changelog: .removed,
    explanation: """
      Code that names this tab does not compile any more.
      """,
    examples: [
      .init(
        base: """
          navspec: 1
          app: { name: Demo }
          tabs:
            first: { title: First, image: star, root: firstHome }
            second: { title: Second, image: star, root: secondHome }
          routes:
            firstHome: { }
            secondHome: { }
          """,
        head: """
          navspec: 1
          app: { name: Demo }
          tabs:
            first: { title: First, image: star, root: firstHome }
          routes:
            firstHome: { }
          """)
    ])

  static let tabAdded = ChangeKind(
    id: "tab-case-added", .source, .safe,
    mirror: .kind("tab-case-removed"),
    changelog: .added,
    explanation: """
      There is a new tab. A switch over all tabs needs a case for it.
      """,
    examples: tabRemoved.reversedExamples)

  static let tabRenamed = ChangeKind(
    id: "tab-case-renamed", .source, .breaking,
    mirror: .none("renaming it back is the same kind"),
    explanation: """
      A tab has another name: it starts with the same screen. Code that names it does not compile any more, and what \
      people had open in it is saved under the former name.
      """,
    examples: [
      .init(
        base: """
          navspec: 1
          app: { name: Demo }
          tabs:
            first: { title: First, image: star, root: home }
            second: { title: Second, image: star, root: other }
          routes:
            home: { }
            other: { }
          """,
        head: """
          navspec: 1
          app: { name: Demo }
          tabs:
            first: { title: First, image: star, root: home }
            later: { title: Second, image: star, root: other }
          routes:
            home: { }
            other: { }
          """)
    ])

  static let conditionRemoved = ChangeKind(
    id: "condition-removed", .source, .breaking,
    mirror: .kind("condition-added"),
    changelog: .removed,
    explanation: """
      Code that answers or sets this condition does not compile any more.
      """,
    examples: [
      .init(
        base: """
          conditions:
            signedIn: { redirect: login }
            pro: { redirect: login }
          routes:
            login: { present: sheet }
            a: { requires: [signedIn, pro] }
          """,
        head: """
          conditions:
            signedIn: { redirect: login }
          routes:
            login: { present: sheet }
            a: { requires: [signedIn] }
          """)
    ])

  static let conditionAdded = ChangeKind(
    id: "condition-added", .source, .safe,
    mirror: .kind("condition-removed"),
    changelog: .added,
    explanation: """
      There is a new condition, which the app answers. Until it does, the condition counts as unmet or unknown.
      """,
    examples: conditionRemoved.reversedExamples)

  static let conditionRenamed = ChangeKind(
    id: "condition-renamed", .source, .breaking,
    mirror: .none("renaming it back is the same kind"),
    explanation: """
      A condition has another name: the same screens, links and tabs ask for it. Code that answers or sets it does not \
      compile any more. If it means something else too, people meet another guard.
      """,
    examples: [
      .init(
        base: """
          conditions:
            signedIn: { redirect: login }
          routes:
            login: { present: sheet }
            a: { requires: signedIn, links: [/a] }
          """,
        head: """
          conditions:
            hasAccount: { redirect: login }
          routes:
            login: { present: sheet }
            a: { requires: hasAccount, links: [/a] }
          """)
    ])

  static let appRenamed = ChangeKind(
    id: "app-renamed", .source, .breaking,
    mirror: .none("renaming it back is the same kind"),
    explanation: """
      The names of all generated types begin with another name. Code that names one of them does not compile any more.
      """,
    examples: [
      .init(
        base: """
          navspec: 1
          app: { name: Demo }
          root: home
          routes:
            home: { }
          """,
        head: """
          navspec: 1
          app: { name: Kitchen }
          root: home
          routes:
            home: { }
          """)
    ])
}
