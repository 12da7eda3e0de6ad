import Foundation

/// What a plugin knows of a YAML file: its top-level keys and what it includes.
///
/// Plugins cannot use the compiler's modules, and only have to know which files belong together: this looks at lines,
/// and knows the layouts that people write. The compiler, which reads everything, refuses to write what the plugin did
/// not foresee, and to read it.
struct SpecOutline {
  /// A path or glob under `include:`.
  struct Include: Hashable {
    var path: String
    /// The module that the file is compiled in, if it is another one.
    var module: String?
  }

  /// A word, or a character that divides words.
  private struct Token: Equatable {
    let text: String
    let isWord: Bool
    let column: Int

    func isMark(_ mark: String) -> Bool { !isWord && text == mark }
  }

  private var values: [String: [Token]] = [:]

  init(_ text: String) {
    let lines = text.drop { $0 == "\u{FEFF}" }.split(whereSeparator: \.isNewline)
    let first = lines.first { !"#%-".contains($0.first { !$0.isWhitespace } ?? "#") } ?? ""
    let indentation = first.prefix { $0 == " " }
    if first.dropFirst(indentation.count).first == "{" {
      // A file in JSON's style.
      for (key, value) in Self.entries(of: Self.tokens(of: lines)) { values[key] = value }
      return
    }
    // A top-level key begins its line; what belongs to it is indented deeper, a list, or in brackets.
    var key: String?
    var value: [Substring] = []
    for line in lines {
      if line.hasPrefix(indentation), let (next, rest) = Self.key(of: line.dropFirst(indentation.count)) {
        if let key { values[key] = Self.tokens(of: value) }
        (key, value) = (next, [rest])
      } else {
        value.append(line)
      }
    }
    if let key { values[key] = Self.tokens(of: value) }
  }

  /// Whether a key is at the top level.
  func has(_ key: String) -> Bool { values[key] != nil }

  /// The value of a key, if it is a single word or text.
  func text(of key: String) -> String? {
    guard let value = values[key], value.count == 1, value[0].isWord else { return nil }
    return value[0].text
  }

  /// What `include:` names.
  var includes: [Include] {
    Self.items(of: values["include"] ?? []).compactMap { item in
      let entries = Self.entries(of: item)
      func word(_ key: String) -> String? { entries.first { $0.key == key }?.value.first { $0.isWord }?.text }
      if !entries.isEmpty { return word("path").map { Include(path: $0, module: word("module")) } }
      guard let first = item.first, first.isWord, !["~", "null"].contains(first.text) else { return nil }
      return Include(path: first.text)
    }
  }

  // MARK: Structure

  /// The items of a list; one value may stand for a list of one.
  private static func items(of tokens: [Token]) -> [[Token]] {
    guard let first = tokens.first else { return [] }
    let isFlow = first.isMark("[")
    guard isFlow || first.isMark("-") else { return [tokens] }
    var items: [[Token]] = [[]]
    var depth = 0
    for token in tokens {
      if token.isMark("]") || token.isMark("}") { depth -= 1 }
      if isFlow ? token.isMark(",") && depth == 1 : token.isMark("-") && token.column == first.column {
        items.append([])
      } else if depth > 0 || !isFlow {
        items[items.count - 1].append(token)
      }
      if token.isMark("[") || token.isMark("{") { depth += 1 }
    }
    return items
  }

  /// The keys of a map with their values: of the outer level alone.
  private static func entries(of tokens: [Token]) -> [(key: String, value: [Token])] {
    let isFlow = tokens.first?.isMark("{") ?? false
    var entries: [(key: String, value: [Token])] = []
    var depth = isFlow ? -1 : 0
    for (token, next) in zip(tokens, tokens.dropFirst().map(Optional.some) + [nil]) {
      if token.isMark("]") || token.isMark("}") { depth -= 1 }
      let isOuter = depth == 0 && (isFlow || token.column == tokens[0].column)
      if isOuter, token.isWord, next?.isMark(":") ?? false {
        entries.append((token.text, []))
      } else if !entries.isEmpty, depth > 0 || !token.isMark(":") && !token.isMark(",") {
        entries[entries.count - 1].value.append(token)
      }
      if token.isMark("[") || token.isMark("{") { depth += 1 }
    }
    return entries
  }

  // MARK: Words

  /// The key that a line begins with, and the rest of the line.
  private static func key(of line: Substring) -> (key: String, rest: Substring)? {
    guard let first = line.first, !" \t#-[]{},".contains(first), let colon = line.firstIndex(of: ":") else {
      return nil
    }
    let rest = line[line.index(after: colon)...]
    guard rest.first?.isWhitespace ?? true else { return nil }
    let key = line[..<colon].trimmingCharacters(in: CharacterSet(charactersIn: "\"' \t"))
    return key.isEmpty ? nil : (key, rest)
  }

  private static func tokens(of lines: [Substring]) -> [Token] {
    var tokens: [Token] = []
    var depth = 0
    // The column that the lines of a block scalar are indented deeper than.
    var block: Int?
    for line in lines {
      let characters = Array(line)
      var at = 0
      if let column = block, characters.prefix(while: \.isWhitespace).count > column {
        let header = tokens.removeLast()
        let before = ">|".contains(header.text.first ?? "x") ? "" : header.text + " "
        tokens.append(
          Token(text: before + line.trimmingCharacters(in: .whitespaces), isWord: true, column: header.column)
        )
        continue
      }
      let earlier = tokens.count
      func isBlank(_ place: Int) -> Bool {
        !characters.indices.contains(place) || characters[place].isWhitespace
      }
      func isFlowMark(_ place: Int) -> Bool {
        depth > 0 && characters.indices.contains(place) && ",[]{}".contains(characters[place])
      }
      func isColon(_ place: Int) -> Bool {
        characters[place] == ":" && (isBlank(place + 1) || isFlowMark(place + 1))
      }
      while at < characters.count {
        let (start, character) = (at, characters[at])
        at += 1
        switch character {
        case _ where character.isWhitespace: break
        case "#" where isBlank(start - 1): at = characters.count
        case "&", "!": while !isBlank(at) { at += 1 }
        case "\"", "'":
          let text = quoted(characters, &at)
          tokens.append(Token(text: text, isWord: true, column: start))
          // As JSON writes it.
          if depth > 0, at < characters.count, characters[at] == ":" {
            tokens.append(Token(text: ":", isWord: false, column: at))
            at += 1
          }
        case "[", "{", "]", "}", ",", ":", "-":
          let isDash = character == "-" && isBlank(at) && characters[..<start].allSatisfy(\.isWhitespace)
          let isMark = "[{".contains(character) || isFlowMark(start) || isDash || isColon(start)
          guard isMark else { fallthrough }
          if "[{".contains(character) { depth += 1 }
          if "]}".contains(character) { depth -= 1 }
          tokens.append(Token(text: String(character), isWord: false, column: start))
        default:
          while at < characters.count, !isColon(at), !isFlowMark(at),
            characters[at] != "#" || !isBlank(at - 1)
          {
            at += 1
          }
          let text = String(characters[start..<at]).trimmingCharacters(in: .whitespaces)
          tokens.append(Token(text: text, isWord: true, column: start))
        }
      }
      let words = tokens[earlier...]
      let isBlock =
        depth == 0 && words.last.map { $0.isWord && [">", ">-", "|", "|-"].contains($0.text) } ?? false
      // Below its key, else below its dash.
      let owner =
        words.first { $0.isWord } == words.last ? words.first { $0.isMark("-") } : words.first { $0.isWord }
      block = isBlock ? owner?.column ?? 0 : nil
    }
    return tokens
  }

  /// A text in quotes; one that goes on in the next line ends with this one.
  private static func quoted(_ characters: [Character], _ at: inout Int) -> String {
    let quote = characters[at - 1]
    var text = ""
    while at < characters.count {
      let character = characters[at]
      at += 1
      if character == quote {
        guard quote == "'", at < characters.count, characters[at] == "'" else { break }
        at += 1
      } else if character == "\\", quote == "\"", at < characters.count {
        text.append(characters[at])
        at += 1
        continue
      }
      text.append(character)
    }
    return text
  }
}
