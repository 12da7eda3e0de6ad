import NavSpecRuntime

/// The prefix that a redirect is met behind, and that its target keeps.
package struct KeptPrefix: Hashable, Sendable {
  private let part: LinkVariant.Prefix?
  /// Of each of its segments the text; nil for a value.
  private let texts: [String?]

  init(_ part: LinkVariant.Prefix?, texts: [String?] = []) {
    self.part = part
    self.texts = texts
  }
}

extension LinkVariant {
  package var keptPrefix: KeptPrefix {
    guard case .segments(let count)? = prefix else { return KeptPrefix(prefix) }
    return KeptPrefix(
      prefix, texts: segments.prefix(count).map { if case .literal(let text) = $0 { text } else { nil } })
  }
}
