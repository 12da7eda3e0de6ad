import NavSpecDiagnostics
import NavSpecYAML

/// A file that a model speaks of and that is not at hand: the places in it that the model names, from which
/// a text of blanks is made that has the same lines and columns.
struct SourceOutline {
  private(set) var source: SourceID?
  private var file = SourceFile(path: "", bytes: [])
  /// The greatest column of each line.
  private var columns: [Int: Int] = [:]

  /// Whether its text would be larger than any spec.
  var isTooLong: Bool {
    (columns.keys.max() ?? 0) + columns.values.reduce(0, +) > YAMLLimits().fileBytes
  }

  /// Where a `location` leads; nil if it is none.
  static func place(in node: YAMLNode) -> (file: String, line: Int, column: Int)? {
    guard let file = node["file"]?.text, let line = node["line"]?.count, let column = node["column"]?.count
    else { return nil }
    return (file, line, column)
  }

  /// Notes every place below a node in the outline of its file.
  static func collect(from node: YAMLNode, into outlines: inout [String: SourceOutline]) {
    switch node.content {
    case .scalar: return
    case .sequence(let items): for item in items { collect(from: item, into: &outlines) }
    case .mapping(let pairs):
      if let (file, line, column) = place(in: node) { outlines[file]?.note(line, column) }
      for pair in pairs { collect(from: pair.value, into: &outlines) }
    }
  }

  private mutating func note(_ line: Int, _ column: Int) {
    columns[line] = max(column, columns[line] ?? 1)
  }

  /// Makes the text and gives it a place among the sources.
  mutating func add(to sources: inout SourceMap, _ path: String) {
    var bytes: [UInt8] = []
    for line in 1...max(columns.keys.max() ?? 1, 1) {
      bytes += [UInt8](repeating: UInt8(ascii: " "), count: (columns[line] ?? 1) - 1)
      bytes.append(UInt8(ascii: "\n"))
    }
    file = SourceFile(path: path, bytes: bytes)
    source = sources.add(file)
  }

  func range(line: Int, column: Int) -> SourceRange? {
    guard let source, file.lineStarts.indices.contains(line - 1) else { return nil }
    let start = Int(file.lineStarts[line - 1]) + column - 1
    return SourceRange(source: source, start: start, end: start)
  }
}

extension YAMLNode {
  /// A number of lines or columns.
  fileprivate var count: Int? {
    guard case .scalar(let scalar) = content, case .int(let value) = scalar.resolved else { return nil }
    return (1...Int64(YAMLLimits().fileBytes)).contains(value) ? Int(value) : nil
  }
}
