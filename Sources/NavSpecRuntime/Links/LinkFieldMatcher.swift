/// A field made ready to read text with: the parameter's form, and what the link accepts of it.
nonisolated final class LinkFieldMatcher: Sendable {
  let form: FormMatcher
  let constraint: FormMatcher?
  /// Whether a text is a list of such texts, separated by `,`.
  let isList: Bool
  let acceptsAnyText: Bool
  let maximumLength: Int?
  /// The literal text around the value; nil if there is none.
  let surroundings: (prefix: [UInt8], suffix: [UInt8])?

  /// - Parameter surroundings: The literal text around the value; nil if there is none.
  init(
    _ form: FormMatcher, constraint: FormMatcher? = nil,
    within surroundings: (prefix: [UInt8], suffix: [UInt8])? = nil, isList: Bool = false
  ) {
    self.form = form
    self.constraint = constraint
    self.surroundings = surroundings
    self.isList = isList
    acceptsAnyText =
      surroundings == nil && !isList && form.acceptsAnyText && constraint?.acceptsAnyText != false
    maximumLength = [form.maximumLength, constraint?.maximumLength].compactMap { $0 }.min()
  }

  /// What the value takes of a text: that between the literals; nil where they are not there.
  private func inner(_ text: UnsafeBufferPointer<UInt8>, ignoringCase: Bool) -> UnsafeBufferPointer<UInt8>? {
    guard let (prefix, suffix) = surroundings else { return text }
    let end = text.count - suffix.count
    guard prefix.count < end else { return nil }
    let isWithin =
      LinkBytes.areEqual(prefix, text.part(0, prefix.count), ignoringCase: ignoringCase)
      && LinkBytes.areEqual(suffix, text.part(end, text.count), ignoringCase: ignoringCase)
    return isWithin ? text.part(prefix.count, end) : nil
  }

  func accepts(_ text: UnsafeBufferPointer<UInt8>, inQuery: Bool, ignoringCase: Bool) -> Bool {
    if acceptsAnyText { return true }
    guard let text = inner(text, ignoringCase: ignoringCase) else { return false }
    guard isList else { return acceptsOne(text, inQuery: inQuery, ignoringCase: ignoringCase) }
    return areElements(of: text) { acceptsOne($0, inQuery: inQuery, ignoringCase: ignoringCase) }
  }

  private func acceptsOne(_ text: UnsafeBufferPointer<UInt8>, inQuery: Bool, ignoringCase: Bool) -> Bool {
    guard let constraint else { return form.accepts(text, inQuery: inQuery, ignoringCase: ignoringCase) }
    guard constraint.accepts(text, inQuery: inQuery, ignoringCase: ignoringCase) else { return false }
    // Texts of a closed set are in the form already, in the spelling of the set.
    return constraint.form.isClosed && form.form.base == .string
      || form.accepts(text, inQuery: inQuery, ignoringCase: ignoringCase)
  }

  /// The value, typed by the parameter's form, in the spelling of a closed set that the link accepts.
  func value(_ text: UnsafeBufferPointer<UInt8>, inQuery: Bool, ignoringCase: Bool) -> RouteValue? {
    guard let text = inner(text, ignoringCase: ignoringCase) else { return nil }
    guard isList else { return oneValue(text, inQuery: inQuery, ignoringCase: ignoringCase) }
    var values: [RouteValue] = []
    let isInForm = areElements(of: text) { element in
      oneValue(element, inQuery: inQuery, ignoringCase: ignoringCase).map { values.append($0) } != nil
    }
    return isInForm ? .list(values) : nil
  }

  /// Whether what `,` separates is never empty and always passes.
  private func areElements(
    of text: UnsafeBufferPointer<UInt8>, _ isElement: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var start = 0
    for end in 0...text.count where end == text.count || text[end] == UInt8(ascii: ",") {
      guard end > start, isElement(text.part(start, end)) else { return false }
      start = end + 1
    }
    return true
  }

  private func oneValue(_ text: UnsafeBufferPointer<UInt8>, inQuery: Bool, ignoringCase: Bool) -> RouteValue?
  {
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

nonisolated extension ValueForm {
  var isClosed: Bool { if case .cases = base { true } else { false } }
}
