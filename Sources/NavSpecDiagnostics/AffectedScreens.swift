/// The screens that changes are about, and what leads to them: the part of the app that a picture shows.
package struct AffectedScreens: Hashable, Sendable {
  /// Which of two versions something is in.
  package enum Presence: Hashable, Sendable {
    case both, added, removed

    package init(isInBase: Bool, isInHead: Bool) {
      self = isInBase && isInHead ? .both : isInHead ? .added : .removed
    }
  }

  /// What a screen is opened from.
  package enum Start: Hashable, Sendable {
    case screen(String)
    /// A pattern of URLs.
    case link(String)
    /// Every screen.
    case anywhere
  }

  /// One way to a screen.
  package struct Way: Hashable, Sendable {
    package let start: Start
    package let presence: Presence

    package init(from start: Start, _ presence: Presence) {
      self.start = start
      self.presence = presence
    }
  }

  /// A screen that changes, or is added or removed.
  package struct Screen: Hashable, Sendable {
    package let name: String
    package let presence: Presence
    /// In a stable order.
    package let ways: [Way]

    package init(name: String, presence: Presence, ways: [Way]) {
      self.name = name
      self.presence = presence
      self.ways = ways
    }
  }

  /// In the order of the changes.
  package var screens: [Screen] = []

  package init() {}
}
