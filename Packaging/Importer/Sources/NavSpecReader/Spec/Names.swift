/// Names of the language, each once among its kind.
struct Names {
  enum Kind { case route, tab, set, param }
  private var taken: [Kind: Set<String>] = [:]
  /// Names that are not as the sources have them.
  private(set) var renamed: [String] = []

  /// Members of what is generated, and words that a reader of Swift would stumble over.
  private static let reserved: Set<String> = [
    "index", "init", "self", "write", "none", "some", "type", "id", "description", "default", "any", "nil",
    "true", "false", "placeinschema", "hash", "hashvalue", "encode", "import", "switch", "case", "class",
    "struct", "enum", "in", "func", "var", "let", "return", "where", "is", "as", "do", "try", "for", "if",
    "else", "repeat", "while", "guard", "extension", "protocol", "operator", "public", "private", "internal",
    "static", "super", "throw", "throws", "continue", "break", "defer", "catch", "fallthrough", "subscript",
    "typealias", "associatedtype", "inout", "deinit", "fileprivate", "rethrows", "screen", "route", "router",
    "tab", "feature", "root", "all", "yes", "no", "on", "off", "null", "y", "n",
  ]

  /// - Parameter source: The name in the sources, where that is one of its own.
  mutating func unique(_ name: String, of kind: Kind, was source: String? = nil) -> String {
    var base = name
    if Self.reserved.contains(base.lowercased()), kind != .param || base != "id" {
      base += kind == .tab ? "Tab" : kind == .param ? "Value" : "Screen"
    }
    var result = base
    var number = 2
    // Two names may not differ by their case alone.
    while !taken[kind, default: []].insert(result.lowercased()).inserted {
      result = "\(base)\(number)"
      number += 1
    }
    let name = source ?? name
    if result != name { renamed.append("\(name) is \(result)") }
    return result
  }

  /// A text as a name in lower camel case, where it has letters for one.
  static func valid(_ text: String) -> String? {
    var result = ""
    var startsWord = false
    for scalar in text.unicodeScalars {
      guard isWord(scalar) else {
        startsWord = !result.isEmpty
        continue
      }
      if result.isEmpty, !scalar.properties.isAlphabetic { continue }
      result += startsWord ? String(scalar).uppercased() : String(scalar)
      startsWord = false
    }
    // `URLList` is `urlList`, `QR` is `qr`, `MP3Player` is `mp3Player`.
    let capitals = result.prefix { $0.isUppercase }
    let beginsWord = result.dropFirst(capitals.count).first?.isLowercase ?? false
    let count = capitals.count > 1 && beginsWord ? capitals.count - 1 : capitals.count
    result = result.prefix(count).lowercased() + result.dropFirst(count)
    return result.isEmpty ? nil : String(result.prefix(60))
  }

  /// Letters and digits of ASCII.
  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }

  static func name(ofView view: String) -> String {
    var text = view
    for ending in ["ViewController", "Controller", "Screen", "View", "Page"]
    where text.hasSuffix(ending) && text.count > ending.count {
      text.removeLast(ending.count)
      break
    }
    return valid(text) ?? "screen"
  }
}
