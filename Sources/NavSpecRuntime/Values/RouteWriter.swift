/// Takes the values of a route in order: to collect them, to hash them, or to compare them with those
/// of another route. Only collecting allocates (and lists and opaque values do).
public nonisolated struct RouteWriter {
  nonisolated enum Mode: UInt8 { case collecting, hashing, recording, comparing, counting }

  private(set) var mode: Mode
  private var isEqual = true
  /// What was collected.
  public internal(set) var values: [RouteValue] = []
  /// Set while hashing; the caller's.
  private var hasher: UnsafeMutablePointer<Hasher>?

  // Two routes of one index write the same types in the same order, so untyped words are enough to
  // compare; the usual number of them has its place in what the caller lends.
  private var words = UnsafeMutableBufferPointer<UInt64>(start: nil, count: 0)
  private var text0 = ""
  private var text1 = ""
  /// What has no place there, rarely needed.
  private var overflow: Overflow?
  private var wordCount = 0
  private var textCount = 0
  private var otherCount = 0
  private var recorded = (words: 0, texts: 0, others: 0)

  private nonisolated final class Overflow {
    var words: [UInt64] = []
    var others: [RouteValue] = []
  }

  /// Collects values.
  public init() { self.init(.collecting) }

  init(_ mode: Mode) { self.mode = mode }

  /// Feeds values to a hasher.
  init(hashingInto hasher: UnsafeMutablePointer<Hasher>) {
    mode = .hashing
    self.hasher = hasher
  }

  /// Records values to compare others with.
  init(recordingIn words: UnsafeMutableBufferPointer<UInt64>) {
    mode = .recording
    self.words = words
  }

  /// Compares what is written from here on with what was recorded.
  mutating func startComparing() {
    mode = .comparing
    recorded = (wordCount, textCount, otherCount)
    (wordCount, textCount, otherCount) = (0, 0, 0)
  }

  /// Whether the values compared equal those recorded, in number too, of routes with these indices.
  func foundEqual(_ index: Int, _ other: Int) -> Bool {
    index == other && isEqual && recorded == (wordCount, textCount, otherCount)
  }

  private var moreThanUsual: Overflow {
    mutating get {
      let overflow = overflow ?? Overflow()
      self.overflow = overflow
      return overflow
    }
  }

  mutating func take(_ word: UInt64) {
    switch mode {
    case .hashing: hasher?.pointee.combine(word)
    case .recording:
      if wordCount < words.count { words[wordCount] = word } else { moreThanUsual.words.append(word) }
      wordCount += 1
    case .comparing:
      guard wordCount < recorded.words else {
        isEqual = false
        return
      }
      let other = wordCount < words.count ? words[wordCount] : overflow?.words[wordCount - words.count]
      if word != other { isEqual = false }
      wordCount += 1
    case .collecting, .counting: break
    }
  }

  private mutating func take(_ text: String) {
    switch mode {
    case .hashing: hasher?.pointee.combine(text)
    case .recording, .comparing:
      let place = textCount
      textCount += 1
      if place > 1 {
        take(.string(text))
      } else if mode == .recording {
        if place == 0 { text0 = text } else { text1 = text }
      } else if isEqual, text != (place == 0 ? text0 : text1) {
        isEqual = false
      }
    case .collecting, .counting: break
    }
  }

  mutating func take(_ value: RouteValue) {
    switch mode {
    case .hashing: hasher?.pointee.combine(value)
    case .recording:
      moreThanUsual.others.append(value)
      otherCount += 1
    case .comparing:
      guard otherCount < recorded.others else {
        isEqual = false
        return
      }
      if value != overflow?.others[otherCount] { isEqual = false }
      otherCount += 1
    case .collecting, .counting: break
    }
  }

  /// Writes a value that is already in the common form.
  public mutating func write(value: RouteValue) {
    if mode == .collecting { values.append(value) } else { take(value) }
  }

  /// Whether there is a value: a word that only comparing and hashing need.
  @usableFromInline mutating func writePresence(_ isPresent: Bool) {
    if mode != .collecting {
      take(isPresent ? 1 as UInt64 : 0)
    } else if !isPresent {
      values.append(.absent)
    }
  }

  /// Writes a text.
  public mutating func write(_ value: String) {
    if mode == .collecting { values.append(.string(value)) } else { take(value) }
  }

  /// Writes a value of a built-in type, if any.
  @inlinable public mutating func write<T: RouteScalar>(_ value: T?) {
    writePresence(value != nil)
    if let value { value.write(to: &self) }
  }

  /// Writes an integer.
  public mutating func write(_ value: Int) { write(Int64(value)) }

  /// Writes a 64-bit integer.
  public mutating func write(_ value: Int64) {
    if mode == .collecting {
      values.append(.integer(value))
    } else {
      take(UInt64(bitPattern: value))
    }
  }

  /// Writes a number.
  public mutating func write(_ value: Double) {
    if mode == .collecting {
      values.append(value.routeValue)
    } else {
      // Zero has two bit patterns that are equal.
      take((value == 0 ? 0 : value).bitPattern)
    }
  }

  /// Writes `true` or `false`.
  public mutating func write(_ value: Bool) {
    if mode == .collecting { values.append(.bool(value)) } else { take(value ? 1 as UInt64 : 0) }
  }

  /// Writes a list.
  public mutating func write<T: RouteScalar>(_ value: [T]) {
    if mode != .counting { write(value: .list(value.map { $0.routeValue })) }
  }

  /// Writes a whole query.
  public mutating func write(_ value: [String: String]) { write(value: .map(value)) }

  /// Writes a value by its raw value.
  @inlinable public mutating func write<T: RawRepresentable>(raw value: T) where T.RawValue: RouteScalar {
    value.rawValue.write(to: &self)
  }

  /// Writes a value by its raw value, if any.
  @inlinable public mutating func write<T: RawRepresentable>(raw value: T?) where T.RawValue: RouteScalar {
    writePresence(value != nil)
    if let value { write(raw: value) }
  }

  /// Writes a list by raw values.
  public mutating func write<T: RawRepresentable>(raw value: [T]) where T.RawValue: RouteScalar {
    if mode != .counting { write(value: .list(value.map { $0.rawValue.routeValue })) }
  }

  /// Writes a value by its description.
  public mutating func write<T: LosslessStringConvertible>(text value: T) {
    if mode != .counting { write(value.description) }
  }

  /// Writes a value by its description, if any.
  public mutating func write<T: LosslessStringConvertible>(text value: T?) {
    writePresence(value != nil)
    if let value { write(text: value) }
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
    writePresence(value != nil)
    if let value { write(opaque: value) }
  }

  /// Writes a list of an opaque type.
  public mutating func write<T: Hashable & Sendable>(opaque value: [T]) {
    if mode != .counting { write(value: .list(value.map { .opaque(OpaqueValue($0)) })) }
  }

  /// Writes the values of a feature's route and answers its place among the feature's own.
  @inlinable public mutating func write(route: some NavigationRoute) -> Int { route.write(to: &self) }
}
