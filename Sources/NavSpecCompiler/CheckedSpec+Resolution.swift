@_exported public import NavSpecLinkAnalysis

extension CheckedSpec {
  /// What a URL opens while the named conditions do not hold.
  /// - Parameters:
  ///   - url: Any text.
  ///   - unmet: The names of conditions.
  /// - Throws: The report of a spec whose meaning is not known.
  public func resolution(of url: String, unmet: Set<String> = []) throws -> Resolution {
    try soundSpec().resolution(of: url, unmet: unmet)
  }
}
