import TestSupport

/// A small spec of random links that overlap a lot, and ways to change it.
struct RandomSpec {
  struct Link {
    var pattern: String
    var options: [String] = []

    /// The names of its placeholders with their types, `?` for those that may be absent.
    var names: [(name: String, type: String)] {
      var names: [(String, String)] = []
      for part in pattern.split(separator: "{").dropFirst() {
        let text = part.prefix { $0 != "}" }
        let isOptional = text.hasPrefix("?") || text.hasPrefix("/") || text.hasPrefix("&")
        for name in text.drop(while: { "?/&+".contains($0) }).split(separator: ",") {
          let name = String(name.filter { $0 != "*" })
          names.append(
            (name, text.hasSuffix("*") ? "[String]" : Self.type(of: name) + (isOptional ? "?" : "")))
        }
      }
      return names
    }

    /// The first letter says it.
    private static func type(of name: String) -> String {
      switch name.first {
      case "n": "Int"
      case "f": "Flag"
      default: "String"
      }
    }
  }

  struct Route {
    var name: String
    var links: [Link]
    var requires: String?
    var parent: String?
    var defaults: [String: String] = [:]
  }

  var routes: [Route] = []
  var redirects: [(old: String, new: String)] = []
  var exclusions: [String] = []
  var prefixes: [String] = []
  var source = ""

  init(_ random: inout SeededRandom) {
    for index in 0..<Int.random(in: 2...5, using: &random) {
      let count = Int.random(in: 1...2, using: &random)
      routes.append(Route(name: "r\(index)", links: (0..<count).map { _ in Self.link(&random) }))
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) { change(&random) }
  }

  private static let patterns = [
    "/a", "/b", "/a/b", "/a/{s}", "/a/{n}", "/{s}", "/{n}", "/{f}", "/{s}/b", "/{s}/{n}", "/a/{s}/{n}",
    "/a{/s}",
    "/a{/r*}", "/b/{+t}", "/a-{s}", "/{n}-{s}", "/a{?q}", "/a?q={s}", "/a?q={q}", "/a?k={s}", "/a/{s}{?q,n}",
    "/b/{f}", "/c?v=1",
    "/c",
    "/c#{s}", "/a/{n}/b", "/{s}/b/{n}",
  ]

  private static func link(_ random: inout SeededRandom) -> Link {
    Link(pattern: patterns.randomElement(using: &random) ?? "/a")
  }

  /// Changes one thing.
  mutating func change(_ random: inout SeededRandom) {
    let route = Int.random(in: 0..<routes.count, using: &random)
    let link = routes[route].links.indices.randomElement(using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0: routes[route].links.append(Self.link(&random))
    case 1: if let link { routes[route].links.remove(at: link) }
    case 2, 3: if let link { routes[route].links[link] = Self.link(&random) }
    case 4: routes[route].requires = routes[route].requires == nil ? "signedIn" : nil
    case 5: routes[route].parent = routes[route].parent == nil ? "list" : nil
    case 6:
      if let link {
        routes[route].links[link].options = [
          ["priority: 1", "when: beta", "when: \"!beta\"", "without: [k]"].randomElement(using: &random) ?? ""
        ]
      }
    case 7:
      routes.append(Route(name: "n\(Int.random(in: 0..<100, using: &random))", links: [Self.link(&random)]))
    case 8: if routes.count > 1 { routes.remove(at: route) }
    case 9:
      let old = ["/o", "/o/{s}", "/o/{n}", "/a/o", "/{s}/o"].randomElement(using: &random) ?? "/o"
      let new = ["/a", "/a/{s}", "/c", "/{s}", "/{s}/b", "/a/{n}"].randomElement(using: &random) ?? "/a"
      // A placeholder of the target that nothing fills is an error.
      let known = Link(pattern: old).names.map(\.name)
      guard Link(pattern: new).names.allSatisfy({ known.contains($0.name) }) else { return }
      if !redirects.contains(where: { $0.old == old }) { redirects.append((old, new)) }
    case 10: if !redirects.isEmpty { redirects.removeLast() }
    case 11: exclusions.append(["/a/x", "/b", "/{s}/b", "/c"].randomElement(using: &random) ?? "/b")
    case 12: if !exclusions.isEmpty { exclusions.removeLast() }
    case 13:
      let prefix = ["/en", "/de", "/{lang}", "/{+base}"].randomElement(using: &random) ?? "/en"
      if !prefixes.contains(prefix) { prefixes.append(prefix) }
    case 14: if !prefixes.isEmpty { prefixes.removeLast() }
    default:
      source =
        ["", ", match: {case: insensitive}", ", match: {trailingSlash: strict}", ", match: {host: ignore}"]
        .randomElement(using: &random) ?? ""
    }
  }

  var text: String {
    var lines = [
      "navspec: 1", "app: { name: Demo, schemes: [demo], domains: [x.org]\(source) }", "root: home",
      "types: { Flag: { cases: [on, off] } }", "conditions: { signedIn: { redirect: login }, beta: {} }",
    ]
    var links: [String] = []
    if !redirects.isEmpty {
      links.append(
        "redirects: {" + redirects.map { "\"\($0.old)\": \"\($0.new)\"" }.joined(separator: ", ") + "}")
    }
    if !exclusions.isEmpty {
      links.append("exclude: [" + exclusions.map { "\"\($0)\"" }.joined(separator: ", ") + "]")
    }
    if !prefixes.isEmpty {
      links.append("prefixes: [" + prefixes.map { "\"\($0)\"" }.joined(separator: ", ") + "]")
    }
    if !links.isEmpty { lines.append("links: { \(links.joined(separator: ", ")) }") }
    lines += ["routes:", "  home: {}", "  login: { present: sheet }", "  list: {}"]
    for route in routes { lines.append("  \(route.name): \(text(of: route))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func text(of route: Route) -> String {
    var types: [String: String] = [:]
    for link in route.links {
      let own = Dictionary(link.names.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
      for (name, type) in own {
        types[name] = types[name].map { $0 == type ? type : type.filter { $0 != "?" } + "?" } ?? type
      }
    }
    // What one link does not carry is not required.
    for (name, type) in types where !type.hasSuffix("?") && !type.hasPrefix("[") {
      if route.links.contains(where: { link in !link.names.contains { $0.name == name } }) {
        types[name] = type + "?"
      }
    }
    let params = types.sorted { $0.key < $1.key }.map { "\($0.key): \"\($0.value)\"" }.joined(separator: ", ")
    let links = route.links.map { link in
      link.options.isEmpty
        ? "\"\(link.pattern)\"" : "{ path: \"\(link.pattern)\", \(link.options.joined(separator: ", ")) }"
    }
    var keys = ["params: { \(params) }", "links: [\(links.joined(separator: ", "))]", "present: push"]
    if let requires = route.requires { keys.append("requires: \(requires)") }
    if let parent = route.parent { keys.append("parent: \(parent)") }
    return "{ \(keys.joined(separator: ", ")) }"
  }
}
