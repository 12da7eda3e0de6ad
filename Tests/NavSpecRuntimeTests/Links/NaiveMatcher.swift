import NavSpecRuntime

/// The definitions of the language written down naively, over strings: what the trie is compared with.
struct NaiveMatcher {
  var variants: [LinkVariant]

  struct Result {
    var variant: Int
    var captures: [String: RouteValue]
    /// Whether another route's variant matches with an equal key.
    var isTied: Bool
  }

  func result(of url: String) -> Result? {
    guard let parsed = LinkURL(url),
      parsed.scheme == nil || parsed.scheme == "https" && parsed.host == "app.example"
    else { return nil }
    var segments = parsed.segments
    if segments.last == "" { segments.removeLast() }
    var best: Result?
    for (index, variant) in variants.enumerated() {
      guard var captures = path(variant, segments), query(variant, parsed.query, &captures) else { continue }
      guard let current = best else {
        best = Result(variant: index, captures: captures, isTied: false)
        continue
      }
      switch wins(variant, over: variants[current.variant], segmentCount: segments.count) {
      case true?: best = Result(variant: index, captures: captures, isTied: false)
      case nil: best?.isTied = true
      default: break
      }
    }
    return best
  }

  /// Whether a variant wins a URL of so many segments over another that matches it too; nil is a tie.
  private func wins(_ variant: LinkVariant, over other: LinkVariant, segmentCount: Int) -> Bool? {
    if variant.priority != other.priority { return variant.priority > other.priority }
    for position in 0..<max(segmentCount, 0) {
      let rank = variant.rank(at: position, of: segmentCount)
      let otherRank = other.rank(at: position, of: segmentCount)
      if rank != otherRank { return rank < otherRank }
    }
    return variant.finalKey == other.finalKey ? nil : variant.finalKey < other.finalKey
  }

  private func path(_ variant: LinkVariant, _ segments: [String]) -> [String: RouteValue]? {
    var captures: [String: RouteValue] = [:]
    guard let gap = variant.gap else {
      guard segments.count == variant.segments.count else { return nil }
      for (segment, text) in zip(variant.segments, segments) where !match(segment, text, &captures) {
        return nil
      }
      return captures
    }
    let length = segments.count - variant.segments.count
    guard length >= 1 else { return nil }
    let covered = segments[gap.position..<(gap.position + length)]
    let others = segments[..<gap.position] + segments[(gap.position + length)...]
    for (segment, text) in zip(variant.segments, others) where !match(segment, text, &captures) { return nil }
    if gap.isTail {
      let values = covered.compactMap { value(gap.field, $0, inQuery: false) }
      guard values.count == covered.count, !covered.contains("") else { return nil }
      captures[gap.field.name] = .list(values)
      return captures
    }
    guard covered.last != "", !covered.contains(where: { $0.contains("/") }) else { return nil }
    var text = covered.joined(separator: "/")
    if gap.continuesSegment, case .string(let head)? = captures[gap.field.name] { text = head + "/" + text }
    guard let value = value(gap.field, text, inQuery: false) else { return nil }
    captures[gap.field.name] = value
    return captures
  }

  private func match(
    _ segment: LinkVariant.SegmentClass, _ text: String, _ captures: inout [String: RouteValue]
  ) -> Bool {
    switch segment {
    // By scalars: an é of two scalars is another text.
    case .literal(let literal): return literal.unicodeScalars.elementsEqual(text.unicodeScalars)
    case .value(let field): return match([.value(field)], Array(text.unicodeScalars), &captures)
    case .list(let field):
      let elements = text.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false)
      let values = elements.compactMap { $0.isEmpty ? nil : value(field, String($0), inQuery: false) }
      guard values.count == elements.count else { return false }
      if !field.name.isEmpty { captures[field.name] = .list(values) }
      return true
    case .affix(let pieces): return match(pieces[...], Array(text.unicodeScalars), &captures)
    }
  }

  /// Every end of a value is tried, the shortest first.
  private func match(
    _ pieces: ArraySlice<LinkVariant.Piece>, _ text: [Unicode.Scalar], _ captures: inout [String: RouteValue]
  )
    -> Bool
  {
    guard let piece = pieces.first else { return text.isEmpty }
    switch piece {
    case .literal(let literal):
      return text.starts(with: literal.unicodeScalars)
        && match(pieces.dropFirst(), Array(text.dropFirst(literal.unicodeScalars.count)), &captures)
    case .value(let field):
      for end in 0..<text.count {
        guard !field.excludesSlash || !text[0...end].contains("/"),
          let value = value(field, Self.string(text[0...end]), inQuery: false),
          match(pieces.dropFirst(), Array(text[(end + 1)...]), &captures)
        else { continue }
        if !field.name.isEmpty { captures[field.name] = value }
        return true
      }
      return false
    }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private func value(_ field: LinkVariant.Field, _ text: String, inQuery: Bool) -> RouteValue? {
    return field.form.value(from: text, inQuery: inQuery)
  }

  private func query(_ variant: LinkVariant, _ items: [LinkURL.Item], _ captures: inout [String: RouteValue])
    -> Bool
  {
    guard !items.contains(where: { variant.forbiddenKeys.contains($0.key) }) else { return false }
    var decided: Set<String> = []
    for rule in variant.query {
      switch rule {
      case .literal(let key, let value):
        guard items.first(where: { $0.key == key })?.value == value else { return false }
      case .required(let key, let field):
        guard let text = items.first(where: { $0.key == key })?.value,
          let inner = Self.inner(text, field.surroundings),
          let value = field.form.value(from: inner, inQuery: true)
        else { return false }
        captures[field.name] = value
      case .optional(let key, let field):
        // Of the keys for one parameter the first counts, whether or not its value is in form.
        guard !field.name.isEmpty, !decided.contains(field.name),
          let item = items.first(where: { $0.key == key })
        else { continue }
        decided.insert(field.name)
        captures[field.name] = field.form.value(from: item.value, inQuery: true)
      case .whole(let field):
        var map: [String: String] = [:]
        for item in items
        where map[item.key] == nil && !variant.query.contains(where: { key($0) == item.key }) {
          map[item.key] = item.value
        }
        captures[field.name] = .map(map)
      }
    }
    return true
  }

  /// The text between literals, which is not empty where there are any.
  private static func inner(_ text: String, _ surroundings: LinkPattern.Surroundings) -> String? {
    guard surroundings != .none else { return text }
    let (scalars, prefix, suffix) = (
      Array(text.unicodeScalars), surroundings.prefix.unicodeScalars, surroundings.suffix.unicodeScalars
    )
    guard scalars.count > prefix.count + suffix.count, scalars.starts(with: prefix),
      scalars.reversed().starts(with: suffix.reversed())
    else { return nil }
    return string(scalars[prefix.count..<(scalars.count - suffix.count)])
  }

  private func key(_ rule: LinkVariant.QueryRule) -> String? {
    switch rule {
    case .literal(let key, _), .required(let key, _), .optional(let key, _): key
    case .whole: nil
    }
  }
}
