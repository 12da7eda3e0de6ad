/// Writes the text of a schema: its pieces, names and values.
nonisolated struct SchemaWriter {
  let schema: NavigationSchema
  /// The feature whose names are written without it.
  let feature: String?
  /// Its name with the dot, which begins the names of its routes.
  let prefix: String?
  private(set) var bytes: [UInt8] = []

  init(schema: NavigationSchema, feature: String? = nil) {
    self.schema = schema
    self.feature = feature
    prefix = feature.map { $0 + "." }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  static func += (writer: inout Self, text: StaticString) {
    writer.bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  mutating func line(_ kind: StaticString, _ write: (inout Self) -> Void) {
    self += kind
    write(&self)
    self += "\n"
  }

  mutating func nested(_ text: String) { SchemaAtom.write(text, isNested: true, to: &bytes) }

  mutating func whole(_ text: String) { SchemaAtom.write(text, isNested: false, to: &bytes) }

  mutating func wholeField(_ text: String) {
    self += " "
    whole(text)
  }

  /// A text within a field, or nothing.
  mutating func field(_ key: StaticString, _ text: String?) { field(key, text) { $0.nested($1) } }

  /// A field of any kind, or nothing.
  mutating func field<Value>(_ key: StaticString, _ value: Value?, _ write: (inout Self, Value) -> Void) {
    if value != nil { self += " " }
    part(key, value, write)
  }

  mutating func part(_ sign: StaticString, _ text: String?) { part(sign, text) { $0.nested($1) } }

  /// A sign and what follows it, or nothing.
  mutating func part<Value>(_ sign: StaticString, _ value: Value?, _ write: (inout Self, Value) -> Void) {
    guard let value else { return }
    self += sign
    write(&self, value)
  }

  mutating func flag(_ name: StaticString, _ isSet: Bool) {
    guard isSet else { return }
    self += " "
    self += name
  }

  /// Items between two signs.
  mutating func items<Item>(
    _ start: StaticString, _ items: [Item], _ end: StaticString, _ write: (inout Self, Item) -> Void
  ) {
    self += start
    for (index, item) in items.enumerated() {
      if index > 0 { self += "," }
      write(&self, item)
    }
    self += end
  }

  /// A field of several items, if there are any.
  mutating func list<Item>(
    _ key: StaticString, _ all: [Item], _ write: (inout Self, Item) -> Void
  ) {
    guard !all.isEmpty else { return }
    self += " "
    items(key, all, "", write)
  }

  mutating func texts(_ key: StaticString, _ texts: [String]) { list(key, texts) { $0.nested($1) } }

  mutating func number(_ number: some CustomStringConvertible) { bytes += number.description.utf8 }

  /// By number, where there is nothing of that index.
  mutating func unknown(_ index: Int) {
    self += "#"
    number(index)
  }

  mutating func routeName(_ index: Int) {
    guard schema.routes.indices.contains(index) else { return unknown(index) }
    name(of: schema.routes[index].name)
  }

  mutating func name(of route: String) {
    guard let prefix, route.hasPrefix(prefix) else { return nested(route) }
    self += "."
    nested(String(route.utf8.dropFirst(prefix.utf8.count)) ?? "")
  }

  mutating func conditionName(_ index: Int) {
    guard schema.conditions.indices.contains(max(index, ~index)) else { return unknown(index) }
    if index < 0 { self += "!" }
    nested(schema.conditions[max(index, ~index)].name)
  }

  mutating func tabName(_ index: Int) {
    guard case .tabs(let tabs) = schema.container, tabs.indices.contains(index) else { return unknown(index) }
    nested(tabs[index].name)
  }

  mutating func sourceField(_ index: Int) {
    guard index != 0 else { return }
    self += " source="
    if schema.sources.indices.contains(index) { nested(schema.sources[index].name) } else { unknown(index) }
  }

  mutating func screen(_ screen: NavigationSchema.Screen) {
    routeName(screen.route)
    if !screen.values.isEmpty { items("(", screen.values, ")") { $0.value($1) } }
  }

  mutating func value(_ value: RouteValue) {
    switch value {
    // An opaque value has no text; a schema holds none.
    case .absent, .opaque: self += "nil"
    case .string(let text): part("'", text)
    case .integer(let number): self.number(number)
    case .double(let number): nested(number.description)
    case .bool(let flag): self += flag ? "true" : "false"
    case .list(let values): items("[", values, "]") { $0.value($1) }
    case .map(let map):
      items("{", map.sorted { $0.key < $1.key }, "}") {
        $0.nested($1.key)
        $0.part(":", $1.value)
      }
    }
  }
}
