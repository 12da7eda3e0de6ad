nonisolated extension TableReader {
  mutating func formMatcher() -> FormMatcher {
    let form = form()
    return FormMatcher(form, automaton: bool() ? automaton() : nil, problem: nil)
  }

  private mutating func automaton() -> LinkAutomaton {
    LinkAutomaton(
      starts: list { UInt32(truncatingIfNeeded: $0.int()) }, classes: numbers(), classCount: int(),
      transitions: numbers(), accepting: list { $0.bool() })
  }

  private mutating func numbers() -> [UInt16] { list { UInt16(truncatingIfNeeded: $0.int()) } }

  mutating func fieldMatcher() -> LinkFieldMatcher {
    LinkFieldMatcher(
      formMatcher(), constraint: bool() ? formMatcher() : nil,
      within: bool() ? (bytes(), bytes()) : nil, isList: bool())
  }

  /// A pattern as far as building a URL needs it.
  mutating func pattern() -> LinkPattern {
    var pattern = LinkPattern(text: "")
    pattern.scheme = optionalString()
    if bool() { pattern.authority = LinkPattern.Authority(text: string(), pieces: pieces(), range: 0..<0) }
    pattern.segments = list { reader in
      switch reader.int() {
      case 0: .pieces(reader.pieces())
      case 1: .optional(reader.placeholder())
      case 2: .tail(reader.placeholder())
      default: .gap(prefix: reader.string(), reader.placeholder())
      }
    }
    let slashes = bits()
    pattern.endsInSlash = slashes & 1 != 0
    pattern.hasOpaquePath = slashes & 2 != 0
    pattern.query = list { reader in
      switch reader.int() {
      case 0: return .literal(key: reader.string(), value: reader.string())
      case 1:
        let (key, placeholder) = (reader.string(), reader.placeholder())
        return .required(
          key: key, placeholder,
          within: LinkPattern.Surroundings(prefix: reader.string(), suffix: reader.string()))
      default: return .declared(reader.placeholder())
      }
    }
    switch int() {
    case 0: pattern.fragment = .segments(list { $0.pieces() })
    case 1: pattern.fragment = .whole(placeholder())
    case 2: pattern.fragment = .pairs(list { LinkPattern.Pair(key: $0.string(), value: $0.piece()) })
    default: break
    }
    return pattern
  }

  private mutating func pieces() -> [LinkPattern.Piece] { list { $0.piece() } }

  private mutating func piece() -> LinkPattern.Piece {
    bool() ? .value(placeholder()) : .literal(string())
  }

  private mutating func placeholder() -> LinkPattern.Placeholder {
    LinkPattern.Placeholder(name: string(), isExploded: bool(), range: 0..<0)
  }
}
