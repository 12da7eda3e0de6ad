import NavSpecDiagnostics

/// What people write that is another language's, or none's: looked for before libyaml's own account.
extension ExplainedProblem {
  var slip: Diagnostic? {
    conflictMarker ?? fence ?? otherLanguage ?? foreignComment ?? lookalike ?? hiddenByComment
  }

  /// The lines that the problem is about, in the order of the file.
  private var places: [TextLines.Line] {
    let here = lines.index(of: problem.offset)
    let above = lines.lines[..<here].lastIndex(where: lines.isContent)
    let context = problem.contextOffset.map { lines.index(of: $0) }
    return Set([above, context, here].compactMap { $0 }).sorted().map { lines.lines[$0] }
  }

  private var conflictMarker: Diagnostic? {
    let start = lines.lines.first { text(range($0.start, $0.end)).hasPrefix("<<<<<<< ") }
    guard let start, lines.lines.contains(where: { text(range($0.start, $0.end)).hasPrefix(">>>>>>> ") })
    else { return nil }
    return invalid(
      "an unresolved conflict of git starts here", at: range(start.start, start.end),
      notes: ["keep one side, and delete the lines with <<<<<<<, ======= and >>>>>>>"])
  }

  /// The fences of a block of code in Markdown, around the spec.
  private var fence: Diagnostic? {
    let first = lines.lines[lines.index(of: problem.offset)]
    guard problem.offset == first.content, lines.text(of: first).hasPrefix("```") else { return nil }
    let fences = lines.lines.filter {
      $0.indentation == first.indentation && lines.text(of: $0).hasPrefix("```")
    }
    return invalid(
      "a fence of Markdown is no part of a spec", at: range(first.content, first.end),
      fixes: [deleting(fences, "the lines with '```'")])
  }

  func deleting(_ lines: [TextLines.Line], _ what: String) -> Diagnostic.Fix {
    .init(
      "delete \(what)",
      edits: lines.map { line in
        let next = bytes[line.end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
        return .init(range(line.start, next), "")
      })
  }

  /// Lines of Swift, and the mark of a document that is indented.
  private var otherLanguage: Diagnostic? {
    let declaration = /(\w+ )*(enum|struct|class|extension|func) \w+.*/
    let opened = lines.lines[...lines.index(of: problem.offset)].first {
      $0.content < $0.end && bytes[$0.end - 1] == UInt8(ascii: "{")
        && lines.text(of: $0).wholeMatch(of: declaration) != nil
    }
    if let opened {
      return invalid(
        "this is Swift, and a spec is YAML", at: range(opened.content, opened.end),
        fixes: [.init("write 'home:' below 'routes:' for 'case home'")])
    }
    for line in places {
      let written = lines.text(of: line)
      let place = range(line.content, line.end)
      if written.prefixMatch(of: /-[A-Za-z]/) != nil {
        return withoutDash(lines.index(of: line.content), "no space follows the '-' of a list")
      }
      if written == "---" { return .secondDocument(at: place) }
      guard let match = written.wholeMatch(of: /case (\w+)(?:\((.*)\))?/) else { continue }
      let below = lines.lines.first { $0.start > line.start && lines.isContent($0) }
      let opens = below.map { $0.indentation > line.indentation } ?? false
      let params = opens ? nil : match.2.map { " {params: {\($0)}}" }
      return invalid(
        "a name of a route has no 'case' before it", at: place,
        fixes: [.writing("\(match.1):\(params ?? "")", at: place)])
    }
    return nil
  }

  /// `- item`, and its keys on the next lines.
  var itemWithoutColon: Diagnostic? {
    let index = lines.index(of: problem.offset)
    guard let above = lines.content(above: index),
      let match = lines.text(of: above).wholeMatch(of: /- +(\w+)/)
    else { return nil }
    let name = range(above.end - match.1.utf8.count, above.end)
    return invalid(
      "'\(match.1)' has no ':' after it, and keys below it", at: name,
      fixes: [.init("write '\(match.1):', and indent its keys by two more")])
  }

  /// `?Date`, where the mark belongs behind the type.
  var markBeforeName: Diagnostic? {
    guard byte(at: problem.offset) == UInt8(ascii: "?") else { return nil }
    let place = word(at: problem.offset)
    let name = text(place).dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "." }
    guard !name.isEmpty, name.utf8.count + 1 == Int(place.end - place.start) else { return nil }
    return invalid(
      "the '?' of an optional is behind its type", at: place,
      fixes: [.writing("\(name)?", at: place, isSafe: true)])
  }

  /// `// …`, `/* … */`, `-- …` and `<!-- … -->`.
  private var foreignComment: Diagnostic? {
    for line in places {
      for start in [line.content, problem.offset] where (line.start...line.end).contains(start) {
        let rest = text(range(start, line.end))
        let marks = [("//", ""), ("/*", "*/"), ("<!--", "-->"), ("-- ", "")]
        guard let (open, close) = marks.first(where: { rest.hasPrefix($0.0) }) else { continue }
        let place = range(start, start + open.filter { $0 != " " }.utf8.count)
        var edits = [Diagnostic.Fix.Edit(place, "#")]
        if !close.isEmpty, rest.hasSuffix(close) {
          edits.append(.init(range(endOfText(before: line.end - close.utf8.count), line.end), ""))
        }
        return invalid(
          "'\(text(place))' starts no comment in YAML", at: place, label: "a comment starts with '#'",
          fixes: [.init("write '#'", edits: edits)])
      }
    }
    return nil
  }

  private var lookalike: Diagnostic? {
    for line in places {
      var offset = line.start
      var before: Unicode.Scalar = " "
      let text = text(range(line.start, line.end))
      for scalar in text.unicodeScalars {
        let place = range(offset, offset + 1)
        if let name = Lookalike.blank(scalar) {
          return Lookalike.diagnostic(blank: scalar, named: name, at: place)
        }
        if Lookalike.isQuote(scalar), " [{,:".unicodeScalars.contains(before) {
          let rest = self.text(range(offset, line.end))
          let quoted = String(rest.unicodeScalars.prefix { !",]}".unicodeScalars.contains($0) || $0 == "}" })
          let found = Lookalike.unquoted(quoted).map { ($0, quoted.utf8.count) } ?? closed(rest)
          if let (inner, length) = found {
            return Lookalike.diagnostic(quoted: inner, at: range(offset, offset + length))
          }
        }
        if offset == line.content, Lookalike.isListMark(scalar), text.unicodeScalars.count > 1 {
          if byte(at: offset + UTF8.width(scalar)) == UInt8(ascii: " ") {
            return Lookalike.diagnostic(listMark: scalar, at: [place])
          }
        }
        before = scalar
        offset += UTF8.width(scalar)
      }
    }
    return nil
  }

  /// The text up to the next typographic quote, and the length of both with the quotes.
  private func closed(_ text: String) -> (inner: String, length: Int)? {
    guard let end = text.unicodeScalars.dropFirst().firstIndex(where: Lookalike.isQuote) else { return nil }
    return (String(text.unicodeScalars[..<end].dropFirst()), String(text.unicodeScalars[...end]).utf8.count)
  }

  /// A `#` in a list or map that has its end behind it.
  private var hiddenByComment: Diagnostic? {
    guard problem.context.contains("flow") else { return nil }
    let index = lines.index(of: problem.contextOffset ?? problem.offset)
    // A value that is missing is missed on the next line.
    let isMissing = problem.context.hasSuffix("node")
    guard let line = isMissing ? lines.content(above: index) : lines.lines[index] else { return nil }
    let opener = isMissing ? line.content : problem.contextOffset ?? line.content
    guard opener < line.end, let mark = commentStart(from: opener, to: line.end) else { return nil }
    let hidden = bytes[mark..<line.end]
    guard let close = hidden.firstIndex(where: "]}".utf8.contains) else { return nil }
    var start = mark
    while start > opener + 1, !"[{,".utf8.contains(bytes[start - 1]),
      !(bytes[start - 1] == UInt8(ascii: " ") && bytes[start - 2] == UInt8(ascii: ":"))
    { start -= 1 }
    while start < mark, bytes[start] == UInt8(ascii: " ") { start += 1 }
    var end = hidden.firstIndex { $0 == UInt8(ascii: ",") }.map { min($0, close) } ?? close
    while end > mark, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    let place = range(start, end)
    return Diagnostic(
      .unquotedText, "'#' starts a comment here, and hides the '\(text(range(close, close + 1)))'",
      at: range(mark, mark + 1), label: "the rest of the line is not read",
      fixes: [.quoting(place, text(place), isSafe: false)])
  }

  /// The first `#` behind a blank and outside of quotes.
  private func commentStart(from start: Int, to end: Int) -> Int? {
    var quote: UInt8?
    for offset in start..<end {
      let byte = bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "#"), offset > start, bytes[offset - 1].isBlankOrBreak {
        return offset
      }
    }
    return nil
  }
}

extension Diagnostic {
  /// A `---` with a text before it.
  static func secondDocument(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .severalDocuments, "a second document starts here", at: place,
      fixes: [.init("delete '---'", edits: [.init(place, "")])])
  }
}
