package import NavSpecDiagnostics

/// One value of a YAML file and the place it was written at.
///
/// The range is that of the value itself, without its anchor or tag: quotes and brackets belong to
/// it, a block collection reaches to the end of its last value, and the line breaks after a block
/// scalar do not. What an alias stands for keeps the place of its anchor, where its text is.
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
}

extension YAMLNode {
  /// What to take away for a mapping to be without a key, what separates it from its neighbour included;
  /// nil if it has no such key or no other.
  package func removal(ofKey key: String) -> SourceRange? {
    guard case .mapping(let pairs) = content, pairs.count > 1,
      let index = pairs.firstIndex(where: { pair in
        if case .scalar(let scalar) = pair.key.content { scalar.text == key } else { false }
      })
    else { return nil }
    let pair = pairs[index]
    let start = index == 0 ? pair.key.range.start : pairs[index - 1].value.range.end
    let end = index == 0 ? pairs[1].key.range.start : pair.value.range.end
    guard start < end else { return nil }
    return SourceRange(source: range.source, start: Int(start), end: Int(end))
  }
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
  /// Whether nothing but blanks stands before it on its line.
  package let ownsLine: Bool

  package init(range: SourceRange, ownsLine: Bool) {
    self.range = range
    self.ownsLine = ownsLine
  }
}
