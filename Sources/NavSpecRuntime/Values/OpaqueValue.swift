/// A value of an `opaque` type, boxed so that routes stay comparable.
public nonisolated struct OpaqueValue: Hashable, Sendable {
  /// The value itself.
  public let value: any Hashable & Sendable

  /// Boxes a value.
  public init(_ value: any Hashable & Sendable) { self.value = value }

  /// Whether both hold equal values of one type.
  public static func == (a: Self, b: Self) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }

  /// Feeds the value to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}
