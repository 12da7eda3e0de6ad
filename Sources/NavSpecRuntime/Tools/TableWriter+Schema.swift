nonisolated extension NavigationSchema {
  /// The name of the function of ``SchemaIndex`` that reads what this version writes.
  package static var compiledFormat: String { "format\(TableReader.version)" }

  /// The schema as generated code carries it, for ``SchemaIndex``, without what opens its links.
  public var compiledText: String { compiledText(links: []) }

  /// Reads a schema back from what generated code carries; nil if the text is not whole.
  public init?(compiledText: String) {
    let map = SchemaIndex(TableText(copying: Array(compiledText.utf8)))
    guard map.problem == nil else { return nil }
    self = map.schema
  }

  /// The schema and its links as generated code carries them.
  /// - Parameter links: What a ``LinkTable`` searches, as the writer of links left it.
  func compiledText(links: [UInt8]) -> String {
    var writer = TableWriter()
    writer.part {
      $0.write(self) { $0.schema(&$1) }
      $0.bool(hasWindows)
    }
    writer.append(links)
    return String(decoding: writer.text, as: UTF8.self)
  }
}

nonisolated extension TableWriter: TableCoder {
  mutating func write<Value>(_ value: Value, _ code: (inout Self, inout Value) -> Void) {
    var value = value
    code(&self, &value)
  }

  mutating func int(_ value: inout Int) { int(Int(value)) }

  mutating func index(_ index: inout Int?) { int(index ?? -1) }

  mutating func bool(_ value: inout Bool) { bool(Bool(value)) }

  mutating func double(_ value: inout Double) { bits(value.bitPattern) }

  mutating func string(_ text: inout String) { string(String(text)) }

  mutating func choice<Value: Equatable>(_ value: inout Value, of values: [Value]) {
    int(values.firstIndex(of: value) ?? -1)
  }

  mutating func optional<Value>(
    _ optional: inout Value?, of value: Value, _ code: (inout Self, inout Value) -> Void
  ) {
    self.optional(optional) { $0.write($1, code) }
  }

  mutating func list<Element>(
    _ elements: inout [Element], of element: Element, _ code: (inout Self, inout Element) -> Void
  ) {
    int(elements.count)
    for index in elements.indices { code(&self, &elements[index]) }
  }

  mutating func map<Value>(
    _ values: inout [String: Value], of value: Value, _ code: (inout Self, inout Value) -> Void
  ) {
    list(values.sorted { $0.key < $1.key }) {
      $0.string($1.key)
      $0.write($1.value, code)
    }
  }

  mutating func rest<Value>(
    _ value: inout Value, plain: (Value) -> Value, _ code: (inout Self, inout Value) -> Void
  ) -> Bool {
    var (rest, plainRest) = (Self(), Self())
    code(&rest, &value)
    plainRest.write(plain(value), code)
    let hasMore = rest.bytes != plainRest.bytes
    bool(hasMore)
    if hasMore { append(rest.bytes) }
    return hasMore
  }

  mutating func base(_ base: inout ValueForm.Base) {
    int(base.code)
    if case .cases(var texts) = base { strings(&texts) }
  }

  mutating func value(_ value: inout RouteValue) {
    switch value {
    // A schema holds no opaque value.
    case .absent, .opaque: int(-1)
    case .string(let text):
      int(0)
      string(text)
    case .integer(let number):
      int(1)
      bits(UInt64(bitPattern: number &+ 1))
    case .double(let number):
      int(2)
      bits(number.bitPattern)
    case .bool(let flag):
      int(3)
      bool(flag)
    case .list(var values):
      int(4)
      list(&values, of: .absent) { $0.value(&$1) }
    case .map(var texts):
      int(5)
      map(&texts, of: "") { $0.string(&$1) }
    }
  }

  mutating func container(_ container: inout NavigationSchema.Container) {
    switch container {
    case .external: int(-1)
    case .root(var screen):
      int(0)
      self.screen(&screen)
    case .split(var split):
      int(1)
      self.split(&split)
    case .tabs(var tabs):
      int(2)
      list(&tabs, of: .init(name: "", root: .init(route: 0))) { $0.tab(&$1) }
    }
  }

  mutating func detent(_ detent: inout NavigationSchema.Detent) {
    switch detent {
    case .medium: int(0)
    case .large: int(1)
    case .fraction(let part):
      int(2)
      bits(part.bitPattern)
    case .height(let points):
      int(3)
      bits(points.bitPattern)
    }
  }

  mutating func argument(_ argument: inout NavigationSchema.Argument) {
    switch argument {
    case .captured(let name):
      int(0)
      string(name)
    case .constant(var value):
      int(1)
      self.value(&value)
    case .url: int(2)
    case .path: int(3)
    case .remainder: int(4)
    case .text(let text):
      int(5)
      string(text.text)
    }
  }

  mutating func fallback(_ fallback: inout NavigationSchema.Fallback) {
    switch fallback {
    case .ignore: int(-1)
    case .browser: int(0)
    case .route(let route):
      int(1)
      int(route)
    }
  }

  mutating func links(_ links: inout NavigationSchema.LinkList) {
    parts(links.all) { $0.write($1) { $0.link(&$1) } }
  }

  mutating func edges(_ edges: inout NavigationSchema.EdgeList) {
    var edges = edges.all
    part { if !edges.isEmpty { $0.edges(&edges) } }
  }

  /// Most parameters have a twin in another route.
  mutating func forms(of routes: [NavigationSchema.Route]) -> [ValueForm: Int] {
    var (places, forms) = routes.distinctForms
    list(&forms, of: ValueForm(.string)) { $0.form(&$1) }
    return places
  }

  mutating func form(_ form: inout ValueForm, in forms: [ValueForm: Int]) { int(forms[form] ?? -1) }
}

nonisolated extension [NavigationSchema.Route] {
  /// The forms of all parameters, each once, and where each is.
  var distinctForms: (places: [ValueForm: Int], forms: [ValueForm]) {
    var places: [ValueForm: Int] = [:]
    var forms: [ValueForm] = []
    for form in flatMap({ $0.parameters }).map({ $0.form }) where places[form] == nil {
      places[form] = forms.count
      forms.append(form)
    }
    return (places, forms)
  }
}
