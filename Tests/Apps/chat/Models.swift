/// What the app itself declares.
nonisolated enum Room { typealias ID = Int }
nonisolated enum User { typealias Name = String }

nonisolated struct Key: RawRepresentable, Hashable, Sendable {
  let rawValue: String
}
