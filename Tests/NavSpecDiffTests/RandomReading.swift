import TestSupport

/// A small spec whose links read their params in random ways, of the path, the query and the fragment, and ways to
/// change it. Every param may be absent, so that most mixtures are valid.
struct RandomReading {
  private var q: String
  private var r: String
  private var list: String
  private var links: [String]
  private var other: String?
  private var match: String
  private var fallback: String?
  private var exclusion: String?
  private var redirect: String?
  private var home: String?

  private static let patterns = [
    "\"/a\"", "\"/a{?q}\"", "\"/a{?q,r}\"", "\"/a{?r}\"", "\"/a{?r,q}\"", "\"/a?q={q}\"",
    "\"/a?q={q}&r={r}\"",
    "\"/a{?m*}\"", "\"/a{?q,m*}\"", "\"/a?q={q}{&m*}\"", "\"/a{?l}\"", "\"/a{?l,q}\"", "\"/a{#q}\"",
    "\"/a#q={q}\"",
    "\"/a#q={q}&r={r}\"", "\"/a#r={r}\"", "\"/a#/{q}\"", "\"/a#/x/{q}\"", "\"/a{?q}#r={r}\"",
    "\"/a{?q}#v=1\"",
    "\"/a{?q}{#r}\"", "\"/a?q=x{q}\"", "\"/a?q={q}y\"", "\"/a?v=1{&q}\"", "\"/a{/q}\"", "\"/a/{q}\"",
    "\"/a/{q}/{r}\"",
    "\"/a/{r}/{q}\"", "\"/a{/q}{?r}\"", "\"/a-{q}\"", "\"/a/{+r}\"", "\"/{q}/b{?r}\"",
    "{path: \"/a{?k}\", as: {k: q}}", "{path: \"/a{?k,q}\", as: {k: q}}", "{path: \"/a{?q,k}\", as: {k: q}}",
    "{path: \"/a{?q}\", as: {q: r}}", "{path: \"/a{?q,r}\", as: {q: r, r: q}}",
    "{path: \"/a{?k}\", as: {k: l}}",
    "{path: \"/a{?q}\", without: [r]}", "{path: \"/a{?q}\", where: {q: [x, y]}}",
    "{path: \"/a{?q}\", where: {q: [x]}}", "{path: \"/a\", with: {q: x}}", "{path: \"/a\", with: {r: y}}",
    "{path: \"/a{?r}\", with: {q: \"x-{r}\"}}", "{path: \"/a{/_*}\", with: {r: $remainder}}",
    "{path: \"/a{?q}\", with: {r: $path}}",
  ]

  init(_ random: inout SeededRandom) {
    func pick<Element>(_ all: [Element]) -> Element { all[Int.random(in: 0..<all.count, using: &random)] }
    let types = [
      "String?", "String?", "Int?", "Short?", "Kind?", "Bool?", "UUID?", "String = x", "Double?", "URL?",
      "Kind = x",
      "Date?",
    ]
    q = pick(types)
    r = pick(["String?", "String?", "Int?", "Short?", "Kind?"])
    list = pick(["[String]", "[Int]", "[Kind]"])
    links = (0..<pick([1, 1, 1, 2])).map { _ in pick(Self.patterns) }
    other = pick([nil, nil, nil, pick(Self.patterns)])
    match = pick([
      "", "", "plus: space", "case: insensitive", "slashes: collapse", "trailingSlash: strict",
      "host: ignore",
      "host: domain", "http: true",
    ])
    fallback = pick([nil, nil, nil, nil, "home", "other"])
    exclusion = pick([nil, nil, nil, nil, nil, nil, "/a", "/x{/rest*}", "/a?q=x", "/a#x"])
    redirect = pick([
      nil, nil, nil, nil, nil, nil, "/o: /a", "\"/o/{q}\": \"/a?q={q}\"", "\"/o/{q}\": \"/a/{q}\"",
      "\"/o{?k}\": \"/a{?k}\"", "\"/o?k={k}\": \"/a#q={k}\"",
    ])
    home = pick([nil, nil, nil, "/", "/h"])
  }

  /// Changes one thing.
  mutating func change(_ random: inout SeededRandom) {
    let fresh = Self(&random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: q = fresh.q
    case 1: r = fresh.r
    case 2: list = fresh.list
    case 3: other = fresh.other
    case 4, 5: match = fresh.match
    case 6: fallback = fresh.fallback
    case 7: exclusion = fresh.exclusion
    case 8: redirect = fresh.redirect
    case 9: home = fresh.home
    default: links[Int.random(in: 0..<links.count, using: &random)] = fresh.links[0]
    }
  }

  var text: String {
    var settings: [String] = []
    if let fallback { settings.append("fallback: \(fallback)") }
    if let exclusion { settings.append("exclude: [\"\(exclusion)\"]") }
    if let redirect { settings.append("redirects: {\(redirect)}") }
    let params = "params: {q: \"\(q)\", r: \"\(r)\", l: \"\(list)\", m: \"[String: String]\"}"
    return """
      navspec: 1
      app: {name: Demo, schemes: [demo], domains: [x.org]\(match.isEmpty ? "" : ", match: {\(match)}")}
      root: home
      types: {Short: {is: String, length: 1..2}, Kind: {cases: [x, y, Big]}}
      \(settings.isEmpty ? "" : "links: {\(settings.joined(separator: ", "))}")
      routes:
        home: {to: [a, other]\(home.map { ", links: [\($0)]" } ?? "")}
        a: {\(params), links: [\(links.joined(separator: ", "))]}
        other: {\(params)\(other.map { ", links: [\($0)]" } ?? "")}

      """
  }

  /// URLs that the patterns read in different ways.
  static func urls(_ random: inout SeededRandom) -> [String] {
    func pick(_ all: [String]) -> String { all[Int.random(in: 0..<all.count, using: &random)] }
    let values = [
      "", "x", "y", "1", "7", "true", "a+b", "a%20b", "xa", "ay", "X", "big", "Big", "aaaa", "1.50", "x,y",
      "1,2",
      "6f9619ff-8b86-d011-b42d-00c04fc964ff", "2026-01-31T00:00:00Z", "https://example.com/%C3%A9", "x-x",
    ]
    let paths = [
      "/a/", "/a/x", "/a/7", "/a/x/y", "/A", "/a-x", "/x/b", "/7/b", "/", "/h", "/o", "/o/x", "/zz", "/a//x",
    ]
    let fragments = ["#x", "#q=x", "#q=x&r=y", "#/x", "#/x/y", "#r=1", "#", "#7", "#v=1"]
    return (0..<60).map { _ in
      let count = Int.random(in: 0...3, using: &random)
      let items = (0..<count).map { _ in pick(["q", "r", "k", "l", "m", "v", "z"]) + "=" + pick(values) }
      let path = Bool.random(using: &random) ? "/a" : pick(paths)
      let fragment =
        Bool.random(using: &random) ? "" : pick(fragments + ["#q=" + pick(values), "#" + pick(values)])
      let start = pick(["", "", "https://x.org", "demo:", "http://x.org"])
      return start + path + (items.isEmpty ? "" : "?" + items.joined(separator: "&")) + fragment
    } + ["https://x.org//a", "demo://a?q=x", "https://x.org//"]
  }
}
