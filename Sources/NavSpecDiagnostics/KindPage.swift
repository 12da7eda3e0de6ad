import CKindPages

/// The page of a kind of diagnostic or of change in `docs/rules/` or `docs/changes/`, which alone has its explanation, its
/// examples and its opposite.
package struct KindPage {
  /// Two versions of a spec between which a kind of change is found.
  package struct Pair: Hashable, Sendable {
    package let base: String
    package let head: String
  }

  /// Specs, or the part that follows a common head, in which a comment line with carets and the id marks each
  /// diagnostic. Of a kind of change, versions in turn.
  package private(set) var examples: [String] = []
  /// Specs like the examples, without the mistake.
  package private(set) var corrected: [String] = []
  /// Whether the examples are Swift, which `navspec drift` reads.
  package private(set) var isAboutSwift = false

  package var pairs: [Pair] {
    stride(from: 0, to: examples.count - 1, by: 2).map { Pair(base: examples[$0], head: examples[$0 + 1]) }
  }

  /// The page as it was when the compiler was built; empty for an unknown id.
  package init(of id: String) { self.init(text: Self.text(of: id)) }

  /// Why a diagnostic matters, or what a change means, as plain text: the paragraph below the title and the severity.
  static func explanation(of id: String) -> String {
    // By bytes: a report may have very many diagnostics.
    let lines = text(of: id).utf8.split(separator: UInt8(ascii: "\n"), maxSplits: 3)
    return lines.count > 2 ? plain(Substring(lines[2])) : ""
  }

  private static func text(of id: String) -> String {
    guard let place = places[id], let text = navspec_pages()?[place].text else { return "" }
    return String(cString: text)
  }

  /// All ids, of diagnostics and of changes.
  package static let ids = places.keys.sorted()

  /// Where the page of an id is in the list.
  private static let places: [String: Int] = {
    var places: [String: Int] = [:]
    var place = 0
    while let id = navspec_pages()?[place].id {
      places[String(cString: id)] = place
      place += 1
    }
    return places
  }()

  /// Markdown without the backslashes that keep signs from being markup.
  private static func plain(_ markdown: Substring) -> String {
    guard markdown.utf8.contains(UInt8(ascii: "\\")) else { return String(markdown) }
    var result = ""
    var (isCode, isEscaped) = (false, false)
    for character in markdown {
      if character == "`" { isCode.toggle() }
      isEscaped = character == "\\" && !isCode && !isEscaped
      if !isEscaped { result.append(character) }
    }
    return result
  }

  init(text: String) {
    var block: [Substring] = []
    var isBlock = false
    var isCorrected = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line {
      case "```" where isBlock:
        isBlock = false
        let example = block.joined(separator: "\n")
        if isCorrected { corrected.append(example) } else { examples.append(example) }
      case _ where isBlock: block.append(line)
      case "```yaml", "```swift": (isBlock, block, isAboutSwift) = (true, [], line == "```swift")
      case "## Not reported": isCorrected = true
      // What follows is no example.
      case _ where line.hasPrefix(Self.headNote): return
      default: continue
      }
    }
  }

  /// How the sentence begins that shows the head of examples.
  package static let headNote = "An example that does not begin with `navspec:` continues this head"
}
