package import NavSpecRuntime

extension ValueForm {
  fileprivate static let uuid = TextAutomaton.matching("[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")

  // Made once: most numbers are within no bounds.
  fileprivate static let anyInt = integers(minimum: nil, maximum: nil)
  fileprivate static let anyDouble = DecimalForm(minimum: nil, maximum: nil).automaton

  fileprivate static func integers(minimum: Double?, maximum: Double?) -> TextAutomaton {
    FormMatcher(ValueForm(.int, minimum: minimum, maximum: maximum)).integers.map {
      DecimalForm(integers: $0).automaton
    } ?? .nothing
  }

  /// Real days only. An instant beyond the years 0 to 9999 by its offset alone counts as one.
  fileprivate static let date = TextAutomaton.matching(
    "(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)"
      + "|02-(0[1-9]|1\\d|2[0-8]))"
      + "|(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)"
      + "(T([01]\\d|2[0-3])(:[0-5]\\d){2}(\\.\\d{3})?(Z|[+\\-]([01]\\d|2[0-3]):[0-5]\\d))?")

  /// The exact language of the texts that are in form; nil if that takes too many states.
  /// - Parameters:
  ///   - inQuery: Whether `1` and `0` are a `Bool` too.
  ///   - ignoringCase: Whether closed sets ignore the case of ASCII letters.
  package func language(inQuery: Bool = false, ignoringCase: Bool = false) -> TextAutomaton? {
    guard var result = base.language(self, inQuery: inQuery, ignoringCase: ignoringCase) else { return nil }
    if let pattern {
      // A pattern that cannot be read accepts nothing, in the runtime too.
      guard let automaton = TextAutomaton.matching(pattern) else { return .nothing }
      guard let constrained = result.intersection(automaton) else { return nil }
      result = constrained
    }
    if let length {
      guard let constrained = result.intersection(TextAutomaton(length: length)) else { return nil }
      result = constrained
    }
    return result
  }
}

extension ValueForm.Base {
  fileprivate func language(_ form: ValueForm, inQuery: Bool, ignoringCase: Bool) -> TextAutomaton? {
    switch self {
    case .string: .anything
    case .int, .int64:
      form.minimum == nil && form.maximum == nil
        ? ValueForm.anyInt : ValueForm.integers(minimum: form.minimum, maximum: form.maximum)
    case .double where form.minimum == nil && form.maximum == nil: ValueForm.anyDouble
    case .double: DecimalForm(minimum: form.minimum, maximum: form.maximum).automaton
    case .bool:
      TextAutomaton(anyOf: inQuery ? ["true", "false", "1", "0"] : ["true", "false"], ignoringCase: false)
    case .uuid: ValueForm.uuid
    case .date: ValueForm.date
    case .url:
      (form.pattern == nil && form.length == nil ? URLLanguage.iri : URLLanguage.uri).flatMap { all in
        URLLanguage.texts(of: form.allSchemes).flatMap { all.intersection($0) }
      }
    case .cases(let texts): TextAutomaton(anyOf: texts, ignoringCase: ignoringCase)
    case .opaque: .nothing
    }
  }
}
