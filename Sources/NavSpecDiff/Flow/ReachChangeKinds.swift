import NavSpecDiagnostics

/// The kinds of changes of class `FLOW` that concern ways of taps.
enum ReachChangeKinds {
  static let all = [
    unreachable, reachable, moreTaps, fewerTaps, edgeRemoved, edgeAdded, tabRemoved, tabAdded, tabRootChanged,
    startChanged,
  ]

  static let unreachable = ChangeKind(
    id: "screen-unreachable", .flow, .breaking, mirror: .kind("screen-reachable"),
    changelog: .removed,
    explanation: """
      People reached a screen by tapping from launch, and no taps lead to it any more. It is risky instead of \
      breaking while a link, a redirect or code still opens the screen.
      """,
    examples: [
      .init(
        base: """
          routes:
            home: { to: [settings] }
            settings: { to: [about] }
            about: {}
          """,
        head: """
          routes:
            home: { to: [settings] }
            settings: {}
          """),
      .init(
        base: """
          routes:
            home: { to: [settings] }
            settings: { links: ["/settings"] }
          """,
        head: """
          routes:
            home: {}
            settings: { links: ["/settings"] }
          """),
    ])

  static let reachable = ChangeKind(
    id: "screen-reachable", .flow, .safe, mirror: .kind("screen-unreachable"),
    changelog: .added, explanation: "Taps from launch lead to a screen to which none led before.",
    examples: [
      .init(
        base: """
          routes:
            home: {}
          """,
        head: """
          routes:
            home: { to: [settings] }
            settings: {}
          """)
    ])

  static let moreTaps = ChangeKind(
    id: "more-taps", .flow, .risky, mirror: .kind("fewer-taps"),
    explanation: """
      A screen is more taps away from launch than before: a short way to it is gone, and a longer one is left.
      """,
    examples: [
      .init(
        base: """
          routes:
            home: { to: [list, item] }
            list: { to: [item] }
            item: {}
          """,
        head: """
          routes:
            home: { to: [list] }
            list: { to: [item] }
            item: {}
          """)
    ])

  static let fewerTaps = ChangeKind(
    id: "fewer-taps", .flow, .safe, mirror: .kind("more-taps"),
    explanation: "A screen is fewer taps away from launch than before.",
    examples: moreTaps.reversedExamples)

  static let edgeRemoved = ChangeKind(
    id: "edge-removed", .flow, .risky, mirror: .kind("edge-added"),
    changelog: .removed,
    explanation: """
      A tap that led from one screen to another is gone. Other ways lead there, and people who were used to this one \
      must find them.
      """,
    examples: [
      .init(
        base: """
          routes:
            home: { to: [list, item] }
            list: { to: [item] }
            item: {}
          """,
        head: """
          routes:
            home: { to: [list, item] }
            list: {}
            item: {}
          """),
      .init(
        base: """
          anywhere: [help]
          routes:
            home: { to: [help] }
            help: {}
          """,
        head: """
          routes:
            home: { to: [help] }
            help: {}
          """),
    ])

  static let edgeAdded = ChangeKind(
    id: "edge-added", .flow, .safe, mirror: .kind("edge-removed"),
    changelog: .added,
    explanation: "A tap leads from one screen to another that people reached in other ways before.",
    examples: [
      .init(
        base: """
          routes:
            home: { to: [list, item] }
            list: {}
            item: {}
          """,
        head: """
          routes:
            home: { to: [list, item] }
            list: { to: [item] }
            item: {}
          """)
    ])

  static let tabRemoved = ChangeKind(
    id: "tab-removed", .flow, .breaking, mirror: .kind("tab-added"),
    changelog: .removed,
    explanation: """
      A tab is gone. The change is breaking if nothing else leads to its screens, and risky otherwise.
      """,
    examples: [
      .init(
        base: tabs(
          "home: { root: home }", "shop: { root: shop }",
          routes: "home: {}", "shop: {}"),
        head: tabs("home: { root: home }", routes: "home: {}"))
    ])

  static let tabAdded = ChangeKind(
    id: "tab-added", .flow, .safe, mirror: .kind("tab-removed"),
    changelog: .added, explanation: "There is a new tab.",
    examples: [
      .init(
        base: tabs("home: { root: home }", routes: "home: { to: [shop] }", "shop: {}"),
        head: tabs(
          "home: { root: home }", "shop: { root: shop }", routes: "home: { to: [shop] }",
          "shop: {}"))
    ])

  static let tabRootChanged = ChangeKind(
    id: "tab-root-changed", .flow, .risky, mirror: .none("the opposite change shows another screen too"),
    explanation: """
      A tab shows another screen, other values or other columns when people choose it. The change is breaking if \
      nothing leads any more to a screen that it led to.
      """,
    examples: [
      .init(
        base: tabs("home: { root: home }", routes: "home: { to: [feed] }", "feed: { to: [home] }"),
        head: tabs("home: { root: feed }", routes: "home: { to: [feed] }", "feed: { to: [home] }"))
    ])

  static let startChanged = ChangeKind(
    id: "start-changed", .flow, .risky, mirror: .none("the opposite change starts with other screens too"),
    explanation: """
      The window starts with another screen, or in another container: tabs, a split view or one stack. The change is \
      breaking if nothing leads any more to a screen that taps led to.
      """,
    examples: [
      .init(
        base: """
          routes:
            home: { to: [feed] }
            feed: { to: [home] }
          """,
        head: tabs("feed: { root: feed }", routes: "home: { to: [feed] }", "feed: { to: [home] }"))
    ])

  /// A whole spec with tabs.
  static func tabs(_ tabs: String..., extra: String = "", routes: String...) -> String {
    """
    navspec: 1
    app: { name: Demo, schemes: [demo] }
    \(extra)tabs:
    \(tabs.map { "  \($0)\n" }.joined())routes:
    \(routes.map { "  \($0)\n" }.joined())
    """
  }
}
