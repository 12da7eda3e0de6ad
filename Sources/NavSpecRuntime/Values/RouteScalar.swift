/// A built-in type of a parameter, as a ``RouteValue`` and back.
public nonisolated protocol RouteScalar: Hashable, Sendable {
  /// The value as it is linked and stored.
  var routeValue: RouteValue { get }

  /// Reads a value; nil if it is of another type or not in form.
  init?(routeValue: RouteValue)

  /// Writes the value.
  func write(to writer: inout RouteWriter)
}

nonisolated extension String: RouteScalar {
  /// Itself.
  public var routeValue: RouteValue { .string(self) }

  /// Reads a text.
  public init?(routeValue: RouteValue) {
    guard case .string(let text) = routeValue else { return nil }
    self = text
  }

  /// Writes itself.
  public func write(to writer: inout RouteWriter) { writer.write(self) }
}

nonisolated extension Int: RouteScalar {
  /// As 64 bits.
  public var routeValue: RouteValue { .integer(Int64(self)) }

  /// Reads an integer that this platform can hold.
  public init?(routeValue: RouteValue) {
    guard case .integer(let number) = routeValue else { return nil }
    self.init(exactly: number)
  }

  /// Writes itself.
  public func write(to writer: inout RouteWriter) { writer.write(self) }
}

nonisolated extension Int64: RouteScalar {
  /// Itself.
  public var routeValue: RouteValue { .integer(self) }

  /// Reads an integer.
  public init?(routeValue: RouteValue) {
    guard case .integer(let number) = routeValue else { return nil }
    self = number
  }

  /// Writes itself.
  public func write(to writer: inout RouteWriter) { writer.write(self) }
}

nonisolated extension Double: RouteScalar {
  /// Itself; what is not finite can be pushed, but neither linked nor stored.
  public var routeValue: RouteValue { isFinite ? .double(self) : .opaque(OpaqueValue(self)) }

  /// Reads a number.
  public init?(routeValue: RouteValue) {
    switch routeValue {
    case .double(let number): self = number
    case .opaque(let box):
      guard let number = box.value as? Double else { return nil }
      self = number
    default: return nil
    }
  }

  /// Writes itself.
  public func write(to writer: inout RouteWriter) { writer.write(self) }
}

nonisolated extension Bool: RouteScalar {
  /// Itself.
  public var routeValue: RouteValue { .bool(self) }

  /// Reads `true` or `false`.
  public init?(routeValue: RouteValue) {
    guard case .bool(let flag) = routeValue else { return nil }
    self = flag
  }

  /// Writes itself.
  public func write(to writer: inout RouteWriter) { writer.write(self) }
}
