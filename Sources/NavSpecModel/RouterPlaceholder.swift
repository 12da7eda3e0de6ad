package import NavSpecDiagnostics

/// A placeholder in the syntax of another router, which a pattern takes for text.
package struct RouterPlaceholder: Hashable, Sendable {
  package enum Meaning: Hashable, Sendable {
    case value(String)
    /// One value, or nothing.
    case optional(String)
    /// A key of the query with its value, or nothing, after `?` or `&`.
    case key(String)
    /// One segment that nobody needs.
    case anything
    /// The rest of the path.
    case rest(String?)
    /// One of several values without a name: which one is not known.
    case unnamed
  }

  /// In the pattern, in UTF-8 offsets.
  package let range: Range<Int>
  package let meaning: Meaning

  /// What a pattern says instead; nil where that is not known.
  /// - Parameter listParam: A list param that may take the rest of a path.
  package func replacement(listParam: String?) -> String? {
    switch meaning {
    case .unnamed: nil
    case .value(let name): "{\(name)}"
    case .optional(let name): "{/\(name)}"
    case .key(let expression): "{\(expression)}"
    case .anything: "{_}"
    case .rest(let name): "{/\(name ?? listParam ?? "_")*}"
    }
  }

  /// The pattern with other placeholders for those of other routers; nil where one of them is not known.
  package static func pattern(_ pattern: String, replacing all: [Self], listParam: String? = nil) -> String? {
    var bytes = Array(pattern.utf8)
    for placeholder in all.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      guard let replacement = placeholder.replacement(listParam: listParam) else { return nil }
      bytes.replaceSubrange(placeholder.range, with: replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What writes that pattern; nothing where it is not known, or the file has it with escapes.
  package static func edits(
    of pattern: Located<String>, replacing all: [Self], listParam: String? = nil
  ) -> [Diagnostic.Fix.Edit] {
    guard let meant = self.pattern(pattern.value, replacing: all, listParam: listParam) else { return [] }
    return pattern.part(0..<pattern.value.utf8.count).map { [.init($0, meant)] } ?? []
  }

  /// The foreign placeholders of a pattern, from the left.
  /// - Parameters:
  ///   - params: The params that need a value and have no placeholder in braces. One without a name means the only one
  ///     of them.
  ///   - required: All params that need a value: none of them is optional in the pattern.
  package static func all(in pattern: String, without params: [String] = [], required: [String] = [])
    -> [RouterPlaceholder]
  {
    // What is needed is not optional, and no list.
    let needed = params + required
    var all = all(inText: pattern).map { placeholder in
      switch placeholder.meaning {
      case .optional(let name) where needed.contains(name), .rest(let name?) where needed.contains(name):
        placeholder.meaning(.value(name), in: pattern)
      default: placeholder
      }
    }
    let named = all.compactMap { if case .value(let name) = $0.meaning { name } else { nil } }
    let free = params.filter { !named.contains($0) }
    let stars: [Meaning] = free.isEmpty ? [] : [.rest(nil), .anything]
    let unnamed = all.indices.filter { all[$0].meaning == .unnamed || stars.contains(all[$0].meaning) }
    if unnamed.isEmpty { return all + free.compactMap { bareName($0, of: pattern) } }
    let expressions = all.count { $0.meaning == .unnamed }
    guard free.isEmpty || free.count == 1 && expressions < 2 else { return all }
    // Of several, the last is the value.
    for index in unnamed where all[index].meaning == .unnamed || index == unnamed.last {
      let value = index == unnamed.last ? free.first.map(Meaning.value) : nil
      all[index] = all[index].meaning(value ?? .anything, in: pattern)
    }
    return all
  }

  /// Another meaning of the same text, without the slash before it.
  private func meaning(_ meaning: Meaning, in pattern: String) -> Self {
    let hasSlash = Array(pattern.utf8)[range].first == UInt8(ascii: "/")
    return Self(range: (range.lowerBound + (hasSlash ? 1 : 0))..<range.upperBound, meaning: meaning)
  }

  /// A segment behind the first, or a key without a value, that has the name of a param without the braces; `@id` and
  /// `(:id)` are segments.
  private static func bareName(_ name: String, of pattern: String) -> RouterPlaceholder? {
    let parts = pattern.split { "/?&".contains($0) }
    let forms = [name, "@\(name)", "(:\(name))"]
    guard pattern.hasPrefix("/"), let part = parts.dropFirst().last(where: { forms.contains(String($0)) })
    else {
      return nil
    }
    let start = pattern.utf8.distance(from: pattern.startIndex, to: part.startIndex)
    let end = start + part.utf8.count
    guard part == name, let mark = pattern[..<part.startIndex].last, mark != "/" else {
      return .init(range: start..<end, meaning: .value(name))
    }
    return .init(range: (start - 1)..<end, meaning: .key("\(mark)\(name)"))
  }

  /// The params of a list that a pattern has no placeholder in braces for.
  package static func params(_ names: [String], without pattern: String) -> [String] {
    let expressions = pattern.split(separator: "{").dropFirst().map { $0.prefix { $0 != "}" } }
    let captured = Set(expressions.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    return names.filter { !captured.contains(Substring($0)) }
  }

  private static func all(inText pattern: String) -> [RouterPlaceholder] {
    var found: [RouterPlaceholder] = []
    let bytes = Array(pattern.utf8)
    if isPlain(bytes) { return [] }
    let path = bytes.indices.first { bytes[$0...].starts(with: "://".utf8) }.map { $0 + 3 }
    var start = path ?? 0
    var isValue = false
    var isFirst = path != nil
    while start <= bytes.count {
      if let group = namedGroup(in: bytes, at: start) ?? optionalGroup(in: bytes, at: start)
        ?? expression(in: bytes, at: start, isFirst: isFirst)
      {
        found.append(group)
        start = group.range.upperBound
        continue
      }
      let end = partEnd(in: bytes, from: start)
      let isLast = end == bytes.count || bytes[end] == UInt8(ascii: "?") || bytes[end] == UInt8(ascii: "{")
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      // The host of a full URL is no segment.
      if !isFirst, !isValue, let name = name(in: text, ":"), bytes[end...].first == UInt8(ascii: "?"),
        bytes[end...].dropFirst().first.map({ $0 == UInt8(ascii: "/") }) ?? true
      {
        found.append(.init(range: (start - 1)..<(end + 1), meaning: .optional(name)))
        start = end + 1
        if start == bytes.count { break }
        continue
      }
      if !isFirst, start < end, text != "..." || bytes[start - 1] == UInt8(ascii: "/"),
        let meaning = meaning(of: text, isLast: isLast && !isValue)
      {
        // `{/rest*}` has the slash in it.
        var from = start
        if case .rest = meaning, start > 0 { from -= 1 }
        found.append(.init(range: from..<end, meaning: meaning))
      }
      isFirst = false
      guard end < bytes.count else { break }
      if bytes[end] == UInt8(ascii: "#") {
        // `/#{id}` of Ruby; `/{#id}` is the fragment, too.
        let rest = String(decoding: bytes[end...], as: UTF8.self)
        if end > 0, bytes[end - 1] == UInt8(ascii: "/"), let name = name(in: rest, "#{", "}") {
          found.append(.init(range: end..<bytes.count, meaning: .value(name)))
        }
        break
      }
      if bytes[end] == UInt8(ascii: "(") || bytes[end] == UInt8(ascii: "[") {
        start = end
        continue
      }
      if bytes[end] == UInt8(ascii: "{") {
        let close = bytes[end...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count - 1
        let isDoubled = close + 1 < bytes.count && bytes[end...].starts(with: "{{".utf8)
        let inner = end + (isDoubled ? 2 : 1)
        let text = String(decoding: bytes[min(inner, close)..<close], as: UTF8.self)
        start = close + (isDoubled ? 2 : 1)
        if let optional = optionalKey(in: bytes, until: end, name: text, isValue: isValue) {
          // `?{q}={q}` says it twice.
          if bytes[start...].starts(with: "={\(text)}".utf8) { start += text.utf8.count + 3 }
          found.append(.init(range: optional.from..<start, meaning: optional.meaning))
        } else if let meaning = meaning(inBraces: text, isDoubled: isDoubled) {
          var from = end
          switch meaning {
          case .rest, .optional: if end > 0, bytes[end - 1] == UInt8(ascii: "/") { from -= 1 }
          default: break
          }
          found.append(.init(range: max(0, from)..<start, meaning: meaning))
        } else if end > 0, bytes[end - 1] == UInt8(ascii: "$"), isName(text) {
          found.append(.init(range: (end - 1)..<start, meaning: .value(text)))
        }
        continue
      }
      isValue = bytes[end] == UInt8(ascii: "=") || isValue && bytes[end] != UInt8(ascii: "/")
      start = end + 1
    }
    return found
  }

  /// Whether a pattern is of names and of `{name}` and `{?name}` alone, as most are.
  private static func isPlain(_ pattern: [UInt8]) -> Bool {
    var previous: UInt8 = 0
    for byte in pattern {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"),
        UInt8(ascii: "}"):
        break
      case UInt8(ascii: "{") where previous != UInt8(ascii: "{"): break
      case UInt8(ascii: "?") where previous == UInt8(ascii: "{"): break
      default: return false
      }
      previous = byte
    }
    return true
  }

  /// `(?<id>[0-9]+)`, of a regular expression.
  private static func namedGroup(in bytes: [UInt8], at start: Int) -> RouterPlaceholder? {
    guard bytes[start...].starts(with: "(?<".utf8),
      let mark = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      let close = bytes[mark...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let name = String(decoding: bytes[(start + 3)..<mark], as: UTF8.self)
    return isName(name) ? .init(range: start..<(close + 1), meaning: .value(name)) : nil
  }

  /// A segment that is an expression of regular ones: `(\d+)`, `([^/]+)`, `\w+`, `(.*)`.
  private static func expression(in bytes: [UInt8], at start: Int, isFirst: Bool) -> RouterPlaceholder? {
    guard !isFirst, start > 0, bytes[start - 1] == UInt8(ascii: "/"), let open = bytes[start...].first,
      open == UInt8(ascii: "(") || open == UInt8(ascii: "\\")
    else { return nil }
    var end = start
    var depth = 0
    var isEscaped = false
    while end < bytes.count {
      switch bytes[end] {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      if depth == 0, !isEscaped, end + 1 == bytes.count || "/#$".utf8.contains(bytes[end + 1]) { break }
      end += 1
    }
    guard end < bytes.count else { return nil }
    let text = bytes[start...end]
    let isRest = text.elementsEqual("(.*)".utf8) || text.elementsEqual("(.+)".utf8)
    // `(draft)` and `(1)` are text.
    guard isRest || text.contains(where: "\\+*|[".utf8.contains) else { return nil }
    let isLast = end + 1 == bytes.count || bytes[end + 1] == UInt8(ascii: "$")
    let close = end + (end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "$") ? 2 : 1)
    return isRest && isLast
      ? .init(range: (start - 1)..<close, meaning: .rest(nil))
      : .init(range: start..<close, meaning: .unnamed)
  }

  /// `(/:id)`, `(/{id})`, `[/{id}]` and `[?q={q}]`.
  private static func optionalGroup(in bytes: [UInt8], at start: Int) -> RouterPlaceholder? {
    guard let open = bytes[start...].first, open == UInt8(ascii: "(") || open == UInt8(ascii: "["),
      let close = bytes[start...].firstIndex(
        of: open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")),
      let mark = bytes[(start + 1)..<close].first
    else { return nil }
    let text = String(decoding: bytes[(start + 2)..<close], as: UTF8.self)
    if mark == UInt8(ascii: "?") || mark == UInt8(ascii: "&") {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, isName(String(parts[0])), ["{\(parts[0])}", ":\(parts[0])"].contains(parts[1])
      else { return nil }
      let key = (mark == UInt8(ascii: "?") ? "?" : "&") + parts[0]
      return .init(range: start..<(close + 1), meaning: .key(key))
    }
    guard mark == UInt8(ascii: "/") else { return nil }
    guard text.hasPrefix(":") || text.hasPrefix("{") && text.hasSuffix("}") else { return nil }
    let name = text.filter { !":{}".contains($0) }
    return isName(name) ? .init(range: start..<(close + 1), meaning: .optional(name)) : nil
  }

  /// `?q={q?}` and `?{q}`, which are `{?q}`.
  private static func optionalKey(
    in bytes: [UInt8], until end: Int, name: String, isValue: Bool
  ) -> (from: Int, meaning: Meaning)? {
    func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "&") }
    guard let from = bytes[..<end].lastIndex(where: isMark) else { return nil }
    let mark = bytes[from] == UInt8(ascii: "?") ? "?" : "&"
    if from == end - 1, isName(name) { return (from, .key(mark + name)) }
    guard isValue, name.hasSuffix("?"), bytes[(from + 1)..<end].elementsEqual((name.dropLast() + "=").utf8)
    else { return nil }
    return (from, .key(mark + name.dropLast()))
  }

  /// The end of a segment, or of a name or a value of the query.
  private static func partEnd(in bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].indices.first { index in
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): optionalGroup(in: bytes, at: index) != nil
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "{"), UInt8(ascii: "&"),
        UInt8(ascii: "="):
        true
      default: false
      }
    } ?? bytes.count
  }

  private static func meaning(of text: String, isLast: Bool) -> Meaning? {
    switch text {
    case "*": return isLast ? .rest(nil) : .anything
    case "**", ".*", ".+", "*.*", "%", "...": return .rest(nil)
    default: break
    }
    if text.hasPrefix(":") {
      let name = String(text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      guard isName(name) else { return nil }
      let rest = text.dropFirst(name.count + 1)
      return isLast && (rest == "*" || rest == "+") ? .rest(name) : .value(name)
    }
    if text.hasPrefix("<"), text.hasSuffix(">") {
      let name = text.dropFirst().dropLast()
      let last = name.split(separator: ":").last.map(String.init) ?? ""
      if isName(last) { return name.hasPrefix("path:") && isLast ? .rest(last) : .value(last) }
    }
    if let name = name(in: text, "[...", "]") { return .rest(name) }
    if let name = name(in: text, "*") { return isLast ? .rest(name) : .value(name) }
    if let name = name(in: text, "[", "]") ?? name(in: text, "$") ?? name(in: text, "\\(", ")") {
      return .value(name)
    }
    return ["%@", "%s", "%d", "%ld", "%lld", "%i", "%u", "%x"].contains(text) ? .unnamed : nil
  }

  private static func meaning(inBraces text: String, isDoubled: Bool) -> Meaning? {
    if isDoubled { return isName(text) ? .value(text) : nil }
    let trimmed = text.filter { $0 != " " }
    if trimmed != text {
      return isName(trimmed) ? .value(trimmed) : meaning(inBraces: trimmed, isDoubled: false)
    }
    if let name = name(in: text, "", "?") { return .optional(name) }
    for mark in ["...", "**", "*"] where text.hasPrefix(mark) || text.hasSuffix(mark) {
      let name = String(text.hasPrefix(mark) ? text.dropFirst(mark.count) : text.dropLast(mark.count))
      return isName(name) ? .rest(name) : nil
    }
    guard text.utf8.contains(UInt8(ascii: ":")) else { return nil }
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, isName(parts[0]), parts[1].first?.isNumber == false else { return nil }
    return .value(parts[0])
  }

  /// The name between two marks; nil where the text is another.
  private static func name(in text: String, _ start: String, _ end: String = "") -> String? {
    guard text.hasPrefix(start), text.hasSuffix(end) else { return nil }
    let name = String(text.dropFirst(start.count).dropLast(end.count))
    return isName(name) ? name : nil
  }

  private static func isName(_ text: String) -> Bool { SwiftName.isIdentifier(text) }
}
