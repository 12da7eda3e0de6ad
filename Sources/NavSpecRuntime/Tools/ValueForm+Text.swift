nonisolated extension ValueForm {
  /// The value of a decoded text; nil if the text is not in form. To read many texts, create a
  /// ``FormMatcher`` once.
  public func value(from text: String, inQuery: Bool = false) -> RouteValue? {
    FormMatcher(self).value(from: text, inQuery: inQuery)
  }

  /// The canonical text of a value; nil if it has none in this form.
  public func text(of value: RouteValue) -> String? { FormMatcher(self).text(of: value) }
}
