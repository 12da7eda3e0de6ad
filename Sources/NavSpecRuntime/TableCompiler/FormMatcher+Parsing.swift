nonisolated extension FormMatcher {
  /// Prepares a form.
  public convenience init(_ form: ValueForm) {
    var automaton: LinkAutomaton?
    var problem: LinkPatternError?
    if let pattern = form.pattern {
      do { automaton = try LinkAutomaton(parsing: pattern) } catch { problem = error }
    }
    self.init(form, automaton: automaton, problem: problem)
  }
}

nonisolated extension LinkFieldMatcher {
  convenience init(
    form: ValueForm, constraint: ValueForm?, within surroundings: LinkPattern.Surroundings = .none,
    isList: Bool = false
  ) {
    let matcher = FormMatcher(form)
    self.init(
      matcher, constraint: constraint.map { FormMatcher($0.keepingCases(of: matcher)) },
      within: surroundings == .none
        ? nil : (Array(surroundings.prefix.utf8), Array(surroundings.suffix.utf8)),
      isList: isList)
  }

  /// What a search must ask of a whole segment.
  var test: LinkIndex.Test.Kind {
    if acceptsAnyText { return .anyText }
    guard constraint == nil, !isList, form.hasNoConstraints else { return .form }
    return switch form.form.base {
    case .int, .int64: .int
    case .uuid: .uuid
    default: .form
    }
  }
}

nonisolated extension ValueForm {
  /// A constraint of a link without the texts that a parameter's own form refuses.
  public func keepingCases(of matcher: FormMatcher) -> Self {
    guard case .cases(let texts) = base, matcher.form.base == .string else { return self }
    var result = self
    result.base = .cases(texts.filter { matcher.value(from: $0) != nil })
    return result
  }
}
