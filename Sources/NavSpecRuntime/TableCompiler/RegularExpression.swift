/// A regular expression in the strict sense: literals, classes, alternation, groups and repetition.
/// What other engines add (back-references, look-around, laziness) is refused.
nonisolated indirect enum RegularExpression: Hashable, Sendable {
  case empty
  /// One scalar of these sorted, disjoint ranges.
  case scalars([ClosedRange<UInt32>])
  case sequence([RegularExpression])
  case alternation([RegularExpression])
  /// At least, at most (nil: any number of times).
  case repetition(RegularExpression, Int, Int?)
}

/// Reads an expression scalar by scalar.
nonisolated struct RegularExpressionParser {
  private let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar, and of the end.
  private let offsets: [Int]
  private var position = 0
  private var depth = 0
  /// The text outside the groups, which bounds the recursion.
  private static let depthLimit = 64

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var offsets = [0]
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    self.offsets = offsets
  }

  mutating func parse() throws(LinkPatternError) -> RegularExpression {
    let expression = try alternation()
    if position < scalars.count { throw error("')' closes nothing", from: position) }
    return expression
  }

  private func error(_ message: String, from start: Int, to end: Int? = nil, suggestion: String? = nil)
    -> LinkPatternError
  {
    let start = min(start, scalars.count)
    let end = min(max(end ?? start + 1, start), scalars.count)
    return LinkPatternError(message, at: offsets[start]..<offsets[end], suggestion: suggestion)
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private mutating func alternation() throws(LinkPatternError) -> RegularExpression {
    var choices = [try sequence()]
    while skip("|") { choices.append(try sequence()) }
    return choices.count == 1 ? choices[0] : .alternation(choices)
  }

  private mutating func sequence() throws(LinkPatternError) -> RegularExpression {
    var items: [RegularExpression] = []
    while let scalar = next, scalar != "|", scalar != ")" { items.append(try repetition()) }
    return items.isEmpty ? .empty : items.count == 1 ? items[0] : .sequence(items)
  }

  private mutating func repetition() throws(LinkPatternError) -> RegularExpression {
    let item = try atom()
    guard let bounds = try quantifier() else { return item }
    if let scalar = next, "?*+{".unicodeScalars.contains(scalar) {
      throw error("a repetition is not repeated: use a group", from: position)
    }
    return .repetition(item, bounds.least, bounds.most)
  }

  private mutating func quantifier() throws(LinkPatternError) -> (least: Int, most: Int?)? {
    let start = position
    if skip("?") { return (0, 1) }
    if skip("*") { return (0, nil) }
    if skip("+") { return (1, nil) }
    guard skip("{") else { return nil }
    let least = number()
    var most = least
    if skip(",") { most = number() }
    guard let least, skip("}") else {
      throw error("a repetition is {n}, {n,} or {n,m}", from: start, to: position)
    }
    if let most, most < least || most == 0 {
      throw error("the bounds of the repetition are the wrong way round", from: start, to: position)
    }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var number: Int?
    while let scalar = next, ("0"..."9").contains(scalar), (number ?? 0) < 10_000 {
      number = (number ?? 0) * 10 + Int(scalar.value - 0x30)
      position += 1
    }
    return number
  }

  private mutating func atom() throws(LinkPatternError) -> RegularExpression {
    let start = position
    guard let scalar = next else { return .empty }
    position += 1
    switch scalar {
    case "(":
      if skip("?"), !skip(":") {
        throw error(
          "a group is (…) or (?:…): look-around and names are not regular", from: start, to: position + 1)
      }
      depth += 1
      guard depth <= Self.depthLimit else { throw error("groups are nested too deeply", from: start) }
      let inner = try alternation()
      depth -= 1
      guard skip(")") else { throw error("'(' is never closed", from: start) }
      return inner
    case "[": return .scalars(try scalarClass(from: start))
    case ".": return .scalars([0...0x10FFFF])
    case "\\": return .scalars(try escape(from: start))
    case "^", "$":
      throw error("a pattern always covers the whole text", from: start, suggestion: "")
    case "?", "*", "+", "{": throw error("'\(scalar)' repeats nothing", from: start)
    case "]", "}": throw error("'\(scalar)' closes nothing", from: start, suggestion: "\\\(scalar)")
    default: return .scalars([scalar.value...scalar.value])
    }
  }

  private mutating func escape(from start: Int) throws(LinkPatternError) -> [ClosedRange<UInt32>] {
    guard let scalar = next else { throw error("'\\' escapes nothing", from: start) }
    position += 1
    switch scalar {
    case "d": return [0x30...0x39]
    case "w": return [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
    case "s": return [0x09...0x0D, 0x20...0x20]
    case "D": return Self.complement([0x30...0x39])
    case "W": return Self.complement([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    case "S": return Self.complement([0x09...0x0D, 0x20...0x20])
    case "t": return [0x09...0x09]
    case "n": return [0x0A...0x0A]
    case "r": return [0x0D...0x0D]
    default:
      guard scalar.isASCII, !scalar.properties.isAlphabetic, !("0"..."9").contains(scalar) else {
        throw error("'\\\(scalar)' is not regular or not known", from: start, to: position)
      }
      return [scalar.value...scalar.value]
    }
  }

  private mutating func scalarClass(from start: Int) throws(LinkPatternError) -> [ClosedRange<UInt32>] {
    let isNegated = skip("^")
    var ranges: [ClosedRange<UInt32>] = []
    while let scalar = next, scalar != "]" {
      let itemStart = position
      let item = try classItem()
      guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
        ranges += item
        continue
      }
      position += 1
      let upper = try classItem()
      guard let low = item.first, let high = upper.first, item.count == 1, upper.count == 1,
        low.count == 1, high.count == 1, low.lowerBound <= high.lowerBound
      else { throw error("the range of scalars is the wrong way round", from: itemStart, to: position) }
      ranges.append(low.lowerBound...high.lowerBound)
    }
    guard skip("]") else { throw error("'[' is never closed", from: start) }
    let union = Self.union(ranges)
    let result = isNegated ? Self.complement(union) : union
    if result.isEmpty { throw error("the class is empty", from: start, to: position) }
    return result
  }

  private mutating func classItem() throws(LinkPatternError) -> [ClosedRange<UInt32>] {
    let start = position
    guard let scalar = next else { throw error("'[' is never closed", from: start) }
    position += 1
    if scalar == "\\" { return try escape(from: start) }
    if scalar == "[" { throw error("'[' within a class must be escaped", from: start, suggestion: "\\[") }
    return [scalar.value...scalar.value]
  }

  static func union(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound &+ 1 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// Of sorted, disjoint ranges.
  static func complement(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    var start: UInt32 = 0
    for range in ranges {
      if start < range.lowerBound { result.append(start...(range.lowerBound - 1)) }
      start = range.upperBound + 1
    }
    if start <= 0x10FFFF { result.append(start...0x10FFFF) }
    return result
  }
}
