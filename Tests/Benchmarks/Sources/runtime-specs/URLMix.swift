/// URLs as an app gets them, of every kind, each line with its kind before it. Which blocks they are about
/// follows a fixed sequence.
struct URLMix {
  private let spec: LinkedSpec
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  static let count = 4000

  init(_ spec: LinkedSpec) { self.spec = spec }

  /// `kind URL`. Of twenty: three literal, four with values in the path, three with queries, two affixes,
  /// two tails, one redirect, three misses and two that are none of the app's.
  var lines: [String] {
    var mix = self
    return (0..<Self.count).map { mix.line($0 % 20) }
  }

  private mutating func random(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func uuid() -> String {
    let digits = (0..<32).map { _ in String(random(16), radix: 16) }
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { digits[$0].joined() }.joined(separator: "-")
  }

  private mutating func line(_ kind: Int) -> String {
    let block = random(spec.blocks)
    let f = "/f\(block / LinkedSpec.blocksPerFeature)"
    let words = ["apple%20pie", "north", "caf%C3%A9", "a-long-title-of-a-page", "Main_Page"]
    let word = words[random(words.count)]
    let number = random(100_000)
    let origins = [
      "https://bench.example.com", "https://bench.example.com", "https://www.bench.example.com", "bench://",
      "",
    ]
    // The scheme's host is the first segment.
    let origin = origins[random(origins.count)]
    func url(_ path: String) -> String { origin == "bench://" ? "bench:/" + path : origin + path }
    switch kind {
    case 0, 1: return "literal " + url("\(f)/overview\(block)")
    case 2: return "literal " + url("/o\(f)/overview\(block)")
    case 3, 4: return "value " + url("\(f)/item\(block)/\(number)")
    case 5: return "value " + url("\(f)/doc\(block)/\(uuid())")
    case 6: return "value " + url("\(f)/\(word)/page\(block)")
    case 7: return "query " + url("\(f)/item\(block)/\(number)?utm_source=mail&page=\(number % 9)")
    case 8: return "query " + url("\(f)/search\(block)?q=\(word)&kind=places")
    case 9: return "query " + url("\(f)/doc\(block)/\(uuid())?title=\(word)#top")
    case 10: return "affix " + url("\(f)/i\(number)/item\(block)")
    case 11: return "affix " + url("\(f)/d\(block)-\(uuid())")
    case 12, 13: return "tail " + url("\(f)/wiki\(block)/\(word)/\(number)/\(word)")
    case 14: return "redirect " + url("/old/\(number)")
    case 15: return "miss " + url("\(f)/item\(block)/\(word)")
    case 16: return "miss " + url("\(f)/unknown\(block)/\(number)/\(word)")
    case 17: return "miss " + url("/blog/2026/11/\(word)?page=\(number)")
    case 18: return "nonsense https://other.example.org\(f)/item\(block)/\(number)"
    default:
      let nonsense = [
        "mailto:somebody@example.com", "bench", "https://bench.example.com/%zz/\(number)", "//",
        "javascript:alert(1)", "https://bench.example.com/a b",
        "https://bench.example.com@evil.example/\(number)",
      ]
      return "nonsense " + nonsense[random(nonsense.count)]
    }
  }
}
