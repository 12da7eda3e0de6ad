package import NavSpecDiagnostics

package struct SpecComment: Hashable, Sendable {
  /// From its `#` to the end of its line.
  package let range: SourceRange
  /// The whole of the entry that begins next behind it, a key with its value or an item of a list; nil where
  /// none follows, or where nobody asks.
  package let next: SourceRange?

  package init(range: SourceRange, next: SourceRange?) {
    self.range = range
    self.next = next
  }
}
