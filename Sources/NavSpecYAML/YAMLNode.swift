package import NavSpecDiagnostics

/// One value of a YAML file and the place it was written at.
///
/// The range is that of the value itself, without its anchor or tag: quotes and brackets belong to
/// it, a block collection reaches to the end of its last value, and the line breaks after a block
/// scalar do not. The value of an alias has the place of its anchor, where its text is.
package struct YAMLNode: Sendable {
  /// How it was written; `flow` and `block` are the styles of collections, the others of scalars.
  package enum Style: Hashable, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded, flow, block
  }

  package enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLPair])
  }

  package let range: SourceRange
  package let content: Content
  package let style: Style
  /// The tag written before it, with its prefix resolved (`tag:yaml.org,2002:str`).
  package let tag: String?

  package init(range: SourceRange, content: Content, style: Style, tag: String? = nil) {
    self.range = range
    self.content = content
    self.style = style
    self.tag = tag
  }

  /// Whether it is a scalar with a tag of the author's own, which the reader of YAML has reported.
  package var isMarkedByUnknownTag: Bool {
    guard case .scalar = content, let tag else { return false }
    return !tag.hasPrefix(Self.coreTagPrefix)
  }

  /// The start of the tags that YAML itself defines.
  static let coreTagPrefix = "tag:yaml.org,2002:"

  package var scalarText: String? { if case .scalar(let scalar) = content { scalar.text } else { nil } }

  package func value(_ key: String) -> YAMLNode? { entries?.first { $0.key.scalarText == key }?.value }

  package var entries: [YAMLPair]? { if case .mapping(let pairs) = content { pairs } else { nil } }

  /// The items of a list; any other value is its own only item.
  package var items: [YAMLNode] { if case .sequence(let items) = content { items } else { [self] } }
}

/// One entry of a mapping, in the order of the file.
package struct YAMLPair: Sendable {
  package let key: YAMLNode
  package let value: YAMLNode

  package init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}

/// A text, and what the core schema makes of it.
package struct YAMLScalar: Sendable {
  /// The text after unquoting, unescaping and folding.
  package let text: String
  package let resolved: YAMLCoreValue

  package init(text: String, resolved: YAMLCoreValue) {
    self.text = text
    self.resolved = resolved
  }
}

/// A comment from its `#` to the end of its line.
package struct YAMLComment: Hashable, Sendable {
  package let range: SourceRange
  /// Whether only spaces precede it on its line.
  package let ownsLine: Bool
}
