nonisolated extension NavigationSchema {
  /// A screen from its text, `recipe('6F9619FF…,4)`; nil if it is malformed or names no route.
  public func screen(parsing text: String) -> Screen? {
    var reader = ScreenTextReader(Array(text.utf8))
    guard let name = reader.atom(), let route = routes.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    var screen = Screen(route: route)
    if reader.skip("(") {
      guard let values = reader.list(end: ")", { $0.value() }) else { return nil }
      screen.values = values
    }
    return reader.isAtEnd ? screen : nil
  }

  /// A screen as the schema's text writes it, without a space: `recipe('6F9619FF…,4)`. Read it back with
  /// ``screen(parsing:)``; a value of an opaque type is lost.
  public func text(of screen: Screen) -> String {
    var writer = SchemaWriter(schema: self)
    writer.screen(screen)
    return writer.text
  }
}

/// Reads the text of a screen from the left.
private nonisolated struct ScreenTextReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func skip(_ character: Character) -> Bool {
    guard !isAtEnd, bytes[position] == character.asciiValue else { return false }
    position += 1
    return true
  }

  /// A text up to the next delimiter.
  mutating func atom() -> String? {
    let start = position
    while !isAtEnd, !SchemaAtom.isDelimiter(bytes[position]) { position += 1 }
    return start < position ? SchemaAtom.decoded(bytes[start..<position]) : nil
  }

  /// Items separated by commas, at least one, and the character behind them.
  mutating func list<Item>(end: Character, _ item: (inout Self) -> Item?) -> [Item]? {
    var items: [Item] = []
    repeat {
      guard let item = item(&self) else { return nil }
      items.append(item)
    } while skip(",")
    return skip(end) ? items : nil
  }

  mutating func value() -> RouteValue? {
    if skip("'") { return atom().map { .string($0) } }
    if skip("[") {
      depth += 1
      // What nests deeper was not written by us.
      guard depth < 16 else { return nil }
      defer { depth -= 1 }
      return skip("]") ? .list([]) : list(end: "]") { $0.value() }.map { .list($0) }
    }
    if skip("{") {
      if skip("}") { return .map([:]) }
      let pairs = list(end: "}") { reader in
        reader.atom().flatMap { key in reader.skip(":") ? reader.atom().map { (key, $0) } : nil }
      }
      return pairs.map { .map(Dictionary($0) { $1 }) }
    }
    switch atom() {
    case nil: return nil
    case "nil": return .absent
    case "true": return .bool(true)
    case "false": return .bool(false)
    case let text?: return Int64(text).map { .integer($0) } ?? Double(text).map { .double($0) }
    }
  }
}
