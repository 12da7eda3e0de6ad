import NavSpecModel

/// A name as Swift source writes it: whatever the text was, one identifier, keywords in backticks.
struct SwiftIdentifier: TemplateValue, Hashable {
  let text: String

  init(_ name: String) { text = SwiftName.escaped(Self.cleaned(name)) }

  /// A name that joins a name of the spec and a suffix, `SearchRoute`.
  init(_ name: String, suffix: StaticString) { self.init(SwiftName.upperCamel(name) + "\(suffix)") }

  private init(unchecked text: String) { self.text = text }

  /// The name after a dot, where few keywords need backticks.
  var member: SwiftIdentifier {
    guard text.utf8.first == UInt8(ascii: "`") else { return self }
    let name = text.filter { $0 != "`" }
    return ["init", "self", "Type", "Protocol"].contains(name) ? self : SwiftIdentifier(unchecked: name)
  }

  /// The label of a param in its declaration, where few keywords need backticks.
  static func label(_ name: String) -> SwiftIdentifier {
    let name = cleaned(name)
    return SwiftIdentifier(unchecked: ["inout", "let", "var"].contains(name) ? "`\(name)`" : name)
  }

  /// The label of a param where it is given; the compiler warns of escapes that are not needed.
  static func argument(_ name: String) -> SwiftIdentifier {
    let name = cleaned(name)
    return SwiftIdentifier(unchecked: name == "inout" ? "`inout`" : name)
  }

  /// A constant in generated code that also uses the names in `taken`. Words that mean something in an
  /// expression are escaped as keywords are.
  static func local(_ name: String, besides taken: Set<String>) -> SwiftIdentifier {
    var name = cleaned(name)
    while taken.contains(name) { name += "Value" }
    return SwiftIdentifier(unchecked: contextual.contains(name) ? "`\(name)`" : SwiftName.escaped(name))
  }

  private static let contextual: Set<String> = [
    "any", "async", "await", "borrow", "consume", "copy", "discard", "each", "macro", "package", "some",
    "then", "unsafe", "yield",
  ]

  /// Names come here checked; one that is not gets what is harmless of it.
  private static func cleaned(_ name: String) -> String {
    if SwiftName.isIdentifier(name) { return name == "_" ? "__" : name }
    let kept = name.unicodeScalars.map { SwiftName.isIdentifier("a\($0)") ? Character($0) : "_" }
    return "_" + String(kept)
  }
}
