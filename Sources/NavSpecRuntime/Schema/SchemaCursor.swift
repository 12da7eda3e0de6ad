/// Reads one field of a schema's line, left to right.
nonisolated struct SchemaCursor {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private let line: Int
  private var depth = 0

  init(_ bytes: ArraySlice<UInt8>, line: Int) {
    self.bytes = bytes
    self.line = line
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position >= bytes.endIndex }

  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  func error(_ message: String) -> NavigationSchema.TextError {
    NavigationSchema.TextError(line: line, message: message)
  }

  mutating func skip(_ character: Character) -> Bool {
    guard let byte = next, byte == character.asciiValue else { return false }
    position += 1
    return true
  }

  mutating func expect(_ character: Character) throws(NavigationSchema.TextError) {
    guard skip(character) else { throw error("'\(character)' expected in '\(rest)'") }
  }

  private var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

  /// A text up to the next delimiter.
  mutating func atom() throws(NavigationSchema.TextError) -> String {
    let start = position
    while let byte = next, !SchemaAtom.isDelimiter(byte) { position += 1 }
    guard start < position, let text = SchemaAtom.decoded(bytes[start..<position]) else {
      throw error("a text expected in '\(String(decoding: bytes, as: UTF8.self))'")
    }
    return text
  }

  /// The whole of what is left, as one text.
  mutating func whole() throws(NavigationSchema.TextError) -> String {
    guard let text = SchemaAtom.decoded(bytes[position...]), !isAtEnd else {
      throw error("a text is malformed")
    }
    position = bytes.endIndex
    return text
  }

  mutating func integer() throws(NavigationSchema.TextError) -> Int {
    let text = try atom()
    guard let number = Int(text) else { throw error("'\(text)' is not a number") }
    return number
  }

  func end() throws(NavigationSchema.TextError) {
    if !isAtEnd { throw error("'\(rest)' is not understood") }
  }

  /// Items separated by commas, at least one.
  mutating func list<Item>(
    _ item: (inout SchemaCursor) throws(NavigationSchema.TextError) -> Item
  ) throws(NavigationSchema.TextError) -> [Item] {
    var items = [try item(&self)]
    while skip(",") { items.append(try item(&self)) }
    return items
  }

  mutating func value() throws(NavigationSchema.TextError) -> RouteValue {
    if skip("'") { return .string(try atom()) }
    if skip("[") {
      depth += 1
      // What nests deeper was not written by us.
      guard depth < 16 else { throw error("a value is nested too deeply") }
      defer { depth -= 1 }
      if skip("]") { return .list([]) }
      let items = try list { (cursor) throws(NavigationSchema.TextError) in try cursor.value() }
      try expect("]")
      return .list(items)
    }
    if skip("{") {
      if skip("}") { return .map([:]) }
      var map: [String: String] = [:]
      repeat {
        let key = try atom()
        try expect(":")
        map[key] = try atom()
      } while skip(",")
      try expect("}")
      return .map(map)
    }
    let text = try atom()
    switch text {
    case "nil": return .absent
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      if let number = Int64(text) { return .integer(number) }
      guard let number = Double(text) else { throw error("'\(text)' is not a value") }
      return .double(number)
    }
  }

  mutating func form() throws(NavigationSchema.TextError) -> ValueForm {
    let name = try atom()
    let base: ValueForm.Base
    switch name {
    case "string": base = .string
    case "int": base = .int
    case "int64": base = .int64
    case "double": base = .double
    case "bool": base = .bool
    case "uuid": base = .uuid
    case "date": base = .date
    case "url": base = .url
    case "opaque": base = .opaque
    case "cases":
      try expect("(")
      if skip(")") {
        base = .cases([])
      } else {
        base = .cases(try list { (cursor) throws(NavigationSchema.TextError) in try cursor.atom() })
        try expect(")")
      }
    default: throw error("'\(name)' is not a form of a value")
    }
    var form = ValueForm(base)
    guard skip("(") else { return form }
    repeat { try constraint(&form) } while skip(",")
    try expect(")")
    return form
  }

  private mutating func constraint(_ form: inout ValueForm) throws(NavigationSchema.TextError) {
    let key = try atom()
    try expect("=")
    let text = try atom()
    switch key {
    case "pattern": form.pattern = text
    case "min", "max":
      guard let number = Double(text) else { throw error("'\(text)' is not a number") }
      if key == "min" { form.minimum = number } else { form.maximum = number }
    case "scheme": form.schemes = (form.schemes ?? []) + [text]
    case "length":
      let bounds = text.split(separator: ".").compactMap { Int($0) }
      guard bounds.count == 2, bounds[0] <= bounds[1] else { throw error("'\(text)' is not a length") }
      form.length = bounds[0]...bounds[1]
    default: throw error("'\(key)' is not a constraint")
    }
  }
}
