nonisolated extension URITemplate {
  /// The names that a redirect to it cannot do without.
  public var neededNames: Set<String> {
    var names: Set<String> = []
    for case .expression(let expression) in parts
    where expression.operation == .simple || expression.operation == .reserved {
      names.formUnion(expression.variables.map { $0.name })
    }
    return names
  }

  /// Reads a template.
  /// - Parameters:
  ///   - text: The template.
  ///   - allowsHyphens: Whether names may hold `-`, as query names of the wild do.
  public init(parsing text: String, allowsHyphens: Bool = false) throws(LinkPatternError) {
    var parser = URITemplateParser(text, allowsHyphens: allowsHyphens)
    self.init(text: text, parts: try parser.parts())
  }
}

/// Reads a template byte by byte; every offset is a byte's, but errors speak of whole characters.
private nonisolated struct URITemplateParser {
  private let bytes: [UInt8]
  private let allowsHyphens: Bool
  private var position = 0

  init(_ text: String, allowsHyphens: Bool) {
    bytes = Array(text.utf8)
    self.allowsHyphens = allowsHyphens
  }

  mutating func parts() throws(LinkPatternError) -> [URITemplate.Part] {
    do throws(LinkPatternError) {
      return try readParts()
    } catch {
      var error = error
      var (start, end) = (error.range.lowerBound, error.range.upperBound)
      while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      error.range = start..<end
      throw error
    }
  }

  private mutating func readParts() throws(LinkPatternError) -> [URITemplate.Part] {
    var parts: [URITemplate.Part] = []
    var start = 0
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "{") else {
        try checkLiteral()
        continue
      }
      if start < position { parts.append(literal(start..<position)) }
      parts.append(.expression(try expression()))
      start = position
    }
    if start < position { parts.append(literal(start..<position)) }
    return parts
  }

  private func literal(_ range: Range<Int>) -> URITemplate.Part {
    .literal(text(range), range)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func checkLiteral() throws(LinkPatternError) {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "}"):
      throw LinkPatternError("'}' closes nothing", at: position..<(position + 1), suggestion: "")
    case UInt8(ascii: "%"):
      guard isPercentEncoding(at: position) else {
        throw LinkPatternError(
          "'%' must be followed by two hexadecimal digits", at: position..<(position + 1), suggestion: "%25")
      }
      position += 3
    case 0x20 where bytes[position...].allSatisfy { $0 == 0x20 }:
      throw LinkPatternError("a pattern ends without a space", at: position..<bytes.count, suggestion: "")
    case 0x20 where position == 0:
      throw LinkPatternError(
        "a pattern begins without a space", at: 0..<(bytes.firstIndex { $0 != 0x20 } ?? bytes.count),
        suggestion: "")
    case UInt8(ascii: "^") where position == 0:
      throw LinkPatternError("a pattern is not a regular expression", at: 0..<1, suggestion: "")
    case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"):
      let encoded = LinkEncoding.percentEncoded([byte])
      throw LinkPatternError(
        "a URL holds no \(byte == 0x20 ? "space" : byte < 0x20 || byte == 0x7F ? "control character" : "'\(text(position..<(position + 1)))'")",
        at: position..<(position + 1), suggestion: encoded)
    default: position += 1
    }
  }

  private func isPercentEncoding(at index: Int) -> Bool {
    index + 2 < bytes.count && LinkEncoding.hexValue(bytes[index + 1]) != nil
      && LinkEncoding.hexValue(bytes[index + 2]) != nil
  }

  private mutating func expression() throws(LinkPatternError) -> URITemplate.Expression {
    let start = position
    position += 1
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else {
      let rest = String(decoding: bytes[start...], as: UTF8.self)
      let isName = rest.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || "_,*?&/#+".contains($0) }
      let mayClose = isName && rest.last?.isLetter == true
      throw LinkPatternError(
        "'{' is never closed", at: start..<bytes.count, suggestion: mayClose ? rest + "}" : nil)
    }
    if let inner = bytes[position..<end].firstIndex(of: UInt8(ascii: "{")) {
      throw LinkPatternError("'{' within a placeholder", at: inner..<(inner + 1))
    }
    guard position < end else {
      throw LinkPatternError("a placeholder needs a name", at: start..<(end + 1))
    }
    var operation = URITemplate.Operator.simple
    let first = bytes[position]
    if let known = URITemplate.Operator(rawValue: text(position..<(position + 1))) {
      operation = known
      position += 1
    } else if !isNameByte(first), first != UInt8(ascii: "%"), first != UInt8(ascii: ","), first < 0x80 {
      throw LinkPatternError(
        "'\(text(position..<(position + 1)))' begins no placeholder", at: position..<(position + 1))
    }
    var variables: [URITemplate.Variable] = []
    while true {
      variables.append(try variable(end: end))
      guard position < end else { break }
      // The name ended, so this is the comma.
      position += 1
    }
    position = end + 1
    return URITemplate.Expression(operation: operation, variables: variables, range: start..<(end + 1))
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    LinkEncoding.isUnreserved(byte) && !".~".utf8.contains(byte)
      && (allowsHyphens || byte != UInt8(ascii: "-"))
  }

  private mutating func variable(end: Int) throws(LinkPatternError) -> URITemplate.Variable {
    let start = position
    var endsInDot = true
    loop: while position < end {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "%"):
        guard isPercentEncoding(at: position), position + 2 < end else {
          throw LinkPatternError(
            "'%' must be followed by two hexadecimal digits", at: position..<(position + 1))
        }
        position += 3
        endsInDot = false
      case UInt8(ascii: "."):
        if endsInDot { throw LinkPatternError("a name has no empty part", at: position..<(position + 1)) }
        position += 1
        endsInDot = true
      case UInt8(ascii: ","), UInt8(ascii: "*"), UInt8(ascii: ":"): break loop
      default:
        guard isNameByte(byte) else {
          var after = position + 1
          while after < end, bytes[after] & 0xC0 == 0x80 { after += 1 }
          throw LinkPatternError(
            "a placeholder's name holds no '\(text(position..<after))'", at: position..<after,
            // `{?a&b}` names two, and `{?a=}` and `{?a?}` one.
            suggestion: "&|;".utf8.contains(byte) ? "," : after == end && "?=".utf8.contains(byte) ? "" : nil)
        }
        position += 1
        endsInDot = false
      }
    }
    let range = start..<position
    if range.isEmpty {
      throw LinkPatternError("a placeholder needs a name", at: start..<min(start + 1, end + 1))
    }
    if endsInDot { throw LinkPatternError("a name has no empty part", at: (position - 1)..<position) }
    var variable = URITemplate.Variable(name: text(range), isExploded: false, prefix: nil, range: range)
    if position < end, bytes[position] == UInt8(ascii: "*") {
      variable.isExploded = true
      position += 1
    } else if position < end, bytes[position] == UInt8(ascii: ":") {
      variable.prefix = try prefix(end: end)
    }
    if position < end, bytes[position] != UInt8(ascii: ",") {
      throw LinkPatternError("a comma separates names", at: position..<(position + 1), suggestion: ",")
    }
    return variable
  }

  /// `:` and a number from 1 to 9999.
  private mutating func prefix(end: Int) throws(LinkPatternError) -> Int {
    let start = position
    position += 1
    var length = 0
    while position < end, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]), length < 10_000 {
      length = length * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      position += 1
      if length == 0 { break }
    }
    guard (1...9999).contains(length), position == end || bytes[position] == UInt8(ascii: ",") else {
      throw LinkPatternError("a prefix is a number from 1 to 9999", at: start..<max(position, start + 1))
    }
    return length
  }
}
