/// A ``ValueForm`` made ready to read text with: its automaton built, its bounds exact.
public nonisolated final class FormMatcher: Sendable {
  /// The form.
  public let form: ValueForm
  /// Why the form's `pattern` cannot be read; such a form accepts nothing.
  public let problem: LinkPatternError?
  /// The automaton of the form's `pattern`.
  public let automaton: LinkAutomaton?
  private let kind: BaseForm
  private let hasTextConstraints: Bool
  /// The whole numbers within the form's bounds; nil if there are none.
  public let integers: ClosedRange<Int64>?
  private let cases: [[UInt8]]
  /// Of a URL.
  private let schemes: [[UInt8]]
  /// No longer text, in bytes, is accepted; nil if there is no bound.
  let maximumLength: Int?

  /// The base form without what it carries, so that asking for it copies nothing.
  private nonisolated enum BaseForm: UInt8 { case string, int, double, bool, uuid, date, url, cases, opaque }

  @inline(never) init(_ form: ValueForm, automaton: LinkAutomaton?, problem: LinkPatternError?) {
    self.form = form
    self.automaton = automaton
    self.problem = problem
    // Bounds are compared as integers: a Double is not exact beyond 2^53.
    let least = form.minimum.map { Self.integer($0.rounded(.up)) } ?? .min
    let most = form.maximum.map { Self.integer($0.rounded(.down)) } ?? .max
    self.integers = least <= most ? least...most : nil
    var cases: [[UInt8]] = []
    switch form.base {
    case .int, .int64: maximumLength = 20
    case .double: maximumLength = 35
    case .bool: maximumLength = 5
    case .uuid: maximumLength = 36
    case .date: maximumLength = 29
    case .cases(let texts):
      cases = texts.map { Array($0.utf8) }
      maximumLength = cases.map { $0.count }.max() ?? 0
    case .string, .url, .opaque:
      maximumLength = form.length.map { $0.upperBound > 1 << 20 ? 1 << 22 : $0.upperBound * 4 }
    }
    self.cases = cases
    schemes = form.base == .url ? form.allSchemes.map { Array($0.utf8) } : []
    hasTextConstraints = form.pattern != nil || form.length != nil
    kind =
      switch form.base {
      case .string: .string
      case .int, .int64: .int
      case .double: .double
      case .bool: .bool
      case .uuid: .uuid
      case .date: .date
      case .url: .url
      case .cases: .cases
      case .opaque: .opaque
      }
  }

  private static func integer(_ number: Double) -> Int64 {
    // 2^63 itself is one beyond the greatest.
    number >= 9_223_372_036_854_775_808
      ? .max : number <= -9_223_372_036_854_775_808 ? .min : Int64(exactly: number) ?? 0
  }

  /// Whether the base form alone decides.
  var hasNoConstraints: Bool { !hasTextConstraints && form.minimum == nil && form.maximum == nil }

  /// Whether any text at all is accepted: plain text without constraints.
  var acceptsAnyText: Bool { kind == .string && !hasTextConstraints }

  /// The value of a text; nil if the text is not in form.
  /// - Parameters:
  ///   - text: Decoded text.
  ///   - inQuery: Whether `1` and `0` are a `Bool` too.
  ///   - ignoringCase: Whether closed sets ignore the case of ASCII letters.
  public func value(from text: String, inQuery: Bool = false, ignoringCase: Bool = false) -> RouteValue? {
    var text = text
    return text.withUTF8 { value($0, inQuery: inQuery, ignoringCase: ignoringCase) }
  }

  func accepts(_ text: UnsafeBufferPointer<UInt8>, inQuery: Bool, ignoringCase: Bool) -> Bool {
    guard meetsTextConstraints(text) else { return false }
    switch kind {
    case .string: return true
    case .int: return integer(text) != nil
    case .double: return double(text) != nil
    case .bool: return bool(text, inQuery: inQuery) != nil
    case .uuid: return ValueSyntax.isUUID(text)
    case .date: return LinkInstant(utf8: text[...]) != nil
    case .url: return AbsoluteURL.isURL(text, schemes: schemes, acceptsIRI: !hasTextConstraints)
    case .cases: return index(of: text, ignoringCase: ignoringCase) != nil
    case .opaque: return false
    }
  }

  func value(_ text: UnsafeBufferPointer<UInt8>, inQuery: Bool, ignoringCase: Bool) -> RouteValue? {
    guard meetsTextConstraints(text) else { return nil }
    switch kind {
    case .string: return .string(LinkBytes.text(text))
    case .int: return integer(text).map { .integer($0) }
    case .double: return double(text).map { .double($0) }
    case .bool: return bool(text, inQuery: inQuery).map { .bool($0) }
    case .uuid: return ValueSyntax.isUUID(text) ? .string(ValueSyntax.uppercased(text)) : nil
    case .date: return LinkInstant(utf8: text[...]).map { .string($0.text) }
    case .url:
      // What a pattern or a length constrains is stored as it is.
      return AbsoluteURL.text(text, schemes: schemes, acceptsIRI: !hasTextConstraints).map { .string($0) }
    case .cases:
      return index(of: text, ignoringCase: ignoringCase).map {
        .string(String(decoding: cases[$0], as: UTF8.self))
      }
    case .opaque: return nil
    }
  }

  /// The canonical text of a value; nil if the value has none in this form.
  public func text(of value: RouteValue) -> String? {
    let text: String
    switch (form.base, value) {
    case (.int, .integer(let number)), (.int64, .integer(let number)): text = String(number)
    case (.double, .double(let number)):
      guard let decimal = ValueSyntax.decimal(number) else { return nil }
      text = decimal
    case (.double, .integer(let number)): text = String(number)
    case (.bool, .bool(let flag)): text = flag ? "true" : "false"
    case (.string, .string(let given)), (.uuid, .string(let given)), (.date, .string(let given)),
      (.url, .string(let given)), (.cases, .string(let given)):
      guard case .string(let canonical)? = self.value(from: given) else { return nil }
      return canonical
    default: return nil
    }
    return self.value(from: text) == nil ? nil : text
  }

  private func meetsTextConstraints(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard hasTextConstraints else { return true }
    if problem != nil { return false }
    if let length = form.length, !length.contains(LinkBytes.scalarCount(text)) { return false }
    if automaton?.accepts(utf8: text) == false { return false }
    return true
  }

  private func integer(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard let number = ValueSyntax.integer(text), let integers, integers.contains(number) else { return nil }
    return number
  }

  private func double(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard ValueSyntax.isDecimal(text), let number = Double(LinkBytes.text(text)) else { return nil }
    if let minimum = form.minimum, number < minimum { return nil }
    if let maximum = form.maximum, number > maximum { return nil }
    return number
  }

  private func bool(_ text: UnsafeBufferPointer<UInt8>, inQuery: Bool) -> Bool? {
    switch text.count {
    case 1 where inQuery: text[0] == UInt8(ascii: "1") ? true : text[0] == UInt8(ascii: "0") ? false : nil
    case 4: text.elementsEqual("true".utf8) ? true : nil
    case 5: text.elementsEqual("false".utf8) ? false : nil
    default: nil
    }
  }

  private func index(of text: UnsafeBufferPointer<UInt8>, ignoringCase: Bool) -> Int? {
    // An exact match first: a set may hold texts that differ by case alone.
    if let exact = cases.firstIndex(where: { $0.count == text.count && $0.elementsEqual(text) }) {
      return exact
    }
    guard ignoringCase else { return nil }
    return cases.firstIndex { LinkBytes.areEqual($0, text, ignoringCase: true) }
  }
}
