import NavSpecLinkAnalysis
import NavSpecRuntime

/// Some of the URLs that two variants take, for which the two may do something different. For URLs in no doubt, they
/// are proved to do the same.
struct LinkDoubt: Hashable {
  var tests: [LinkTest] = []
  /// The param of the link's screen that it is about; nil for anything else.
  var parameter: String?
  /// Whether the older version ignores the text that the newer one takes the value from.
  var isAcceptance = false
  /// Whether the value depends on how a URL is written, of which no search knows all.
  var dependsOnSpelling = false
}

extension LinkMeaning {
  /// What another meaning, in the newer version, may do differently with URLs that both take.
  /// - Parameter isRedirected: Whether redirects that are written alike may lead to other links.
  func doubts(against other: Self, isRedirected: Bool = false) -> [LinkDoubt] {
    if self == other, !isRedirected { return [] }
    guard target == nil, other.target == nil else {
      // What a redirect does is known by trial only.
      let sources = sourcesOutsidePath.union(other.sourcesOutsidePath)
      return [LinkDoubt()] + sources.compactMap { $0.test(.given).map { LinkDoubt(tests: [$0]) } }
    }
    var doubts: [LinkDoubt] = []
    if window != other.window || requirements != other.requirements
      || screens.map(\.route) != other.screens.map(\.route)
    {
      doubts.append(LinkDoubt())
    }
    // From the link's own screen down; below another screen, values say nothing.
    for (position, pair) in zip(screens.reversed(), other.screens.reversed()).enumerated() {
      let (old, new) = pair
      guard old.route == new.route else { break }
      for name in Set(old.values.keys).union(new.values.keys).sorted()
      where old.values[name] != new.values[name] || policy != other.policy {
        let values = ValueComparison.pairs(old.values[name], new.values[name])
        for (old, new) in values {
          let comparison = ValueComparison(old: old, new: new, areOfOnePath: policy == other.policy)
          doubts += comparison.doubts(of: position == 0 ? name : nil).filter { !doubts.contains($0) }
        }
      }
    }
    return doubts
  }
}

/// How a param gets its value in two versions: each is a few cases, and each pair of cases is the same for all URLs,
/// or in doubt.
private struct ValueComparison {
  private struct Case {
    var tests: [LinkTest] = []
    var result: Result

    /// Whether no text of the URL counts.
    var isConstant: Bool { if case .constant = result { true } else { false } }
    var isWritten: Bool { if case .written = result { true } else { false } }
  }

  private enum Result {
    case constant(RouteValue?)
    case written(LinkMeaning.Value)
    case text(LinkMeaning.Source, form: ValueForm, arity: NavigationSchema.Arity)
  }

  private let old: [Case]
  private let new: [Case]
  /// Whether equal places in the path are one place.
  private let areOfOnePath: Bool

  /// The values to compare for those of a param: of two texts that differ in nothing but what is filled in, that.
  static func pairs(_ old: LinkMeaning.Value?, _ new: LinkMeaning.Value?) -> [(
    LinkMeaning.Value?, LinkMeaning.Value?
  )] {
    guard case .text(let pieces, let form)? = old, case .text(let others, form)? = new,
      pieces.count == others.count
    else { return [(old, new)] }
    var values: [(LinkMeaning.Value?, LinkMeaning.Value?)] = []
    for (piece, other) in zip(pieces, others) {
      switch (piece, other) {
      case (.value(let value), .value(let otherValue)): values.append((value, otherValue))
      case let (a, b): if a != b { return [(old, new)] }
      }
    }
    return values
  }

  /// A value is nil where the param is not compared: it is the other's where a URL gives none.
  init(old: LinkMeaning.Value?, new: LinkMeaning.Value?, areOfOnePath: Bool) {
    self.areOfOnePath = areOfOnePath
    self.old = Self.cases(of: old ?? .constant(new?.otherwise))
    self.new = Self.cases(of: new ?? .constant(old?.otherwise))
  }

  private static func cases(of value: LinkMeaning.Value) -> [Case] {
    switch value {
    case .constant(let value): return [Case(result: .constant(value))]
    case .written, .text: return [Case(result: .written(value))]
    case .read(let sources, let form, let arity, let otherwise):
      var cases: [Case] = []
      // None of the sources before.
      var absent: [LinkTest] = []
      for source in sources {
        let given = source.isOptional ? [source.test(.given)].compactMap { $0 } : []
        cases.append(Case(tests: absent + given, result: .text(source, form: form, arity: arity)))
        guard source.isOptional, let refused = source.test(sources.count == 1 ? .missing : .refused),
          let none = source.test(.absent)
        else { return cases }
        cases.append(Case(tests: absent + [refused], result: .constant(otherwise)))
        absent.append(none)
      }
      if sources.count > 1 {
        cases.append(Case(tests: absent, result: .constant(otherwise)))
      }
      return cases
    }
  }

  func doubts(of parameter: String?) -> [LinkDoubt] {
    // Where neither version finds a text, both are as they are without one.
    let hasSameDefault = old.allSatisfy { old in
      new.allSatisfy { !old.isConstant || !$0.isConstant || distinctions(old.result, $0.result).isEmpty }
    }
    return old.flatMap { old in
      // What is lost shows best.
      new.reversed().flatMap { new in
        distinctions(old.result, new.result).map { tests in
          LinkDoubt(
            tests: old.tests + new.tests + tests, parameter: parameter,
            isAcceptance: parameter != nil && hasSameDefault && old.isConstant && !new.isConstant,
            dependsOnSpelling: old.isWritten || new.isWritten)
        }
      }
    }
  }

  /// What must be asked of a URL, in so many ways, for which two results may differ; none if they never do.
  private func distinctions(_ old: Result, _ new: Result) -> [[LinkTest]] {
    switch (old, new) {
    case (.constant(let a), .constant(let b)): return a?.text == b?.text ? [] : [[]]
    case (.written(let a), .written(let b)) where a == b && areOfOnePath: return []
    case (.written(let value), _), (_, .written(let value)):
      let given = value.sources.compactMap { $0.test(.given) }
      return given.isEmpty ? [[]] : [given, []]
    case (.text(let a, let form, let arity), .text(let b, let other, let otherArity)):
      guard arity == otherArity else { return Self.anyText(a, b) }
      return form == other ? distinctions(a, b) : Self.rewrittenText(a, b) + Self.anyText(a, b)
    case (.text(let a, _, _), _), (_, .text(let a, _, _)): return Self.anyText(a, a)
    }
  }

  private func distinctions(_ a: LinkMeaning.Source, _ b: LinkMeaning.Source) -> [[LinkTest]] {
    switch (a.place, b.place) {
    case (.query(let key, let plus), .query(let other, let otherPlus))
    where key == other && plus != otherPlus:
      guard a.isRead(as: b) else { return [[]] }
      return [[a.test(.givenWithPlus), b.test(.givenWithPlus)].compactMap { $0 }]
    case (.rest(let named, let plus), .rest(let others, let otherPlus)):
      guard plus == otherPlus else {
        let key = Self.freeKey(named.union(others))
        return [[a.test(.givenWithPlus, ofKey: key), b.test(.givenWithPlus, ofKey: key)].compactMap { $0 }]
      }
      return named.symmetricDifference(others).sorted().map { key in
        [a.test(.given, ofKey: key)].compactMap { $0 }
      }
    default:
      guard a.place == b.place, areOfOnePath || !a.place.isInPath else { return Self.anyText(a, b) }
      if a.isRead(as: b) {
        // What one refuses is no case of its own where no test tells it.
        let isKnown = a.field == b.field || !a.isOptional && !b.isOptional || a.test(.given) != nil
        return isKnown ? [] : [[]]
      }
      let rewritten = Self.rewrittenText(a, b)
      return rewritten.isEmpty ? [[]] : rewritten
    }
  }

  /// Most texts are kept as they are; those that one version rewrites are not.
  private static func rewrittenText(_ a: LinkMeaning.Source, _ b: LinkMeaning.Source) -> [[LinkTest]] {
    let tests = [a, b].map(\.testsOfRewrittenText).filter { !$0.isEmpty }
    return tests.count == 1 && [a, b].contains { $0.reading == ValueForm(.string) }
      ? tests[0].map { [$0] } : []
  }

  /// Whatever texts are there; of all items of a query, one.
  private static func anyText(_ a: LinkMeaning.Source, _ b: LinkMeaning.Source) -> [[LinkTest]] {
    for source in [a, b] {
      if case .rest(let named, _) = source.place {
        return [[source.test(.given, ofKey: freeKey(named))].compactMap { $0 }]
      }
    }
    return [[]]
  }

  private static func freeKey(_ named: Set<String>) -> String {
    (0...).lazy.map { $0 == 0 ? "a" : "a\($0)" }.first { !named.contains($0) } ?? "a"
  }
}

extension LinkMeaning.Value {
  /// What it is where a URL gives none.
  fileprivate var otherwise: RouteValue? {
    switch self {
    case .constant(let value): value
    case .written, .text: nil
    case .read(_, _, _, let otherwise): otherwise
    }
  }
}

extension LinkMeaning.Source {
  /// A test of its text; nil for a part of a segment, or a segment that is counted from the end.
  /// - Parameter key: A key of the query instead of its place.
  fileprivate func test(_ answer: LinkTest.Answer, ofKey key: String? = nil) -> LinkTest? {
    let tested: LinkTest.Place
    var reads = false
    switch place {
    case .segment(let index, nil, _): tested = .segment(index)
    case .query(let key, let plus): (tested, reads) = (.query(key), plus)
    case .rest(_, let plus): (tested, reads) = (.query(key ?? ""), plus)
    case .pair(let key): tested = .pair(key)
    case .fragment: tested = .fragment
    default: return nil
    }
    return LinkTest(tested, field, ignoringCase: ignoresCase, plusIsSpace: reads, is: answer)
  }

  /// How its text becomes a value: as the text itself where nothing is rewritten.
  fileprivate var reading: ValueForm {
    if let closedTexts, ignoresCase || place.isInPath { return ValueForm(.cases(closedTexts)) }
    return field.form.reading
  }

  private var closedTexts: [String]? {
    for form in [field.constraint, field.form] {
      if case .cases(let texts)? = form?.base { return texts }
    }
    return nil
  }

  /// Whether both make the same value of a text that both accept. Texts of closed sets may differ by case alone.
  fileprivate func isRead(as other: Self) -> Bool {
    if reading == other.reading { return true }
    guard let closedTexts, let others = other.closedTexts else { return false }
    let spellings = Dictionary(others.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    return closedTexts.allSatisfy { spellings[$0.lowercased()] ?? $0 == $0 }
  }

  /// Tests of texts that are no values as they are, the surest first; none where there are none such, or no pattern
  /// tells.
  fileprivate var testsOfRewrittenText: [LinkTest] {
    let patterns: [String] =
      switch reading.base {
      case .uuid: [".*[a-f].*"]
      case .url: [".*[^ -~].*"]
      case .bool: ["[01]"]
      case .date: [".*T.*[-+].*", ".*T.*"]
      // A zero that says nothing, and whole numbers that no Double is.
      case .double: ["-0|.*[.][0-9]*0|-?99[0-9]{13}[13579]"]
      default: []
      }
    guard field.surroundings == .none else { return [] }
    return patterns.compactMap { pattern in
      var copy = self
      copy.field.form = ValueForm(.string, pattern: pattern)
      copy.field.constraint = nil
      return copy.test(.given)
    }
  }
}

extension ValueForm {
  /// How text becomes a value: alike for all forms that keep the text as it is.
  var reading: ValueForm {
    switch base {
    case .string, .int, .int64, .cases, .opaque: ValueForm(.string)
    case .double, .bool, .uuid, .date, .url: ValueForm(base)
    }
  }
}
