import NavSpecDiagnostics
import NavSpecYAML

/// One line a node, in the form that `oracle.py` writes.
func dump(_ node: YAMLNode, depth: Int = 0) -> [String] {
  let indent = String(repeating: "  ", count: depth)
  let place = "\(node.range.start) \(node.range.end)"
  switch node.content {
  case .scalar(let scalar):
    return ["\(indent)scalar \(node.style) \(place) \(meaning(scalar.resolved)) \(quoted(scalar.text))"]
  case .sequence(let items):
    return ["\(indent)sequence \(node.style) \(place)"] + items.flatMap { dump($0, depth: depth + 1) }
  case .mapping(let pairs):
    return ["\(indent)mapping \(node.style) \(place)"]
      + pairs.flatMap { dump($0.key, depth: depth + 1) + dump($0.value, depth: depth + 1) }
  }
}

/// Whether two lines say the same but for what the oracle's `?` leaves open.
func agree(_ actual: String, _ oracle: String) -> Bool {
  let (a, b) = (actual.split(separator: " "), oracle.split(separator: " "))
  let indent = { (line: String) in line.prefix { $0 == " " }.count }
  return a.count == b.count && indent(actual) == indent(oracle)
    && zip(a, b).enumerated().allSatisfy { index, pair in
      pair.0 == pair.1 || pair.1 == "?" && (2...3).contains(index)
    }
}

private func meaning(_ value: YAMLCoreValue) -> String {
  switch value {
  case .null: "null"
  case .bool(let value): "bool:\(value)"
  case .int(let value): "int:\(value)"
  case .float: "float"
  case .string: "string"
  }
}

/// A JSON string as Python's `json.dumps` writes it.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
