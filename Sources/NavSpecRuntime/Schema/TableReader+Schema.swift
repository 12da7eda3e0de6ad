nonisolated extension TableReader: TableCoder {
  /// A value that is read.
  /// - Parameter value: What it is before it is completed.
  mutating func read<Value>(_ value: Value, _ code: (inout Self, inout Value) -> Void) -> Value {
    var value = value
    code(&self, &value)
    return value
  }

  mutating func int(_ value: inout Int) { value = int() }

  mutating func index(_ index: inout Int?) {
    let number = int()
    index = number < 0 ? nil : number
  }

  mutating func bool(_ value: inout Bool) { value = bool() }

  mutating func double(_ value: inout Double) { value = Double(bitPattern: bits()) }

  mutating func string(_ text: inout String) { text = string() }

  @inline(never) mutating func choice<Value: Equatable>(_ value: inout Value, of values: [Value]) {
    let index = int()
    if values.indices.contains(index) { value = values[index] }
  }

  mutating func optional<Value>(
    _ optional: inout Value?, of value: Value, _ code: (inout Self, inout Value) -> Void
  ) {
    if bool() { optional = read(value, code) }
  }

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
      values[key] = read(value, code)
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

  mutating func base(_ base: inout ValueForm.Base) {
    base =
      switch int() {
      case 0: .string
      case 1: .int
      case 2: .int64
      case 3: .double
      case 4: .bool
      case 5: .uuid
      case 6: .date
      case 7: .url
      case 8: .cases(list { $0.string() })
      default: .opaque
      }
  }

  mutating func value(_ value: inout RouteValue) {
    switch int() {
    case 0: value = .string(string())
    // Not as an Int, which has 32 bits on some platforms.
    case 1: value = .integer(Int64(truncatingIfNeeded: bits()) &- 1)
    case 2: value = .double(Double(bitPattern: bits()))
    case 3: value = .bool(bool())
    case 4: value = .list(read([]) { $0.list(&$1, of: .absent) { $0.value(&$1) } })
    case 5: value = .map(read([:]) { $0.map(&$1, of: "") { $0.string(&$1) } })
    default: value = .absent
    }
  }

  mutating func container(_ container: inout NavigationSchema.Container) {
    let screen = NavigationSchema.Screen(route: 0)
    let split = NavigationSchema.Split(sidebar: screen, detail: screen)
    container =
      switch int() {
      case 0: .root(read(screen) { $0.screen(&$1) })
      case 1: .split(read(split) { $0.split(&$1) })
      case 2: .tabs(read([]) { $0.list(&$1, of: .init(name: "", root: screen)) { $0.tab(&$1) } })
      default: .external
      }
  }

  mutating func detent(_ detent: inout NavigationSchema.Detent) {
    detent =
      switch int() {
      case 0: .medium
      case 1: .large
      case 2: .fraction(Double(bitPattern: bits()))
      default: .height(Double(bitPattern: bits()))
      }
  }

  mutating func argument(_ argument: inout NavigationSchema.Argument) {
    argument =
      switch int() {
      case 0: .captured(string())
      case 1: .constant(read(.absent) { $0.value(&$1) })
      case 2: .url
      case 3: .path
      case 4: .remainder
      default: (try? CaptureText(parsing: string())).map { .text($0) } ?? .remainder
      }
  }

  mutating func fallback(_ fallback: inout NavigationSchema.Fallback) {
    switch int() {
    case 0: fallback = .browser
    case 1: fallback = .route(int())
    default: break
    }
  }

  mutating func links(_ links: inout NavigationSchema.LinkList) { links = .init(TableParts(&self)) }

  mutating func edges(_ edges: inout NavigationSchema.EdgeList) { edges = .init(text, at: skip()) }

  mutating func forms(of routes: [NavigationSchema.Route]) -> [ValueForm] { list { $0.form() } }

  mutating func form(_ form: inout ValueForm, in forms: [ValueForm]) {
    let place = int()
    if forms.indices.contains(place) { form = forms[place] }
  }

  @inline(never) mutating func form() -> ValueForm { read(ValueForm(.string)) { $0.form(&$1) } }
}
