/// Reads the values of a route in order. Every read answers nil where the value is of another type or
/// missing; the generated initialiser then fails.
public nonisolated struct RouteReader: Sendable {
  private let values: [RouteValue]
  private var position = 0

  /// Reads from the first value on.
  public init(_ values: [RouteValue]) { self.values = values }

  /// Whether everything was read.
  public var isAtEnd: Bool { position == values.count }

  package mutating func next() -> RouteValue? {
    guard position < values.count else { return nil }
    defer { position += 1 }
    return values[position]
  }

  /// A value of a built-in type.
  public mutating func scalar<T: RouteScalar>(_ type: T.Type = T.self) -> T? {
    guard let value = next() else { return nil }
    return T(routeValue: value)
  }

  /// `T?` of a built-in type: `.some(nil)` if it is absent.
  public mutating func optional<T: RouteScalar>(_ type: T.Type = T.self) -> T?? {
    optional { T(routeValue: $0) }
  }

  /// `[T]` of a built-in type.
  public mutating func list<T: RouteScalar>(_ type: T.Type = T.self) -> [T]? { list { T(routeValue: $0) } }

  /// A text.
  public mutating func string() -> String? {
    guard case .string(let text)? = next() else { return nil }
    return text
  }

  /// An integer.
  public mutating func int() -> Int? { scalar() }

  /// A 64-bit integer.
  public mutating func int64() -> Int64? { scalar() }

  /// A number.
  public mutating func double() -> Double? { scalar() }

  /// `true` or `false`.
  public mutating func bool() -> Bool? { scalar() }

  /// A whole query.
  public mutating func map() -> [String: String]? {
    guard case .map(let map)? = next() else { return nil }
    return map
  }

  /// A raw-representable value.
  public mutating func raw<T: RawRepresentable>(_ type: T.Type = T.self) -> T?
  where T.RawValue: RouteScalar {
    guard let value = next() else { return nil }
    return T.RawValue(routeValue: value).flatMap(T.init(rawValue:))
  }

  /// An optional raw-representable value.
  public mutating func optionalRaw<T: RawRepresentable>(_ type: T.Type = T.self) -> T??
  where T.RawValue: RouteScalar {
    optional { T.RawValue(routeValue: $0).flatMap(T.init(rawValue:)) }
  }

  /// A list of raw-representable values.
  public mutating func rawList<T: RawRepresentable>(_ type: T.Type = T.self) -> [T]?
  where T.RawValue: RouteScalar {
    list { T.RawValue(routeValue: $0).flatMap(T.init(rawValue:)) }
  }

  /// A value that is its own description.
  public mutating func text<T: LosslessStringConvertible>(_ type: T.Type = T.self) -> T? {
    string().flatMap(T.init)
  }

  /// An optional value that is its own description.
  public mutating func optionalText<T: LosslessStringConvertible>(_ type: T.Type = T.self) -> T?? {
    optional { String(routeValue: $0).flatMap(T.init) }
  }

  /// A list of values that are their own descriptions.
  public mutating func textList<T: LosslessStringConvertible>(_ type: T.Type = T.self) -> [T]? {
    list { String(routeValue: $0).flatMap(T.init) }
  }

  /// A value of an opaque type.
  public mutating func opaque<T>(_ type: T.Type = T.self) -> T? {
    guard case .opaque(let box)? = next() else { return nil }
    return box.value as? T
  }

  /// An optional value of an opaque type.
  public mutating func optionalOpaque<T>(_ type: T.Type = T.self) -> T?? {
    optional {
      guard case .opaque(let box) = $0 else { return nil }
      return box.value as? T
    }
  }

  /// A list of values of an opaque type.
  public mutating func opaqueList<T>(_ type: T.Type = T.self) -> [T]? {
    list {
      guard case .opaque(let box) = $0 else { return nil }
      return box.value as? T
    }
  }

  /// A route of a feature, by its place among the feature's own.
  public mutating func route<T: NavigationRoute>(_ type: T.Type = T.self, at index: Int) -> T? {
    T(index: index, reader: &self)
  }

  private mutating func optional<T>(_ read: (RouteValue) -> T?) -> T?? {
    guard let value = next() else { return nil }
    if case .absent = value { return .some(nil) }
    guard let read = read(value) else { return nil }
    return .some(read)
  }

  private mutating func list<T>(_ read: (RouteValue) -> T?) -> [T]? {
    guard case .list(let values)? = next() else { return nil }
    var list: [T] = []
    list.reserveCapacity(values.count)
    for value in values {
      guard let item = read(value) else { return nil }
      list.append(item)
    }
    return list
  }
}
