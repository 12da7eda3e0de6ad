import CKindPages

/// The examples of a kind of diagnostic or of change, which its page in `docs/rules/` or `docs/changes/` alone has.
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

  /// The examples of a kind of change.
  package var pairs: [Pair] {
    stride(from: 0, to: examples.count - 1, by: 2).map { Pair(base: examples[$0], head: examples[$0 + 1]) }
  }

  /// The page as it was when the compiler was built; empty for an unknown id.
  package init(of id: String) {
    var next = navspec_pages()
    while let page = next?.pointee, let name = page.id, let text = page.text {
      if String(cString: name) == id {
        self.init(text: String(cString: text))
        return
      }
      next = next?.successor()
    }
    self.init(text: "")
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
      case "```yaml": (isBlock, block) = (true, [])
      case "## Not reported": isCorrected = true
      // What follows is no example.
      case _ where line.hasPrefix(Self.headNote): return
      default: continue
      }
    }
  }

  /// How the sentence begins that shows the head of examples.
  static let headNote = "An example that does not begin with `navspec:` continues this head"
}
