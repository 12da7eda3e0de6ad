/// Patterns and templates as far as building a URL needs them, and what values are read with.
nonisolated extension TableCoder {
  @discardableResult mutating func formMatcher(_ matcher: FormMatcher?) -> FormMatcher {
    let form = coded(matcher?.form ?? ValueForm(.string)) { $0.form(&$1) }
    return FormMatcher(form, automaton: automaton(matcher?.automaton), problem: nil)
  }

  private mutating func automaton(_ automaton: LinkAutomaton?) -> LinkAutomaton? {
    guard bool(automaton != nil) else { return nil }
    return LinkAutomaton(
      starts: numbers(automaton?.intervalStarts ?? []), classes: numbers(automaton?.intervalClasses ?? []),
      classCount: int(automaton?.classCount ?? 0), transitions: numbers(automaton?.transitions ?? []),
      accepting: coded(automaton?.accepting ?? []) { $0.list(&$1, of: false) { $0.bool(&$1) } })
  }

  private mutating func numbers<Number: FixedWidthInteger>(_ numbers: [Number]) -> [Number] {
    coded(numbers) { $0.list(&$1, of: 0) { $0.int(&$1) } }
  }

  @discardableResult mutating func fieldMatcher(_ matcher: LinkFieldMatcher?) -> LinkFieldMatcher {
    let (constraint, surroundings) = (matcher?.constraint, matcher?.surroundings)
    return LinkFieldMatcher(
      formMatcher(matcher?.form), constraint: bool(constraint != nil) ? formMatcher(constraint) : nil,
      within: bool(surroundings != nil)
        ? (bytes(surroundings?.prefix ?? []), bytes(surroundings?.suffix ?? [])) : nil,
      isList: bool(matcher?.isList ?? false))
  }

  /// The targets of redirects.
  mutating func targets(_ targets: inout [[URITemplate.Part]]) {
    list(&targets, of: []) { $0.list(&$1, of: .literal("", 0..<0)) { $0.part(&$1) } }
  }

  private mutating func part(_ part: inout URITemplate.Part) {
    kind(&part, of: TableReader.templateParts)
    switch part {
    case .literal(let text, let range):
      kind(-1)
      part = .literal(string(text), range)
    case .expression(var expression):
      kind(0)
      expression.operation = .init(rawValue: string(expression.operation.rawValue)) ?? .simple
      list(&expression.variables, of: .init(name: "", isExploded: false, range: 0..<0)) {
        $0.string(&$1.name)
        $0.bool(&$1.isExploded)
      }
      part = .expression(expression)
    }
  }

  mutating func pattern(_ pattern: inout LinkPattern) {
    optional(&pattern.scheme, of: "") { $0.string(&$1) }
    optional(&pattern.authority, of: .init(text: "", pieces: [], range: 0..<0)) {
      $0.string(&$1.text)
      $0.pieces(&$1.pieces)
    }
    list(&pattern.segments, of: .pieces([])) { $0.segment(&$1) }
    bool(&pattern.endsInSlash)
    bool(&pattern.hasOpaquePath)
    list(&pattern.query, of: .declared(.none)) { $0.item(&$1) }
    fragment(&pattern.fragment)
  }

  private mutating func segment(_ segment: inout LinkPattern.Segment) {
    kind(&segment, of: TableReader.patternSegments)
    switch segment {
    case .pieces(var pieces):
      kind(0)
      self.pieces(&pieces)
      segment = .pieces(pieces)
    case .optional(let name):
      kind(1)
      segment = .optional(placeholder(name))
    case .tail(let name):
      kind(2)
      segment = .tail(placeholder(name))
    case .gap(let prefix, let name):
      kind(3)
      segment = .gap(prefix: string(prefix), placeholder(name))
    }
  }

  private mutating func item(_ item: inout LinkPattern.QueryItem) {
    kind(&item, of: TableReader.queryItems)
    switch item {
    case .literal(let key, let value):
      kind(0)
      item = .literal(key: string(key), value: string(value))
    case .required(let key, let name, var surroundings):
      kind(1)
      let (key, name) = (string(key), placeholder(name))
      string(&surroundings.prefix)
      string(&surroundings.suffix)
      item = .required(key: key, name, within: surroundings)
    case .declared(let name):
      kind(2)
      item = .declared(placeholder(name))
    }
  }

  private mutating func fragment(_ fragment: inout LinkPattern.Fragment?) {
    kind(&fragment, of: TableReader.fragments)
    switch fragment {
    case .segments(var segments):
      kind(0)
      list(&segments, of: []) { $0.pieces(&$1) }
      fragment = .segments(segments)
    case .whole(let name):
      kind(1)
      fragment = .whole(placeholder(name))
    case .pairs(var pairs):
      kind(2)
      list(&pairs, of: .init(key: "", value: .literal(""))) {
        $0.string(&$1.key)
        $0.piece(&$1.value)
      }
      fragment = .pairs(pairs)
    case nil: kind(-1)
    }
  }

  @inline(never) private mutating func pieces(_ pieces: inout [LinkPattern.Piece]) {
    list(&pieces, of: .literal("")) { $0.piece(&$1) }
  }

  private mutating func piece(_ piece: inout LinkPattern.Piece) {
    kind(&piece, of: TableReader.patternPieces)
    switch piece {
    case .literal(let text):
      kind(-1)
      piece = .literal(string(text))
    case .value(let name):
      kind(0)
      piece = .value(placeholder(name))
    }
  }

  @inline(never) private mutating func placeholder(_ placeholder: LinkPattern.Placeholder)
    -> LinkPattern.Placeholder
  {
    coded(placeholder) {
      $0.string(&$1.name)
      $0.bool(&$1.isExploded)
    }
  }
}

nonisolated extension LinkPattern.Placeholder {
  fileprivate static let none = Self(name: "", range: 0..<0)
}

// What a value of each kind is before it is read.
nonisolated extension TableReader {
  fileprivate static let templateParts: [URITemplate.Part] = [
    .expression(.init(operation: .simple, variables: [], range: 0..<0))
  ]
  fileprivate static let patternSegments: [LinkPattern.Segment] = [
    .pieces([]), .optional(.none), .tail(.none), .gap(prefix: "", .none),
  ]
  fileprivate static let queryItems: [LinkPattern.QueryItem] = [
    .literal(key: "", value: ""), .required(key: "", .none), .declared(.none),
  ]
  fileprivate static let fragments: [LinkPattern.Fragment?] = [.segments([]), .whole(.none), .pairs([])]
  fileprivate static let patternPieces: [LinkPattern.Piece] = [.value(.none)]
}
