import NavSpecLinkAnalysis
import NavSpecRuntime

/// A component as it is written.
struct ComponentText: Hashable {
  /// An item of the query.
  struct Item: Hashable {
    var name: String
    var pattern: String
  }

  /// Patterns of its segments.
  var parts: [String]
  /// The one that takes any number of segments, if there is such.
  var gap: Int?
  var query: [Item] = []
  var fragment: String?
  var isExcluded = false
  var ignoresCase = false

  private var path: String { "/" + parts.joined(separator: "/") }
  /// Whether it asks for the path alone.
  var isOpen: Bool { query.isEmpty && fragment == nil }
  /// Whether a `*` of its path takes a `/` too.
  var isWide: Bool { parts.contains { $0.utf8.contains(UInt8(ascii: "*")) } }

  func json(saysCase: Bool, comment: String? = nil) -> JSONText {
    var members = comment.map { [("comment", JSONText.string($0))] } ?? []
    members.append(("/", .string(path)))
    if !query.isEmpty { members.append(("?", .object(query.map { ($0.name, .string($0.pattern)) }))) }
    if let fragment { members.append(("#", .string(fragment))) }
    if isExcluded { members.append(("exclude", .bool(true))) }
    if ignoresCase, saysCase { members.append(("caseSensitive", .bool(false))) }
    return .object(members)
  }
}

/// Writes variants of patterns as components, and collects the variables that these need.
struct ComponentWriter {
  /// The values of closed sets, by the name of their variable.
  private(set) var variables: [(name: String, values: [String])] = []
  /// Whether a text has a character that no pattern can say.
  private var isInexact = false

  /// The components of a variant: more than one where its fragment has pairs.
  mutating func components(of row: WebVariants.Row, isExcluded: Bool) -> [ComponentText] {
    let variant = row.variant
    isInexact = false
    var parts = variant.segments.map { pattern(of: $0) }
    // One character or more, also a `/`: a gap covers segments.
    if let gap = variant.gap { parts.insert("?*", at: gap.position) }
    if parts.last == "" { parts.removeLast() }
    var component = ComponentText(
      parts: parts, gap: variant.gap?.position, query: query(of: variant), isExcluded: isExcluded,
      ignoresCase: row.ignoresCase)
    let fragments = variant.fragment.map { self.fragments(of: $0) } ?? [nil]
    // What an exclusion cannot say is left out: it would exclude more.
    if isExcluded, isInexact { return [] }
    return fragments.map { fragment in
      component.fragment = fragment
      return component
    }
  }

  private mutating func query(of variant: LinkVariant) -> [ComponentText.Item] {
    var items: [ComponentText.Item] = []
    func add(_ key: String, _ pattern: String) {
      let name = LinkEncoding.percentEncoded(key, keeping: URLPart.item.kept)
      if !items.contains(where: { $0.name == name }) { items.append(.init(name: name, pattern: pattern)) }
    }
    for rule in variant.query {
      switch rule {
      case .literal(let key, let value): add(key, literal(value, in: .item))
      case .required(let key, let field): add(key, pattern(of: field, in: .item))
      case .optional, .whole: continue
      }
    }
    for key in variant.forbiddenKeys { add(key, "") }
    return items
  }

  private mutating func fragments(of rule: LinkVariant.FragmentRule) -> [String?] {
    switch rule {
    case .whole(let field):
      return [field.isRequired ? pattern(of: field, in: .fragment) : nil]
    case .segments(let segments): return [segments.map { pattern(of: $0) }.joined(separator: "/")]
    case .pairs(let pairs):
      let items = pairs.compactMap { pair -> String? in
        let key = LinkEncoding.percentEncoded(pair.key, keeping: URLPart.item.kept) + "="
        switch pair.value {
        case .literal(let text): return key + literal(text, in: .item)
        case .value(let field):
          return field.isRequired ? key + pattern(of: field, in: .item) : nil
        }
      }
      switch items.count {
      case 0: return [nil]
      case 1, 2:
        // A fragment has one pattern, and pairs may come in any order, with others around them.
        return (items.count == 1 ? [items] : [items, items.reversed()]).flatMap { row in
          ["", "*&"].flatMap { start in
            (row.last?.hasSuffix("*") == true ? [""] : ["", "&*"]).map { start + Self.row(of: row) + $0 }
          }
        }
      default: return ["?*"]
      }
    }
  }

  /// Pairs with others between them, which a `*` at the end of one takes.
  private static func row(of items: [String]) -> String {
    items.dropFirst().reduce(items[0]) { $0 + ($0.hasSuffix("*") ? "&" : "*&") + $1 }
  }

  private mutating func pattern(of segment: LinkVariant.SegmentClass) -> String {
    switch segment {
    case .literal(let text): literal(text, in: .segment)
    case .value(let field): pattern(of: field, in: .segment)
    case .list: "?*"
    case .affix(let pieces):
      pieces.map { piece in
        switch piece {
        case .literal(let text): literal(text, in: .segment)
        case .value(let field): pattern(of: field, in: .segment)
        }
      }.joined()
    }
  }

  /// A character that means something in a pattern is any one character there.
  private mutating func literal(_ text: String, in part: URLPart) -> String {
    let text = LinkEncoding.percentEncoded(text, keeping: part.kept)
    let pattern = text.replacing("*", with: "?").replacing("$(", with: "?(")
    if pattern != text { isInexact = true }
    return pattern
  }

  private mutating func pattern(of field: LinkVariant.Field, in part: URLPart) -> String {
    guard field.surroundings == .none, [.one, .optional].contains(field.arity) else { return "?*" }
    func count(_ symbol: String, _ numbers: Int...) -> String {
      numbers.map { String(repeating: "$(\(symbol))", count: $0) }.joined(separator: "-")
    }
    switch field.form.base {
    case .uuid where field.constraint == nil: return count("xdigit", 8, 4, 4, 4, 12)
    case .date where field.constraint == nil: return count("digit", 4, 2, 2) + "*"  // A time may follow.
    default: break
    }
    guard let texts = field.closedTexts, !texts.isEmpty else { return "?*" }
    let values = texts.map { literal($0, in: part) }
    if values.count == 1 { return values[0] }
    if let known = variables.first(where: { $0.values == values }) { return "$(\(known.name))" }
    let name = unusedName(field.name)
    variables.append((name, values))
    return "$(\(name))"
  }

  private func unusedName(_ name: String) -> String {
    let taken = Set(variables.map(\.name)).union(AssociationPattern.systemVariables.keys)
    var (result, number) = (name, 1)
    while taken.contains(result) {
      number += 1
      result = name + String(number)
    }
    return result
  }
}
