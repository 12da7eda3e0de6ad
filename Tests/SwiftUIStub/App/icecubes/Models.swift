/// What the app itself declares.
nonisolated struct Account: Hashable, Sendable {}
nonisolated struct AppAccount: Hashable, Sendable {}
nonisolated struct Card: Hashable, Sendable {}
nonisolated struct Conversation: Hashable, Sendable {}
nonisolated struct Instance: Hashable, Sendable {}
nonisolated struct MediaAttachment: Hashable, Sendable {}
nonisolated struct MediaStatus: Hashable, Sendable {}
nonisolated struct Status: Hashable, Sendable {}
nonisolated struct Tag: Hashable, Sendable {}
nonisolated struct TagGroup: Hashable, Sendable {}
nonisolated struct TimelineFilter: Hashable, Sendable {}
nonisolated struct UIImage: Hashable, Sendable {}

nonisolated enum Models {
  nonisolated struct List: Hashable, Sendable {}
  nonisolated struct Visibility: Hashable, Sendable {}
}
