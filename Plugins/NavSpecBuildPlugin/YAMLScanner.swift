import Foundation

/// Walks over the characters of a YAML text.
struct YAMLScanner {
  let characters: [Unicode.Scalar]
  var at = 0
  /// Where the current line begins.
  var lineStart = 0
  /// The column of the key or dash that the piece here belongs to.
  var owner = -1

  init(_ text: String) {
    let plain = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    characters = Array(plain.unicodeScalars.drop { $0 == "\u{FEFF}" })
  }

  /// The value of a text that holds nothing else.
  static func value(of text: String) -> YAMLValue {
    var scanner = YAMLScanner(text)
    return scanner.value(deeperThan: -1)
  }

  // MARK: The top level

  mutating func topLevelValues() -> [String: String] {
    skipDocumentStart()
    if peek == "{" {
      // A file in JSON's style.
      var values: [String: String] = [:]
      readFlowMap { key, scanner in
        let start = scanner.at
        _ = scanner.flowValue()
        values[key] = scanner.text(from: start, to: scanner.at)
      }
      return values
    }
    var values: [String: String] = [:]
    _ = skipToContent()
    let own = column
    while skipToContent() {
      guard column == own, let key = readKey() else {
        skipLine()
        continue
      }
      let start = at
      owner = own
      skipTopLevelValue(of: own)
      values[key] = text(from: start, to: at)
    }
    return values
  }

  private mutating func skipDocumentStart() {
    while skipToContent() {
      if peek == "%" {
        skipLine()
      } else if matches("---") {
        at += 3
      } else {
        return
      }
    }
  }

  /// Moves over all that is indented, and over a list that stands right below its key.
  private mutating func skipTopLevelValue(of indentation: Int) {
    while skipToContent(), column > indentation || column == indentation && isDash { skipToken() }
  }

  /// Moves over one piece of a value.
  private mutating func skipToken() {
    switch peek {
    case "\"", "'":
      let own = column
      _ = quoted()
      if peek == ":" { owner = own }
    case "[", "{": _ = flowValue()
    case "|", ">": _ = blockScalar()
    case "-" where isDash:
      owner = column
      at += 1
    case "?" where isBlank(after: 1): at += 1
    case "&", "!", "*": skipWord()
    default:
      let own = column
      _ = plain(inFlow: false)
      if peek == ":" { owner = own } else { skipContinuation() }
    }
    // `key: value` on one line: what follows the colon is a piece of its own.
    if peek == ":", isBlank(after: 1) { at += 1 }
  }

  /// Moves over further lines of a text without quotes, which may begin like anything.
  private mutating func skipContinuation() {
    let line = lineStart
    while true {
      let before = place
      guard skipToContent(), lineStart != line, column > owner else {
        place = before
        return
      }
      skipLine()
    }
  }

  // MARK: Values

  /// The value here: what belongs to it is indented deeper.
  private mutating func value(deeperThan indentation: Int) -> YAMLValue {
    guard skipToContent(), column > indentation else { return .nothing }
    return blockValue()
  }

  private mutating func blockList() -> YAMLValue {
    let own = column
    var items: [YAMLValue] = []
    while skipToContent(), column == own, isDash {
      at += 1
      skipBlanks()
      if peek == "\n" || peek == "#" || peek == nil {
        items.append(value(deeperThan: own))
      } else {
        items.append(blockValue())
      }
      leaveItem(of: own)
    }
    return .list(items)
  }

  private mutating func blockValue() -> YAMLValue {
    skipProperties()
    guard skipToContent() else { return .nothing }
    switch peek {
    case "[", "{": return flowValue()
    case "-" where isDash: return blockList()
    default: return blockMap()
    }
  }

  /// A map whose first key is here, or the one scalar that stands here.
  private mutating func blockMap() -> YAMLValue {
    let own = column
    var entries: [String: YAMLValue] = [:]
    guard let first = readKey() else { return scalar() }
    var key: String? = first
    while let name = key {
      skipBlanks()
      if peek == "\n" || peek == "#" || peek == nil {
        let before = place
        if skipToContent(), column > own || column == own && isDash {
          entries[name] = value(deeperThan: column - 1)
        } else {
          place = before
        }
      } else {
        skipProperties()
        entries[name] = peek == "[" || peek == "{" ? flowValue() : scalar()
      }
      leaveItem(of: own)
      key = nil
      if skipToContent(), column == own, !isDash { key = readKey() }
    }
    return .map(entries)
  }

  /// Moves to the next line that is not indented deeper, unless it is here.
  private mutating func leaveItem(of indentation: Int) {
    if !characters[lineStart..<at].allSatisfy({ $0 == " " }) { skipLine() }
    while skipToContent(), column > indentation { skipLine() }
  }

  private mutating func scalar() -> YAMLValue {
    switch peek {
    case "\"", "'": return .text(quoted())
    case "*":
      skipWord()
      return .nothing
    case "|", ">": return .text(blockScalar())
    default:
      let text = plain(inFlow: false)
      return text.isEmpty || text == "~" || text == "null" ? .nothing : .text(text)
    }
  }

  private mutating func flowValue() -> YAMLValue {
    skipFlowBlanks()
    skipProperties()
    switch peek {
    case "[":
      at += 1
      var items: [YAMLValue] = []
      while true {
        skipFlowBlanks()
        guard let character = peek else { return .list(items) }
        if character == "]" {
          at += 1
          return .list(items)
        }
        if character == "," {
          at += 1
          continue
        }
        let mark = at
        let item = flowValue()
        skipFlowBlanks()
        if peek == ":" {
          // `[path: x]` is a list of one map.
          at += 1
          let value = flowValue()
          items.append(item.text.map { .map([$0: value]) } ?? .nothing)
        } else {
          items.append(item)
        }
        if at == mark { at += 1 }
      }
    case "{":
      var entries: [String: YAMLValue] = [:]
      readFlowMap { key, scanner in entries[key] = scanner.flowValue() }
      return .map(entries)
    case "\"", "'": return .text(quoted())
    case "*":
      skipWord()
      return .nothing
    default:
      let text = plain(inFlow: true)
      return text.isEmpty || text == "~" || text == "null" ? .nothing : .text(text)
    }
  }

  private mutating func readFlowMap(_ readValue: (String, inout YAMLScanner) -> Void) {
    at += 1
    while true {
      skipFlowBlanks()
      guard let character = peek else { return }
      if character == "}" {
        at += 1
        return
      }
      let mark = at
      if character == "," || character == "?" && isBlank(after: 1) {
        at += 1
        continue
      }
      skipProperties()
      let key = peek == "\"" || peek == "'" ? quoted() : plain(inFlow: true)
      skipFlowBlanks()
      if peek == ":" {
        at += 1
        skipFlowBlanks()
        readValue(key, &self)
      }
      if at == mark { at += 1 }
    }
  }

  // MARK: Words

  /// A key and its colon, if they stand here; else nothing is read.
  private mutating func readKey() -> String? {
    let start = place
    let key: String
    switch peek {
    case "\"", "'": key = quoted()
    case "[", "{", "]", "}", "#", nil: return nil
    case "-" where isDash: return nil
    default: key = plain(inFlow: false)
    }
    skipBlanks()
    guard peek == ":", isBlank(after: 1), !key.isEmpty else {
      place = start
      return nil
    }
    at += 1
    return key
  }

  private mutating func plain(inFlow: Bool) -> String {
    let start = at
    while let character = peek, character != "\n" {
      if character == ":", isBlank(after: 1) || inFlow && isFlowMark(after: 1) { break }
      if character == "#", at > start, characters[at - 1] == " " || characters[at - 1] == "\t" { break }
      if inFlow, ",[]{}".unicodeScalars.contains(character) { break }
      at += 1
    }
    return text(from: start, to: at).trimmingCharacters(in: .whitespaces)
  }

  /// Moves over anchors and tags.
  private mutating func skipProperties() {
    while peek == "&" || peek == "!" {
      skipWord()
      skipBlanks()
    }
  }

  private mutating func skipWord() {
    while let character = peek, !" \t\n,]}".unicodeScalars.contains(character) { at += 1 }
  }

  // MARK: Places

  var peek: Unicode.Scalar? { at < characters.count ? characters[at] : nil }
  /// Where it stands, for going back.
  private var place: (at: Int, lineStart: Int) {
    get { (at, lineStart) }
    set { (at, lineStart) = newValue }
  }

  private var column: Int { at - lineStart }
  private var isDash: Bool { peek == "-" && isBlank(after: 1) }
  var indentationOfLine: Int { characters[lineStart...].prefix { $0 == " " }.count }

  private func isBlank(after count: Int) -> Bool {
    guard at + count < characters.count else { return true }
    return " \t\n".unicodeScalars.contains(characters[at + count])
  }

  private func isFlowMark(after count: Int) -> Bool {
    at + count < characters.count && ",[]{}".unicodeScalars.contains(characters[at + count])
  }

  private func matches(_ word: String) -> Bool { characters[at...].starts(with: word.unicodeScalars) }

  func text(from start: Int, to end: Int) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: characters[start..<end])
    return String(view)
  }

  mutating func skipBlanks() { while peek == " " || peek == "\t" { at += 1 } }

  mutating func skipLine() {
    while let character = peek {
      at += 1
      if character == "\n" {
        lineStart = at
        return
      }
    }
  }

  /// Moves over blanks, ends of lines and comments; says whether anything is left.
  private mutating func skipToContent() -> Bool {
    while let character = peek {
      switch character {
      case " ", "\t": at += 1
      case "\n":
        at += 1
        lineStart = at
      case "#" where at == 0 || " \t\n".unicodeScalars.contains(characters[at - 1]):
        while let next = peek, next != "\n" { _ = next; at += 1 }
      default: return true
      }
    }
    return false
  }

  private mutating func skipFlowBlanks() { _ = skipToContent() }
}
