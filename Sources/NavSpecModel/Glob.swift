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
      return matches(name.utf8, pattern.utf8, star: UInt8(ascii: "*"), any: UInt8(ascii: "?"))
    }
    return matches(Array(name), Array(pattern), star: "*", any: "?")
  }

  /// Whether the parts of a path between `/` match those of a pattern: `**` stands for any number of parts. A path may
  /// be a pattern itself, whose texts are then all taken.
  package static func matches(_ path: ArraySlice<Substring>, pattern: ArraySlice<Substring>) -> Bool {
    var at = path.startIndex
    var inPattern = pattern.startIndex
    // Only the last `**` may have to take more: what is before it matches already.
    var last: (path: Int, pattern: Int)?
    while at < path.endIndex {
      if inPattern < pattern.endIndex, pattern[inPattern] == "**" {
        inPattern += 1
        last = (at, inPattern)
      } else if inPattern < pattern.endIndex, !path[at].hasAnyParts,
        isMatch(path[at], pattern[inPattern])
      {
        at += 1
        inPattern += 1
      } else if let (start, next) = last {
        at = start + 1
        last = (at, next)
        inPattern = next
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == "**" }
  }

  private static func matches<Text: Collection>(
    _ name: Text, _ pattern: Text, star: Text.Element, any: Text.Element
  ) -> Bool where Text.Element: Equatable {
    var at = name.startIndex
    var inPattern = pattern.startIndex
    var last: (name: Text.Index, pattern: Text.Index)?
    while at < name.endIndex {
      if inPattern < pattern.endIndex, pattern[inPattern] == any || pattern[inPattern] == name[at],
        pattern[inPattern] != star
      {
        name.formIndex(after: &at)
        pattern.formIndex(after: &inPattern)
      } else if inPattern < pattern.endIndex, pattern[inPattern] == star {
        last = (at, inPattern)
        pattern.formIndex(after: &inPattern)
      } else if let (start, star) = last {
        at = name.index(after: start)
        last = (at, star)
        inPattern = pattern.index(after: star)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == star }
  }
}

extension Substring {
  /// Whether it stands for any number of parts of a path. The search for a text is slow, and most have no star.
  fileprivate var hasAnyParts: Bool { utf8.contains(UInt8(ascii: "*")) && contains("**") }
}
