/// What the list of a type's fields is written for, once for both directions: ``TableReader`` fills the fields, and the
/// tool's `TableWriter` writes what they hold. A value that is read begins as what it is unless the text says otherwise.
nonisolated protocol TableCoder {
  /// The forms of parameters, of which the text has each once.
  associatedtype Forms

  mutating func int(_ value: inout Int)
  /// The index of something that may be missing.
  mutating func index(_ index: inout Int?)
  mutating func bool(_ value: inout Bool)
  mutating func double(_ value: inout Double)
  mutating func string(_ text: inout String)
  /// One of some values. What is none of them stays what it is.
  mutating func choice<Value: Equatable>(_ value: inout Value, of values: [Value])
  /// - Parameter value: What is completed if there is one.
  mutating func optional<Value>(
    _ optional: inout Value?, of value: Value, _ code: (inout Self, inout Value) -> Void)
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

  // What has a case for each kind.
  mutating func base(_ base: inout ValueForm.Base)
  mutating func value(_ value: inout RouteValue)
  mutating func container(_ container: inout NavigationSchema.Container)
  mutating func detent(_ detent: inout NavigationSchema.Detent)
  mutating func argument(_ argument: inout NavigationSchema.Argument)
  mutating func fallback(_ fallback: inout NavigationSchema.Fallback)

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

  mutating func form(_ form: inout ValueForm) {
    base(&form.base)
    _ = rest(&form) {
      ValueForm($0.base)
    } _: {
      $0.optional(&$1.pattern, of: "") { $0.string(&$1) }
      $0.optional(&$1.minimum, of: 0) { $0.double(&$1) }
      $0.optional(&$1.maximum, of: 0) { $0.double(&$1) }
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

  mutating func field(_ field: inout LinkIndex.Field) {
    int(&field.matcher)
    int(&field.form)
    string(&field.name)
    choice(&field.arity, of: [.one, .optional, .list, .map])
    bool(&field.isRequired)
    bool(&field.excludesSlash)
  }

  private mutating func int(_ value: inout Int32) {
    var number = Int(value)
    int(&number)
    value = Int32(truncatingIfNeeded: number)
  }
}
