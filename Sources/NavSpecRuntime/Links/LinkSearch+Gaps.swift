nonisolated extension LinkSearch {
  /// Whether a variant's gap may take what lies between its ends.
  func isGap(_ variant: Int, _ end: Int) -> Bool {
    let compiled = index.compiled(variant)
    guard let gap = compiled.gap, end > gap.position else { return false }
    if gap.isTail {
      let matcher = index.matchers[Int(gap.field.matcher)]
      for position in gap.position..<end {
        let part = part(position)
        if part.isEmpty
          || !matcher.accepts(memory.bytes(part), inQuery: false, ignoringCase: policy.ignoresCase)
        {
          return false
        }
      }
      return true
    }
    // `/wiki//x` has the title `/x`; what ends in `/` is another URL's business.
    if part(end - 1).isEmpty { return false }
    for position in gap.position..<end where memory.bytes(part(position)).contains(UInt8(ascii: "/")) {
      return false
    }
    let matcher = index.matchers[Int(gap.field.matcher)]
    if matcher.acceptsAnyText { return true }
    return gapValue(compiled, gap, end) != nil
  }

  /// The value of what `{+x}` takes; nil if it is not in form.
  func gapValue(_ compiled: LinkIndex.Compiled, _ gap: LinkIndex.Gap, _ end: Int) -> RouteValue? {
    var value: RouteValue?
    withGapText(compiled, gap, end) {
      value = index.matchers[Int(gap.field.matcher)].value(
        $0, inQuery: false, ignoringCase: policy.ignoresCase)
    }
    return value
  }

  /// Hands what `{+x}` takes to `body`, joined.
  @inline(never) func withGapText(
    _ compiled: LinkIndex.Compiled, _ gap: LinkIndex.Gap, _ end: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var first = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    var hasFirst = false
    if gap.continuesSegment, gap.position > 0, case .affix(let affix, _) = compiled.segments[gap.position - 1]
    {
      let bytes = memory.bytes(part(gap.position - 1))
      // As the segment itself was compared.
      let folds = policy.ignoresCase || hostIsFirst && gap.position == 1
      if let range = affix.ranges(bytes, index.matchers, ignoringCase: folds)?.last {
        first = bytes.part(range.lowerBound, range.upperBound)
        hasFirst = true
      }
    }
    var length = first.count
    for position in gap.position..<end {
      length += Int(part(position).end - part(position).start) + 1
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length + 1) { text in
      var count = 0
      func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        for byte in bytes {
          text[count] = byte
          count += 1
        }
      }
      append(first)
      for position in gap.position..<end {
        if position > gap.position || hasFirst {
          text[count] = UInt8(ascii: "/")
          count += 1
        }
        append(memory.bytes(part(position)))
      }
      body(UnsafeBufferPointer(text).part(0, count))
    }
  }
}
