/// Patterns of links, as `URITemplate` and `LinkPattern` read them.
extension TextForm {
  static let urlPattern = Self(
    name: "urlPattern", phrase: "a pattern",
    pattern: "^\(Grammar.origin(orUnder: true))\(Grammar.afterOrigin)$")
  /// A pattern of no route, which has no `{under}`.
  static let ownPattern = Self(
    name: "ownPattern", phrase: "a pattern",
    pattern: "^\(Grammar.origin(orUnder: false))\(Grammar.afterOrigin)$")
  /// What may be a URL of the app, or a path of one.
  static let exampleURL = Self(
    name: "exampleURL", phrase: "a URL",
    pattern: "^(?:/|[A-Za-z][A-Za-z0-9+.-]*:)[^\\u0000-\\u0020\\u007F\\\\]*$")
  /// A pattern without a scheme and a host.
  static let redirectTarget = Self(
    name: "redirectTarget", phrase: "a pattern",
    pattern: "^(?=/(?!/)|\\{/)\(Grammar.rootSlash)\(Grammar.afterOrigin)$")
  /// A path of one segment or more.
  static let prefix = Self(
    name: "pathPrefix", phrase: "a path",
    pattern: "^(?:(?=/[^/]|\\{/)\(Grammar.rootSlash)\(Grammar.segments)*|/\(Grammar.rest))$")
}

private enum Grammar {
  /// A character or an escape that a URL may hold, but for some.
  static func character(without others: String = "") -> String {
    "(?:[^{}%\\u0000-\\u0020\\u007F\"<>\\\\^`|\(others)]|%(?!00)[0-9A-Fa-f]{2})"
  }
  static let pathCharacter = character(without: "/?#")
  static let name = "[A-Za-z0-9_]+(?:\\.[A-Za-z0-9_]+)*"
  /// A placeholder of one value, with a literal before the next.
  static let value = "\\{\(name)\\}(?!\\{[+A-Za-z0-9_])"
  static let rest = "\\{\\+\(name)\\}"
  static let endOfPath = "(?=[?#]|\\{[?#]|$)"
  static let endOfSegment = "(?=/|\(endOfPath))"
  static let segment = "(?:\(pathCharacter)|\(value))*"
  /// No URL has `.` and `..` as segments.
  static let noDots = "(?!(?:\\.|%2[Ee]){1,2}\(endOfSegment))"
  /// Only the slash of the root may be before `{/…}`, which brings its own.
  static let rootSlash = "(?:/(?=\\{/))?"
  static func origin(orUnder isOfRoute: Bool) -> String {
    let web = "[Hh][Tt][Tt][Pp][Ss]?:"
    let host = "(?:\(character(without: "/?#@"))|\(value))*\(rootSlash)"
    let opaque = "(?!/)\(noDots)\(segment)(?:\(rest)\(endOfSegment))?|(?=/(?!/))\(rootSlash)"
    return "(?:(?:\(web))?//(?![/?#]|$)\(host)|(?!\(web))[A-Za-z][A-Za-z0-9+.-]*:(?://\(host)|\(opaque))"
      + (isOfRoute ? "|\\{under\\}\(segment)" : "") + "|(?=/(?!/)|\\{/)\(rootSlash))"
  }
  static let segments: String = {
    let optional = "\\{/\(name)(?:,\(name))*\\}(?=/|\\{/|\(endOfPath))"
    return "(?:/(?!/|\\{/)\(noDots)\(segment)|\(optional))"
  }()
  static let path: String = {
    let several = "\(pathCharacter)+\(rest)(?=/?\(endOfPath))|\(rest)\(endOfSegment)"
    return "(?:\(segments)|/(?:\(several))|\\{/\(name)\\*\\}(?=/?\(endOfPath)))*"
  }()
  static let afterOrigin = path + query + fragment
  static let query: String = {
    let text = "\(character(without: "&#"))*"
    let item = "\(character(without: "=&#"))+(?:=\(text)(?:\\{\(name)\\}\(text))?)?"
    let part = "(?:[A-Za-z0-9_-]|%[0-9A-Fa-f]{2})+"
    let variable = "(?!_[*,}])\(part)(?:\\.\(part))*\\*?"
    let variables = "\(variable)(?:,\(variable))*\\}"
    let more = "(?:\\{&\(variables))*"
    return "(?:\\?(?:\(item)&)*(?:\(item)|(?=\\{&))\(more)|\\{\\?\(variables)\(more))?"
  }()
  static let fragment: String = {
    let pair = "\(character(without: "=&"))+=(?:\\{\(name)\\}|\(character(without: "&"))*)"
    let segments = "(?=/|[^=]*$)(?:\(character())|\(value))*"
    return "(?:#(?:\(segments)|\(pair)(?:&\(pair))*)|\\{#(?!_\\})\(name)\\})?"
  }()
}
