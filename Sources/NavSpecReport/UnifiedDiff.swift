import NavSpecDiagnostics

/// The difference between two texts, as `diff -u` writes it and `patch` and `git apply` read it.
///
/// Where lines differ it looks a little ahead for the next that agree, so that its cost stays linear in the
/// size of the texts whatever they are; it is right, but not always the shortest.
package struct UnifiedDiff {
  /// A line of the output: a blank for a kept one, a minus or a plus.
  private typealias Line = (sign: Character, text: Substring)

  private static let contextLines = 3
  private static let lookAhead = 24

  private let path: String
  private let old: [Substring]
  private let new: [Substring]

  /// - Parameter path: The path as messages show it.
  package init(path: String, from old: [UInt8], to new: [UInt8]) {
    // A line end in it would be a line of the patch.
    self.path = visible(path)
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  /// The difference; empty where there is none.
  package var text: String {
    let lines = lines
    guard lines.contains(where: { $0.sign != " " }) else { return "" }
    let isRelative = !path.hasPrefix("/") && !path.hasPrefix("<")
    var text = "--- \(isRelative ? "a/" : "")\(path)\n+++ \(isRelative ? "b/" : "")\(path)\n"
    var (position, inOld, inNew) = (0, 0, 0)
    for hunk in Self.hunks(of: lines) {
      inOld += hunk.lowerBound - position
      inNew += hunk.lowerBound - position
      let removed = lines[hunk].count { $0.sign != "+" }
      let added = lines[hunk].count { $0.sign != "-" }
      text += "@@ -\(Self.span(inOld, removed)) +\(Self.span(inNew, added)) @@\n"
      text += lines[hunk].map { "\($0.sign)\(Self.ended($0.text))" }.joined()
      inOld += removed
      inNew += added
      position = hunk.upperBound
    }
    return text
  }

  private static func lines(of bytes: [UInt8]) -> [Substring] {
    // By bytes: a carriage return and a line feed are one character.
    let text = Substring(decoding: bytes, as: UTF8.self)
    var lines: [Substring] = []
    var start = text.startIndex
    for index in text.utf8.indices where text.utf8[index] == UInt8(ascii: "\n") {
      let next = text.utf8.index(after: index)
      lines.append(text[start..<next])
      start = next
    }
    if start < text.endIndex { lines.append(text[start...]) }
    return lines
  }

  /// What happens to each line, in the order of the output.
  private var lines: [Line] {
    var lines: [Line] = []
    var inOld = 0
    var inNew = 0
    while inOld < old.count || inNew < new.count {
      let (removed, added) = distanceToAgreement(inOld, inNew)
      lines += old[inOld..<inOld + removed].map { ("-", $0) } + new[inNew..<inNew + added].map { ("+", $0) }
      inOld += removed
      inNew += added
      if inOld < old.count, inNew < new.count, Self.areEqual(old[inOld], new[inNew]) {
        lines.append((" ", old[inOld]))
        inOld += 1
        inNew += 1
      }
    }
    return lines
  }

  /// The fewest lines to leave out on either side until two agree, or as many as were looked at.
  private func distanceToAgreement(_ inOld: Int, _ inNew: Int) -> (removed: Int, added: Int) {
    let oldLeft = min(old.count - inOld, Self.lookAhead)
    let newLeft = min(new.count - inNew, Self.lookAhead)
    guard oldLeft > 0, newLeft > 0 else { return (oldLeft, newLeft) }
    for total in 0..<(oldLeft + newLeft - 1) {
      for removed in max(0, total - newLeft + 1)...min(total, oldLeft - 1) {
        let added = total - removed
        if Self.areEqual(old[inOld + removed], new[inNew + added]) { return (removed, added) }
      }
    }
    return (oldLeft, newLeft)
  }

  // By bytes: texts that Unicode calls equivalent are not the same file.
  private static func areEqual(_ a: Substring, _ b: Substring) -> Bool { a.utf8.elementsEqual(b.utf8) }

  /// Stretches of changes with the lines around them.
  private static func hunks(of lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].sign != " " {
      let start = max(0, index - contextLines)
      let end = min(lines.count, index + contextLines + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private static func span(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func ended(_ line: Substring) -> String {
    line.utf8.last == UInt8(ascii: "\n") ? String(line) : line + "\n\\ No newline at end of file\n"
  }
}
