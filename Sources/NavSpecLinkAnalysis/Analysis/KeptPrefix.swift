import NavSpecRuntime

/// The prefix that a redirect is met behind, and that its target keeps.
package struct KeptPrefix: Hashable, Sendable {
  let prefix: LinkVariant.Prefix?
  /// Of each of its segments the text; nil for a value.
  var texts: [String?] = []
}

extension LinkVariant {
  /// The prefix of a redirect's source or target. Both are made from the same prefixes of the app, so that equal ones
  /// are of one prefix, or of several whose values are at the same places.
  package var keptPrefix: KeptPrefix {
    guard case .segments(let count)? = prefix else { return KeptPrefix(prefix: prefix) }
    return KeptPrefix(
      prefix: prefix,
      texts: segments.prefix(count).map { if case .literal(let text) = $0 { text } else { nil } })
  }
}
