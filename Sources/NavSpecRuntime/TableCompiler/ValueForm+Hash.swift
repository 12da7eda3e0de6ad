nonisolated extension ValueForm.Base {
  /// A closed set may have a thousand texts, and each link that names it looks it up: the first text and their number do.
  public func hash(into hasher: inout Hasher) {
    guard case .cases(let texts) = self else { return hasher.combine(ValueForm(self).linkRank) }
    hasher.combine(texts.count)
    hasher.combine(texts.first)
  }
}
