import NavSpecDiagnostics
import NavSpecYAML

/// Lists and maps on one line.
struct FlowText {
  let source: SourceText
  /// Whether keys may change places.
  let reorders: Bool

  /// The line; nil where a value takes several lines, or is more than the formatter understands.
  func text(for node: YAMLNode, _ order: KeyOrder) -> String? {
    switch node.content {
    case .scalar:
      // A value that is not there is hard to see between commas.
      return node.range.start == node.range.end ? "null" : ScalarText.line(for: node, in: source)
    case .sequence(let items):
      var texts: [String] = []
      for item in items {
        guard let text = text(for: item, order.element) else { return nil }
        texts.append(text)
      }
      return "[\(texts.joined(separator: ", "))]"
    case .mapping(let pairs):
      let object = order.object(for: pairs)
      var texts: [String] = []
      for index in reorders
        ? KeyOrder.permutation(of: pairs.map(\.key.scalarText), in: object) : Array(pairs.indices)
      {
        let pair = pairs[index]
        guard let key = pair.key.scalarText, let keyText = ScalarText.line(for: pair.key, in: source),
          !keyText.isEmpty, let value = text(for: pair.value, order.value(of: key, in: object))
        else { return nil }
        texts.append("\(keyText): \(value)")
      }
      return "{\(texts.joined(separator: ", "))}"
    }
  }
}
