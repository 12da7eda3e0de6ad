import NavSpecDiagnostics

/// The kinds of changes of class `LINK`.
enum LinkChangeKinds {
  static let all = [
    lost, leftToBrowser, moved, changedValues, acceptedValues, guarded, unguarded, changedStack, added,
    takenFromBrowser,
  ]

  static let lost = ChangeKind(
    id: "link-lost", .link, .breaking, mirror: .kind("link-added"),
    changelog: .removed,
    explanation: """
      A URL that opened a screen opens nothing any more. It may be in messages, mails, on printed codes or in search \
      results. Keep the pattern, or add a redirect from it to the new one.
      """)

  static let added = ChangeKind(
    id: "link-added", .link, .safe, mirror: .kind("link-lost"),
    changelog: .added, explanation: "A URL that opened nothing now opens a screen.")

  static let leftToBrowser = ChangeKind(
    id: "link-left-to-browser", .link, .breaking, mirror: .kind("link-taken-from-browser"),
    changelog: .removed,
    explanation: """
      A URL that opened a screen is now left to the browser by 'links.exclude'. People who tap it leave the app.
      """)

  static let takenFromBrowser = ChangeKind(
    id: "link-taken-from-browser", .link, .risky, mirror: .kind("link-left-to-browser"),
    changelog: .added,
    explanation: """
      A URL that 'links.exclude' left to the browser now opens a screen. A page that people could read before may be \
      out of reach.
      """)

  static let moved = ChangeKind(
    id: "link-moved", .link, .breaking,
    mirror: .none("the opposite change moves the link too"),
    explanation: """
      A URL opens another screen than before. People who follow an old link see something they did not ask for.
      """)

  static let changedValues = ChangeKind(
    id: "link-values-changed", .link, .breaking,
    mirror: .none("the opposite change carries other values too"),
    explanation: """
      A URL opens the same screen with other values: another item, another filter or another default.
      """)

  static let acceptedValues = ChangeKind(
    id: "link-values-accepted", .link, .safe,
    mirror: .none("a link that ignores values which it carried is 'link-values-changed'"),
    changelog: .added,
    explanation: """
      A URL has a value in its query or its fragment that the older version ignores and the newer one gives to the \
      screen: it reads another key, or its type accepts more.
      """)

  static let guarded = ChangeKind(
    id: "link-guarded", .link, .breaking, mirror: .kind("link-unguarded"),
    changelog: .security,
    explanation: """
      A URL now asks for a condition that it did not ask for. People who do not meet it no longer reach the screen \
      directly.
      """)

  static let unguarded = ChangeKind(
    id: "link-unguarded", .link, .risky, mirror: .kind("link-guarded"),
    changelog: .security,
    explanation: """
      A URL no longer asks for a condition, because another screen is below its own. Something that was private may have \
      become public. A guard that is removed is a change of its screen.
      """)

  static let changedStack = ChangeKind(
    id: "link-stack-changed", .link, .risky,
    mirror: .none("the opposite change builds another stack too"),
    explanation: """
      A URL opens the same screen on another stack: in another tab, presented in another way, or above other screens. \
      What is below it, and where 'Back' leads, is not what it was.
      """)
}
