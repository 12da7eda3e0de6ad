/// What the app itself declares.
nonisolated struct RefTag: RawRepresentable, Hashable, Sendable {
  let rawValue: String
}
