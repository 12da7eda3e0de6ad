package import NavSpecRuntime

/// A closed set of ASCII texts as a language.
struct TextSet {
  /// In lower case where case is ignored.
  let texts: Set<String>
  let ignoresCase: Bool

  init(_ texts: [String], ignoringCase: Bool) {
    self.texts = Set(ignoringCase ? texts.map { $0.lowercased() } : texts)
    ignoresCase = ignoringCase
  }

  init(_ texts: Set<String>, _ other: Self) {
    self.texts = texts
    ignoresCase = other.ignoresCase
  }

  func contains(_ text: String) -> Bool {
    // Beyond ASCII strings may be equal that are spelled differently.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return texts.contains(ignoresCase ? text.lowercased() : text)
  }

  var witness: String? {
    if let letter = TextAutomaton.letters.first(where: contains) { return letter }
    return texts.min { order($0) < order($1) }
  }

  private func order(_ text: String) -> (Int, Int, String) {
    (text.utf8.count, text.unicodeScalars.reduce(0) { $0 + TextAutomaton.ugliness($1.value) }, text)
  }
}

extension LinkVariant.Field {
  /// What it accepts, if that is a closed set of ASCII texts.
  package var closedTexts: [String]? {
    guard case .cases(let texts) = form.base, form == ValueForm(form.base), surroundings == .none,
      constraint.map({ $0 == ValueForm(.string) }) ?? true,
      texts.allSatisfy({ $0.utf8.allSatisfy { $0 > 0 && $0 < 0x80 } })
    else { return nil }
    return excludesSlash ? texts.filter { !$0.utf8.contains(0x2F) } : texts
  }
}
