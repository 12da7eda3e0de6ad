nonisolated extension TableReader: TableCoder {
  @inline(never) mutating func choice<Value: Equatable>(_ value: inout Value, of values: [Value]) {
    let index = int()
    if values.indices.contains(index) { value = values[index] }
  }

  mutating func kind<Value>(_ value: inout Value, of kinds: [Value]) {
    let number = int()
    if kinds.indices.contains(number) { value = kinds[number] }
  }

  mutating func kind(_ number: Int) {}

  mutating func list<Element>(
    _ elements: inout [Element], of element: Element, _ code: (inout Self, inout Element) -> Void
  ) {
    elements = Array(repeating: element, count: count())
    for index in elements.indices { code(&self, &elements[index]) }
  }

  mutating func map<Value>(
    _ values: inout [String: Value], of value: Value, _ code: (inout Self, inout Value) -> Void
  ) {
    for _ in 0..<count() {
      let key = string()
      values[key] = coded(value, code)
    }
  }

  mutating func rest<Value>(
    _ value: inout Value, plain: (Value) -> Value, _ code: (inout Self, inout Value) -> Void
  ) -> Bool {
    guard bool() else { return false }
    code(&self, &value)
    return true
  }

  mutating func line() {}

  mutating func wrap() {}

  mutating func links(_ links: inout NavigationSchema.LinkList) { links = .init(TableParts(&self)) }

  mutating func edges(_ edges: inout NavigationSchema.EdgeList) { edges = .init(text, at: skip()) }

  mutating func forms(of routes: [NavigationSchema.Route]) -> [ValueForm] {
    coded([]) { $0.list(&$1, of: ValueForm(.string)) { $0.form(&$1) } }
  }

  mutating func form(_ form: inout ValueForm, in forms: [ValueForm]) {
    let place = int()
    if forms.indices.contains(place) { form = forms[place] }
  }
}
