#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

nonisolated extension UUID: RouteScalar {
  /// As upper-case text.
  public var routeValue: RouteValue { .string(uuidString) }

  /// Reads its text, in any case.
  public init?(routeValue: RouteValue) {
    guard case .string(var text) = routeValue, text.withUTF8({ ValueSyntax.isUUID($0) }) else { return nil }
    self.init(uuidString: text)
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

nonisolated extension RouteReader {
  /// A UUID.
  public mutating func uuid() -> UUID? { scalar() }

  /// A date.
  public mutating func date() -> Date? { scalar() }

  /// A URL.
  public mutating func url() -> URL? { scalar() }
}

nonisolated extension RouteWriter {
  /// Writes a UUID.
  public mutating func write(_ value: UUID) {
    if mode == .collecting {
      values.append(value.routeValue)
    } else {
      let words = unsafeBitCast(value.uuid, to: (UInt64, UInt64).self)
      take(words.0)
      take(words.1)
    }
  }

  /// Writes a date, to the millisecond.
  public mutating func write(_ value: Date) {
    switch mode {
    case .collecting: values.append(value.routeValue)
    case .counting: break
    default:
      if let instant = LinkInstant(value) {
        take(UInt64(bitPattern: instant.milliseconds))
      } else {
        take(value.routeValue)
      }
    }
  }

  /// Writes a URL.
  public mutating func write(_ value: URL) { write(value.absoluteString) }
}

nonisolated extension LinkInstant {
  init?(_ date: Date) {
    let rounded = (date.timeIntervalSince1970 * 1000).rounded()
    // Also false for what is not a number.
    guard rounded >= Double(Self.range.lowerBound), rounded <= Double(Self.range.upperBound) else {
      return nil
    }
    self.init(milliseconds: Int64(rounded))
  }

  var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
