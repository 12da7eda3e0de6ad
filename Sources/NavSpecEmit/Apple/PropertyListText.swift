import NavSpecRuntime

/// A property list as XML, and where in the text each of its values is.
package struct PropertyListText {
  package struct Node {
    enum Content {
      case dictionary([Member])
      case array([Node])
      case string(String)
      case boolean(Bool)
      /// A number, a date or data.
      case other
    }

    let content: Content
    /// From its first tag to its last one, both included.
    let range: Range<Int>
    /// What is between its tags; nil where it is a single tag.
    let inside: Range<Int>?
  }

  struct Member {
    let key: String
    /// Where the tag of the key starts.
    let start: Int
    let value: Node
  }

  let bytes: [UInt8]
  /// A dictionary.
  let root: Node

  /// Bytes of a file that are read.
  private static let longestFile = 4 << 20

  /// Whether a file of any kind is one: in its first bytes, also of UTF-16, or by its name.
  package static func isLikely(_ bytes: [UInt8], named path: String = "") -> Bool {
    let start = bytes.drop { $0.isBlank || [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0].contains($0) }.prefix(32)
    return ["bplist", "<?xml", "<!DOCTYPE plist", "<!--", "<plist"].contains { mark in
      start.filter { $0 != 0 }.starts(with: mark.utf8)
    } || [".plist", ".entitlements"].contains(where: path.hasSuffix)
  }

  package init(_ bytes: [UInt8]) throws(PropertyListError) {
    guard !bytes.starts(with: "bplist".utf8) else { throw .binary }
    guard !bytes.prefix(2).contains(where: { $0 == 0 || $0 >= 0xFE }) else { throw .utf16 }
    guard bytes.count <= Self.longestFile else {
      throw .malformed("this file has more than \(Self.longestFile) bytes", at: 0)
    }
    guard LinkBytes.text(validating: bytes) != nil else { throw .malformed("this file is not UTF-8", at: 0) }
    self.bytes = bytes
    var scanner = PropertyListScanner(bytes: bytes)
    root = try scanner.document()
  }
}

/// Why the keys of a file cannot be read.
package enum PropertyListError: Error, Hashable {
  /// A property list in Apple's own format.
  case binary
  case utf16
  /// What is wrong, in headline style, and its offset.
  case malformed(String, at: Int)
}

private struct PropertyListScanner {
  let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// Collections in collections that are read.
  private static let deepest = 64

  init(bytes: [UInt8]) { self.bytes = bytes }

  private struct Tag {
    let name: String
    let start: Int
    let isEnd: Bool
    /// Whether it is an element without content: `<true/>`.
    let isWhole: Bool
  }

  mutating func document() throws(PropertyListError) -> PropertyListText.Node {
    if has([0xEF, 0xBB, 0xBF]) { offset = 3 }
    let first = try tag()
    guard first.name == "plist", !first.isEnd, !first.isWhole else {
      throw .malformed("this file is not a property list: it does not begin with '<plist>'", at: first.start)
    }
    let root = try value(of: try tag())
    guard case .dictionary = root.content else {
      throw .malformed("the property list is not a dictionary", at: root.range.lowerBound)
    }
    let last = try tag()
    guard last.isEnd, last.name == "plist" else {
      throw .malformed("a property list has one value", at: last.start)
    }
    try skipBetweenTags()
    guard offset == bytes.count else { throw .malformed("text after '</plist>'", at: offset) }
    return root
  }

  private mutating func value(of tag: Tag) throws(PropertyListError) -> PropertyListText.Node {
    guard !tag.isEnd else { throw .malformed("'</\(tag.name)>' without '<\(tag.name)>'", at: tag.start) }
    let inside = offset
    var end = offset
    let content: PropertyListText.Node.Content
    switch tag.name {
    case "dict":
      let members = try collection(tag, &end, Self.member)
      var keys: Set<String> = []
      if let again = members.first(where: { !keys.insert($0.key).inserted }) {
        throw .malformed("the key '\(again.key)' is here twice", at: again.start)
      }
      content = .dictionary(members)
    case "array": content = .array(try collection(tag, &end, Self.item))
    case "true", "false": content = .boolean(tag.name == "true"); _ = try text(of: tag, &end)
    case "string": content = .string(try text(of: tag, &end))
    case "integer", "real", "date", "data": content = .other; _ = try text(of: tag, &end)
    default: throw .malformed("'<\(tag.name)>' is no value of a property list", at: tag.start)
    }
    return PropertyListText.Node(
      content: content, range: tag.start..<offset, inside: tag.isWhole ? nil : inside..<end)
  }

  private mutating func collection<Element>(
    _ tag: Tag, _ end: inout Int,
    _ element: (inout Self, Tag) throws(PropertyListError) -> Element
  ) throws(PropertyListError) -> [Element] {
    var elements: [Element] = []
    guard !tag.isWhole else { return elements }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw .malformed("collections are nested more than \(Self.deepest) deep", at: tag.start)
    }
    while true {
      let next = try self.tag(in: tag)
      if next.isEnd {
        try check(next, closes: tag)
        end = next.start
        return elements
      }
      elements.append(try element(&self, next))
    }
  }

  private static func item(
    _ scanner: inout Self, _ tag: Tag
  ) throws(PropertyListError) -> PropertyListText.Node {
    try scanner.value(of: tag)
  }

  private static func member(
    _ scanner: inout Self, _ tag: Tag
  ) throws(PropertyListError) -> PropertyListText.Member {
    guard tag.name == "key", !tag.isWhole else {
      throw .malformed("'<\(tag.name)>' where the '<key>' of a value belongs", at: tag.start)
    }
    var end = 0
    let key = try scanner.text(of: tag, &end)
    let next = try scanner.tag()
    guard !next.isEnd, next.name != "key" else {
      throw .malformed("the key '\(key)' has no value", at: tag.start)
    }
    return PropertyListText.Member(key: key, start: tag.start, value: try scanner.value(of: next))
  }

  private func check(_ end: Tag, closes tag: Tag) throws(PropertyListError) {
    guard end.isEnd, end.name == tag.name else {
      throw .malformed("'<\(end.isEnd ? "/" : "")\(end.name)>' in '<\(tag.name)>'", at: end.start)
    }
  }

  /// The text up to the tag that closes an element.
  private mutating func text(of tag: Tag, _ end: inout Int) throws(PropertyListError) -> String {
    var text: [UInt8] = []
    while !tag.isWhole {
      guard offset < bytes.count else { throw unclosed(tag) }
      if has("<!--") {
        try skip("<!--", to: "-->")
      } else if has("<![CDATA[") {
        let start = offset + 9
        try skip("<![CDATA[", to: "]]>")
        text += bytes[start..<(offset - 3)]
      } else if bytes[offset] == UInt8(ascii: "<") {
        end = offset
        try check(try self.tag(), closes: tag)
        break
      } else if bytes[offset] == UInt8(ascii: "&") {
        text += try entity().utf8
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func unclosed(_ tag: Tag) -> PropertyListError {
    .malformed("'<\(tag.name)>' is not closed", at: tag.start)
  }

  private mutating func entity() throws(PropertyListError) -> String {
    let start = offset
    // No entity is longer.
    let name = bytes[(start + 1)...].prefix(10).prefix { $0 != UInt8(ascii: ";") }
    let text = String(decoding: name, as: UTF8.self)
    offset = name.endIndex + 1
    let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";") {
      if let known = known[text] { return known }
      let isHex = text.hasPrefix("#x")
      if text.hasPrefix("#"), let number = UInt32(text.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
        let scalar = Unicode.Scalar(number)
      {
        return String(scalar)
      }
    }
    throw .malformed("'&' begins no character that XML knows by a name or number", at: start)
  }

  /// The next tag; whatever else is before it is an error.
  /// - Parameter element: What lacks its end where there is no tag.
  private mutating func tag(in element: Tag? = nil) throws(PropertyListError) -> Tag {
    try skipBetweenTags()
    let start = offset
    guard start < bytes.count else {
      throw element.map(unclosed) ?? .malformed("the property list ends here", at: start)
    }
    guard bytes[start] == UInt8(ascii: "<") else { throw .malformed("text where a tag belongs", at: start) }
    offset += 1
    let isEnd = has("/")
    if isEnd { offset += 1 }
    let name = bytes[offset...].prefix { byte in !byte.isBlank && !"/><".utf8.contains(byte) }
    offset = name.endIndex
    var quote: UInt8?
    while offset < bytes.count, quote != nil || !"><".utf8.contains(bytes[offset]) {
      if quote == bytes[offset] {
        quote = nil
      } else if quote == nil, "\"'".utf8.contains(bytes[offset]) {
        quote = bytes[offset]
      }
      offset += 1
    }
    guard has(">"), !name.isEmpty else { throw .malformed("this tag is not closed with '>'", at: start) }
    offset += 1
    return Tag(
      name: String(decoding: name, as: UTF8.self), start: start, isEnd: isEnd,
      isWhole: !isEnd && bytes[offset - 2] == UInt8(ascii: "/"))
  }

  /// Goes behind blanks, comments, `<?xml …?>` and the type of the document.
  private mutating func skipBetweenTags() throws(PropertyListError) {
    while offset < bytes.count {
      let start = offset
      if bytes[offset].isBlank {
        offset += 1
      } else if has("<!--") {
        try skip("<!--", to: "-->")
      } else if has("<?") {
        try skip("<?", to: "?>")
        let text = String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()
        guard !text.contains("encoding") || text.contains("utf-8") else {
          throw .malformed("only UTF-8 is read", at: start)
        }
      } else if has("<!DOCTYPE") {
        try skip("<!DOCTYPE", to: ">")
        guard !bytes[start..<offset].contains(UInt8(ascii: "[")) else {
          throw .malformed("declarations in '<!DOCTYPE' are not read", at: start)
        }
      } else {
        return
      }
    }
  }

  /// Goes behind the text that ends what starts here.
  private mutating func skip(_ first: String, to end: String) throws(PropertyListError) {
    let start = offset
    offset += first.utf8.count
    while offset < bytes.count {
      if has(end) {
        offset += end.utf8.count
        return
      }
      offset += 1
    }
    throw .malformed("'\(end)' is missing", at: start)
  }

  private func has(_ text: String) -> Bool { has(text.utf8) }

  private func has(_ text: some Collection<UInt8>) -> Bool { bytes[offset...].starts(with: text) }
}

extension UInt8 {
  /// Whether XML takes it for a space or a line break.
  var isBlank: Bool { self == 0x20 || self == 0x09 || isBreak }

  var isBreak: Bool { self == 0x0A || self == 0x0D }
}
