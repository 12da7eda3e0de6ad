/// A value of a route's parameter in the form in which it is linked and stored. A `UUID`, a `Date`
/// and a `URL` travel as text in their canonical form, a closed set as its raw text.
public nonisolated enum RouteValue: Hashable, Sendable {
  /// An optional parameter that was not given.
  case absent
  /// Text.
  case string(String)
  /// `Int` and `Int64`.
  case integer(Int64)
  /// A finite number.
  case double(Double)
  /// `true` or `false`.
  case bool(Bool)
  /// The values of `[T]`, in order.
  case list([RouteValue])
  /// A whole query, `[String: String]`.
  case map([String: String])
  /// A value that can be pushed, but neither linked nor stored.
  indirect case opaque(OpaqueValue)
}
