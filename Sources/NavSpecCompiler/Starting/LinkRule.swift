import NavSpecAssociation
import NavSpecRuntime

/// What a file says of some URLs: that the app opens them, or leaves them to the browser.
package struct LinkRule: Hashable, Sendable {
  /// A key of the query, and the pattern of a value that a URL must have; nil where any will do, and none.
  struct Item: Hashable, Sendable {
    var key: String
    var value: String?
  }

  var path: String
  var items: [Item] = []
  /// Whether it asks of the query what `items` do not say.
  var asksForOtherQuery = false
  /// The pattern of the fragment; nil where any will do, and none.
  var fragment: String?
  var isExcluded = false
  var ignoresCase = false
  /// Patterns of whole URLs; none of a list, whose paths are examples. `*` is any text, `?` a character, and a tab any text
  /// that samples do not have. Lines are the path, the query and the fragment.
  var globs: [String] = []

  var required: [Item] { items.filter { $0.value != nil } }
  /// Whether it is about a part of what is at a path.
  var asksForMore: Bool { asksForOtherQuery || fragment != nil || !required.isEmpty }
  var takesEveryPath: Bool { !globs.isEmpty && path.contains("*") && path.allSatisfy { "/*".contains($0) } }

  /// Whether it is about a URL, whose parts are lines.
  func fits(_ url: String) -> Bool {
    globs.contains {
      ignoresCase ? Self.common($0.lowercased(), url.lowercased()) != nil : Self.common($0, url) != nil
    }
  }

  /// URLs that it is about, with one segment, no text and two segments in place of `*`.
  var samples: [String] {
    if globs.isEmpty, !path.contains(where: { "{<:$*".contains($0) }) {
      let path = path.split(separator: "/").map { SpecSketch.literal(String($0)) }.joined(separator: "/")
      return [Self.received(AssociationURL.standardPath(path) + "\n\n" + (fragment ?? ""))].compactMap(\.self)
    }
    return globs.prefix(8).flatMap { glob in ["a", "", "a/b"].compactMap { Self.sample(of: glob, with: $0) } }
  }

  /// The same, also with other numbers of characters where its path counts them, as a pattern of the spec has it.
  var widened: Self {
    // The letters of a variable, such as a language, are no count.
    guard path.contains("?") else { return self }
    var rule = self
    rule.globs += globs.flatMap { glob in
      let path = glob.prefix { $0 != "\n" }
      return ["?*", "?"].map { String(path.replacing(/\?+/, with: $0)) + glob.dropFirst(path.count) }
    }
    return rule
  }

  /// URLs that both rules are about.
  func samples(with other: Self) -> [String] {
    globs.prefix(4).flatMap { glob in
      other.globs.prefix(4).compactMap { Self.common(glob, $0).flatMap { Self.sample(of: $0, with: "") } }
    }
  }

  private static func sample(of glob: String, with text: String) -> String? {
    let parts = glob.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      index, part in
      String(part).replacing("*", with: index == 0 ? text : "a").replacing("?", with: "a").replacing(
        "\t", with: "")
    }
    return received(([AssociationURL.standardPath(parts[0])] + parts.dropFirst()).joined(separator: "\n"))
  }

  /// nil if an app receives no such URL.
  private static func received(_ sample: String) -> String? {
    sample.contains("//") || LinkURL(url(of: sample)) == nil ? nil : sample
  }

  /// A URL whose parts are lines, as an app receives it.
  static func url(of sample: String) -> String {
    let parts = sample.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(["", "?", "#"], parts).map { $1.isEmpty ? "" : $0 + $1 }.joined()
  }

  /// A text that two patterns have in common; nil if there is none.
  private static func common(_ first: String, _ second: String) -> String? {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    func isStar(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "\t") }
    var seen: Set<Int> = []
    var open: [(first: Int, second: Int, text: [UInt8])] = [(0, 0, [])]
    while let (i, j, text) = open.popLast() {
      if i == first.count, j == second.count { return String(decoding: text, as: UTF8.self) }
      guard seen.insert(i * (second.count + 1) + j).inserted else { continue }
      let (a, b) = (i < first.count ? first[i] : nil, j < second.count ? second[j] : nil)
      if let a, let b, !isStar(a) || !isStar(b) {
        let (isOpen, isOtherOpen) = (isStar(a) || a == UInt8(ascii: "?"), isStar(b) || b == UInt8(ascii: "?"))
        let byte = !isOpen ? a : isOtherOpen ? UInt8(ascii: "a") : b
        if a == b || (isOpen || isOtherOpen) && byte != UInt8(ascii: "\n") {
          open.append((isStar(a) ? i : i + 1, isStar(b) ? j : j + 1, text + [byte]))
        }
      }
      if isStar(b) { open.append((i, j + 1, text)) }
      if isStar(a) { open.append((i + 1, j, text)) }
    }
    return nil
  }
}
