import NavSpecDiagnostics
import NavSpecModel
import NavSpecYAML

/// The form of a text: what schemas say of it beyond its type. The front end has a message of its own for each text
/// that breaks it.
package struct TextForm: Sendable {
  /// The name of its definition in schemas.
  let name: String
  let phrase: String
  /// A regular expression that JavaScript and Python read alike.
  let pattern: String
  /// The types of JSON that it may have; the pattern applies to strings alone.
  var types: JSONText = "string"
  var numbers = Numbers.texts
  /// The least that a number without quotes may be, where its value counts.
  var least = 0
  /// Of a form of names, those whose values have a form of their own.
  var values: [(name: String, form: TextForm)] = []
  /// Of a form of names, one that must be there.
  var required: String?

  /// What a number without quotes is.
  enum Numbers {
    /// A text, as it is written.
    case texts
    /// A text without a sign, as it is written.
    case unsigned
    /// A text by its value, which is all that JSON has: `+17` is `17`.
    case values
    case refused
  }

  private static let lowerCamel = "[a-z][A-Za-z0-9]*"
  private static let path = "\(lowerCamel)(?:\\.\(lowerCamel))*"
  private static let identifiers =
    "(?!.*\\.(?:self|swift)$)[A-Za-z_][A-Za-z0-9_]*(?:\\.[A-Za-z_][A-Za-z0-9_]*)*"
  /// A lookahead that refuses some words, in small and capital letters.
  private static func no(_ words: some Sequence<String>, before end: String = "$") -> String {
    "(?!(?:" + words.sorted().map(anyCase).joined(separator: "|") + ")\(end))"
  }
  private static func anyCase(_ word: String) -> String {
    word.map { $0.isLetter ? "[\($0.uppercased())\($0.lowercased())]" : "\($0)" }.joined()
  }
  private static let schemeText = "[A-Za-z][A-Za-z0-9+.-]*$"
  private static let words = no(YesAndNo.words.keys)

  static let name = Self(name: "declaredName", phrase: "a name", pattern: "^\(lowerCamel)$")
  /// Names of cases in Swift: of tabs and conditions, of routes and exits, and of features.
  static let caseName = name("caseName", besides: TakenNames.ofCases.keys)
  static let routeCase = name("routeCase", besides: TakenNames.ofRoutes.keys)
  static let feature = name("featureName", besides: TakenNames.ofRouter.union(TakenNames.ofRoutes.keys))
  private static func name(_ name: String, besides taken: some Sequence<String>) -> Self {
    Self(
      name: name, phrase: Self.name.phrase,
      pattern: "^(?!(?:\(taken.sorted().joined(separator: "|")))$)\(lowerCamel)$")
  }
  /// A param, or `entity`, the type that has the properties of params.
  static let intentKey = Self(
    name: "intentKey", phrase: "the name of a param", pattern: name.pattern,
    values: [("entity", swiftName)], required: "entity")
  static let reference = Self(name: "routeName", phrase: "the name of a route", pattern: "^\(path)$")
  static let edgeTarget = Self(
    name: "edgeTarget", phrase: "the name of a route, or +set", pattern: "^(?:\\+.+|\(path))$")
  static let condition = Self(
    name: "conditionName", phrase: "the name of a condition", pattern: "^\(words)\(lowerCamel)$")
  static let test = Self(
    name: "conditionTest", phrase: "a condition, or \"!condition\"", pattern: "^\(words)!?\(lowerCamel)$")
  static let appName = Self(
    name: "appName", phrase: "the name of the app", pattern: "^[A-Z][A-Za-z0-9]*$")
  static let swiftName = Self(name: "swiftName", phrase: "a name of Swift", pattern: "^\(identifiers)$")
  static let view = Self(name: "viewName", phrase: "the name of a view", pattern: "^\(words)\(identifiers)$")
  private static let builtins = "(?:\(BuiltinType.allCases.map(\.rawValue).joined(separator: "|")))$"
  static let builtin = Self(name: "builtinType", phrase: "a built-in type", pattern: "^\(builtins)")
  static let declaredType = Self(
    name: "declaredType", phrase: "the name of a type", pattern: "^(?!\(builtins))\(identifiers)$")
  static let scheme = Self(
    name: "urlScheme", phrase: "a URL scheme",
    pattern: "^\(no(["javascript"]))\(schemeText)")
  static let ownScheme = Self(
    name: "ownScheme", phrase: "a URL scheme of the app",
    pattern: "^\(no(DiagnosticSink.reservedSchemes))\(schemeText)")
  static let domain: Self = {
    let label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
    let variable = "\\{[A-Za-z_][A-Za-z0-9_]*\\}"
    return Self(
      name: "domain", phrase: "a domain",
      pattern: "^(?:\(variable)|(?:\(variable)\\.|\\*\\.)?\(label)(?:\\.\(label))*)$",
      types: ["string", "number"], numbers: .values)
  }()
  static let appIdentifier = Self(
    name: "appIdentifier", phrase: "an app's identifier, TEAM.bundle",
    pattern: "^[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+$", numbers: .refused)
  /// A text that makes a name in Swift: a letter is before every digit of ASCII, and it is not `.name`.
  static let caseText = Self(
    name: "caseText", phrase: "a case",
    pattern: "^(?!\\.\(lowerCamel)$)[^A-Za-z0-9]*(?:[A-Za-z]|[0-9][^\\u0000-\\u007F])",
    types: ["string", "boolean"])
  private static let specPath = "(?![/~])(?!.*\\.nav\\.yml$)(?!(?:.*/)?\\.nav\\.yaml$)[^\\\\]+$"
  static let filePath = Self(
    name: "includedPath", phrase: "a path", pattern: "^(?!\(parentFolder))\(specPath)")
  /// That of another package may lead out of the folder.
  static let packagePath = Self(name: "packagePath", phrase: filePath.phrase, pattern: "^\(specPath)")
  static let parentFolder = "(?:.*/)?\\.\\.(?:/|$)"
  static let projectPath = Self(
    name: "projectPath", phrase: "a path below the folder of '.navspec.yaml'",
    pattern: "^(?![/~])(?!\(parentFolder))[^\\\\]+$", numbers: .refused)
  /// A path that no part hides, with an ending that the output has.
  static func output(_ name: String, endings: [String]) -> Self {
    let ending = endings.map { "\\" + anyCase($0) }.joined(separator: "|")
    return Self(
      name: "\(name)Path", phrase: projectPath.phrase,
      pattern: "^(?![/~])(?!(?:.*/)?\\.(?!/|$))[^\\\\]*[^\\\\]\(ending.isEmpty ? "" : "(?:\(ending))")$",
      numbers: .refused)
  }
  static let visible = Self(
    name: "visibleText", phrase: "a text", pattern: "\\S", types: ["string", "number"])
  static let storageKey = Self(
    name: "storageKey", phrase: "a key", pattern: "^\(words)[\\s\\S]*\\S",
    types: ["string", "number"])
  static let restorationKey = Self(
    name: "restorationKey", phrase: "a restoration key",
    pattern: "^\(words)\(no(["never", "none", "disabled", "always", "enabled"]))[\\s\\S]*\\S",
    types: ["string", "number"])
  static let day = Self(name: "day", phrase: "a day", pattern: "^(?!0000)\(Values.day)$")
  static let version = version("version", from: 0)
  private static func version(_ name: String, from least: Int) -> Self {
    let (tens, ones) = (least / 10, least % 10)
    let major =
      tens == 0
      ? "[\(ones)-9]|[1-9][0-9]{1,17}" : "\(tens)[\(ones)-9]|[\(tens + 1)-9][0-9]|[1-9][0-9]{2,17}"
    return Self(
      name: name, phrase: "a version", pattern: "^0*(?:\(major))(?:\\.[0-9]{1,18}){0,2}$",
      types: ["string", "number"], numbers: .values, least: least)
  }
  static let platform = Self(
    name: "platform", phrase: "a platform",
    pattern: "^(?:\(DeploymentTarget.minimums.map(\.platform).joined(separator: "|")))$",
    values: DeploymentTarget.minimums.map {
      ($0.platform, version("versionOf\($0.platform)", from: $0.major))
    })
  static let stability = Self(
    name: "stability", phrase: "a stability",
    pattern: "^(?:\(Stability.allCases.map(\.rawValue).joined(separator: "|")))$")
  static let length = Self(
    name: "lengthRange", phrase: "a length",
    pattern: "^(?:\(Values.natural)(?:\\.\\.\(Values.natural)?)?|\\.\\.\(Values.natural))$")
  /// What `git check-ref-format` accepts, except for what could be an option or the name of a file.
  static let release = Self(
    name: "releaseReference", phrase: "a reference of git",
    pattern:
      "^(?![^:]+\\.(?:json|ya?ml)(?::|$))(?![-/.@])(?:(?!\\.\\.|//|/\\.|@\\{)[^\\u0000-\\u0020\\u007F~^:?*\\[\\\\])+"
      + "(?::(?![/.~])(?:(?!/\\.)[^\\u0000-\\u001F\\\\])+\\.yaml)?$", types: ["string", "number"],
    numbers: .unsigned)
  static let commit = Self(name: "commit", phrase: "a commit", pattern: "^[0-9a-f]{40}$")
  static let fingerprint = Self(name: "fingerprint", phrase: "a fingerprint", pattern: "^[0-9a-f]{16}$")

  static let typeExpression = Self(
    name: "typeExpression", phrase: "a type",
    pattern: "^(?!(?:true|false)$)\(wrongDefaults) *\(type) *(?:= *(?!(?:nil|null|Null|NULL|~) *$)[^ ].*)?$")
  static let resultType = Self(
    name: "resultType", phrase: "a type", pattern: "^(?!(?:true|false|Void|Never|none|nil)$) *\(type) *$")
  /// A type in brackets, which are those of a list for YAML.
  static let listedType = Self(
    name: "listedType", phrase: "a type", pattern: "^ *(?:\(typeName)|String *: *String) *$")

  private static let typeName: String = {
    let name = "[A-Za-z_\\u0080-\\uFFFF][A-Za-z0-9_\\u0080-\\uFFFF]*"
    return "\(name)(?:\\.\(name))*"
  }()
  private static let type =
    "(?:\(typeName) *\\??|\\[ *\(typeName) *\\]|\\[ *String *: *String *\\])"
  /// A lookahead that refuses defaults which links cannot have either, in quotes too; a list and a map have none.
  private static let wrongDefaults =
    "(?! *\\[.*=)"
    + [
      ("Int(?:64)?", "0|-?(?!0)\(Values.natural)|\(Int64.min)"),
      ("Double", "-?(?:0|[1-9][0-9]{0,15})(?:\\.[0-9]{1,17})?"), ("Bool", "true|false"),
      ("UUID", "[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"), ("Date", Values.instant),
      ("URL", Values.url),
    ].enumerated().map { index, type in
      "(?! *\(type.0) *\\?? *=(?! *([\"']?)(?:\(type.1))\\\(index + 1) *$))"
    }.joined()

  /// Texts of values, as `ValueForm` accepts them.
  private enum Values {
    /// A number of 64 bits without a sign.
    static let natural: String = {
      let digits = "\(Int64.max)".map { $0.wholeNumberValue ?? 0 }
      let lower = digits.indices.filter { digits[$0] > 0 }.map { index in
        digits[..<index].map(String.init).joined()
          + "[0-\(digits[index] - 1)][0-9]{\(digits.count - index - 1)}"
      }
      return "0*(?:[0-9]{1,\(digits.count - 1)}|\(lower.joined(separator: "|"))|\(Int64.max))"
    }()
    static let day =
      "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
      + "|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])"
      + "|(?:[02468][048]|[13579][26])00)-02-29)"
    static let instant: String = {
      let minutes = "(?:[01][0-9]|2[0-3]):[0-5][0-9]"
      return "\(day)(?:T\(minutes):[0-5][0-9](?:\\.[0-9]{3})?(?:Z|[+-]\(minutes)))?"
    }()
    /// Of any scheme that an app may have. Which it has, and what a host may be, are beyond a schema.
    static let url =
      no(DiagnosticSink.reservedSchemes.filter { !$0.hasPrefix("http") }, before: ":")
      + "(?!\(anyCase("http"))[Ss]?:(?!//[^/?#]))[A-Za-z][A-Za-z0-9+.-]*:"
      + "(?:[^\\u0000-\\u0020\"%<>\\\\^`{|}]|%[0-9A-Fa-f]{2})+"
  }
}

extension YAMLScalar {
  /// The text of a number: of one with a sign, an exponent or another base, that of its value.
  var numberText: String {
    let isPlain = text.utf8.allSatisfy { "0123456789.".utf8.contains($0) }
    guard !isPlain || text.hasPrefix(".") || text.hasSuffix(".") else { return text }
    switch resolved {
    case .int(let value): return "\(value)"
    case .float(let value) where value.isFinite: return "\(value)"
    default: return text
    }
  }
}

extension ValueReader where Value == Located<String> {
  /// A text of some form. What breaks the form is reported where it is used, except for a word of yes or no and for
  /// a number that is no text.
  static func form(_ form: TextForm) -> Self {
    Self(shape: .form(form)) { node, sink in
      guard case .scalar(let scalar) = node.content else { return text.read(node, &sink) }
      switch scalar.resolved {
      case .bool: return sink.refuse(node, wanted: form.phrase)
      case .int, .float:
        switch form.numbers {
        case .texts, .unsigned: break
        case .values: return Located(scalar.numberText, at: node.range)
        case .refused: return sink.refuse(node, wanted: form.phrase, meant: scalar.text.inQuotes)
        }
      default: break
      }
      return text.read(node, &sink)
    }
  }
}
