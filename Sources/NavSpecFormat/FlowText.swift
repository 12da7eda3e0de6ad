import NavSpecDiagnostics
import NavSpecYAML

struct FlowText {
  let source: SourceText
  /// Whether keys may change places.
  let reorders: Bool

  /// The line; nil where a value takes several lines, or is more than the formatter understands.
  /// - Parameter limit: The length in bytes above which there is no line. It keeps nested collections from being read
  ///   whole at each of their levels.
  func text(for node: YAMLNode, _ order: KeyOrder, within limit: Int = .max) -> String? {
    var left = limit
    return text(for: node, order, left: &left)
  }

  private func text(for node: YAMLNode, _ order: KeyOrder, left: inout Int) -> String? {
    switch node.content {
    case .scalar:
      // A value that is not there is hard to see between commas.
      guard node.range.start < node.range.end else { return "null" }
      let line = ScalarText.line(for: node, in: source).map { source.anchor(of: node) + $0 }
      left -= line?.utf8.count ?? 0
      return left < 0 ? nil : line
    case .sequence(let items):
      left -= 2
      var texts: [String] = []
      for item in items {
        guard left >= 0, let text = text(for: item, order.element, left: &left) else { return nil }
        texts.append(text)
      }
      return source.anchor(of: node) + "[\(texts.joined(separator: ", "))]"
    case .mapping(let pairs):
      left -= 2
      let object = order.object(for: pairs)
      var texts: [String] = []
      for index in reorders
        ? KeyOrder.permutation(of: pairs.map(\.key.scalarText), in: object) : Array(pairs.indices)
      {
        let pair = pairs[index]
        guard let key = pair.key.scalarText, let keyText = ScalarText.line(for: pair.key, in: source),
          !keyText.isEmpty, left >= 0,
          let value = text(for: pair.value, order.value(of: key, in: object), left: &left)
        else { return nil }
        left -= keyText.utf8.count
        texts.append("\(source.anchor(of: pair.key, isKey: true))\(keyText): \(value)")
      }
      return source.anchor(of: node) + "{\(texts.joined(separator: ", "))}"
    }
  }
}
