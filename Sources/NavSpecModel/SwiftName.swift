import NavSpecDiagnostics

/// How names of a spec become names of Swift. Rules ask it what would collide, emitters what to write.
package enum SwiftName {
  /// `SearchRoute` for `search`.
  package static func upperCamel(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// "Sign In" for `signIn`, "Vanity URL Entity" for `vanityURLEntity`: the title of a route that has none.
  package static func words(_ name: String) -> String {
    let letters = Array(name.utf8)
    let (upper, lower) = (UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"))
    func isUpper(_ index: Int) -> Bool { index < letters.count && upper.contains(letters[index]) }
    func isLower(_ index: Int) -> Bool { index < letters.count && lower.contains(letters[index]) }
    var words: [UInt8] = []
    for (index, letter) in letters.enumerated() {
      // `hTML` is an abbreviation, and so is what is before the last capital of `URLEntity`, but not of `URLs`.
      if index > 0, isUpper(index),
        isUpper(index - 1)
          ? index + 2 < letters.count && isLower(index + 1) : index > 1 || !isUpper(index + 1)
      {
        words.append(UInt8(ascii: " "))
      }
      words.append(index == 0 && isLower(0) ? letter - 32 : letter)
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// Whether it is `lowerCamelCase` of ASCII letters and digits.
  package static func isLowerCamel(_ name: String) -> Bool {
    isCamel(name, from: UInt8(ascii: "a")...UInt8(ascii: "z"))
  }

  /// Whether it is `UpperCamelCase` of ASCII letters and digits.
  package static func isUpperCamel(_ name: String) -> Bool {
    isCamel(name, from: UInt8(ascii: "A")...UInt8(ascii: "Z"))
  }

  private static func isCamel(_ name: String, from first: ClosedRange<UInt8>) -> Bool {
    name.utf8.first.map(first.contains) == true && name.utf8.allSatisfy(isLetterOrDigit)
  }

  /// Whether it is an identifier, or can be escaped to be one.
  package static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else { return false }
    return name.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "_") }
  }

  /// Whether it has letters and digits of ASCII and dots alone.
  package static func isPath(_ text: String) -> Bool {
    text.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: ".") }
  }

  /// The nearest name that is `lowerCamelCase`, for a fix; nil where nothing is left of it.
  package static func lowerCamel(from name: String) -> String? {
    // Format characters, a soft hyphen for one, are invisible: no word ends there.
    let visible = String(
      String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.generalCategory != .format }))
    let parts = visible.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = parts.first else { return nil }
    let head = first.prefix(1).lowercased() + first.dropFirst()
    let result = head + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return isLowerCamel(result) ? result : nil
  }

  /// The name as Swift source has it: keywords in backticks.
  package static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Reserved wherever a declaration is named.
  package static let keywords: Set<String> = [
    "Any", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  /// The generated file of a spec file: `Search.nav.swift` for `features/search.nav.yaml`,
  /// `Recipes+SwiftUI.nav.swift` with a topic. Folders do not count.
  package static func file(forSpec path: String, topic: String? = nil) -> String {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    for ending in [".nav.yaml", ".yaml", ".yml"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      break
    }
    // `<stdin>` and the like are no names of files that a project keeps.
    name.removeAll { !($0.isLetter || $0.isNumber || "-_+. ".contains($0)) }
    return upperCamel(name) + (topic.map { "+\($0)" } ?? "") + ".nav.swift"
  }

  package static func isLetterOrDigit(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte.isASCIIDigit }
}
