import NavSpecDiagnostics

extension ExplainedProblem {
  var tab: Diagnostic {
    var end = problem.offset
    while byte(at: end) == UInt8(ascii: "\t") { end += 1 }
    let place = range(problem.offset, max(end, problem.offset + 1))
    // Where tabs alone indent, one is one level.
    let tabbed = lines.lines.filter { byte(at: $0.start) == UInt8(ascii: "\t") }
    let isLevel =
      tabbed.contains { $0.start == problem.offset }
      && !lines.lines.contains { lines.isContent($0) && $0.indentation > 0 }
    let edits = tabbed.map { line in
      let count = bytes[line.start...].prefix { $0 == UInt8(ascii: "\t") }.count
      return Diagnostic.Fix.Edit(range(line.start, line.start + count), String(repeating: "  ", count: count))
    }
    let spaces = String(repeating: " ", count: max(1, indentationWanted(at: problem.offset)))
    return Diagnostic(
      .tabIndentation, "a tab cannot indent, only spaces can", at: place,
      fixes: [.init("indent with spaces", edits: isLevel ? edits : [.init(place, spaces)])])
  }

  /// The number of spaces that give the text at a tab the indentation of the line above or below.
  private func indentationWanted(at offset: Int) -> Int {
    let column = bytes[..<offset].reversed().prefix { !$0.isBreak }.count
    guard let above = lines.content(above: lines.index(of: offset)) else { return 0 }
    return above.indentation + (bytes[above.end - 1] == UInt8(ascii: ":") ? 2 : 0) - column
  }

  var misplacedColon: Diagnostic {
    let index = lines.index(of: problem.offset)
    let below = lines.lines[(index + 1)...].firstIndex(where: lines.isContent)
    if let diagnostic = outdented ?? itemWithoutColon ?? valueAbove(index) ?? below.flatMap(valueAbove)
      ?? wordWithoutColon
      ?? tooDeep
    {
      return diagnostic
    }
    let place = range(problem.offset, problem.offset + 1)
    let line = lines.text(of: lines.lines[lines.index(of: problem.offset)])
    // `ticket(id: UUID):`, as a case of an enum in Swift.
    if line.hasSuffix("):"), let open = line.firstIndex(of: "(") {
      let (name, params) = (
        line[..<open].split(separator: " ").last ?? "", line[open...].dropFirst().dropLast(2)
      )
      return invalid(
        "a name has no params in parentheses", at: place,
        fixes: [.init("write '\(name):' and below it 'params: {\(params)}'")])
    }
    guard let value = valueBeforeColon else {
      return invalid(
        "a key cannot start here", at: place,
        notes: ["check the indentation: the keys of one mapping start in one column"])
    }
    if let diagnostic = mapInParentheses(value) { return diagnostic }
    let words = text(value).split(separator: ":", maxSplits: 1)
    // A name in lower case is that of an entry.
    if let name = words.first, name.first?.isLowercase == true, !name.contains(" ") {
      let map = "{" + text(value) + "}"
      return invalid(
        "a second ':' in one value", at: place,
        fixes: [.writing(map, at: value), .init("or quote it, if it is a text")])
    }
    if let diagnostic = defaultBehindColon(value) { return diagnostic }
    // A text that begins with a quote is quoted already.
    let isQuoted = [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(bytes[Int(value.start)])
    return invalid(
      "a second ':' in one value", at: place,
      fixes: isQuoted ? [] : [.quoting(value, text(value), isSafe: false)])
  }

  /// `Int: 1`, a type with its default.
  func defaultBehindColon(_ value: SourceRange) -> Diagnostic? {
    let words = text(value).split(separator: ":", maxSplits: 1).map(String.init)
    guard words.count == 2, ["Bool", "Double", "Int", "Int64", "String"].contains(words[0]) else {
      return nil
    }
    return invalid(
      "a default is behind '=', not behind ':'", at: range(problem.offset, problem.offset + 1),
      fixes: [.writing("\(words[0]) =\(words[1])", at: value)])
  }

  /// `(id: UUID)` and `item(id: 5)` where a map belongs.
  func mapInParentheses(_ value: SourceRange) -> Diagnostic? {
    guard let match = text(value).wholeMatch(of: /([a-z]\w*|)\((.*)\)/) else { return nil }
    let map = match.1.isEmpty ? "{\(match.2)}" : "{\(match.1): {\(match.2)}}"
    return invalid("a map has braces, not parentheses", at: value, fixes: [.writing(map, at: value)])
  }

  /// The line of the problem and the one above it that says something, where a text runs from one to the other.
  private var continuedLine: (index: Int, above: TextLines.Line)? {
    let index = lines.index(of: problem.offset)
    guard let lastScalar,
      Int(lastScalar.start) <= lines.lines[index].content || Int(lastScalar.end) <= problem.offset,
      let above = lines.content(above: index), bytes[above.end - 1] != UInt8(ascii: ":")
    else { return nil }
    return (index, above)
  }

  /// `home` on one line and its keys on the next, `title:Home`, and `home -> item`.
  private var wordWithoutColon: Diagnostic? {
    guard let (index, above) = continuedLine,
      valueBeforeColon == nil || lines.lines[index].content < problem.offset
    else { return nil }
    let words = lines.text(of: above).split(separator: " ")
    guard let word = words.first, word.first?.isLetter == true else { return nil }
    let first = lines.index(of: above.content)
    if let holder = lines.content(above: first), takesList(lines.text(of: holder)) {
      return withoutDash(first, "'\(word)' has no '- ' before it")
    }
    if words.count <= 2, !words.contains(where: { $0.contains(":") }), word.utf8.allSatisfy({ $0 >= 0x30 }) {
      let end = above.content + word.utf8.count
      return invalid(
        "'\(word)' has no ':' after it", at: range(above.content, end), fixes: [inserting(":", at: end)])
    }
    guard startsText(above), !lines.text(of: above).contains(": ") else { return nil }
    return withoutColon(range(above.content, above.end))
  }

  /// `title:Home`, `title = Home`, and what has no end of a key at all.
  func withoutColon(_ place: SourceRange) -> Diagnostic {
    let words = text(place).contains(": ") ? [] : text(place).split(separator: " ")
    if let word = words.first, let colon = word.firstIndex(of: ":"),
      word[..<colon].allSatisfy({ $0.isLetter || $0.isNumber }),
      let next = word[colon...].dropFirst().first, next != "/"
    {
      let mark = Int(place.start) + word[...colon].utf8.count
      return invalid(
        "no space follows the ':' of '\(word[..<colon])'", at: range(mark - 1, mark),
        label: "a key ends in ': '", fixes: [.init("insert a space", edits: [.init(range(mark, mark), " ")])])
    }
    if words.count > 2, words[1] == "=" || words[1] == ":=", words[0].allSatisfy(\.isLetter) {
      let end = Int(place.start) + words[0].utf8.count
      let mark = range(end + 1, end + 1 + words[1].utf8.count)
      return invalid(
        "a key ends in ':', not in '\(words[1])'", at: mark,
        fixes: [.init("write '\(words[0]):'", edits: [.init(range(end, Int(mark.end)), ":")])])
    }
    let text = text(place)
    return invalid(
      "'\(text.count > 40 ? text.prefix(40) + "…" : text)' has no ':' after it", at: place,
      notes: ["a key ends in a colon, and what it holds is indented more"])
  }

  /// Whether a line is no continuation of a text on the line above it.
  private func startsText(_ line: TextLines.Line) -> Bool {
    guard let before = lines.content(above: lines.index(of: line.content)) else { return true }
    return bytes[before.end - 1] == UInt8(ascii: ":") || before.indentation >= line.indentation
  }

  /// A line that is indented more than the complete entry above it.
  private var tooDeep: Diagnostic? {
    guard let (index, above) = continuedLine else { return nil }
    let line = lines.lines[index]
    let key = bytes[line.content..<line.end].firstIndex(of: UInt8(ascii: ":"))
    guard line.indentation > above.indentation, key == problem.offset, lines.text(of: above).contains(": ")
    else { return nil }
    // A key that opens a map stands above what is in it.
    if bytes[line.end - 1] == UInt8(ascii: ":"),
      let next = lines.lines[(index + 1)...].first(where: lines.isContent), !lines.isItem(next),
      next.indentation <= above.indentation,
      let column = lines.openIndentations(above: index).last(where: { $0 < next.indentation })
    {
      return misindented(index, to: column)
    }
    // The first key of a map may be the slip.
    let first = lines.index(of: above.content)
    if let holder = lines.content(above: first), bytes[holder.end - 1] == UInt8(ascii: ":"),
      above.indentation == holder.indentation + 1, line.indentation == holder.indentation + 2
    {
      return misindented(first, to: line.indentation, through: first)
    }
    return misindented(index, to: above.indentation)
  }

  /// The entry above a line that is indented less than the entries before and after it. What is below a key of the
  /// file is not its neighbour, and a name among routes is not a key of one.
  var outdented: Diagnostic? {
    let index = lines.index(of: problem.offset)
    let column = lines.lines[index].indentation
    guard
      let place = lines.lines[..<index].lastIndex(where: { lines.isContent($0) && $0.indentation < column })
    else { return nil }
    let line = lines.lines[place]
    let name = name(of: line)
    let isKey = line.indentation == 0 ? !keys.top.contains(name) : keys.inner.contains(name)
    // Those above it have the same slip.
    var first = place
    while let above = lines.lines[..<first].lastIndex(where: lines.isContent),
      lines.lines[above].indentation == line.indentation,
      keys.inner.contains(self.name(of: lines.lines[above])),
      bytes[lines.lines[above].end - 1] != UInt8(ascii: ":")
    { first = above }
    guard let before = lines.content(above: first) else { return nil }
    let opens = bytes[before.end - 1] == UInt8(ascii: ":") && before.indentation == line.indentation
    let below = lines.lines[place + 1]
    let holdsBlock =
      bytes[line.end - 1] == UInt8(ascii: ":") && !lines.isItem(below) && below.indentation <= column
    guard isKey, !keys.top.isEmpty, line.indentation == 0 || !holdsBlock, !name.isEmpty,
      lines.text(of: line).dropFirst(name.count).hasPrefix(":"),
      opens || lines.openIndentations(above: place).contains(column)
    else { return nil }
    return misindented(opens ? first : place, to: column, through: place)
  }

  /// The letters and digits that a line starts with.
  private func name(of line: TextLines.Line) -> String {
    String(lines.text(of: line).prefix { $0.isLetter || $0.isNumber })
  }

  /// `app: Shop` with entries below it, of which the value is no part, and an alias among entries.
  func valueAbove(_ index: Int) -> Diagnostic? {
    guard let above = lines.content(above: index) else { return nil }
    let line = lines.lines[index]
    let written = lines.text(of: above)
    if written.wholeMatch(of: /\*\w+/) != nil, above.indentation == line.indentation {
      return invalid(
        "'<<: ' is missing before this alias", at: range(above.content, above.end),
        fixes: [inserting("<<: ", at: above.content)])
    }
    // What is below an entry of a map is no neighbour of it.
    let holder = lines.lines[..<index].last { lines.isContent($0) && $0.indentation < above.indentation }
    let key = name(of: line)
    let isEntry =
      holder.map { keys.maps.contains(lines.text(of: $0)) && keys.inner.contains(key) } ?? !keys.top.contains(
        key)
    guard isEntry, !keys.top.isEmpty, line.indentation > above.indentation, !lines.isItem(line),
      lines.text(of: line).contains(":"), !written.hasSuffix(":"), let colon = written.firstRange(of: ": "),
      !"&|>!".contains(written[colon.upperBound])
    else { return nil }
    let end = above.content + written[..<colon.lowerBound].utf8.count + 1
    let place = range(end + 1, Int(restOfLine(from: end).end))
    let value = text(place)
    let entry = value.hasPrefix("*") ? "<<: \(value)" : value.contains("{") ? nil : value
    let isKept = value.hasPrefix("*") || value.contains(": ")
    let indent = "\n" + String(repeating: " ", count: line.indentation)
    let edit = entry.map { Diagnostic.Fix.Edit(range(end, Int(place.end)), isKept ? indent + $0 : "") }
    return invalid(
      "'\(name(of: above))' has a value, and entries below it", at: place,
      fixes: [
        .init(
          isKept ? "write '\(entry ?? value)' on a line of its own" : "delete '\(value)'",
          edits: edit.map { [$0] } ?? [])
      ])
  }

  /// Entries of a map of which some have a '-' before them, as items of a list have.
  var dashedEntry: Diagnostic? {
    let first = lines.index(of: problem.contextOffset ?? problem.offset)
    let entries = lines.block(from: first).filter {
      lines.isContent($0) && $0.indentation == lines.lines[first].indentation
    }
    let dashed = entries.filter(lines.isItem)
    guard let parent = lines.content(above: first), keys.maps.contains(lines.text(of: parent)),
      let item = dashed.first, let other = entries.first(where: { !lines.isItem($0) }),
      dashed.allSatisfy({ lines.text(of: $0).hasSuffix(":") || lines.text(of: $0).contains(": {") })
    else { return nil }
    let edits = dashed.map { line in
      let name = bytes[(line.content + 1)...].firstIndex { $0 != UInt8(ascii: " ") } ?? line.end
      return Diagnostic.Fix.Edit(range(line.content, name), "")
    }
    let names = [item, other].map { lines.text(of: $0).drop { "- ".contains($0) }.prefix { $0 != ":" } }
    return invalid(
      "'\(names[0])' has a '-' before it, and '\(names[1])' has none",
      at: range(item.content, item.content + 1), label: "a map has names alone",
      related: related("an entry of the same map", other.content),
      fixes: [.init("delete the '-'", edits: edits)])
  }

  /// Whether the file has a list behind such a key elsewhere.
  private func takesList(_ key: String) -> Bool {
    key.hasSuffix(":") && text(range(0, bytes.count)).contains(key + " [")
  }

  /// Lines of which each is meant as an item of a list.
  func withoutDash(_ first: Int, _ message: String) -> Diagnostic {
    let line = lines.lines[first]
    let block = lines.block(from: first).filter { $0.indentation == line.indentation && lines.isContent($0) }
    let edits = block.filter { !lines.isItem($0) }.map { line in
      let hasDash = bytes[line.content] == UInt8(ascii: "-")
      let start = line.content + (hasDash ? 1 : 0)
      return Diagnostic.Fix.Edit(range(start, start), hasDash ? " " : "- ")
    }
    return invalid(
      message, at: range(line.content, line.end), fixes: [.init("write '- ' before each", edits: edits)])
  }

  /// `to: - item`
  var itemBehindKey: Diagnostic? {
    let line = lines.lines[lines.index(of: problem.offset)]
    let gap = range(endOfText(before: problem.offset), problem.offset)
    guard takesList(text(range(line.content, Int(gap.start)))) else { return nil }
    let indent = "\n" + String(repeating: " ", count: problem.offset - line.start)
    return invalid(
      "a list item cannot start here", at: token(at: problem.offset),
      fixes: [.init("write it on a line of its own", edits: [.init(gap, indent)])])
  }

  /// An item that starts in another column than the one above it.
  var misalignedItem: Diagnostic? {
    let index = lines.index(of: problem.offset)
    guard lines.isItem(lines.lines[index]),
      let above = lines.lines[..<index].last(where: { lines.isContent($0) && lines.isItem($0) }),
      above.indentation != lines.lines[index].indentation
    else { return nil }
    return .misaligned(
      lines.lines[index].indentation, to: above.indentation,
      at: range(lines.lines[index].start, lines.lines[index].content + 1))
  }

  /// A line that starts between the columns of those above it.
  var badIndentation: Diagnostic? {
    let index = lines.index(of: problem.offset)
    let line = lines.lines[index]
    guard problem.offset == line.content else { return nil }
    let open = lines.openIndentations(above: index)
    guard !open.contains(line.indentation) else { return nil }
    guard let deeper = open.first(where: { $0 > line.indentation }) else {
      // The entry above is complete.
      guard let inner = open.last, let above = lines.content(above: index), above.indentation == inner,
        lines.text(of: above).contains(": ")
      else { return nil }
      return misindented(index, to: inner)
    }
    let outer = open.last { $0 < line.indentation }
    // A key that opens a map stands above what is in it.
    let opens =
      bytes[line.end - 1] == UInt8(ascii: ":")
      && lines.lines[(index + 1)...].first(where: lines.isContent)?.indentation == deeper
    let isOuter = outer.map { opens || line.indentation - $0 < deeper - line.indentation } ?? false
    return misindented(
      index, to: isOuter ? outer ?? deeper : deeper, or: isOuter ? deeper : outer,
      through: opens && isOuter ? index : nil)
  }

  private func misindented(
    _ index: Int, to column: Int, or other: Int? = nil, through last: Int? = nil
  ) -> Diagnostic {
    let line = lines.lines[index]
    let shift = column - line.indentation
    let block = (last.map { lines.lines[index...$0] } ?? lines.block(from: index)).filter(lines.isContent)
    let spaces = String(repeating: " ", count: max(0, shift))
    let edits = block.map { Diagnostic.Fix.Edit(range($0.start, $0.start + max(0, -shift)), spaces) }
    let alternative = other.map { " or \($0)" } ?? ""
    let name = last == nil ? "" : "'\(lines.text(of: line).prefix { $0 != ":" })' is "
    return invalid(
      "\(name)indented by \(line.indentation) where \(column)\(alternative) is expected",
      at: range(line.start, max(line.content, line.start + 1)),
      notes: ["the keys of one map, and the items of one list, start in one column"],
      fixes: [.init("indent it by \(column)", edits: edits)])
  }

  /// The first lines are indented, and those after them are not.
  var indentedStart: Diagnostic? {
    let index = lines.index(of: problem.offset)
    guard let first = lines.lines.firstIndex(where: lines.isContent), first < index,
      lines.lines[first].indentation > lines.lines[index].indentation
    else { return nil }
    let line = lines.lines[first]
    let edits = lines.lines[first..<index].filter { $0.indentation >= line.indentation }.map {
      Diagnostic.Fix.Edit(range($0.start, $0.start + line.indentation), "")
    }
    return invalid(
      "indented by \(line.indentation) where \(lines.lines[index].indentation) is expected",
      at: range(line.start, line.content),
      related: related("this key belongs to the same map", problem.offset),
      fixes: [.init("indent it by \(lines.lines[index].indentation)", edits: edits)])
  }

  /// The text of `doc: |` that is not indented.
  var unindentedText: Diagnostic? {
    let index = lines.index(of: problem.contextOffset ?? problem.offset)
    let line = lines.lines[index]
    guard let above = lines.content(above: index), line.indentation <= above.indentation,
      let mark = lines.text(of: above).split(separator: " ").last, let first = mark.first,
      first == "|" || first == ">", mark.dropFirst().allSatisfy({ "+-123456789".contains($0) })
    else { return nil }
    let shift = String(repeating: " ", count: above.indentation + 2 - line.indentation)
    return invalid(
      "the text of '\(mark)' is not indented more than its key", at: range(line.content, line.end),
      fixes: [
        .init("indent it by \(above.indentation + 2)", edits: [.init(range(line.start, line.start), shift)])
      ])
  }
}
