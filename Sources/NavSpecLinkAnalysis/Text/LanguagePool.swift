package import NavSpecRuntime

/// The languages of a table's segments and values, each made once, with what is known of any two of them.
package final class LanguagePool {
  package struct ID: Hashable {
    fileprivate let index: Int
  }

  private enum Key: Hashable {
    case spelling(ID, plusIsSpace: Bool)
    case fragment(FragmentSpace)
    case withPlus
    case segment(LinkVariant.SegmentClass, spelling: [UInt8], ignoringCase: Bool)
    case value(LinkVariant.Field, spelling: [UInt8], inQuery: Bool, ignoringCase: Bool)
    case host(LinkDomain)
    case port
  }

  private struct Literal: Hashable {
    var text: String
    /// Only where that makes a difference; the text is in lower case then.
    var ignoresCase: Bool
  }

  private struct Operands: Hashable {
    var first: ID
    var second: ID
  }

  private var entries: [PooledLanguage] = []
  private var known: [Key: ID] = [:]
  /// The languages of literals of ASCII, which are most segments.
  private var literals: [Literal: ID] = [:]
  private var intersections: [Operands: ID] = [:]
  private var differences: [Operands: ID] = [:]
  private let budget = AnalysisBudget(AnalysisBudget.states)
  /// Whether a language had too many states, or all of them had.
  private(set) var hasGivenUp = false

  package let none: ID
  package let text: ID
  /// Every text that a segment can have: not empty, no `.` or `..`.
  package let segment: ID
  /// As `segment`, without `/`.
  package let plainSegment: ID
  /// As `plainSegment`, or empty.
  package let gapSegment: ID
  package let empty: ID

  package init() {
    let dots = TextAutomaton(anyOf: ["", ".", ".."], ignoringCase: false)
    let slashless = TextAutomaton(
      [TextAutomaton.edges([1...0x2E, 0x30...0xD7FF, 0xE000...0x10FFFF], to: 0)], accepting: [true])
    let segments = TextAutomaton.anything.subtracting(dots)
    let plain = segments?.intersection(slashless)
    let gap = slashless.subtracting(TextAutomaton(anyOf: [".", ".."], ignoringCase: false))
    func entry(_ automaton: TextAutomaton?, isSegment: Bool = true) -> PooledLanguage {
      PooledLanguage(making: .built(automaton), isSegment: isSegment)
    }
    entries = [
      entry(.nothing), entry(.anything, isSegment: false), entry(segments), entry(plain),
      entry(gap, isSegment: false), PooledLanguage(making: .text(""), isSegment: false),
    ]
    none = ID(index: 0)
    text = ID(index: 1)
    segment = ID(index: 2)
    plainSegment = ID(index: 3)
    gapSegment = ID(index: 4)
    empty = ID(index: 5)
  }

  private func add(_ entry: PooledLanguage) -> ID {
    entries.append(entry)
    return ID(index: entries.count - 1)
  }

  private func add(_ automaton: TextAutomaton?) -> ID {
    add(PooledLanguage(making: .built(automaton), isSegment: false))
  }

  private func once(_ key: Key, _ make: () -> ID) -> ID {
    if let id = known[key] { return id }
    let id = make()
    known[key] = id
    return id
  }

  private func add(_ set: TextSet, isSegment: Bool) -> ID {
    set.texts.isEmpty ? none : add(PooledLanguage(making: .texts(set), isSegment: isSegment))
  }

  package func language(of segment: LinkVariant.SegmentClass, ignoringCase: Bool) -> ID {
    if case .literal(let text) = segment, text.utf8.allSatisfy({ $0 < 0x80 }) {
      return language(ofASCII: text, ignoringCase: ignoringCase && segment.hasCase)
    }
    var segment = segment.withoutNames
    if ignoringCase { segment = segment.folded }
    if case .literal("") = segment { return empty }
    let folds = ignoringCase && segment.hasCase
    return once(.segment(segment, spelling: segment.spelling, ignoringCase: folds)) {
      if case .literal(let text) = segment, !folds {
        return add(PooledLanguage(making: .text(text), isSegment: true))
      }
      if case .value(let field) = segment {
        if field.isAnyText { return field.excludesSlash ? plainSegment : self.segment }
        if let texts = field.closedTexts?.filter({ !["", ".", ".."].contains($0) }) {
          return add(TextSet(texts, ignoringCase: folds), isSegment: true)
        }
      }
      return add(PooledLanguage(making: .segment(segment, ignoringCase: folds), isSegment: true))
    }
  }

  private func language(ofASCII text: String, ignoringCase: Bool) -> ID {
    if text.isEmpty { return empty }
    let literal = Literal(text: ignoringCase ? text.lowercased() : text, ignoresCase: ignoringCase)
    if let id = literals[literal] { return id }
    let making: PooledLanguage.Making =
      ignoringCase ? .segment(.literal(literal.text), ignoringCase: true) : .text(text)
    let id = add(PooledLanguage(making: making, isSegment: true))
    literals[literal] = id
    return id
  }

  /// What a value of the query or of the fragment may be, or a text that spans segments.
  package func language(ofValue field: LinkVariant.Field, inQuery: Bool, ignoringCase: Bool) -> ID {
    let field = field.withoutName
    if field.isAnyText, !field.excludesSlash { return text }
    return once(.value(field, spelling: field.spelling, inQuery: inQuery, ignoringCase: ignoringCase)) {
      field.closedTexts.map { add(TextSet($0, ignoringCase: ignoringCase), isSegment: false) }
        ?? add(
          PooledLanguage(
            making: .value(field, inQuery: inQuery, ignoringCase: ignoringCase), isSegment: false))
    }
  }

  package func language(ofLiteral text: String, ignoringCase: Bool) -> ID {
    text.isEmpty ? empty : language(of: .literal(text), ignoringCase: ignoringCase)
  }

  package func language(of domain: LinkDomain) -> ID {
    once(.host(domain)) {
      switch domain {
      case .exact(let host): add(TextAutomaton(anyOf: [host], ignoringCase: false))
      case .label(_, let suffix): add(Self.hosts(URLLanguage.label, endingIn: suffix))
      case .wildcard(let suffix): add(Self.hosts(URLLanguage.labels, endingIn: suffix))
      case .any: add(URLLanguage.host)
      }
    }
  }

  var hostsWithPort: ID { once(.port) { add(URLLanguage.withPort) } }

  private static func hosts(_ labels: TextAutomaton?, endingIn suffix: String) -> TextAutomaton? {
    labels.flatMap { .concatenation([$0, TextAutomaton(anyOf: [suffix], ignoringCase: false)]) }
  }

  func spelling(of fragment: FragmentSpace, _ automaton: () -> TextAutomaton?) -> ID {
    once(.fragment(fragment)) {
      let built = budget.isSpent ? nil : automaton()
      budget.spend(built?.stateCount ?? 0)
      return built?.isEmpty == true ? none : add(built)
    }
  }

  /// How a query spells the texts of a language.
  func spelling(of id: ID, plusIsSpace: Bool) -> ID {
    if id == none { return none }
    return once(.spelling(id, plusIsSpace: plusIsSpace)) {
      let spelled = automaton(id)?.spelled(plusIsSpace: plusIsSpace)
      budget.spend(spelled?.stateCount ?? 0)
      return add(spelled)
    }
  }

  /// The spellings in a query with a `+` that is not encoded.
  var withPlus: ID { once(.withPlus) { add(TextAutomaton.withPlus) } }

  func sample(of id: ID, isSpelled: Bool = false) -> ID {
    if isSpelled {
      return spelledWitness(id).map { scalars in
        let states = scalars.enumerated().map {
          [TextAutomaton.Edge(lower: $1, upper: $1, target: Int32($0 + 1))]
        }
        let accepting = Array(repeating: false, count: scalars.count) + [true]
        return add(TextAutomaton(states + [[]], accepting: accepting))
      } ?? none
    }
    return witness(id).map {
      $0.isEmpty ? empty : add(PooledLanguage(making: .text($0), isSegment: entries[id.index].isSegment))
    } ?? none
  }

  /// A short fragment spelled as a language wants it, scalar by scalar; nil if there is none or none is known.
  func spelledWitness(_ id: ID) -> [UInt32]? { automaton(id)?.shortest }

  /// The automaton; nil if it would be too big, or too many have been made.
  package func automaton(_ id: ID) -> TextAutomaton? {
    let automaton: TextAutomaton?
    switch entries[id.index].making {
    case .built(let built): return built
    case .text(let text): return TextAutomaton(anyOf: [text], ignoringCase: false)
    case .texts(let set):
      if entries[id.index].automaton == nil, !budget.isSpent {
        let automaton = TextAutomaton(anyOf: set.texts.sorted(), ignoringCase: set.ignoresCase)
        budget.spend(automaton.stateCount)
        entries[id.index].automaton = automaton
      }
      return entries[id.index].automaton
    case _ where budget.isSpent: automaton = nil
    case .segment(let segment, let ignoringCase):
      automaton = segment.automaton(ignoringCase: ignoringCase).flatMap { automaton in
        self.automaton(self.segment).flatMap { automaton.intersection($0) }
      }
    case .value(let field, let inQuery, let ignoringCase):
      automaton = field.automaton(inQuery: inQuery, ignoringCase: ignoringCase)
    }
    if automaton == nil { hasGivenUp = true }
    // Its parts are joined and crossed, each in as many states.
    budget.spend(16 * (automaton?.stateCount ?? 0))
    entries[id.index].making = .built(automaton)
    return automaton
  }

  package func accepts(_ id: ID, _ text: String) -> Bool? {
    if case .text(let literal) = entries[id.index].making {
      return literal.unicodeScalars.elementsEqual(text.unicodeScalars)
    }
    if case .texts(let set) = entries[id.index].making { return set.contains(text) }
    return automaton(id)?.accepts(text)
  }

  /// Whether nothing belongs to it; nil if that is not known.
  package func isEmpty(_ id: ID) -> Bool? {
    switch entries[id.index].making {
    case .text, .texts: return false
    default: return automaton(id)?.isEmpty
    }
  }

  /// A short text that reads well; nil if there is none or none is known.
  package func witness(_ id: ID) -> String? {
    if case .text(let text) = entries[id.index].making { return text }
    if let known = entries[id.index].witness { return known }
    let witness: String?
    if case .texts(let set) = entries[id.index].making {
      witness = set.witness
    } else {
      witness = automaton(id)?.witness
    }
    entries[id.index].witness = .some(witness)
    return witness
  }

  /// Whether a text may belong to both. Nothing is made of what they share.
  /// - Parameter budget: What texts of closed sets are paid from, one by one.
  func mayOverlap(_ a: ID, _ b: ID, _ budget: AnalysisBudget) -> Bool {
    if case .texts(let set) = entries[a.index].making, case .texts(let other) = entries[b.index].making {
      let (few, many) = set.texts.count < other.texts.count ? (set, other) : (other, set)
      budget.spend(few.texts.count)
      return few.texts.contains(where: many.contains)
    }
    guard let first = automaton(a), let second = automaton(b) else { return true }
    return first.overlaps(second)
  }

  package func intersection(_ a: ID, _ b: ID) -> ID {
    if a == b || b == text { return a }
    if a == text { return b }
    if a == none || b == none { return none }
    if a == segment, entries[b.index].isSegment { return b }
    if b == segment, entries[a.index].isSegment { return a }
    if case .text(let literal) = entries[a.index].making {
      if let accepts = accepts(b, literal) { return accepts ? a : none }
    } else if case .text(let literal) = entries[b.index].making {
      if let accepts = accepts(a, literal) { return accepts ? b : none }
    }
    let operands = a.index < b.index ? Operands(first: a, second: b) : Operands(first: b, second: a)
    if let known = intersections[operands] { return known }
    let isSegment = entries[a.index].isSegment || entries[b.index].isSegment
    let id =
      sharedTexts(a, b, isSegment: isSegment) ?? sharedTexts(b, a, isSegment: isSegment)
      ?? result(a, b, isSegment: isSegment, unchanged: nil) { $0.intersection($1) }
    intersections[operands] = id
    return id
  }

  package func difference(_ a: ID, _ b: ID) -> ID {
    if a == b || b == text || a == none { return none }
    if b == none { return a }
    if b == segment, entries[a.index].isSegment { return none }
    if case .text(let literal) = entries[a.index].making, let accepts = accepts(b, literal) {
      return accepts ? none : a
    }
    let operands = Operands(first: a, second: b)
    if let known = differences[operands] { return known }
    let isSegment = entries[a.index].isSegment
    let id =
      remainingTexts(a, b, isSegment: isSegment)
      ?? result(a, b, isSegment: isSegment, unchanged: a) { $0.subtracting($1) }
    differences[operands] = id
    return id
  }

  /// Which texts of the first belong to the second too; nil if that takes states.
  private func sharedTexts(_ a: ID, _ b: ID, isSegment: Bool) -> ID? {
    kept(of: a, in: b).map { set, kept in
      kept.count == set.texts.count && (isSegment == entries[a.index].isSegment)
        ? a : add(TextSet(kept, set), isSegment: isSegment)
    }
  }

  /// Which texts of the first do not belong to the second; nil if that takes states.
  private func remainingTexts(_ a: ID, _ b: ID, isSegment: Bool) -> ID? {
    kept(of: a, in: b).map { set, kept in
      kept.isEmpty ? a : add(TextSet(set.texts.subtracting(kept), set), isSegment: isSegment)
    }
  }

  /// The texts of a closed set and those that another language has too; nil if that cannot be decided text by text.
  private func kept(of a: ID, in b: ID) -> (set: TextSet, kept: Set<String>)? {
    guard case .texts(let set) = entries[a.index].making, !budget.isSpent else { return nil }
    if case .texts(let other) = entries[b.index].making {
      guard other.ignoresCase || !set.ignoresCase else { return nil }
      budget.spend(1 + set.texts.count / 8)
      return (set, set.texts.filter(other.contains))
    }
    guard !set.ignoresCase, let automaton = automaton(b) else { return nil }
    budget.spend(1 + set.texts.count)
    return (set, set.texts.filter(automaton.accepts))
  }

  private func result(
    _ a: ID, _ b: ID, isSegment: Bool, unchanged: ID?,
    _ operation: (TextAutomaton, TextAutomaton) -> TextAutomaton?
  ) -> ID {
    guard !budget.isSpent, let first = automaton(a), let second = automaton(b) else {
      hasGivenUp = true
      return add(PooledLanguage(making: .built(nil), isSegment: isSegment))
    }
    let automaton = operation(first, second)
    budget.spend(automaton?.stateCount ?? AnalysisBudget.statesOfLanguage)
    if automaton == nil { hasGivenUp = true }
    if automaton?.isEmpty == true { return none }
    if let unchanged, automaton == first { return unchanged }
    return add(PooledLanguage(making: .built(automaton), isSegment: isSegment))
  }
}
