/// A line of a schema's text: its kind and its fields.
nonisolated struct SchemaRecord {
  let kind: String
  let line: Int
  /// The fields without a name, which come first.
  private(set) var positional: [ArraySlice<UInt8>] = []
  private var fields: [(key: String, value: ArraySlice<UInt8>)] = []
  private var flags: [String] = []

  /// How many fields come first without a name, by kind; parameters of a route are recognised by their colon.
  private static let counts = [
    "app": 1, "source": 0, "condition": 1, "root": 1, "split": 0, "tabs": 0, "tab": 1, "external": 0,
    "feature": 1, "route": 1, "anywhere": 0,
    "prefix": 1, "prefix-form": 1, "link": 1, "redirect": 2, "exclude": 1, "fallback": 0, "restoration": 1,
  ]

  init(_ bytes: ArraySlice<UInt8>, line: Int) throws(NavigationSchema.TextError) {
    var words = bytes.split(separator: 0x20)[...]
    kind = words.popFirst().map { String(decoding: $0, as: UTF8.self) } ?? ""
    self.line = line
    guard let count = Self.counts[kind] else {
      throw NavigationSchema.TextError(line: line, message: "a line of kind '\(kind)' is not known")
    }
    guard words.count >= count else {
      throw NavigationSchema.TextError(line: line, message: "a line of kind '\(kind)' lacks fields")
    }
    positional += words.prefix(count)
    for word in words.dropFirst(count) {
      let mark = word.firstIndex {
        $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "(")
      }
      if let mark, word[mark] == UInt8(ascii: "=") {
        fields.append((String(decoding: word[..<mark], as: UTF8.self), word[(mark + 1)...]))
      } else if mark == nil {
        flags.append(String(decoding: word, as: UTF8.self))
      } else {
        positional.append(word)
      }
    }
  }

  func cursor(at index: Int) throws(NavigationSchema.TextError) -> SchemaCursor {
    guard positional.indices.contains(index) else {
      throw NavigationSchema.TextError(line: line, message: "a line of kind '\(kind)' lacks fields")
    }
    return SchemaCursor(positional[index], line: line)
  }

  func text(at index: Int) throws(NavigationSchema.TextError) -> String {
    var cursor = try cursor(at: index)
    return try cursor.whole()
  }

  /// Takes a named field and reads all of it; nil if it is not there.
  mutating func take<Value>(
    _ key: String, _ read: (inout SchemaCursor) throws(NavigationSchema.TextError) -> Value
  ) throws(NavigationSchema.TextError) -> Value? {
    guard let index = fields.firstIndex(where: { $0.key == key }) else { return nil }
    var cursor = SchemaCursor(fields.remove(at: index).value, line: line)
    let value = try read(&cursor)
    try cursor.end()
    return value
  }

  mutating func takeFlag(_ name: String) -> Bool {
    guard let index = flags.firstIndex(of: name) else { return false }
    flags.remove(at: index)
    return true
  }

  /// Refuses what was not taken.
  func finish(positional count: Int) throws(NavigationSchema.TextError) {
    let unknown =
      fields.first?.key ?? flags.first
      ?? (positional.count > count ? String(decoding: positional[count], as: UTF8.self) : nil)
    if let unknown {
      throw NavigationSchema.TextError(
        line: line, message: "the field '\(unknown)' of '\(kind)' is not known")
    }
  }
}
