/// Reads a link pattern from the parts of its template: scheme and authority, then path, query and
/// fragment.
nonisolated struct LinkPatternParser {
  /// A byte of literal text, or an expression. Without references: there is one for every byte.
  struct Token {
    var offset: Int32
    /// Into `expressions`, or -1 for a byte.
    var expression: Int32 = -1
    var byte: UInt8 = 0

    /// The byte of literal text; nil at an expression.
    var literal: UInt8? { expression < 0 ? byte : nil }
  }

  let text: String
  private(set) var tokens: [Token] = []
  private var expressions: [URITemplate.Expression] = []
  var position = 0

  init(_ text: String) { self.text = text }

  mutating func parse(into pattern: inout LinkPattern) throws(LinkPatternError) {
    guard text.utf8.count <= ParsedURL.byteLimit else {
      throw LinkPatternError(
        "a pattern of more than \(ParsedURL.byteLimit) bytes matches no URL", at: 0..<text.utf8.count)
    }
    tokens.reserveCapacity(text.utf8.count)
    pattern.template = try URITemplate(parsing: text, allowsHyphens: true)
    for part in pattern.template.parts {
      switch part {
      case .literal(let literal, let range):
        for (index, byte) in literal.utf8.enumerated() {
          tokens.append(Token(offset: Int32(range.lowerBound + index), byte: byte))
        }
      case .expression(let expression):
        try check(expression)
        tokens.append(
          Token(offset: Int32(expression.range.lowerBound), expression: Int32(expressions.count)))
        expressions.append(expression)
      }
    }
    try parseOrigin(into: &pattern)
    try parsePath(into: &pattern)
    try parseQuery(into: &pattern)
    try parseFragment(into: &pattern)
    pattern.listPlaceholders()
    try checkNames(of: pattern)
    if pattern.segments.count > ParsedURL.segmentLimit {
      throw LinkPatternError(
        "a path of more than \(ParsedURL.segmentLimit) segments matches no URL", at: 0..<text.utf8.count)
    }
    try pattern.checkVariantCount()
  }

  /// The byte at hand; nil at an expression and at the end.
  var byte: UInt8? { position < tokens.count ? tokens[position].literal : nil }

  var expression: URITemplate.Expression? {
    guard position < tokens.count, tokens[position].expression >= 0 else { return nil }
    return expressions[Int(tokens[position].expression)]
  }

  var isAtEnd: Bool { position >= tokens.count }

  var offset: Int { position < tokens.count ? Int(tokens[position].offset) : text.utf8.count }

  var here: Range<Int> {
    let rest = text.utf8.dropFirst(offset)
    let length = rest.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count + 1
    return offset..<min(offset + length, text.utf8.count)
  }

  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard let byte, UInt32(byte) == scalar.value else { return false }
    position += 1
    return true
  }

  /// Literal text up to a byte of `stops` or an expression, decoded.
  mutating func literal(upTo stops: StaticString) throws(LinkPatternError) -> String {
    let start = position
    stops.withUTF8Buffer { stops in
      while let byte, !stops.contains(byte) { position += 1 }
    }
    guard let decoded = LinkEncoding.percentDecoded(tokens[start..<position].lazy.map { $0.byte }),
      !decoded.utf8.contains(0)
    else {
      throw LinkPatternError("the percent-encoded text is not UTF-8", at: Int(tokens[start].offset)..<offset)
    }
    return decoded
  }

  private func check(_ expression: URITemplate.Expression) throws(LinkPatternError) {
    switch expression.operation {
    case .parameters, .label:
      throw LinkPatternError(
        "a link has no '{\(expression.operation.rawValue)…}'",
        at: (expression.range.lowerBound + 1)..<(expression.range.lowerBound + 2),
        // What is left must be a placeholder.
        suggestion: expression.variables.count == 1 && !expression.variables[0].isExploded ? "" : nil)
    default: break
    }
    let isQuery = expression.operation == .query || expression.operation == .continuation
    for variable in expression.variables {
      if let prefix = variable.prefix {
        let end = variable.range.upperBound
        throw LinkPatternError(
          "a link has no prefix ':\(prefix)'", at: end..<(end + 1 + String(prefix).utf8.count), suggestion: ""
        )
      }
      if !isQuery, variable.name.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "%") })
      {
        throw LinkPatternError("only the name of a query key holds '-' or '%'", at: variable.range)
      }
      if isQuery || expression.operation == .fragment, variable.name == "_" {
        throw LinkPatternError("an unnamed query key matches nothing", at: variable.range)
      }
    }
  }

  /// The only variable of an expression that captures one value.
  func single(_ expression: URITemplate.Expression, mayExplode: Bool = false) throws(LinkPatternError)
    -> LinkPattern.Placeholder
  {
    let variable = expression.variables[0]
    guard expression.variables.count == 1 else {
      throw LinkPatternError(
        "'{\(expression.operation.rawValue)…}' takes one name here", at: expression.range,
        suggestion: expression.operation == .simple
          ? expression.variables.map { "{\($0.name)}" }.joined(separator: "/") : nil)
    }
    if variable.isExploded, !mayExplode {
      let end = variable.range.upperBound
      throw LinkPatternError(
        expression.operation == .simple
          ? "several segments are written '{/\(variable.name)*}'" : "'*' has no meaning here",
        at: end..<(end + 1), suggestion: "")
    }
    return LinkPattern.Placeholder(
      name: variable.name, isExploded: variable.isExploded, range: variable.range)
  }

  private func checkNames(of pattern: LinkPattern) throws(LinkPatternError) {
    var names: Set<String> = []
    for placeholder in pattern.placeholders where !placeholder.isAnonymous {
      // One alone is most frequent.
      if pattern.placeholders.count > 1, !names.insert(placeholder.name).inserted {
        throw LinkPatternError("'{\(placeholder.name)}' appears twice", at: placeholder.range)
      }
    }
    var keys: Set<String> = []
    for item in pattern.query where pattern.query.count > 1 && !keys.insert(item.key).inserted {
      throw LinkPatternError("the query key '\(item.key)' appears twice", at: 0..<text.utf8.count)
    }
  }

  private var firstScalar: String { text.unicodeScalars.first.map(String.init) ?? "" }

  /// `scheme://authority`, `//authority`, `scheme:`, or nothing.
  private mutating func parseOrigin(into pattern: inout LinkPattern) throws(LinkPatternError) {
    if isAtEnd || expression.map({ $0.operation == .query || $0.operation == .fragment }) == true {
      throw LinkPatternError(
        "a pattern begins with '/' or with a scheme", at: here, suggestion: "/" + firstScalar)
    }
    if byte == nil || byte == UInt8(ascii: "/") {
      guard position + 1 < tokens.count, tokens[position + 1].literal == UInt8(ascii: "/") else {
        return
      }
      guard let first = tokens.first, first.literal != nil else { return }
      pattern.scheme = "https"
      position = 2
      pattern.authority = try authority()
      return
    }
    var scheme: [UInt8] = []
    var index = 0
    while index < tokens.count, let byte = tokens[index].literal, byte != UInt8(ascii: ":"),
      LinkEncoding.isSchemeByte(byte, isFirst: index == 0)
    {
      scheme.append(LinkEncoding.lowercased(byte))
      index += 1
    }
    guard !scheme.isEmpty, index < tokens.count, tokens[index].literal == UInt8(ascii: ":") else {
      let isDomain =
        scheme.contains(UInt8(ascii: ".")) && index < tokens.count
        && tokens[index].literal == UInt8(ascii: "/")
      throw LinkPatternError(
        isDomain
          ? "a pattern with a domain begins with 'https://'" : "a pattern begins with '/' or with a scheme",
        at: here, suggestion: (isDomain ? "https://" : "/") + firstScalar)
    }
    pattern.scheme = String(decoding: scheme, as: UTF8.self)
    position = index + 1
    guard byte == UInt8(ascii: "/"), position + 1 < tokens.count,
      tokens[position + 1].literal == UInt8(ascii: "/")
    else { return }
    position += 2
    pattern.authority = try authority()
  }

  private mutating func authority() throws(LinkPatternError) -> LinkPattern.Authority {
    let start = offset
    var pieces: [LinkPattern.Piece] = []
    while !isAtEnd {
      if let expression {
        guard expression.operation == .simple else { break }
        try append(.value(single(expression)), to: &pieces, at: expression.range)
        position += 1
        continue
      }
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      if byte == UInt8(ascii: "@") { throw LinkPatternError("a link has no user name", at: here) }
      pieces.append(.literal(try literal(upTo: "/?#@")))
    }
    let range = start..<offset
    return LinkPattern.Authority(
      text: String(decoding: Array(text.utf8)[range], as: UTF8.self), pieces: pieces, range: range)
  }

  func append(_ piece: LinkPattern.Piece, to pieces: inout [LinkPattern.Piece], at range: Range<Int>)
    throws(LinkPatternError)
  {
    if case .value = piece, case .value? = pieces.last {
      throw LinkPatternError("neighbouring placeholders need a literal between them", at: range)
    }
    pieces.append(piece)
  }

  private mutating func parseQuery(into pattern: inout LinkPattern) throws(LinkPatternError) {
    var hasQuery = false
    if skip("?") {
      hasQuery = true
      repeat {
        if let expression, expression.operation == .continuation || expression.operation == .query { break }
        pattern.query.append(try queryItem())
      } while skip("&")
    }
    while let expression, expression.operation == .query || expression.operation == .continuation {
      let isFirst = expression.operation == .query
      if isFirst == hasQuery {
        throw LinkPatternError(
          hasQuery ? "a query goes on with '&'" : "a query begins with '?'",
          at: (expression.range.lowerBound + 1)..<(expression.range.lowerBound + 2),
          suggestion: hasQuery ? "&" : "?")
      }
      hasQuery = true
      for variable in expression.variables {
        pattern.query.append(
          .declared(
            LinkPattern.Placeholder(
              name: variable.name, isExploded: variable.isExploded, range: variable.range)))
      }
      position += 1
    }
    if !isAtEnd, byte != UInt8(ascii: "#"), expression?.operation != .fragment {
      throw LinkPatternError(
        byte == UInt8(ascii: "&")
          ? "put required keys before '{?…}'" : "only a query or a fragment may follow",
        at: expression?.range ?? here)
    }
  }

  private mutating func queryItem() throws(LinkPatternError) -> LinkPattern.QueryItem {
    let start = offset
    let key = try literal(upTo: "=&#")
    if key.isEmpty {
      let isLast = isAtEnd && text.utf8.last == UInt8(ascii: "?")
      throw LinkPatternError(
        "a query key is empty", at: isLast ? (start - 1)..<start : start..<max(offset, here.upperBound),
        suggestion: isLast ? "" : nil)
    }
    if let expression, expression.operation == .simple {
      throw LinkPatternError("a query key is a literal", at: expression.range)
    }
    guard skip("=") else { return .literal(key: key, value: "") }
    let prefix = try literal(upTo: "&#")
    guard let expression, expression.operation == .simple else { return .literal(key: key, value: prefix) }
    let placeholder = try single(expression)
    position += 1
    let suffix = try literal(upTo: "&#")
    if let next = self.expression, next.operation == .simple {
      throw LinkPatternError("a query value has one placeholder", at: next.range)
    }
    return .required(key: key, placeholder, within: .init(prefix: prefix, suffix: suffix))
  }

  private mutating func parseFragment(into pattern: inout LinkPattern) throws(LinkPatternError) {
    if let expression, expression.operation == .fragment {
      pattern.fragment = .whole(try single(expression))
      position += 1
      if !isAtEnd { throw LinkPatternError("nothing follows the fragment", at: offset..<text.utf8.count) }
      return
    }
    guard skip("#") else { return }
    let start = position
    var hasPairs = false
    while !isAtEnd {
      if let expression, expression.operation != .simple {
        throw LinkPatternError("a fragment holds plain placeholders only", at: expression.range)
      }
      if byte == UInt8(ascii: "=") { hasPairs = true }
      position += 1
    }
    position = start
    pattern.fragment =
      hasPairs && byte != UInt8(ascii: "/") ? .pairs(try fragmentPairs()) : .segments(try fragmentSegments())
  }

  private mutating func fragmentSegments() throws(LinkPatternError) -> [[LinkPattern.Piece]] {
    var segments: [[LinkPattern.Piece]] = [[]]
    while !isAtEnd {
      if let expression {
        try append(.value(single(expression)), to: &segments[segments.count - 1], at: expression.range)
        position += 1
      } else if skip("/") {
        segments.append([])
      } else {
        segments[segments.count - 1].append(.literal(try literal(upTo: "/")))
      }
    }
    return segments
  }

  private mutating func fragmentPairs() throws(LinkPatternError) -> [LinkPattern.Pair] {
    var pairs: [LinkPattern.Pair] = []
    repeat {
      let start = offset
      let key = try literal(upTo: "=&")
      guard !key.isEmpty, skip("=") else {
        throw LinkPatternError("a pair of the fragment is 'key=…'", at: start..<max(offset, here.upperBound))
      }
      if pairs.contains(where: { $0.key == key }) {
        throw LinkPatternError("the fragment's key '\(key)' appears twice", at: start..<offset)
      }
      if let expression {
        pairs.append(LinkPattern.Pair(key: key, value: .value(try single(expression))))
        position += 1
      } else {
        pairs.append(LinkPattern.Pair(key: key, value: .literal(try literal(upTo: "&"))))
      }
      if !isAtEnd, byte != UInt8(ascii: "&") {
        throw LinkPatternError(
          "a fragment's value is a literal or one placeholder", at: expression?.range ?? here)
      }
    } while skip("&")
    return pairs
  }
}
