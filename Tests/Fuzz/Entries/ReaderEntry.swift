import NavSpecDiagnostics
import NavSpecReport
import NavSpecYAML

/// The reader: whatever the bytes are, they are read, or refused at a place that is theirs.
enum ReaderEntry {
  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    var map = SourceMap()
    let source = map.add(SourceFile(path: "fuzz.nav.yaml", bytes: input))
    let (root, diagnostics, comments) = YAMLReader.read(source, in: map)
    try promise(root != nil || !diagnostics.isEmpty, "nothing was read, and nothing said")
    try promisePlaces(of: diagnostics, in: map)
    for comment in comments {
      try promise(
        isPlace(comment.range, in: map) && input[Int(comment.range.start)] == UInt8(ascii: "#"),
        "a comment at \(comment.range)")
    }
    if let root { try check(root, depth: 0, in: map) }
    for format in ReportFormat.all {
      let report = Report(diagnostics, in: map).text(as: format)
      try promise(diagnostics.isEmpty || !report.isEmpty, "an empty report")
    }
  }

  private static func check(_ node: YAMLNode, depth: Int, in map: SourceMap) throws(BrokenPromise) {
    try promise(depth <= YAMLLimits().depth, "deeper than the limit")
    try promise(isPlace(node.range, in: map), "a node at \(node.range)")
    switch node.content {
    case .scalar(let scalar):
      if node.style != .plain, node.tag == nil {
        try promise(scalar.resolved == YAMLCoreValue.string, "quoted text is \(scalar.resolved)")
      }
    case .sequence(let items):
      for item in items { try check(item, depth: depth + 1, in: map) }
    case .mapping(let pairs):
      for pair in pairs {
        try check(pair.key, depth: depth + 1, in: map)
        try check(pair.value, depth: depth + 1, in: map)
      }
    }
  }
}
