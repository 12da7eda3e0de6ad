import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

extension DiagnosticSink {
  /// A value written in the spec, in the form links use; reports one that the form does not accept.
  mutating func value(
    _ text: Located<String>, form: ValueForm, arity: NavigationSchema.Arity, of name: String
  ) -> RouteValue? {
    let matcher = matcher(of: form)
    if arity == .one || arity == .optional, let value = matcher.value(from: text.value, inQuery: false) {
      return value
    }
    // A regular expression that cannot be read accepts nothing, and is reported itself.
    if matcher.problem != nil { return nil }
    var meant: [String] = []
    if case .cases(let raws) = form.base { meant = nearMisses.nearest(to: text.value, among: raws) }
    let isInteger = form.base == .int || form.base == .int64
    let numbers = isInteger ? [4, form.minimum, form.maximum].compactMap { $0.map(ValueForm.text) } : []
    let number = numbers.first { matcher.value(from: $0) != nil }
    let what = arity == .one || arity == .optional ? form.phrase : "empty when absent: it takes no default"
    report(
      .unknown(
        .invalidDefault, "'\(text.value)' is not a valid value for '\(name)'", text, meant: meant,
        label: form.refusedScheme(of: text.value) ?? "'\(name)' is \(what)",
        notes: number.map { ["write a number, for example \($0)"] } ?? []))
    return nil
  }

  private mutating func matcher(of form: ValueForm) -> FormMatcher {
    if let lastMatcher, lastMatcher.form == form { return lastMatcher }
    let matcher = FormMatcher(form)
    lastMatcher = matcher
    return matcher
  }
}

extension ValueForm {
  package var phrase: String {
    var phrase =
      switch base {
      case .string: "a text"
      case .int, .int64: "an integer"
      case .double: "a number such as 2.5"
      case .bool: "true or false"
      case .uuid: "a UUID"
      case .date: "a date such as 2026-01-31"
      case .url: "an absolute URL with the scheme \(allSchemes.listed)"
      case .cases(let raws):
        raws.count <= 8 ? "one of \(raws.joined(separator: ", "))" : "one of \(raws.count) words"
      case .opaque: "a value that has no text"
      }
    if let pattern { phrase += " of the form \(pattern)" }
    if let minimum { phrase += ", at least \(Self.text(minimum))" }
    if let maximum { phrase += ", at most \(Self.text(maximum))" }
    if let lengthInWords { phrase += ", \(lengthInWords) characters long" }
    return phrase
  }
}
