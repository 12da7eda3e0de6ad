import NavSpecDiagnostics
import NavSpecYAML

/// Values of single keys as Swift code and other tools have them.
extension Restatement {
  /// The name in `Image(systemName: "star")`.
  static func symbol(in text: String) -> String? {
    let parts = text.split { "()".contains($0) }
    guard parts.count == 2, text.hasSuffix(")"), ["Image", "Label", "UIImage"].contains(parts[0]) else {
      return nil
    }
    return (parts[1].split(separator: ":").last ?? "").filter { !" \"'".contains($0) }
  }

  /// The deployment targets of `[iOS 17, .macOS(.v14)]`.
  static func targets(_ node: YAMLNode) -> String? {
    let texts: [String?]
    switch node.content {
    case .mapping: return nil
    case .sequence(let items): texts = items.map { $0.located?.value }
    case .scalar(let scalar): texts = scalar.text.split(separator: ",").map(String.init)
    }
    let targets = texts.compactMap { $0.flatMap { target($0) } }
    return targets.isEmpty || targets.count != texts.count ? nil : "{\(joined(targets))}"
  }

  /// The patterns of a map that gives them names; nil for any other value.
  static func namedPatterns(_ node: YAMLNode) -> [String]? {
    guard let values = values(node, besides: SpecKeys.link.description, where: { $0.contains("/") }) else {
      return nil
    }
    // A path is matched under every scheme and domain.
    let paths = Set(values.map(\.value.pathOfURL))
    if let path = paths.first, paths.count == 1 { return ["\"\(path)\""] }
    // Without a scheme, a path begins with `/`.
    return values.map { "\"\($0.value.contains("://") ? $0.value : $0.value.pathOfURL)\"" }
  }

  /// The paths of a map that gives them names; nil for any other value.
  static func namedFiles(_ node: YAMLNode) -> [String]? {
    values(node, besides: SpecKeys.include.description) { $0.hasSuffix(".yaml") }?.map(\.flow)
  }

  /// The values of a map that gives them names, in YAML's flow style too: none of the names is a key of the object
  /// that belongs here, or the '/' of a component of an association file.
  private static func values(
    _ node: YAMLNode, besides object: ObjectDescription, where isValue: (String) -> Bool
  ) -> [(value: String, flow: String)]? {
    let pairs = node.entries ?? []
    let values = pairs.compactMap { pair -> (value: String, flow: String)? in
      guard let key = pair.key.scalarText, !key.hasPrefix("x-"), key != "/", object.key(for: key) == nil,
        let value = pair.value.located?.value, isValue(value), let flow = pair.value.flowText
      else { return nil }
      return (value, flow)
    }
    return values.isEmpty || values.count != pairs.count ? nil : values
  }
}

extension String {
  /// The path of a URL's pattern, with the host of a scheme of an app's own for its first segment.
  fileprivate var pathOfURL: String {
    guard let mark = firstRange(of: "://") else { return hasPrefix("/") ? self : "/" + self }
    let rest = self[mark.upperBound...]
    return hasPrefix("http") ? String(rest.drop { $0 != "/" }) : "/" + rest
  }
}
