package import NavSpecDiagnostics
package import NavSpecFrontend
package import NavSpecYAML

/// Puts a YAML file into canonical layout: two blanks of indentation, flow style where it fits on a line of
/// 110 columns, keys in the order of their tables, quotes only where they help. Comments and empty lines
/// between paragraphs stay.
package enum SpecFormatter {
  package enum Outcome: Hashable, Sendable {
    case formatted([UInt8])
    /// It is no YAML; the reader says why.
    case unreadable
    /// It holds something that cannot be laid out anew without risk, where it is known at that offset; its
    /// text stays.
    case unsupported(at: Int?)
  }

  /// - Parameter shape: What the file may hold.
  package static func format(
    _ source: SourceID, in map: SourceMap, as shape: Shape, limits: YAMLLimits = YAMLLimits()
  ) -> (outcome: Outcome, diagnostics: [Diagnostic]) {
    let original = YAMLReader.read(source, in: map, limits: limits)
    guard let root = original.root, original.diagnostics.allSatisfy(\.leavesMeaning) else {
      return (.unreadable, original.diagnostics)
    }
    guard case .mapping(let pairs) = root.content, !pairs.isEmpty else {
      return (.unsupported(at: Int(root.range.start)), [])
    }
    let bytes = map[source].bytes
    let order = KeyOrder(shape)
    guard let (text, anchors) = text(map[source], root, pairs, original.comments, order) else {
      return (.unsupported(at: 0), [])
    }
    // The proof of the pudding: it reads as the same values and the same comments, and is laid out already.
    let file = SourceFile(path: map[source].path, text: text)
    var check = SourceMap()
    let id = check.add(file)
    let again = YAMLReader.read(id, in: check, limits: limits)
    guard let newRoot = again.root, again.diagnostics.allSatisfy(\.leavesMeaning) else {
      return (.unsupported(at: nil), [])
    }
    guard Meaning.areEqual(root, newRoot, order),
      Self.texts(of: original.comments, in: bytes) == Self.texts(of: again.comments, in: file.bytes),
      case .mapping(let newPairs) = newRoot.content,
      let (newText, newAnchors) = Self.text(file, newRoot, newPairs, again.comments, order),
      newText == text, newAnchors == anchors
    else { return (.unsupported(at: Meaning.firstDifference(root, newRoot, order)), []) }
    return (.formatted(restored(text, like: bytes)), [])
  }

  private static func text(
    _ file: SourceFile, _ root: YAMLNode, _ pairs: [YAMLPair], _ comments: [YAMLComment], _ order: KeyOrder
  ) -> (text: String, unusedAnchors: [String])? {
    let source = SourceText(file, root: root, comments: comments)
    var layout = Layout(source)
    let start = pairs.map { Int($0.key.range.start) }.filter { $0 >= Int(root.range.start) }.min() ?? 0
    // Directives, anchors of the whole.
    guard !source.oddities.contains(where: { $0 < start }) else { return nil }
    return (source.head + layout.file(root, pairs, order).rendered(), source.unusedAnchors)
  }

  /// With the byte order mark and the line breaks it had.
  private static func restored(_ text: String, like bytes: [UInt8]) -> [UInt8] {
    let breaksByCRLF =
      bytes.firstIndex(of: lineFeed).map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
    var result: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
    for byte in text.utf8 {
      if byte == lineFeed, breaksByCRLF { result.append(UInt8(ascii: "\r")) }
      result.append(byte)
    }
    return result
  }

  private static func texts(of comments: [YAMLComment], in bytes: [UInt8]) -> [String] {
    comments.map { comment in
      String(decoding: bytes[Int(comment.range.start)..<Int(comment.range.end)], as: UTF8.self).trimmingBlanks
    }.sorted()
  }
}

enum Meaning {
  /// The place of the first entry that differs; nil if none does.
  static func firstDifference(_ a: YAMLNode, _ b: YAMLNode, _ order: KeyOrder) -> Int? {
    guard case .mapping(let pairs) = a.content, case .mapping(let others) = b.content else { return nil }
    let object = order.object(for: pairs)
    for pair in pairs {
      let name = pair.key.scalarText
      guard let other = others.first(where: { $0.key.scalarText == name }),
        areEqual(pair.value, other.value, order.value(of: name ?? "", in: object))
      else {
        return name.flatMap { name in
          others.first { $0.key.scalarText == name }.flatMap {
            firstDifference(pair.value, $0.value, order.value(of: name, in: object))
          }
        } ?? Int(pair.key.range.start)
      }
    }
    return nil
  }

  static func areEqual(_ a: YAMLNode, _ b: YAMLNode, _ order: KeyOrder) -> Bool {
    switch (a.content, b.content) {
    case (.scalar(let a), .scalar(let b)):
      // Nothing, and `null` written out, are one.
      return a.resolved == b.resolved && (a.text == b.text || a.resolved == .null)
    case (.sequence(let a), .sequence(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { areEqual($0, $1, order.element) }
    case (.mapping(let a), .mapping(let b)):
      guard a.count == b.count else { return false }
      let object = order.object(for: a)
      // Only tables of keys may be rearranged.
      let arranged =
        object == nil ? a : KeyOrder.permutation(of: a.map(\.key.scalarText), in: object).map { a[$0] }
      func isSame(_ a: [YAMLPair], _ b: [YAMLPair]) -> Bool {
        zip(a, b).allSatisfy { first, second in
          areEqual(first.key, second.key, KeyOrder(nil))
            && areEqual(first.value, second.value, order.value(of: first.key.scalarText ?? "", in: object))
        }
      }
      return isSame(arranged, b) || isSame(a, b)
    default: return false
    }
  }
}

extension Diagnostic {
  /// Whether the file still has one meaning. A character that nobody sees is a part of the text.
  fileprivate var leavesMeaning: Bool {
    kind == .invisibleCharacter || kind == .unusedAnchor || kind == .trailingComma
  }
}
