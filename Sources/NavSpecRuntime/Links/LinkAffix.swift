/// A segment of literal text and values, matched from the left: each value takes the shortest text it
/// accepts with which the rest still matches. A class, since it is asked for many URLs and never copied.
nonisolated final class LinkAffix: Sendable {
  enum Piece: SchemaValue {
    case literal([UInt8])
    /// The index of a matcher, and whether a `/` is refused.
    case value(Int32, excludesSlash: Bool)
  }

  let pieces: [Piece]
  /// The literals at both ends, for an early no.
  private let prefix: [UInt8]
  private let suffix: [UInt8]
  /// The one value, where there is no other: its place follows from the literals at both ends.
  let only: (matcher: Int32, excludesSlash: Bool)?

  /// Beyond so many steps a segment counts as not matching, so that no URL is slow to refuse.
  private static let budget = 200_000

  init(_ pieces: [Piece]) {
    self.pieces = pieces
    if case .literal(let text)? = pieces.last { suffix = text } else { suffix = [] }
    if case .literal(let text)? = pieces.first { prefix = text } else { prefix = [] }
    let values = pieces.compactMap { piece -> (matcher: Int32, excludesSlash: Bool)? in
      if case .value(let matcher, let excludesSlash) = piece { (matcher, excludesSlash) } else { nil }
    }
    let isPlain = pieces.count - values.count == (prefix.isEmpty ? 0 : 1) + (suffix.isEmpty ? 0 : 1)
    only = values.count == 1 && isPlain ? values.first : nil
  }

  /// What a search has learnt so far.
  private struct State {
    let text: UnsafeBufferPointer<UInt8>
    let matchers: [LinkFieldMatcher]
    let ignoresCase: Bool
    var steps = LinkAffix.budget
    /// For each piece, from where on it is known to fail, if it takes any text.
    var failing: [Int]
    var ranges: [Range<Int>] = []
  }

  func matches(_ text: UnsafeBufferPointer<UInt8>, _ matchers: [LinkFieldMatcher], ignoringCase: Bool) -> Bool
  {
    if only != nil { return range(text, matchers, ignoringCase: ignoringCase) != nil }
    return ranges(text, matchers, ignoringCase: ignoringCase) != nil
  }

  /// What the only value takes; nil also where there are several.
  func range(
    _ text: UnsafeBufferPointer<UInt8>, _ matchers: [LinkFieldMatcher], ignoringCase: Bool
  ) -> Range<Int>? {
    guard let only else { return nil }
    let start = prefix.count
    let end = text.count - suffix.count
    guard start < end, has(prefix, text, at: 0, ignoringCase), has(suffix, text, at: end, ignoringCase) else {
      return nil
    }
    let matcher = matchers[Int(only.matcher)]
    if let longest = matcher.maximumLength, end - start > longest { return nil }
    let part = text.part(start, end)
    guard matcher.accepts(part, inQuery: false, ignoringCase: ignoringCase),
      !(only.excludesSlash && part.contains(UInt8(ascii: "/")))
    else { return nil }
    return start..<end
  }

  /// What each value takes, in order; nil if the segment does not match.
  func ranges(_ text: UnsafeBufferPointer<UInt8>, _ matchers: [LinkFieldMatcher], ignoringCase: Bool)
    -> [Range<Int>]?
  {
    if only != nil { return range(text, matchers, ignoringCase: ignoringCase).map { [$0] } }
    guard text.count >= suffix.count, !text.isEmpty else { return nil }
    // Cheap refusals first: they spare the allocations.
    guard has(suffix, text, at: text.count - suffix.count, ignoringCase) else { return nil }
    guard has(prefix, text, at: 0, ignoringCase) else { return nil }
    var state = State(
      text: text, matchers: matchers, ignoresCase: ignoringCase,
      failing: Array(repeating: .max, count: pieces.count))
    guard match(0, at: 0, &state) else { return nil }
    return state.ranges.reversed()
  }

  private func has(
    _ literal: [UInt8], _ text: UnsafeBufferPointer<UInt8>, at start: Int, _ ignoringCase: Bool
  ) -> Bool {
    LinkBytes.areEqual(literal, text.part(start, start + literal.count), ignoringCase: ignoringCase)
  }

  /// Recursion goes as deep as the pattern has pieces.
  private func match(_ piece: Int, at start: Int, _ state: inout State) -> Bool {
    guard piece < pieces.count else { return start == state.text.count }
    switch pieces[piece] {
    case .literal(let literal):
      return has(literal, state.text, at: start, state.ignoresCase)
        && match(piece + 1, at: start + literal.count, &state)
    case .value(let index, let excludesSlash):
      guard start < state.text.count, start < state.failing[piece] else { return false }
      let matcher = state.matchers[Int(index)]
      let isLast = piece + 1 == pieces.count
      var next: [UInt8] = []
      if !isLast, case .literal(let literal) = pieces[piece + 1] { next = literal }
      let longest = min(state.text.count, start + (matcher.maximumLength ?? state.text.count))
      var end = isLast ? state.text.count : start + 1
      while end <= longest {
        state.steps -= 1
        if state.steps < 0 { return false }
        if excludesSlash, state.text[end - 1] == UInt8(ascii: "/") { break }
        if has(next, state.text, at: end, state.ignoresCase) {
          let part = state.text.part(start, end)
          if !matcher.acceptsAnyText { state.steps -= part.count }
          let isAccepted =
            matcher.accepts(part, inQuery: false, ignoringCase: state.ignoresCase)
            && !(excludesSlash && part.contains(UInt8(ascii: "/")))
          if isAccepted, match(piece + 1, at: end, &state) {
            state.ranges.append(start..<end)
            return true
          }
        }
        end += 1
      }
      // Where any text will do, what fails here fails further right too.
      if matcher.acceptsAnyText, !excludesSlash { state.failing[piece] = min(state.failing[piece], start) }
      return false
    }
  }
}
