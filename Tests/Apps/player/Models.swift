/// What the app itself declares.
nonisolated struct Rating: RawRepresentable, Hashable, Sendable {
  let rawValue: Int
}
