/// Shell patterns, of one part of a path or of a name.
package enum Glob {
  /// Whether a name matches a pattern of `*` (any text) and `?` (one character), in linear time but for
  /// the last star.
  package static func matches(_ name: String, pattern: String) -> Bool { isMatch(name, pattern) }

  private static func isMatch<Text: StringProtocol>(_ name: Text, _ pattern: Text) -> Bool {
    if !pattern.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }) {
      return name == pattern
    }
    if name.hasPrefix("."), !pattern.hasPrefix(".") { return false }
    // Policies compare every name of an app: in ASCII a character is a byte.
    if name.utf8.allSatisfy({ $0 < 0x80 }), pattern.utf8.allSatisfy({ $0 < 0x80 }) {
      return matches(
        name.utf8, pattern.utf8, isStar: { $0 == UInt8(ascii: "*") },
        fits: { $1 == UInt8(ascii: "?") || $0 == $1 })
    }
    return matches(Array(name), Array(pattern), isStar: { $0 == "*" }, fits: { $1 == "?" || $0 == $1 })
  }

  /// Whether the parts of a path between `/` match those of a pattern: `**` stands for any number of parts. A path may
  /// be a pattern itself, whose texts are then all taken.
  package static func matches(_ path: ArraySlice<Substring>, pattern: ArraySlice<Substring>) -> Bool {
    matches(path, pattern, isStar: { $0 == "**" }, fits: { !$0.hasAnyParts && isMatch($0, $1) })
  }

  private static func matches<Text: Collection, Pattern: Collection>(
    _ text: Text, _ pattern: Pattern, isStar: (Pattern.Element) -> Bool,
    fits: (Text.Element, Pattern.Element) -> Bool
  ) -> Bool {
    var at = text.startIndex
    var inPattern = pattern.startIndex
    // Only the last star may have to take more: what is before it matches already.
    var last: (text: Text.Index, pattern: Pattern.Index)?
    while at < text.endIndex {
      if inPattern < pattern.endIndex, isStar(pattern[inPattern]) {
        pattern.formIndex(after: &inPattern)
        last = (at, inPattern)
      } else if inPattern < pattern.endIndex, fits(text[at], pattern[inPattern]) {
        text.formIndex(after: &at)
        pattern.formIndex(after: &inPattern)
      } else if let (start, next) = last {
        at = text.index(after: start)
        last = (at, next)
        inPattern = next
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy(isStar)
  }
}

extension Substring {
  /// Whether it stands for any number of parts of a path. The search for a text is slow, and most have no star.
  fileprivate var hasAnyParts: Bool { utf8.contains(UInt8(ascii: "*")) && contains("**") }
}
