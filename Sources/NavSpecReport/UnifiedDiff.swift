import NavSpecDiagnostics

/// The difference between two texts, as `diff -u` writes it and `patch` and `git apply` read it.
///
/// Where lines differ it looks a little ahead for the next that agree, so that its cost stays linear in the
/// size of the texts whatever they are; it is right, but not always the shortest.
package struct UnifiedDiff {
  private enum Change: Hashable {
    case kept, removed, added
  }

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
    let changes = changes
    guard changes.contains(where: { $0 != .kept }) else { return "" }
    let isRelative = !path.hasPrefix("/") && !path.hasPrefix("<")
    var text = "--- \(isRelative ? "a/" : "")\(path)\n+++ \(isRelative ? "b/" : "")\(path)\n"
    var (position, inOld, inNew) = (0, 0, 0)
    for hunk in Self.hunks(of: changes) {
      inOld += changes[position..<hunk.lowerBound].count { $0 != .added }
      inNew += changes[position..<hunk.lowerBound].count { $0 != .removed }
      write(hunk, of: changes, from: inOld, inNew, to: &text)
      inOld += changes[hunk].count { $0 != .added }
      inNew += changes[hunk].count { $0 != .removed }
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
  private var changes: [Change] {
    var changes: [Change] = []
    var inOld = 0
    var inNew = 0
    while inOld < old.count || inNew < new.count {
      let (removed, added) = distanceToAgreement(inOld, inNew)
      changes += Array(repeating: .removed, count: removed) + Array(repeating: .added, count: added)
      inOld += removed
      inNew += added
      if inOld < old.count, inNew < new.count, Self.areEqual(old[inOld], new[inNew]) {
        changes.append(.kept)
        inOld += 1
        inNew += 1
      }
    }
    return changes
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
  private static func hunks(of changes: [Change]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in changes.indices where changes[index] != .kept {
      let start = max(0, index - contextLines)
      let end = min(changes.count, index + contextLines + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func write(
    _ hunk: Range<Int>, of changes: [Change], from inOld: Int, _ inNew: Int, to text: inout String
  ) {
    let oldCount = changes[hunk].count { $0 != .added }
    let newCount = changes[hunk].count { $0 != .removed }
    text += "@@ -\(Self.span(inOld, oldCount)) +\(Self.span(inNew, newCount)) @@\n"
    var (inOld, inNew) = (inOld, inNew)
    for change in changes[hunk] {
      switch change {
      case .kept:
        text += " " + Self.ended(old[inOld])
        inOld += 1
        inNew += 1
      case .removed:
        text += "-" + Self.ended(old[inOld])
        inOld += 1
      case .added:
        text += "+" + Self.ended(new[inNew])
        inNew += 1
      }
    }
  }

  private static func span(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func ended(_ line: Substring) -> String {
    line.utf8.last == UInt8(ascii: "\n") ? String(line) : line + "\n\\ No newline at end of file\n"
  }
}
