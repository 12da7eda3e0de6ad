nonisolated extension LinkSearch {
  var fragmentReader: LinkFragmentReader {
    LinkFragmentReader(
      index: index, raw: scan.fragment.map { scan.text($0) }, ignoresCase: policy.ignoresCase)
  }

  /// What the winner captures, by the names of parameters.
  mutating func captures(of winner: Winner) -> LinkCaptures {
    // Mostly it is the group at hand.
    if group != winner.group { adopt(Int(winner.group)) }
    let traits = index.traits[Int(winner.variant)]
    var captures = LinkCaptures()
    if let host = winner.capturedHost, let field = hostField(of: winner) {
      captures.set(field, matcher(field).value(memory.bytes(host), inQuery: false, ignoringCase: true))
    }
    for capture in traits.captures.indices {
      take(index.program.captures[capture], of: Int(winner.variant), into: &captures)
    }
    if traits.hasFragment, let fragment = index.compiled(Int(winner.variant)).fragment {
      _ = fragmentReader.read(fragment, into: &captures)
    }
    return captures
  }

  private func hostField(of winner: Winner) -> LinkIndex.Field? {
    let sites = index.groups[Int(winner.group)].sites
    let own = Int(index.traits[Int(winner.variant)].site)
    let site =
      sites.indices.contains(Int(winner.site)) ? sites[Int(winner.site)] : own >= 0 ? index.sites[own] : nil
    return site?.host?.domain.capture.flatMap { index.compiled(Int(winner.variant)).hosts[$0] }
  }

  private func take(_ capture: MatchRequirements.Capture, of variant: Int, into captures: inout LinkCaptures)
  {
    let place = Int(capture.position) + (capture.position < 0 ? count : 0)
    switch capture.kind {
    case .value:
      guard place >= 0, place < count else { return }
      let field = index.program.fields[Int(capture.index)]
      let folds = policy.ignoresCase || hostIsFirst && place == 0
      captures.set(
        field, matcher(field).value(memory.bytes(part(place)), inQuery: false, ignoringCase: folds))
    case .segment:
      guard place >= 0, place < count else { return }
      take(index.compiled(variant).segments[Int(capture.index)], at: place, into: &captures)
    case .gap:
      let compiled = index.compiled(variant)
      guard let gap = compiled.gap else { return }
      captures.set(gap.field, value(of: gap, compiled))
    case .query, .queryList:
      let key = index.program.bytes[capture.key]
      guard let item = scan.item(key, plusIsSpace: policy.plusIsSpace) else { return }
      let field = index.program.fields[Int(capture.index)]
      captures.set(field, value(of: key, at: item, field))
    case .other:
      let compiled = index.compiled(variant)
      guard case .whole(let field) = compiled.query[Int(capture.index)] else { return }
      captures.set(field, .map(rest(compiled, plusIsSpace: policy.plusIsSpace)))
    }
  }

  /// What the values of a segment take of it.
  private func take(
    _ segment: LinkIndex.Segment, at position: Int, into captures: inout LinkCaptures
  ) {
    guard case .affix(let affix, let fields) = segment else { return }
    let bytes = memory.bytes(part(position))
    let folds = policy.ignoresCase || hostIsFirst && position == 0
    if affix.only != nil {
      guard let range = affix.range(bytes, index.matchers, ignoringCase: folds) else { return }
      let part = bytes.part(range.lowerBound, range.upperBound)
      captures.set(fields[0], matcher(fields[0]).value(part, inQuery: false, ignoringCase: folds))
      return
    }
    guard let ranges = affix.ranges(bytes, index.matchers, ignoringCase: folds) else { return }
    for (field, range) in zip(fields, ranges) where !field.name.isEmpty {
      let part = bytes.part(range.lowerBound, range.upperBound)
      captures.set(field, matcher(field).value(part, inQuery: false, ignoringCase: folds))
    }
  }

  private func value(of gap: LinkIndex.Gap, _ compiled: LinkIndex.Compiled) -> RouteValue? {
    let end = count - (compiled.segments.count - gap.position)
    guard end > gap.position else { return nil }
    let matcher = matcher(gap.field)
    guard gap.isTail else { return gapValue(compiled, gap, end) }
    let values = (gap.position..<end).compactMap {
      matcher.value(memory.bytes(part($0)), inQuery: false, ignoringCase: policy.ignoresCase)
    }
    return .list(values)
  }

  /// - Parameter item: The first with the key.
  private func value(
    of key: UnsafeBufferPointer<UInt8>, at item: Int, _ field: LinkIndex.Field
  ) -> RouteValue? {
    let plusIsSpace = policy.plusIsSpace
    let matcher = matcher(field)
    if field.arity == .list {
      guard let texts = scan.list(key, plusIsSpace: plusIsSpace) else { return nil }
      let values = texts.compactMap { matcher.value($0, inQuery: true, ignoringCase: policy.ignoresCase) }
      return values.count == texts.count ? .list(values) : nil
    }
    var value: RouteValue?
    scan.withValue(item, plusIsSpace: plusIsSpace) {
      value = matcher.value($0, inQuery: true, ignoringCase: policy.ignoresCase)
    }
    return value
  }

  /// The query's items whose keys no rule names.
  private func rest(_ compiled: LinkIndex.Compiled, plusIsSpace: Bool) -> [String: String] {
    let named = compiled.query.compactMap { $0.key }
    var map: [String: String] = [:]
    for item in 0..<scan.itemCount {
      if named.contains(where: { scan.hasKey(item, $0, plusIsSpace: plusIsSpace) }) { continue }
      let key = scan.key(item, plusIsSpace: plusIsSpace)
      if map[key] == nil {
        var text = ""
        scan.withValue(item, plusIsSpace: plusIsSpace) { text = LinkBytes.text($0) }
        map[key] = text
      }
    }
    return map
  }

  /// The query of the URL without the keys that the winner names, still encoded.
  mutating func unconsumedQuery(of winner: Winner) -> String {
    adopt(Int(winner.group))
    let plusIsSpace = policy.plusIsSpace
    let rules = index.compiled(Int(winner.variant)).query
    let named = rules.compactMap { $0.key }
    // `{?m*}` takes them all.
    guard named.count == rules.count else { return "" }
    var rest: [String] = []
    for item in 0..<scan.itemCount
    where !named.contains(where: { scan.hasKey(item, $0, plusIsSpace: plusIsSpace) }) {
      rest.append(LinkBytes.text(scan.raw.part(Int(scan.items[item].start), Int(scan.items[item].raw.end))))
    }
    return rest.joined(separator: "&")
  }

  /// The path behind the segments before the winner's gap, and the query, both as the URL has them.
  func remainder(of winner: Winner) -> String {
    let traits = index.traits[Int(winner.variant)]
    let slash = UInt8(ascii: "/")
    var named = Int(traits.gapPosition < 0 ? traits.segmentCount : traits.gapPosition)
    var text = ""
    if hostIsFirst {
      if named == 0 {
        text = "/" + LinkEncoding.percentEncoded(memory.bytes(part(0)), keeping: .segment)
      } else {
        named -= 1
      }
    }
    let end = Int(scan.path.end)
    var position = Int(scan.path.start)
    while named > 0, position < end {
      if scan.raw[position] == slash { position += 1 }
      let start = position
      while position < end, scan.raw[position] != slash { position += 1 }
      if position > start || !policy.collapses { named -= 1 }
    }
    if position < end, scan.raw[position] != slash { text += "/" }
    // The query begins where the path ends.
    let queryEnd = scan.fragment.map { Int($0.start) - 1 } ?? scan.raw.count
    return text + LinkBytes.text(scan.raw.part(position, queryEnd))
  }

  private func matcher(_ field: LinkIndex.Field) -> LinkFieldMatcher { index.matchers[Int(field.matcher)] }
}

nonisolated extension LinkIndex.QueryRule {
  var key: [UInt8]? {
    switch self {
    case .literal(let key, _), .required(let key, _), .optional(let key, _): key
    case .whole: nil
    }
  }
}
