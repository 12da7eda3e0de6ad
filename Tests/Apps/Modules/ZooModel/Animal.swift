/// One type of each kind that a module may declare.
public nonisolated enum Diet: String, Sendable {
  case meat, plants
}

public nonisolated struct Tag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public nonisolated struct Size: LosslessStringConvertible, Hashable, Sendable {
  public let description: String
  public init?(_ description: String) {
    if description.isEmpty { return nil }
    self.description = description
  }
}
