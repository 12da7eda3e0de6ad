import NavSpecDiagnostics

/// A problem that libyaml found, in the terms of specs.
struct ExplainedProblem {
  let problem: YAMLProblem
  let bytes: UnsafeBufferPointer<UInt8>
  let source: SourceID
  let lastScalar: SourceRange?
  let lines: TextLines
  let keys: KnownKeys

  var diagnostic: Diagnostic {
    var diagnostic = explanation
    diagnostic.fixes = diagnostic.fixes.map {
      $0.isSafe && !isCure($0) ? .init($0.title, edits: $0.edits) : $0
    }
    return diagnostic
  }

  /// Whether the text is YAML after a fix, or has the same problem further on.
  private func isCure(_ fix: Diagnostic.Fix) -> Bool {
    var fixed = Array(bytes)
    for edit in fix.edits.sorted(by: { $0.range > $1.range }) {
      fixed.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
    }
    return fixed.withUnsafeBufferPointer { text in
      let offsets = ByteOffsets(text: text, base: 0, isASCII: false)
      guard var events = EventStream(text: text, offsets: offsets) else { return false }
      while events.next() != nil {}
      return events.problem.map { $0.problem == problem.problem && $0.offset > problem.offset } ?? true
    }
  }

  private var explanation: Diagnostic {
    if let slip { return slip }
    switch problem.problem {
    case "found character that cannot start any token": return unstartable
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return tab
    case "did not find expected ',' or ']'": return openBracket("list", "]")
    case "did not find expected ',' or '}'": return openBracket("mapping", "}")
    case "did not find expected alphabetic or numeric character": return namelessAlias
    case "mapping values are not allowed in this context": return misplacedColon
    case "found unexpected end of stream", "found unexpected document indicator": return openQuote
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      return escape
    case "could not find expected ':'": return keyWithoutColon
    case "found unexpected ':'": return colonBeforeBracket
    case "did not find expected whitespace or line break" where tagBeforeBracket != nil:
      return tagBeforeBracket ?? other
    case "did not find expected key", "did not find expected '-' indicator":
      return brokenQuotes ?? strayMark ?? dashedEntry ?? outdented
        ?? valueAbove(lines.index(of: problem.offset)) ?? misalignedItem ?? badIndentation
        ?? other
    case "did not find expected node content" where byte(at: problem.offset) == UInt8(ascii: ","):
      return strayComma
    case "did not find expected node content": return markBeforeName ?? other
    case "block sequence entries are not allowed in this context":
      return itemBehindKey ?? misalignedItem ?? other
    case "did not find expected <document start>": return strayMark ?? indentedStart ?? other
    default: return other
    }
  }

  // MARK: One per family

  private var unstartable: Diagnostic {
    if byte(at: problem.offset) == UInt8(ascii: "\t") { return tab }
    let place = value(at: problem.offset)
    let start = text(place).prefix(1)
    return Diagnostic(
      YAMLDiagnosticKinds.unquotedText, "a value that starts with '\(start)' needs quotes", at: place,
      fixes: [.quoting(place, text(place), isSafe: true)])
  }

  private var namelessAlias: Diagnostic {
    // libyaml stops behind the indicator.
    let start = problem.contextOffset ?? problem.offset
    let place = value(at: start)
    let what = byte(at: start) == UInt8(ascii: "&") ? "an anchor" : "an alias"
    return Diagnostic(
      YAMLDiagnosticKinds.unquotedText, "'\(text(place))' needs quotes", at: place,
      label: "'\(text(range(start, start + 1)))' starts \(what) in YAML",
      fixes: [.quoting(place, text(place), isSafe: true)])
  }

  /// `!name}`: as with a space between, it is a text that was meant.
  private var tagBeforeBracket: Diagnostic? {
    guard let start = problem.contextOffset, start < problem.offset, byte(at: start) == UInt8(ascii: "!"),
      byte(at: problem.offset) == UInt8(ascii: "}") || byte(at: problem.offset) == UInt8(ascii: "]")
    else { return nil }
    let place = range(start, problem.offset)
    let before = text(range(lines.lines[lines.index(of: start)].start, start))
    // In quotes it would be refused as well.
    let key = before.split(separator: ":").dropLast().last?.split { !$0.isLetter }.last
    let needsCondition = key == "requires" || key == "visible"
    return Diagnostic(
      YAMLDiagnosticKinds.unknownTag, "'\(text(place))' is a YAML tag that specs do not know", at: place,
      fixes: needsCondition
        ? [.init("declare a condition that holds while '\(text(place).dropFirst())' does not")]
        : [.quoting(place, text(place), isSafe: true)])
  }

  var other: Diagnostic {
    let message = Self.messages[problem.problem] ?? problem.problem.lowercased()
    var labels: [Diagnostic.Label] = []
    if let start = problem.contextOffset, lines.index(of: start) != lines.index(of: problem.offset) {
      let collection = problem.context.hasSuffix("mapping") ? "mapping" : "list"
      labels = related("the \(collection) it would belong to starts here", start)
    }
    return invalid(message, at: token(at: problem.offset), related: labels)
  }

  private static let messages = [
    "did not find expected key": "expected a key here; check the indentation and the quotes before it",
    "did not find expected '-' indicator": "expected '- ' here, as for the other items of this list",
    "did not find expected node content": "expected a value here",
    "block sequence entries are not allowed in this context": "a list item cannot start here",
    "mapping keys are not allowed in this context": "a key cannot start here",
    "did not find expected <document start>": "nothing may follow the end of the document",
    "did not find expected comment or line break": "only a comment may follow here",
    "did not find expected whitespace or line break": "a space or a line break must follow here",
    "found unexpected non-alphabetical character":
      "this directive is unknown; a text that starts with '%' needs quotes",
    "could not find expected directive name": "a text that starts with '%' needs quotes",
    "did not find expected version number": "expected '%YAML 1.2'",
    "did not find expected digit or '.' character": "expected '%YAML 1.2'",
    "found duplicate %YAML directive": "the version of YAML is already given",
    "found duplicate %TAG directive": "this tag handle is already given",
    "did not find expected tag URI": "this is not a tag; text that starts with '!' needs quotes",
    "did not find URI escaped octet": "this is not a tag; text that starts with '!' needs quotes",
    "did not find the expected '>'": "this tag is not closed with '>'",
    "found undefined tag handle": "this tag has an unknown handle",
    "found unknown directive name": "this directive is unknown; a text that starts with '%' needs quotes",
    "found incompatible YAML document": "this version of YAML is unknown; 1.2 is read",
    "found an indentation indicator equal to 0": "the indentation after '|' or '>' is 1 to 9",
  ]
}
