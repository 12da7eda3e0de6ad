/// What the app itself declares.
nonisolated struct Keeper: Hashable, Sendable {
  var name: String
}
