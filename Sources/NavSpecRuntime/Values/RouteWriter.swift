public import Foundation

/// Takes the values of a route in order: to collect them, to hash them, or to compare them with those
/// of another route. Only collecting allocates (and lists and opaque values do).
public nonisolated struct RouteWriter {
  nonisolated enum Mode: UInt8 { case collecting, hashing, recording, comparing, counting }

  /// One written value in the cheapest form that compares and hashes as the value does.
  nonisolated enum Slot: Hashable {
    case absent
    case word(UInt64)
    case words(UInt64, UInt64)
    case text(String)
    case other(RouteValue)
  }

  private let mode: Mode
  private var isComparing = false
  /// What was collected.
  public private(set) var values: [RouteValue] = []
  /// Set while hashing.
  var hasher: Hasher?
  /// Whether the values compared so far equal those recorded, in number too.
  var foundEqual: Bool { isEqual && compared == recorded }

  // Four values are recorded in place, so that comparing ordinary routes allocates nothing.
  private var slot0 = Slot.absent
  private var slot1 = Slot.absent
  private var slot2 = Slot.absent
  private var slot3 = Slot.absent
  private var more: [Slot] = []
  private var recorded = 0
  private var compared = 0
  private var isEqual = true

  /// Collects values.
  public init() { self.init(.collecting) }

  init(_ mode: Mode) { self.mode = mode }

  mutating func startComparing() { isComparing = true }

  private mutating func take(_ slot: Slot) {
    switch mode {
    case .hashing: hasher?.combine(slot)
    case .recording, .comparing: isComparing ? compare(slot) : record(slot)
    case .collecting, .counting: break
    }
  }

  private mutating func record(_ slot: Slot) {
    switch recorded {
    case 0: slot0 = slot
    case 1: slot1 = slot
    case 2: slot2 = slot
    case 3: slot3 = slot
    default: more.append(slot)
    }
    recorded += 1
  }

  private mutating func compare(_ slot: Slot) {
    guard isEqual, compared < recorded else {
      isEqual = false
      return
    }
    switch compared {
    case 0: isEqual = slot0 == slot
    case 1: isEqual = slot1 == slot
    case 2: isEqual = slot2 == slot
    case 3: isEqual = slot3 == slot
    default: isEqual = more[compared - 4] == slot
    }
    compared += 1
  }

  /// Writes a value that is already in the common form.
  public mutating func write(value: RouteValue) {
    switch mode {
    case .collecting: values.append(value)
    case .counting: break
    default: take(.other(value))
    }
  }

  private mutating func writeAbsent() {
    if mode == .collecting { values.append(.absent) } else { take(.absent) }
  }

  /// Writes a text.
  public mutating func write(_ value: String) {
    if mode == .collecting { values.append(.string(value)) } else { take(.text(value)) }
  }

  /// Writes a text, if any.
  public mutating func write(_ value: String?) {
    if let value { write(value) } else { writeAbsent() }
  }

  /// Writes an integer.
  public mutating func write(_ value: Int) { write(Int64(value)) }

  /// Writes an integer, if any.
  public mutating func write(_ value: Int?) {
    if let value { write(Int64(value)) } else { writeAbsent() }
  }

  /// Writes a 64-bit integer.
  public mutating func write(_ value: Int64) {
    if mode == .collecting {
      values.append(.integer(value))
    } else {
      take(.word(UInt64(bitPattern: value)))
    }
  }

  /// Writes a 64-bit integer, if any.
  public mutating func write(_ value: Int64?) {
    if let value { write(value) } else { writeAbsent() }
  }

  /// Writes a number.
  public mutating func write(_ value: Double) {
    if mode == .collecting {
      values.append(value.routeValue)
    } else {
      // Zero has two bit patterns that are equal.
      take(.word((value == 0 ? 0 : value).bitPattern))
    }
  }

  /// Writes a number, if any.
  public mutating func write(_ value: Double?) {
    if let value { write(value) } else { writeAbsent() }
  }

  /// Writes `true` or `false`.
  public mutating func write(_ value: Bool) {
    if mode == .collecting { values.append(.bool(value)) } else { take(.word(value ? 1 : 0)) }
  }

  /// Writes `true` or `false`, if given.
  public mutating func write(_ value: Bool?) {
    if let value { write(value) } else { writeAbsent() }
  }

  /// Writes a UUID.
  public mutating func write(_ value: UUID) {
    if mode == .collecting {
      values.append(value.routeValue)
    } else {
      let words = unsafeBitCast(value.uuid, to: (UInt64, UInt64).self)
      take(.words(words.0, words.1))
    }
  }

  /// Writes a UUID, if any.
  public mutating func write(_ value: UUID?) {
    if let value { write(value) } else { writeAbsent() }
  }

  /// Writes a date, to the millisecond.
  public mutating func write(_ value: Date) {
    switch mode {
    case .collecting: values.append(value.routeValue)
    case .counting: break
    default:
      if let instant = LinkInstant(value) {
        take(.word(UInt64(bitPattern: instant.milliseconds)))
      } else {
        take(.other(value.routeValue))
      }
    }
  }

  /// Writes a date, if any.
  public mutating func write(_ value: Date?) {
    if let value { write(value) } else { writeAbsent() }
  }

  /// Writes a URL.
  public mutating func write(_ value: URL) { write(value.absoluteString) }

  /// Writes a URL, if any.
  public mutating func write(_ value: URL?) {
    if let value { write(value) } else { writeAbsent() }
  }

  /// Writes a list.
  public mutating func write<T: RouteScalar>(_ value: [T]) {
    if mode != .counting { write(value: .list(value.map(\.routeValue))) }
  }

  /// Writes a whole query.
  public mutating func write(_ value: [String: String]) { write(value: .map(value)) }

  /// Writes a value by its raw value.
  public mutating func write<T: RawRepresentable>(raw value: T) where T.RawValue: RouteScalar {
    if mode != .counting { write(scalar: value.rawValue) }
  }

  /// Writes a value by its raw value, if any.
  public mutating func write<T: RawRepresentable>(raw value: T?) where T.RawValue: RouteScalar {
    if let value { write(raw: value) } else { writeAbsent() }
  }

  /// Writes a list by raw values.
  public mutating func write<T: RawRepresentable>(raw value: [T]) where T.RawValue: RouteScalar {
    if mode != .counting { write(value: .list(value.map(\.rawValue.routeValue))) }
  }

  /// Writes a value by its description.
  public mutating func write<T: LosslessStringConvertible>(text value: T) {
    if mode != .counting { write(value.description) }
  }

  /// Writes a value by its description, if any.
  public mutating func write<T: LosslessStringConvertible>(text value: T?) {
    if let value { write(text: value) } else { writeAbsent() }
  }

  /// Writes a list by descriptions.
  public mutating func write<T: LosslessStringConvertible>(text value: [T]) {
    if mode != .counting { write(value: .list(value.map { .string($0.description) })) }
  }

  /// Writes a value of an opaque type.
  public mutating func write<T: Hashable & Sendable>(opaque value: T) {
    if mode != .counting { write(value: .opaque(OpaqueValue(value))) }
  }

  /// Writes a value of an opaque type, if any.
  public mutating func write<T: Hashable & Sendable>(opaque value: T?) {
    if let value { write(opaque: value) } else { writeAbsent() }
  }

  /// Writes a list of an opaque type.
  public mutating func write<T: Hashable & Sendable>(opaque value: [T]) {
    if mode != .counting { write(value: .list(value.map { .opaque(OpaqueValue($0)) })) }
  }

  /// Writes the values of a feature's route and answers its place among the feature's own.
  public mutating func write(route: some NavigationRoute) -> Int { route.write(to: &self) }

  private mutating func write<T: RouteScalar>(scalar value: T) {
    // Closed sets are texts or integers: these two spare the common form.
    switch value {
    case let text as String: write(text)
    case let number as Int: write(Int64(number))
    default: write(value: value.routeValue)
    }
  }
}
