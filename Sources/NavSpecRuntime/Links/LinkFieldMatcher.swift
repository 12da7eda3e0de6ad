/// A field made ready to read text with: the parameter's form, and what the link accepts of it.
nonisolated final class LinkFieldMatcher: Sendable {
  let form: FormMatcher
  let constraint: FormMatcher?
  let acceptsAnyText: Bool
  let maximumLength: Int?

  init(form: ValueForm, constraint: ValueForm?) {
    self.form = FormMatcher(form)
    self.constraint = constraint.map { FormMatcher($0) }
    acceptsAnyText = self.form.acceptsAnyText && self.constraint?.acceptsAnyText != false
    maximumLength = [self.form.maximumLength, self.constraint?.maximumLength].compactMap { $0 }.min()
  }

  /// What a search must ask of a whole segment.
  var test: LinkIndex.Test.Kind {
    if acceptsAnyText { return .anyText }
    guard constraint == nil, form.hasNoConstraints else { return .form }
    return switch form.form.base {
    case .int, .int64: .int
    case .uuid: .uuid
    default: .form
    }
  }

  func accepts(_ text: UnsafeBufferPointer<UInt8>, inQuery: Bool, ignoringCase: Bool) -> Bool {
    acceptsAnyText
      || form.accepts(text, inQuery: inQuery, ignoringCase: ignoringCase)
        && constraint?.accepts(text, inQuery: inQuery, ignoringCase: ignoringCase) != false
  }

  /// The value, typed by the parameter's form, in the spelling of a closed set that the link accepts.
  func value(_ text: UnsafeBufferPointer<UInt8>, inQuery: Bool, ignoringCase: Bool) -> RouteValue? {
    guard let constraint else { return form.value(text, inQuery: inQuery, ignoringCase: ignoringCase) }
    guard let constrained = constraint.value(text, inQuery: inQuery, ignoringCase: ignoringCase) else {
      return nil
    }
    if form.form.base == .string, case .string(let spelling) = constrained {
      return form.value(from: spelling)
    }
    return form.value(text, inQuery: inQuery, ignoringCase: ignoringCase)
  }

  func value(_ text: String, inQuery: Bool, ignoringCase: Bool) -> RouteValue? {
    var text = text
    return text.withUTF8 { value($0, inQuery: inQuery, ignoringCase: ignoringCase) }
  }
}
