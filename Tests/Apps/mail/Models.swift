/// What the app itself declares.
nonisolated enum Mailbox { typealias ID = String }
nonisolated enum Message { typealias ID = Int64 }

nonisolated struct Address: LosslessStringConvertible, Hashable, Sendable {
  let description: String

  init(_ description: String) { self.description = description }
}

nonisolated struct Color: Hashable, Sendable {
  var red = 0.0
}

nonisolated struct Contact: Hashable, Sendable {
  var name: String
}
