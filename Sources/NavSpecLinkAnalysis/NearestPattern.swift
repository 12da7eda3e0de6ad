import NavSpecDiagnostics
import NavSpecModel
package import NavSpecRuntime

/// The pattern that comes nearest to a URL that it does not match, and the first component that differs.
///
/// Components are compared in the order of the cases of `Component`. Of the patterns that differ in a segment, one that
/// matches more segments from the left and differs in fewer goes first, a literal that is nearly what the URL has counting
/// as a match. Of equals, one whose path the URL outgrows goes last; then more matches count, then such a literal, then
/// the order of the spec. A pattern is compared with the prefixes of the spec and without, and counts as it comes nearest. Where no pattern has the scheme
/// or the host of the URL, none is nearer than another, and the schemes or domains of all are listed.
package struct NearestPattern: Sendable {
  /// A part of a URL, or the condition of a link.
  package enum Component: String, CaseIterable, Comparable, Sendable {
    case scheme, host, segment, query, fragment, condition

    package static func < (a: Self, b: Self) -> Bool { a != b && allCases.first { $0 == a || $0 == b } == a }
  }

  /// As the spec has it; nil where no pattern has the scheme or the host of the URL.
  package let pattern: String?
  /// The route's qualified name; nil for a redirect, and where there is no pattern.
  package let route: String?
  package let component: Component
  /// What the pattern has there; nil where it ends, or has nothing.
  package let expected: String?
  /// What the URL has there; nil where it ends, or has nothing.
  package let found: String?
  /// The difference in a sentence: `segment 2 is 'abc', not an Int`.
  package let difference: String

  /// Compares all patterns of a table; nil where one matches, or where the text is no URL that can match.
  /// - Parameters:
  ///   - route: The index of the route whose links alone are compared.
  ///   - holds: Whether a condition holds, by its index in the schema.
  package init?(
    to url: String, in table: LinkTable, of route: Int? = nil, holds: (Int) -> Bool = { _ in true }
  ) {
    let schema = table.schema
    var attempts = table.explanation(of: url, limit: .max, holds: holds).attempts
    if let route {
      attempts = attempts.filter { attempt in
        if case .link(let index) = attempt.origin { schema.links[index].route == route } else { false }
      }
    }
    let failures = attempts.compactMap { attempt in attempt.failure.map { (attempt, $0) } }
    guard failures.count == attempts.count else { return nil }
    let nearest = failures.enumerated().min { a, b in
      let (left, right) = (Closeness(a.element.0, a.element.1), Closeness(b.element.0, b.element.1))
      return left == right ? a.offset < b.offset : left > right
    }
    guard case (let attempt, var failure)? = nearest?.element else { return nil }
    if case .missingQuery = failure {
      let variants = table.variants.filter { $0.origin == attempt.origin }
      failure = Self.refusal(of: url, by: variants) ?? failure
    }
    component = failure.component
    let difference: Difference
    if route == nil, let whole = Difference(of: failure, url, in: table) {
      difference = whole
      (pattern, self.route) = (nil, nil)
    } else {
      var link: Int?
      if case .link(let index) = attempt.origin { link = index }
      (pattern, self.route) = (attempt.pattern, link.map { schema.routes[schema.links[$0].route].name })
      let variants = table.variants.filter { $0.origin == attempt.origin }
      difference = Difference(failure, url, attempt.pattern, variants, schema)
    }
    (expected, found, self.difference) = (difference.expected, difference.found, difference.text)
  }

  /// Of the names that a key may have, the one that the URL has, with a value that is not in form.
  private static func refusal(of url: String, by variants: [LinkVariant]) -> LinkExplanation.Failure? {
    let items = URLParts(url).items
    for variant in variants where !variant.forbiddenKeys.contains(where: { items[$0] != nil }) {
      for case .required(let key, let field) in variant.query where field.surroundings == .none {
        guard let value = items[key],
          (field.constraint ?? field.form).value(from: value, inQuery: true) == nil
        else { continue }
        return .query(key, found: value)
      }
    }
    return nil
  }

  /// As `resolve --format json` has it.
  package var json: JSONText {
    let text = { (value: String?) in value.map { JSONText.string($0) } ?? .null }
    return .object([
      ("pattern", text(pattern)), ("route", text(route)), ("component", .string(component.rawValue)),
      ("expected", text(expected)), ("found", text(found)),
    ])
  }

  /// The pattern and the difference, for people; the difference alone where there is no pattern.
  /// - Parameter introduction: What comes before the pattern.
  package func phrase(_ introduction: String) -> String {
    guard let pattern else { return difference }
    return "\(introduction)\(pattern)\(route.map { " of '\($0)'" } ?? ", a redirect"): \(difference)"
  }
}

/// How much of a pattern matched.
private struct Closeness: Comparable {
  private let component: NearestPattern.Component
  /// Segments that match from the left.
  private let matches: Int
  /// The same less those that differ.
  private let reach: Int
  /// 2 for a literal that is nearly what the URL has, 0 where the URL goes on after the pattern.
  private let likeness: Int

  init(_ attempt: LinkExplanation.Attempt, _ failure: LinkExplanation.Failure) {
    component = failure.component
    switch failure {
    case .segment(_, let found?, let expected?):
      let literal = expected.hasPrefix("'") ? String(expected.dropFirst().dropLast()) : nil
      likeness = literal.map { ![$0].nearest(to: found).isEmpty } == true ? 2 : 1
    case .extraSegments: likeness = 0
    default: likeness = 1
    }
    matches = failure.component == .segment ? attempt.progress : 0
    reach = failure.component == .segment ? matches + likeness / 2 - attempt.differences : 0
  }

  static func < (a: Self, b: Self) -> Bool {
    (a.component, a.reach, min(a.likeness, 1), a.matches, a.likeness)
      < (b.component, b.reach, min(b.likeness, 1), b.matches, b.likeness)
  }
}

extension LinkExplanation.Failure {
  fileprivate var component: NearestPattern.Component {
    switch self {
    case .site, .scheme: .scheme
    case .host: .host
    case .segment, .extraSegments, .gap: .segment
    case .missingQuery, .query, .forbiddenQuery: .query
    case .fragment: .fragment
    case .condition: .condition
    }
  }
}

/// What a pattern has where a URL has something else.
private struct Difference {
  var expected: String?
  var found: String?
  var text = ""

  /// What no pattern of a table has; nil where one has the scheme and the host.
  init?(of failure: LinkExplanation.Failure, _ url: String, in table: LinkTable) {
    let parts = URLParts(url)
    let scheme = parts.scheme ?? parts.host.map { _ in "https" }
    let sites = table.variants.compactMap { $0.site }
    // A source that no pattern belongs to opens nothing.
    let used = Set(table.variants.filter { $0.site == nil }.map { $0.source })
    let sources = table.schema.sources.indices.filter(used.contains).map { table.schema.sources[$0] }
    switch failure {
    case .site, .scheme:
      let all = sources.flatMap { $0.openedSchemes } + sites.map { $0.scheme }
      (expected, found) = (Self.listed(all), scheme)
      let what = scheme.map { "the scheme '\($0)'" } ?? "a URL without a scheme"
      text = "no link takes \(what)" + (expected.map { ": the spec has \($0)" } ?? "")
    case .host:
      let scheme = scheme?.lowercased() ?? ""
      let all =
        sources.filter { $0.openedSchemes.contains(scheme) }.flatMap { $0.domains }
        + sites.filter { $0.scheme == scheme }.compactMap { $0.domain?.written }
      (expected, found) = (Self.listed(all), parts.host)
      text =
        "no link takes the host '\(parts.host ?? "")'" + (expected.map { ": the spec has \($0)" } ?? "")
    default: return nil
    }
  }

  init(
    _ failure: LinkExplanation.Failure, _ url: String, _ pattern: String, _ variants: [LinkVariant],
    _ schema: NavigationSchema
  ) {
    let sources = variants.compactMap { variant in
      schema.sources.indices.contains(variant.source) ? schema.sources[variant.source] : nil
    }
    let parts = URLParts(url)
    switch failure {
    case .site, .scheme:
      let own = variants.compactMap { $0.site?.scheme }
      let all = own.isEmpty ? sources.flatMap { $0.openedSchemes } : own
      compare("the scheme", Self.listed(all), parts.scheme)
    case .host:
      compare("the host", URLParts(pattern).host ?? Self.listed(sources.flatMap { $0.domains }), parts.host)
    case .segment(let position, let part, let words):
      let own = variants.lazy.compactMap { $0.words(forSegment: position) }.first
      // The explanation knows which variant it is about.
      let wanted = words ?? own
      let isLiteral = wanted?.hasPrefix("'") == true
      expected = isLiteral ? wanted.map { String($0.dropFirst().dropLast()) } : wanted
      found = part
      text = Self.sentence("segment \(position + 1)", wanted, part)
    case .extraSegments(let rest):
      found = rest
      text = "the URL goes on with '\(rest)'"
    case .gap(let part):
      let fields = variants.compactMap { $0.gap?.field }
      expected = fields.first.map { $0.words }
      found = part
      text = Self.reason(part, fields.first, isTail: variants.contains { $0.gap?.isTail == true })
    case .missingQuery(let key):
      expected = variants.lazy.compactMap { $0.words(forKey: key) }.first ?? key
      let known = Set(variants.flatMap { $0.query }.compactMap { $0.key })
      let others = parts.keys.filter { !known.contains($0) }
      found = others.isEmpty ? nil : others.joined(separator: ", ")
      text =
        "the query has no '\(key)'"
        + (others.isEmpty ? "" : ", only \(others.map { "'\($0)'" }.joined(separator: ", "))")
    case .query(let key, let value):
      expected = variants.lazy.compactMap { $0.words(forKey: key) }.first
      found = "\(key)=\(value)"
      text =
        "the query has '\(key)=\(value)'"
        + (variants.lazy.compactMap { $0.form(forKey: key)?.refusedScheme(of: value) }.first.map { ": \($0)" }
          ?? expected.map { ", not \($0)" } ?? "")
    case .forbiddenQuery(let key):
      found = key
      text = "the query has '\(key)', which the pattern excludes"
    case .fragment:
      compare("the fragment", Self.fragment(of: pattern).map { "'\($0)'" }, parts.fragment)
      expected = Self.fragment(of: pattern)
    case .condition(let index, let mustHold):
      let name = schema.conditions.indices.contains(index) ? schema.conditions[index].name : ""
      (expected, found) = mustHold ? (name, "!\(name)") : ("!\(name)", name)
      text = "the link counts only while '\(name)' \(mustHold ? "holds" : "does not hold")"
    }
  }

  private mutating func compare(_ subject: String, _ expected: String?, _ found: String?) {
    (self.expected, self.found) = (expected, found)
    text = Self.sentence(subject, expected, found)
  }

  private static func sentence(_ subject: String, _ expected: String?, _ found: String?) -> String {
    guard let found else {
      return "\(subject) is missing" + (expected.map { ": the pattern has \($0)" } ?? "")
    }
    return "\(subject) is '\(found)'" + (expected.map { ", not \($0)" } ?? "")
  }

  /// Why a placeholder for several segments does not take a text.
  private static func reason(_ text: String, _ field: LinkVariant.Field?, isTail: Bool) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if isTail ? parts.contains("") : parts.last == "" { return "'\(text)' has an empty segment" }
    guard !isTail, field?.isAnyText == true else { return "'\(text)' is not \(field?.words ?? "in form")" }
    return "one of the segments '\(text)' has an encoded '/'"
  }

  private static func listed(_ words: [String]) -> String? {
    var seen: Set<String> = []
    let unique = words.filter { seen.insert($0).inserted }
    return unique.isEmpty ? nil : unique.joined(separator: " or ")
  }

  private static func fragment(of pattern: String) -> String? {
    guard let mark = pattern.firstIndex(of: "#") else { return nil }
    let isOperator = mark > pattern.startIndex && pattern[pattern.index(before: mark)] == "{"
    return String(pattern[isOperator ? pattern.index(before: mark)... : mark...])
  }
}

extension LinkVariant {
  /// What belongs in a segment before the gap; nil where the variant has none.
  fileprivate func words(forSegment position: Int) -> String? {
    if let gap, position >= gap.position { return position == gap.position ? gap.field.words : nil }
    guard segments.indices.contains(position) else { return nil }
    switch segments[position] {
    case .literal(let text): return "'\(text)'"
    case .value(let field): return field.words
    case .list(let field): return "\(field.words), or several separated by commas"
    case .affix(let pieces): return "'\(pieces.map { $0.written }.joined())'"
    }
  }

  /// The form of the value that the query must have for a key.
  fileprivate func form(forKey key: String) -> ValueForm? {
    for case .required(key, let field) in query { return field.constraint ?? field.form }
    return nil
  }

  /// What belongs in the query for a key.
  fileprivate func words(forKey key: String) -> String? {
    for rule in query {
      switch rule {
      case .literal(key, let value): return "\(key)=\(value)"
      case .required(key, let field):
        return
          "\(key)=\(field.surroundings.prefix)\(LinkVariant.Piece.value(field).written)\(field.surroundings.suffix), \(field.words)"
      default: continue
      }
    }
    return nil
  }
}

extension LinkVariant.QueryRule {
  /// Nil for the rule of all keys named nowhere else.
  package var key: String? {
    switch self {
    case .literal(let key, _), .required(let key, _), .optional(let key, _): key
    case .whole: nil
    }
  }
}

extension LinkDomain {
  /// As a spec has it.
  fileprivate var written: String? {
    if case .exact(let host) = self { host } else { nil }
  }
}

extension LinkVariant.Piece {
  fileprivate var written: String {
    switch self {
    case .literal(let text): text
    case .value(let field): "{\(field.name.isEmpty ? "_" : field.name)}"
    }
  }
}

extension LinkVariant.Field {
  /// What the value may be.
  fileprivate var words: String { (constraint ?? form).words }
}
