/// Names one source file of a run; an index into its `SourceMap`.
package struct SourceID: Hashable, Comparable, Sendable {
  package let index: Int32

  package init(_ index: Int) { self.index = Int32(index) }

  package static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// A stretch of one source file in UTF-8 offsets, upper bound excluded. Twelve bytes without
/// references, so that every value of a spec can carry one.
package struct SourceRange: Hashable, Comparable, Sendable {
  package let source: SourceID
  package let start: Int32
  package let end: Int32

  package init(source: SourceID, start: Int, end: Int) {
    self.source = source
    self.start = Int32(start)
    self.end = Int32(end)
  }

  /// A whole file, as its start: for what is wrong with no part of it in particular.
  package init(file source: SourceID) { self.init(source: source, start: 0, end: 0) }

  /// The place where this range starts, without length.
  package var startPoint: SourceRange { SourceRange(source: source, start: Int(start), end: Int(start)) }

  /// The same place where so many files are before those that it counts.
  func moved(by files: Int) -> Self {
    Self(source: SourceID(Int(source.index) + files), start: Int(start), end: Int(end))
  }

  /// The rest behind so many bytes.
  package func dropping(_ count: Int) -> Self {
    Self(source: source, start: Int(start) + count, end: Int(end))
  }

  /// Whether another lies in it.
  package func contains(_ other: Self) -> Bool {
    source == other.source && start <= other.start && other.end <= end
  }

  /// From its start to the end of another.
  package func through(_ last: SourceRange) -> SourceRange {
    SourceRange(source: source, start: Int(start), end: Int(last.end))
  }

  package static func < (a: Self, b: Self) -> Bool { (a.source, a.start, a.end) < (b.source, b.start, b.end) }
}

/// A value of a spec and the place it was written at.
package struct Located<Value> {
  package var value: Value
  package var range: SourceRange

  // Read by every stage: other modules compile it for their values.
  @inlinable package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }

  @inlinable package func map<T>(_ transform: (Value) -> T) -> Located<T> {
    Located<T>(transform(value), at: range)
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}

extension Located where Value == String {
  /// The range of a part of the text, given as UTF-8 offsets. If the file has the text with escapes, the range of
  /// the whole text.
  package func subrange(_ offsets: Range<Int>) -> SourceRange { part(offsets) ?? range }

  /// The same of a part of the text itself.
  package func subrange(of part: Substring) -> SourceRange {
    let offset = value.utf8.distance(from: value.startIndex, to: part.startIndex)
    return subrange(offset..<(offset + part.utf8.count))
  }

  /// The same range, or nil if the file has the text with escapes.
  package func part(_ offsets: Range<Int>) -> SourceRange? {
    let extra = Int(range.end - range.start) - value.utf8.count
    guard extra == 0 || extra == 2 else { return nil }
    let start = Int(range.start) + (extra == 2 ? 1 : 0)
    return SourceRange(
      source: range.source, start: start + offsets.lowerBound, end: start + offsets.upperBound)
  }
}
