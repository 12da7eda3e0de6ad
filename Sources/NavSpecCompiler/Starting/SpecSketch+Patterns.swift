import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

extension SpecSketch {
  /// The pattern of a rule that lets URLs through: its path, its query, and its fragment.
  static func pieces(of rule: LinkRule) -> [Piece] {
    let isList = rule.globs.isEmpty
    var hasRest = false
    var pieces: [Piece] = []
    for segment in rule.takesEveryPath ? [] : rule.path.split(separator: "/") {
      // A path has one placeholder for several segments.
      pieces += [.text("/")] + segmentPieces(segment == "**" && hasRest ? "*" : segment, isList)
      hasRest = hasRest || segment == "**"
    }
    if pieces.isEmpty { pieces.append(.text("/")) }
    for (index, item) in rule.required.enumerated() {
      pieces.append(.text((index == 0 ? "?" : "&") + item.key + "="))
      pieces += valuePieces(item)
    }
    pieces.append(.keys)
    return pieces + fragmentPieces(rule, isList)
  }

  private static func fragmentPieces(_ rule: LinkRule, _ isList: Bool) -> [Piece] {
    rule.fragment?.split(separator: "/", omittingEmptySubsequences: false).enumerated().flatMap {
      [.text($0 == 0 ? "#" : "/")] + segmentPieces($1, isList)
    } ?? []
  }

  /// What varies in a segment: of a list `*`, `:id`, `$id`, `{id}`, `<id>`, or a number or UUID of an example.
  private static func segmentPieces(_ text: Substring, _ isList: Bool) -> [Piece] {
    if text == "**" { return [.place(Place(type: "String", isRest: true))] }
    // A segment has text: `/users/*/posts`.
    if !text.isEmpty, text.allSatisfy({ $0 == "*" }) { return [.place(Place(type: "String"))] }
    guard isList, !text.isEmpty else { return pieces(in: text, /[*?]+|\$\(([^)]*)\)/, type: "String") }
    if text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      // `007` is no number that a URL is built with again.
      return [.place(Place(type: Int(text).map(String.init) == String(text) ? "Int" : "String"))]
    }
    if text.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [8, 4, 4, 4, 12],
      text.allSatisfy({ $0.isHexDigit || $0 == "-" })
    {
      return [.place(Place(type: "UUID"))]
    }
    if let match = text.wholeMatch(of: /(?::|\[(?:\.\.\.)?)(\w+)(.*)/) {
      // `:id.json`, and `[id]`, which has nothing behind it
      let rest = match.2.first == "." || match.2.first == "-" ? match.2 : ""
      return [.place(Place(name: String(match.1)))] + (rest.isEmpty ? [] : [.text(literal(String(rest)))])
    }
    if text.hasPrefix("$"), SwiftName.isIdentifier(String(text.dropFirst())) {
      return [.place(Place(name: String(text.dropFirst())))]
    }
    return pieces(in: text, /\$?(?:\{([^}]*)\}|<[^>]*>)/, type: nil)
  }

  /// One value of the query takes one param.
  private static func valuePieces(_ item: LinkRule.Item) -> [Piece] {
    let pieces = pieces(in: Substring(item.value ?? ""), /[*?]+|\$\(([^)]*)\)/, type: "String")
    if pieces.count(where: { $0.place != nil }) > 1 { return [.place(Place(name: item.key, type: "String"))] }
    return pieces.map { piece in
      guard var place = piece.place else { return piece }
      place.name = item.key
      return .place(place)
    }
  }

  /// Text, and what varies. Between neighbours nothing would tell where one ends: they are one.
  private static func pieces(
    in text: Substring, _ variable: Regex<(Substring, Substring?)>, type: String?
  ) -> [Piece] {
    var pieces: [Piece] = []
    var end = text.startIndex
    for match in text.matches(of: variable) {
      let before = text[end..<match.range.lowerBound]
      end = match.range.upperBound
      var place = Place(
        name: match.1.map(String.init), type: type, isOptional: match.0.allSatisfy { $0 == "*" })
      if before.isEmpty, case .place(let last)? = pieces.popLast() {
        place.name = last.name ?? place.name
        place.isOptional = place.isOptional && last.isOptional
      } else if !before.isEmpty {
        pieces.append(.text(literal(String(before))))
      }
      pieces.append(.place(place))
    }
    return end == text.endIndex ? pieces : pieces + [.text(literal(String(text[end...])))]
  }

  /// The same without some of what may be missing: `*` also stands for no text.
  static func alternatives(to pieces: [Piece]) -> [(pieces: [Piece], missing: [Int])] {
    let open = pieces.indices.filter { pieces[$0].place?.isOptional == true }
    let sets = open.count == 2 ? [[open[0]], [open[1]], open] : open.isEmpty ? [] : [open]
    return sets.map { missing in (pieces.indices.filter { !missing.contains($0) }.map { pieces[$0] }, missing)
    }
  }

  /// Patterns of what a rule leaves to the browser; none where no pattern says it.
  static func exclusions(of rule: LinkRule) -> [String] {
    if rule.asksForOtherQuery || rule.takesEveryPath && !rule.asksForMore { return [] }
    let paths = rule.globs.flatMap { Self.paths(String($0.prefix { $0 != "\n" })) }
    let wide = Set(paths.filter { $0.hasSuffix("{/_*}") }.map { String($0.dropLast("{/_*}".count)) })
    var patterns =
      rule.takesEveryPath
      ? ["{/_*}"]
      : paths.filter { path in
        !wide.contains(path)
          && !(path.hasSuffix("/{_}") && wide.contains(String(path.dropLast("/{_}".count))))
      }
    for (index, item) in rule.required.enumerated() {
      let values = texts(of: valuePieces(item))
      patterns = patterns.flatMap { path in values.map { "\(path)\(index == 0 ? "?" : "&")\(item.key)=\($0)" }
      }
    }
    let fragments = texts(of: fragmentPieces(rule, false))
    patterns = patterns.flatMap { path in fragments.map { path + $0 } }
    return patterns.count > 64 ? [] : patterns
  }

  /// Patterns for a path. One `*` after the other takes several segments, since a pattern has one that does.
  private static func paths(_ glob: String) -> [String] {
    let segments = glob.split(separator: "/")
    let open = segments.indices.filter { segments[$0].contains("*") }
    return (open.isEmpty ? [-1] : open).flatMap { widest in
      var paths = [""]
      for (index, segment) in segments.enumerated() where paths.count <= 64 {
        let isLast = index == segments.count - 1
        var texts = Self.texts(of: segmentPieces(segment, false)).map { "/" + $0 }
        if index == widest, isLast, segment.hasSuffix("*") {
          texts = segment.allSatisfy { $0 == "*" } ? ["{/_*}"] : texts.map { $0 + "{/_*}" }
        } else if index == widest, segment.hasPrefix("*") {
          texts += segment.allSatisfy { $0 == "*" } ? ["/{+_}"] : texts.map { "/{+_}" + $0 }
          // `*/terms` is `/terms` too.
          if index == 0, glob.hasPrefix("*") { texts.append("") }
        }
        paths = paths.flatMap { path in texts.map { path + $0 } }
      }
      return paths.map { $0.isEmpty ? "/" : $0 }
    }
  }

  private static func texts(of pieces: [Piece]) -> [String] {
    ([pieces] + alternatives(to: pieces).map(\.pieces)).map { pieces in
      pieces.map { if case .text(let text) = $0 { text } else { "{_}" } }.joined()
    }
  }

  /// Text that no pattern and no quoted YAML reads in another way. Every text has one spelling: `%41` is `A`. That of no URL,
  /// such as `%00`, stays what it is, and no app receives it.
  static func literal(_ text: String, keeping kept: String = "!$&'()+,;=:@") -> String {
    let isEncoded = text.contains("%") && !text.contains { "/?#".contains($0) }
    let decoded = isEncoded ? LinkURL("/" + text)?.segments.first : text
    return decoded.map { LinkEncoding.percentEncoded($0, keeping: kept) } ?? text
  }

  /// The same of a pattern whose `*`, and some other characters, have a meaning.
  static func glob(_ text: String, _ meant: String) -> String {
    var result = ""
    var literal = ""
    for character in text {
      if character == "*" || meant.contains(character) {
        result += Self.literal(literal) + String(character)
        literal = ""
      } else {
        literal.append(character)
      }
    }
    return result + Self.literal(literal)
  }
}
