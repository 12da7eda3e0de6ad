/// Parts of a text that are read when they are asked for.
nonisolated struct TableParts: Sendable {
  private let text: TableText
  private let start: Int
  private let ends: FlatArray<Int32>

  /// What `TableWriter.parts` wrote.
  init(_ reader: inout TableReader) {
    text = reader.text
    ends = FlatArray(&reader)
    start = reader.skip()
  }

  var count: Int { ends.count }

  /// A reader at the beginning of a part; nil if that is empty, or there is none such.
  func reader(at index: Int) -> TableReader? {
    guard index >= 0, index < ends.count else { return nil }
    let begin = index == 0 ? 0 : ends[index - 1]
    return begin < ends[index] ? TableReader(text, at: start + Int(begin)) : nil
  }
}
