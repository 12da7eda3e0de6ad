@_exported public import NavSpecLinkAnalysis
import NavSpecRuntime

extension CheckedSpec {
  /// What a URL opens while the named conditions do not hold.
  /// - Parameters:
  ///   - url: Any text.
  ///   - unmet: The names of conditions.
  ///   - explainsMiss: Whether to look for the nearest pattern where nothing opens: every pattern is compared.
  /// - Throws: The report of a spec whose meaning is not known.
  public func resolution(
    of url: String, unmet: Set<String> = [], explainsMiss: Bool = true
  ) throws -> Resolution {
    try soundSpec().resolution(of: url, unmet: unmet, explainsMiss: explainsMiss)
  }

  /// How many patterns a URL that nothing opens is compared with.
  package var patternCount: Int { resolved?.table.variants.count ?? 0 }
}
