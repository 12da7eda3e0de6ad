#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

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

nonisolated extension UUID: RouteScalar {
  /// As upper-case text.
  public var routeValue: RouteValue { .string(uuidString) }

  /// Reads its text, in any case.
  public init?(routeValue: RouteValue) {
    guard case .string(var text) = routeValue, let uuid = text.withUTF8({ ValueSyntax.uuid($0) }) else {
      return nil
    }
    self.init(uuid: uuid)
  }

  /// Writes itself.
  public func write(to writer: inout RouteWriter) { writer.write(self) }
}

nonisolated extension URL: RouteScalar {
  /// As absolute text.
  public var routeValue: RouteValue { .string(absoluteString) }

  /// Reads its text.
  public init?(routeValue: RouteValue) {
    guard case .string(let text) = routeValue else { return nil }
    self.init(string: text)
  }

  /// Writes itself.
  public func write(to writer: inout RouteWriter) { writer.write(self) }
}

nonisolated extension Date: RouteScalar {
  /// As canonical text, to the millisecond; what lies outside the years 0 to 9999 can be pushed, but
  /// neither linked nor stored.
  public var routeValue: RouteValue {
    guard let instant = LinkInstant(self) else { return .opaque(OpaqueValue(self)) }
    return .string(instant.text)
  }

  /// Reads its text.
  public init?(routeValue: RouteValue) {
    switch routeValue {
    case .string(let text):
      guard let instant = LinkInstant(text) else { return nil }
      self = instant.date
    case .opaque(let box):
      guard let date = box.value as? Date else { return nil }
      self = date
    default: return nil
    }
  }

  /// Writes itself.
  public func write(to writer: inout RouteWriter) { writer.write(self) }
}
