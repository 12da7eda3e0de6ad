import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let paramCapturedTwice = Rule("param-captured-twice", isFatal: false) { context in
  context.routedLinks.flatMap { route, link -> [Diagnostic] in
    guard let template = link.template, !link.names.isEmpty else { return [] }
    let placeholders = template.placeholders.filter { !$0.isAnonymous }
    func entry(_ placeholder: LinkPattern.Placeholder) -> Int? {
      link.names.firstIndex { $0.name.value == placeholder.name }
    }
    return placeholders.compactMap { placeholder in
      guard let place = entry(placeholder) else { return nil }
      let param = link.names[place].value.value
      let other = placeholders.first { other in
        let before = entry(other)
        return other != placeholder && (before ?? -1) < place
          && (before.map { link.names[$0].value.value } ?? other.name) == param
          && !template.areAlternatives(other, placeholder)
      }
      guard let other else { return nil }
      let areKeys = template.isKey(other) && template.isKey(placeholder)
      return Diagnostic(
        "'\(param)' of '\(route.qualifiedName)' is captured twice", at: link.names[place].name.range,
        label: "'{\(other.name)}' is '\(param)' too", related: [.init("the pattern", at: link.pattern.range)],
        fixes: [
          .init(
            areKeys
              ? "name both in one {?…}, where the first that a URL has counts"
              : "write {_} in the pattern for the value that is not needed")
        ])
    }
  }
}

extension LinkPattern {
  /// Whether a placeholder is a single key of `{?…}`.
  fileprivate func isKey(_ placeholder: Placeholder) -> Bool {
    !placeholder.isExploded && query.contains(.declared(placeholder))
  }

  /// Whether two placeholders are keys of one `{?…}`.
  fileprivate func areAlternatives(_ a: Placeholder, _ b: Placeholder) -> Bool {
    let (start, end) = (
      min(a.range.lowerBound, b.range.lowerBound), max(a.range.lowerBound, b.range.lowerBound)
    )
    return isKey(a) && isKey(b) && !Array(text.utf8)[start..<end].contains(UInt8(ascii: "}"))
  }
}
