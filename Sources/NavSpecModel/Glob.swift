/// Shell patterns, of one part of a path or of a name.
package enum Glob {
  /// Whether a name matches a pattern of `*` (any text) and `?` (one character), in linear time but for
  /// the last star.
  package static func matches(_ name: String, pattern: String) -> Bool {
    if !pattern.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }) {
      return name == pattern
    }
    if name.hasPrefix("."), !pattern.hasPrefix(".") { return false }
    let name = Array(name)
    let pattern = Array(pattern)
    var at = 0
    var inPattern = 0
    var star: (name: Int, pattern: Int)?
    while at < name.count {
      if inPattern < pattern.count, pattern[inPattern] == "?" || pattern[inPattern] == name[at],
        pattern[inPattern] != "*"
      {
        at += 1
        inPattern += 1
      } else if inPattern < pattern.count, pattern[inPattern] == "*" {
        star = (at, inPattern)
        inPattern += 1
      } else if let last = star {
        star = (last.name + 1, last.pattern)
        at = last.name + 1
        inPattern = last.pattern + 1
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == "*" }
  }
}
