/// Reads the fragment of a URL under the policy of the source at hand.
nonisolated struct LinkFragmentReader {
  let index: LinkIndex
  let raw: String?
  let ignoresCase: Bool

  /// Whether a rule is met.
  func meets(_ rule: LinkIndex.FragmentRule) -> Bool {
    var captures = LinkCaptures()
    return read(rule, into: &captures)
  }

  /// Reads what a rule captures; false if it is not met.
  func read(_ rule: LinkIndex.FragmentRule, into captures: inout LinkCaptures) -> Bool {
    switch rule {
    case .whole(let field):
      guard let raw else { return !field.isRequired }
      guard let text = LinkEncoding.percentDecoded(raw.utf8), let value = value(field, text) else {
        return !field.isRequired
      }
      captures.set(field, value)
      return true
    case .segments(let segments):
      guard let raw else { return false }
      var parts = raw.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      // As at the end of a path.
      if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
      guard parts.count == segments.count else { return false }
      for (part, segment) in zip(parts, segments) {
        guard let text = LinkEncoding.percentDecoded(part), read(segment, text, into: &captures) else {
          return false
        }
      }
      return true
    case .pairs(let pairs): return read(pairs, into: &captures)
    }
  }

  private func read(
    _ pairs: [(key: String, value: LinkIndex.Segment)], into captures: inout LinkCaptures
  )
    -> Bool
  {
    var given: [String: String] = [:]
    for part in (raw ?? "").utf8.split(separator: UInt8(ascii: "&")) {
      let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      let after = equals < part.endIndex ? part[part.index(after: equals)...] : part[part.endIndex...]
      guard let key = LinkEncoding.percentDecoded(part[..<equals]),
        let value = LinkEncoding.percentDecoded(after)
      else { return false }
      // The first of equal keys counts, as in a query.
      if given[key] == nil { given[key] = value }
    }
    for pair in pairs {
      let text = given.first { $0.key.utf8.elementsEqual(pair.key.utf8) }?.value
      switch pair.value {
      case .literal(let literal):
        guard let text, isLiteral(literal, text) else { return false }
      case .value(let field):
        guard let text, let value = value(field, text) else {
          if field.isRequired { return false }
          continue
        }
        captures.set(field, value)
      case .affix: return false
      }
    }
    return true
  }

  private func read(_ segment: LinkIndex.Segment, _ text: String, into captures: inout LinkCaptures)
    -> Bool
  {
    switch segment {
    case .literal(let literal): return isLiteral(literal, text)
    case .value(let field):
      guard !text.isEmpty, let value = value(field, text) else { return false }
      captures.set(field, value)
      return true
    case .affix(let affix, let fields):
      var text = text
      return text.withUTF8 { bytes in
        guard let ranges = affix.ranges(bytes, index.matchers, ignoringCase: ignoresCase) else {
          return false
        }
        for (field, range) in zip(fields, ranges) {
          let part = bytes.part(range.lowerBound, range.upperBound)
          captures.set(
            field,
            index.matchers[Int(field.matcher)].value(part, inQuery: false, ignoringCase: ignoresCase))
        }
        return true
      }
    }
  }

  private func isLiteral(_ literal: [UInt8], _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { LinkBytes.areEqual(literal, $0, ignoringCase: ignoresCase) }
  }

  private func value(_ field: LinkIndex.Field, _ text: String) -> RouteValue? {
    index.matchers[Int(field.matcher)].value(text, inQuery: false, ignoringCase: ignoresCase)
  }
}
