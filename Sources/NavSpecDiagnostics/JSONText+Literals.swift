public import NavSpecRuntime

extension JSONText: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONText: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Values in order.
  public init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  /// Members in order.
  public init(dictionaryLiteral elements: (String, JSONText)...) { self = .object(elements) }
}
