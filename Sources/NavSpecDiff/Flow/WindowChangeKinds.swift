import NavSpecDiagnostics

/// The kinds of changes of class `FLOW` that concern tabs, columns and redirects.
enum WindowChangeKinds {
  static let all = [
    tabHidden, tabShown, launch, order, section, tabAppearance, tabBar, columns, fallback, redirect, loss,
  ]

  /// Two tabs, `home` first.
  private static func pair(feed: String = "root: feed", extra: String = "") -> String {
    ReachChangeKinds.tabs(
      "home: { root: home }", "feed: { \(feed) }", extra: extra, routes: "home: {}", "feed: {}")
  }

  private static let condition = "conditions: { member: {} }\n"

  static let tabHidden = ChangeKind(
    id: "tab-hidden", .flow, .risky, mirror: .kind("tab-shown"),
    changelog: .removed,
    explanation: "A tab that everybody saw shows only while a condition is met, or a different one.",
    examples: [
      .init(base: pair(extra: condition), head: pair(feed: "root: feed, visible: member", extra: condition))
    ])

  static let tabShown = ChangeKind(
    id: "tab-shown", .flow, .safe, mirror: .kind("tab-hidden"),
    changelog: .added, explanation: "A tab no longer depends on a condition: everybody sees it.",
    examples: tabHidden.reversedExamples)

  static let launch = ChangeKind(
    id: "launch-tab-changed", .flow, .risky, mirror: .none("the opposite change selects another tab too"),
    explanation: "Another tab is selected when the app starts: it is the first one that is always visible.",
    examples: [
      .init(
        base: pair(),
        head: ReachChangeKinds.tabs(
          "feed: { root: feed }", "home: { root: home }", routes: "home: {}", "feed: {}"))
    ])

  static let order = ChangeKind(
    id: "tabs-reordered", .flow, .safe, mirror: .none("the opposite change reorders them too"),
    explanation: "The tabs are in another order. Launch selects the same tab as before.",
    examples: [
      .init(
        base: ReachChangeKinds.tabs(
          "home: { root: home }", "feed: { root: feed }", "shop: { root: shop }", routes: "home: {}",
          "feed: {}",
          "shop: {}"),
        head: ReachChangeKinds.tabs(
          "home: { root: home }", "shop: { root: shop }", "feed: { root: feed }", routes: "home: {}",
          "feed: {}",
          "shop: {}"))
    ])

  static let section = ChangeKind(
    id: "tab-section-changed", .flow, .safe, mirror: .none("the opposite change moves the tab too"),
    explanation: "A tab is in another section of the sidebar.",
    examples: [
      .init(
        base: pair(extra: "sections: { main: { title: Main }, mine: { title: Mine } }\n")
          .replacing("root: home", with: "root: home, section: main")
          .replacing("root: feed", with: "root: feed, section: mine"),
        head: pair(extra: "sections: { main: { title: Main }, mine: { title: Mine } }\n")
          .replacing("root: home", with: "root: home, section: main")
          .replacing("root: feed", with: "root: feed, section: main"))
    ])

  static let tabAppearance = ChangeKind(
    id: "tab-appearance-changed", .flow, .safe, mirror: .none("the opposite change looks different too"),
    explanation: """
      A tab looks or behaves different: its role, its search field, its badge, where it is placed, or what people may customize.
      """,
    examples: [
      .init(base: pair(), head: pair(feed: "root: feed, badge: true")),
      .init(base: pair(), head: pair(feed: "root: feed, placement: sidebarOnly")),
      .init(base: pair(feed: "root: feed, badge: true"), head: pair(feed: "root: feed, badge: text")),
      .init(
        base: pair(feed: "root: feed, search: {prompt: Find}"),
        head: pair(feed: "root: feed, search: {prompt: Seek}")),
    ])

  static let tabBar = ChangeKind(
    id: "tab-bar-changed", .flow, .safe, mirror: .none("the opposite change looks different too"),
    explanation:
      "The tab bar looks or behaves different: its style, when it becomes small, or its accessory.",
    examples: [
      .init(
        base: pair(),
        head: pair().replacing(
          "schemes: [demo]", with: "schemes: [demo], tabBar: { style: sidebarAdaptable }"))
    ])

  static let columns = ChangeKind(
    id: "columns-changed", .flow, .safe, mirror: .none("the opposite change shows other columns too"),
    explanation:
      "A split view shows other columns at first, or another one where there is room for one only.",
    examples: [
      .init(
        base: split("visibility: all"), head: split("visibility: doubleColumn"))
    ])

  private static func split(_ keys: String) -> String {
    """
    navspec: 1
    app: { name: Demo, schemes: [demo] }
    split: { sidebar: home, detail: feed, \(keys) }
    routes:
      home: {}
      feed: {}
    """
  }

  static let fallback = ChangeKind(
    id: "fallback-changed", .flow, .risky, mirror: .none("the opposite change leads elsewhere too"),
    explanation: "A link that no pattern matches now leads to the browser, or no longer does.",
    examples: [
      .init(
        base: """
          links: { fallback: ignore }
          routes:
            home: { links: ["/home"] }
          """,
        head: """
          links: { fallback: browser }
          routes:
            home: { links: ["/home"] }
          """)
    ])

  static let redirect = ChangeKind(
    id: "redirect-changed", .flow, .risky, mirror: .none("the opposite change leads elsewhere too"),
    explanation: """
      People who do not meet a condition are led to another screen, or to none: then what they opened does nothing.
      """,
    examples: [
      .init(
        base: conditions("{ redirect: login }"), head: conditions("{}"))
    ])

  static let loss = ChangeKind(
    id: "condition-loss-changed", .flow, .risky, mirror: .none("what the opposite change does is risky too"),
    explanation: """
      When a condition is met no longer, guarded screens are closed that were kept, or are kept that were closed. \
      People lose what they were doing, or private screens stay visible.
      """,
    examples: [
      .init(
        base: conditions("{ redirect: login }"), head: conditions("{ redirect: login, onLoss: keep }"))
    ])

  private static func conditions(_ signedIn: String) -> String {
    """
    conditions: { signedIn: \(signedIn) }
    routes:
      home: { to: [inbox, login] }
      login: { present: sheet }
      inbox: { requires: signedIn }
    """
  }
}
