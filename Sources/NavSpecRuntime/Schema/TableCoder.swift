/// What the list of a type's fields is written for, once for both directions: ``TableReader`` fills the fields, and the
/// tool's `TableWriter` writes what they hold. A value that is read begins as what it is unless the text says otherwise.
nonisolated protocol TableCoder {
  /// The forms of parameters, of which the text has each once.
  associatedtype Forms

  // Each gives what was read, or what is written.
  mutating func int(_ value: Int) -> Int
  mutating func bits(_ value: UInt64) -> UInt64
  mutating func bool(_ value: Bool) -> Bool
  mutating func string(_ text: String) -> String
  mutating func bytes(_ text: [UInt8]) -> [UInt8]
  /// One of some values. What is none of them stays what it is.
  mutating func choice<Value: Equatable>(_ value: inout Value, of values: [Value])
  /// Begins a value that has a case for each kind: makes it what one of the kind that comes next is before it is read.
  /// Of none of these kinds it stays what it is, as all that is written.
  mutating func kind<Value>(_ value: inout Value, of kinds: [Value])
  /// Writes the kind of the value that follows.
  mutating func kind(_ number: Int)
  /// - Parameter element: What each element is before it is completed.
  mutating func list<Element>(
    _ elements: inout [Element], of element: Element, _ code: (inout Self, inout Element) -> Void)
  mutating func map<Value>(
    _ values: inout [String: Value], of value: Value, _ code: (inout Self, inout Value) -> Void)
  /// Fields that most values leave as they are; false if all are.
  /// - Parameter plain: The value with these fields left so.
  mutating func rest<Value>(
    _ value: inout Value, plain: (Value) -> Value, _ code: (inout Self, inout Value) -> Void
  ) -> Bool

  // Reading passes over ends of lines.
  mutating func line()
  mutating func wrap()

  // What is read when it is asked for, or written once.
  mutating func links(_ links: inout NavigationSchema.LinkList)
  mutating func edges(_ edges: inout NavigationSchema.EdgeList)
  mutating func forms(of routes: [NavigationSchema.Route]) -> Forms
  mutating func form(_ form: inout ValueForm, in forms: Forms)
}

nonisolated extension TableCoder {
  @inline(never) mutating func strings(_ texts: inout [String]) { list(&texts, of: "") { $0.string(&$1) } }

  mutating func choice<Value: CaseIterable & Equatable>(_ value: inout Value)
  where Value.AllCases == [Value] { choice(&value, of: Value.allCases) }

  mutating func choice<Value: CaseIterable & Equatable>(_ value: inout Value?)
  where Value.AllCases == [Value] { choice(&value, of: Value.allCases.map { $0 }) }

  /// A value with the fields that were read, or as it is written.
  @discardableResult mutating func coded<Value>(
    _ value: Value, _ code: (inout Self, inout Value) -> Void
  ) -> Value {
    var value = value
    code(&self, &value)
    return value
  }

  @discardableResult mutating func int<Number: FixedWidthInteger>(_ value: Number) -> Number {
    Number(truncatingIfNeeded: int(Int(value)))
  }

  mutating func int<Number: FixedWidthInteger>(_ value: inout Number) { value = int(value) }

  /// The index of something that may be missing.
  mutating func index(_ index: inout Int?) {
    let number = int(index ?? -1)
    index = number < 0 ? nil : number
  }

  mutating func bool(_ value: inout Bool) { value = bool(value) }

  mutating func double(_ value: Double) -> Double { Double(bitPattern: bits(value.bitPattern)) }

  mutating func string(_ text: inout String) { text = string(text) }

  /// - Parameter value: What is completed if there is one.
  mutating func optional<Value>(
    _ optional: inout Value?, of value: Value, _ code: (inout Self, inout Value) -> Void
  ) {
    if bool(optional != nil) { optional = coded(optional ?? value, code) }
  }

  @inline(never) mutating func form(_ form: inout ValueForm) {
    base(&form.base)
    _ = rest(&form) {
      ValueForm($0.base)
    } _: {
      $0.optional(&$1.pattern, of: "") { $0.string(&$1) }
      $0.optional(&$1.minimum, of: 0) { $1 = $0.double($1) }
      $0.optional(&$1.maximum, of: 0) { $1 = $0.double($1) }
      $0.optional(&$1.length, of: 0...0) { coder, length in
        var (least, most) = (length.lowerBound, length.upperBound)
        coder.int(&least)
        coder.int(&most)
        length = least...max(least, most)
      }
      $0.optional(&$1.schemes, of: []) { $0.strings(&$1) }
      $0.strings(&$1.appSchemes)
    }
  }

  private mutating func base(_ base: inout ValueForm.Base) {
    var texts: [String] = []
    if case .cases(let known) = base { (base, texts) = (.cases([]), known) }
    choice(&base, of: TableReader.bases)
    guard base == .cases([]) else { return }
    strings(&texts)
    base = .cases(texts)
  }

  // What many lists have is one function, not inlined into each.
  @inline(never) mutating func value(_ value: inout RouteValue) {
    kind(&value, of: TableReader.values)
    switch value {
    // A schema holds no opaque value.
    case .absent, .opaque: kind(-1)
    case .string(let text):
      kind(0)
      value = .string(string(text))
    case .integer(let number):
      kind(1)
      // Not as an Int, which has 32 bits on some platforms.
      value = .integer(Int64(bitPattern: bits(UInt64(bitPattern: number &+ 1))) &- 1)
    case .double(let number):
      kind(2)
      value = .double(double(number))
    case .bool(let flag):
      kind(3)
      value = .bool(bool(flag))
    case .list(var values):
      kind(4)
      list(&values, of: .absent) { $0.value(&$1) }
      value = .list(values)
    case .map(var texts):
      kind(5)
      map(&texts, of: "") { $0.string(&$1) }
      value = .map(texts)
    }
  }
}

// What a value of each kind is before it is read.
nonisolated extension TableReader {
  fileprivate static let bases: [ValueForm.Base] = [
    .string, .int, .int64, .double, .bool, .uuid, .date, .url, .cases([]), .opaque,
  ]
  fileprivate static let values: [RouteValue] = [
    .string(""), .integer(0), .double(0), .bool(false), .list([]), .map([:]),
  ]
}
