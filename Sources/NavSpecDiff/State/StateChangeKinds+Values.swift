import NavSpecDiagnostics

/// Values, guards and stacks of screens that are restored, and the way back.
extension StateChangeKinds {
  static let parameterRequired = ChangeKind(
    id: "restored-param-required", .state, .breaking,
    mirror: .none("state that has a value reads as before where the param is optional"),
    explanation: """
      A screen does not come back, because it needs a param that saved state does not have. Give the param a default, \
      or make it optional.
      """,
    examples: [
      .init(
        base: """
          restoration: { key: demo.state }
          routes:
            item: { params: { id: Int } }
          """,
        head: """
          restoration: { key: demo.state }
          routes:
            item: { params: { id: Int, kind: String } }
          """)
    ])

  static let valueRefused = ChangeKind(
    id: "restored-value-refused", .state, .breaking,
    mirror: .none("a type that accepts more is 'downgrade-screen-lost'"),
    explanation: """
      A screen does not come back, because a value that was saved with it is no longer accepted. The type of the value \
      changed or accepts less, or its param has another name.
      """,
    examples: [
      .init(
        base: """
          restoration: { key: demo.state }
          routes:
            item: { params: { id: Int } }
          """,
        head: """
          restoration: { key: demo.state }
          routes:
            item: { params: { id: String } }
          """),
      .init(
        base: """
          types:
            Size: { cases: [small, large] }
          restoration: { key: demo.state }
          routes:
            item: { params: { size: Size } }
          """,
        head: """
          types:
            Size: { cases: [small] }
          restoration: { key: demo.state }
          routes:
            item: { params: { size: Size } }
          """),
    ])

  static let valueLost = ChangeKind(
    id: "restored-value-lost", .state, .breaking,
    mirror: .kind("restored-value-added"),
    changelog: .removed,
    explanation: """
      A screen comes back without a value that it was saved with, and shows its default: the param is not restored \
      now, or it has another name.
      """,
    examples: [
      .init(
        base: """
          restoration: { key: demo.state }
          routes:
            item: { params: { id: Int, page: "Int = 1" } }
          """,
        head: """
          restoration: { key: demo.state }
          routes:
            item: { params: { id: Int, page: { type: "Int = 1", restore: false } } }
          """)
    ])

  static let valueAdded = ChangeKind(
    id: "restored-value-added", .state, .safe,
    mirror: .kind("restored-value-lost"),
    changelog: .added,
    explanation: """
      A value that was not saved with a screen is saved now.
      """,
    examples: valueLost.reversedExamples)

  static let privateValueRestored = ChangeKind(
    id: "private-value-restored", .state, .risky,
    mirror: .none("not restoring a value is 'restored-value-lost', private or not"),
    changelog: .security,
    explanation: """
      A value that was sensitive was not saved, and is saved now. It is kept on the device.
      """,
    examples: [
      .init(
        base: """
          restoration: { key: demo.state }
          routes:
            item: { params: { id: Int, code: { type: "String?", sensitive: true } } }
          """,
        head: """
          restoration: { key: demo.state }
          routes:
            item: { params: { id: Int, code: "String?" } }
          """)
    ])

  static let guarded = ChangeKind(
    id: "restored-screen-guarded", .state, .breaking,
    mirror: .kind("restored-screen-unguarded"),
    changelog: .security,
    explanation: """
      A screen comes back only where a condition holds that it did not ask for. Other people lose it, and the screens \
      above it. So it is with a tab that a condition hides, or whose root asks for one.
      """,
    examples: [
      .init(
        base: """
          conditions:
            signedIn: { redirect: login }
          restoration: { key: demo.state }
          routes:
            login: { present: sheet }
            item: { params: { id: Int } }
          """,
        head: """
          conditions:
            signedIn: { redirect: login }
          restoration: { key: demo.state }
          routes:
            login: { present: sheet }
            item: { params: { id: Int }, requires: signedIn }
          """),
      .init(base: clubTab(), head: clubTab(", visible: signedIn")),
    ])

  static let unguarded = ChangeKind(
    id: "restored-screen-unguarded", .state, .risky,
    mirror: .kind("restored-screen-guarded"),
    changelog: .security,
    explanation: """
      A screen, or what was open in a tab, comes back without a condition that it asked for. Something that was private \
      may be seen by another person.
      """,
    examples: guarded.reversedExamples)

  /// A spec of two tabs.
  /// - Parameter keys: Further keys of the second.
  private static func clubTab(_ keys: String = "") -> String {
    """
    navspec: 1
    app: { name: Demo }
    conditions: { signedIn: { redirect: login } }
    restoration: { key: demo.state }
    tabs:
      home: { title: Home, image: star, root: home }
      club: { title: Club, image: heart, root: club\(keys) }
    routes:
      home: {}
      club: { to: [event] }
      event: { params: { id: Int } }
      login: { present: sheet }
    """
  }

  static let stackLost = ChangeKind(
    id: "restored-stack-lost", .state, .breaking,
    mirror: .none("a stack that is new has no saved state yet"),
    changelog: .removed,
    explanation: """
      What was open on a sheet or cover does not come back, because it has no stack of its own now.
      """,
    examples: [
      .init(
        base: """
          restoration: { key: demo.state }
          routes:
            editor: { present: sheet, stack: true, to: [item] }
            item: { params: { id: Int } }
          """,
        head: """
          restoration: { key: demo.state }
          routes:
            editor: { present: sheet }
            item: { params: { id: Int } }
          """)
    ])

  static let downgradeLost = ChangeKind(
    id: "downgrade-screen-lost", .state, .risky,
    mirror: .none("the newer version is the one that reads"),
    changelog: nil,
    explanation: """
      An older app does not restore a screen that this version saves. It concerns people who go back to the older \
      version, and devices that take over each other's state.
      """,
    examples: [
      .init(
        base: """
          restoration: { key: demo.state }
          routes:
            recipe: { params: { id: Int } }
          """,
        head: """
          restoration: { key: demo.state }
          routes:
            dish: { params: { id: Int }, formerly: [recipe] }
          """)
    ])
}
