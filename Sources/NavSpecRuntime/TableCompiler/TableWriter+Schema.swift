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
      $0.coded(self) { $0.schema(&$1) }
      $0.bool(hasWindows)
      $0.bool(hasDrafts)
    }
    writer.append(links)
    return String(decoding: writer.text, as: UTF8.self)
  }
}

nonisolated extension TableWriter: TableCoder {
  mutating func choice<Value: Equatable>(_ value: inout Value, of values: [Value]) {
    int(values.firstIndex(of: value) ?? -1)
  }

  mutating func kind<Value>(_ value: inout Value, of kinds: [Value]) {}

  mutating func kind(_ number: Int) { int(number) }

  mutating func list<Element>(
    _ elements: inout [Element], of element: Element, _ code: (inout Self, inout Element) -> Void
  ) {
    list(elements) { $0.coded($1, code) }
  }

  mutating func map<Value>(
    _ values: inout [String: Value], of value: Value, _ code: (inout Self, inout Value) -> Void
  ) {
    list(values.sorted { $0.key < $1.key }) {
      $0.string($1.key)
      $0.coded($1.value, code)
    }
  }

  mutating func rest<Value>(
    _ value: inout Value, plain: (Value) -> Value, _ code: (inout Self, inout Value) -> Void
  ) -> Bool {
    var (rest, plainRest) = (Self(), Self())
    code(&rest, &value)
    plainRest.coded(plain(value), code)
    let hasMore = rest.bytes != plainRest.bytes
    bool(hasMore)
    if hasMore { append(rest.bytes) }
    return hasMore
  }

  mutating func links(_ links: inout NavigationSchema.LinkList) {
    parts(links.all) { $0.coded($1) { $0.link(&$1) } }
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
