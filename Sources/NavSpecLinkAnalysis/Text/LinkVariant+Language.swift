package import NavSpecRuntime

extension LinkVariant.Field {
  /// Fields that accept the same are equal without it.
  package var withoutName: Self {
    var field = self
    field.name = ""
    if form.base == .int64 { field.form.base = .int }
    field.arity = .one
    field.isRequired = false
    return field
  }

  var hasCase: Bool {
    form.isClosed || constraint?.isClosed == true || hasLetters(surroundings.prefix)
      || hasLetters(surroundings.suffix)
  }

  /// Fields that accept the same where case is ignored are equal in lower case.
  var folded: Self {
    var field = self
    if case .cases(let texts) = form.base {
      field.form.base = .cases(texts.map { LinkEncoding.lowercased($0) })
    }
    if case .cases(let texts)? = constraint?.base {
      field.constraint?.base = .cases(texts.map { LinkEncoding.lowercased($0) })
    }
    field.surroundings.prefix = LinkEncoding.lowercased(surroundings.prefix)
    field.surroundings.suffix = LinkEncoding.lowercased(surroundings.suffix)
    return field
  }

  /// What is beyond ASCII in it: equal strings may be spelled differently.
  var spelling: [UInt8] {
    let ofForms = form.spelling + (constraint?.spelling ?? [])
    guard surroundings != .none else { return ofForms }
    return ofForms + bytesBeyondASCII(of: surroundings.prefix + "\0" + surroundings.suffix)
  }

  /// The language of its texts; nil if that takes too many states.
  func automaton(inQuery: Bool, ignoringCase: Bool) -> TextAutomaton? {
    var result = form.language(inQuery: inQuery, ignoringCase: ignoringCase)
    if let constraint {
      let kept = constraint.keepingCases(of: FormMatcher(form))
      guard let language = kept.language(inQuery: inQuery, ignoringCase: ignoringCase) else { return nil }
      if case .cases = kept.base, form.base == .string {
        // Texts of a closed set are in the form in the set's own spelling.
        result = language
      } else {
        result = result?.intersection(language)
      }
    }
    if excludesSlash { result = Self.withSlash.flatMap { result?.subtracting($0) } }
    guard surroundings != .none else { return result }
    return result?.intersection(TextAutomaton(length: 1...Int.max)).map { inner in
      func literal(_ text: String) -> TextAutomaton {
        TextAutomaton(anyOf: [text], ignoringCase: ignoringCase)
      }
      return .concatenation([literal(surroundings.prefix), inner, literal(surroundings.suffix)])
    } ?? nil
  }

  private static let withSlash = TextAutomaton.matching(".*/.*")
}

extension ValueForm {
  fileprivate var isClosed: Bool { if case .cases = base { true } else { false } }

  fileprivate var spelling: [UInt8] {
    let ofPattern = pattern.map { bytesBeyondASCII(of: $0) } ?? []
    guard case .cases(let texts) = base else { return ofPattern }
    return ofPattern + texts.flatMap { bytesBeyondASCII(of: $0) }
  }
}

private func hasLetters(_ text: String) -> Bool {
  text.unicodeScalars.contains { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
}

private func bytesBeyondASCII(of text: String) -> [UInt8] {
  text.utf8.allSatisfy { $0 < 0x80 } ? [] : Array(text.utf8)
}

extension LinkVariant.SegmentClass {
  /// What it consists of: more than one only if it has values inside of text.
  private var pieces: [LinkVariant.Piece] {
    switch self {
    case .literal(let text): [.literal(text)]
    case .value(let field), .list(let field): [.value(field)]
    case .affix(let pieces): pieces
    }
  }

  private func mapping(
    _ text: (String) -> String = { $0 }, _ field: (LinkVariant.Field) -> LinkVariant.Field
  ) -> Self {
    switch self {
    case .literal(let literal): .literal(text(literal))
    case .value(let value): .value(field(value))
    case .list(let value): .list(field(value))
    case .affix(let pieces):
      .affix(
        pieces.map { piece in
          switch piece {
          case .literal(let literal): .literal(text(literal))
          case .value(let value): .value(field(value))
          }
        })
    }
  }

  /// What is beyond ASCII in it: equal strings may be spelled differently.
  var spelling: [UInt8] {
    pieces.flatMap { piece in
      switch piece {
      case .literal(let text): bytesBeyondASCII(of: text)
      case .value(let field): field.spelling
      }
    }
  }

  /// Classes that accept the same are equal without the names of their fields.
  package var withoutNames: Self { mapping { $0.withoutName } }

  /// Classes that accept the same where case is ignored are equal in lower case.
  var folded: Self { mapping({ LinkEncoding.lowercased($0) }, { $0.folded }) }

  var hasCase: Bool {
    pieces.contains { piece in
      switch piece {
      case .literal(let text): hasLetters(text)
      case .value(let field): field.hasCase
      }
    }
  }

  /// The language of its texts: where each value takes the shortest text with which the rest still
  /// matches, some way of sharing out the segment always does. Nil if that takes too many states.
  func automaton(ignoringCase: Bool) -> TextAutomaton? {
    switch self {
    case .literal(let text): return TextAutomaton(anyOf: [text], ignoringCase: ignoringCase)
    case .value(let field): return field.automaton(inQuery: false, ignoringCase: ignoringCase)
    case .list(let field): return field.automaton(inQuery: false, ignoringCase: ignoringCase)?.list
    case .affix(let pieces):
      let some = TextAutomaton(length: 1...Int.max)
      var parts: [TextAutomaton] = []
      for piece in pieces {
        switch piece {
        case .literal(let text): parts.append(TextAutomaton(anyOf: [text], ignoringCase: ignoringCase))
        case .value(let field):
          let language = field.automaton(inQuery: false, ignoringCase: ignoringCase)?.intersection(some)
          guard let language else { return nil }
          parts.append(language)
        }
      }
      return .concatenation(parts)
    }
  }
}
