import Foundation
import NavSpecRuntime

/// URLs with their kinds, as the spec's writer listed them.
struct URLList {
  let urls: [String]
  let kinds: [String]

  init(_ folder: String) throws {
    let text = try String(contentsOfFile: folder + "/urls.txt", encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    urls = lines.map { String($0[1]) }
    kinds = lines.map { String($0[0]) }
  }

  func of(_ kind: String) -> [String] { zip(urls, kinds).filter { $0.1 == kind }.map(\.0) }
}

/// What can be done with URLs in an app of some size.
struct Matcher {
  let name: String
  let list: URLList
  let match: (String) -> Bool
  let resolve: (String) -> Bool
  let open: (String) -> Bool

  @MainActor init<Definition: NavigationDefinition>(
    _ name: String, _ definition: Definition.Type, _ folder: String
  ) throws {
    self.name = name
    list = try URLList(folder + "/Patterns" + name)
    match = { url in
      if case .matched = Definition.links.outcome(of: url) { true } else { false }
    }
    resolve = { Self.route(opening: $0, Definition.self) != nil }
    let router = NavigationRouter<Definition>()
    open = { url in MainActor.assumeIsolated { router.open(url) == .opened } }
  }

  /// As generated code has it for an app with its own container.
  static func route<Definition: RouteDefinition>(opening url: String, _: Definition.Type) -> Definition.Route?
  {
    guard case .matched(let match) = Definition.links.outcome(of: url),
      let values = Definition.links.values(of: Definition.links.screen(of: match), in: match)
    else { return nil }
    return Definition.Route(index: match.route, values: values)
  }

  /// How many URLs of each kind open a screen, which had better be what their names say.
  func check() {
    for kind in Set(list.kinds) {
      let urls = list.of(kind)
      let opened = urls.filter(resolve).count
      let expected = kind == "miss" || kind == "nonsense" ? 0 : urls.count
      precondition(opened == expected, "\(name): \(opened) of \(urls.count) URLs of kind \(kind) open")
      precondition(urls.filter(match).count == expected)
    }
  }
}

func matching(_ matchers: [Matcher]) {
  print("Matching URLs: ns and allocations for each, by the number of patterns")
  let widths = matchers.map { column($0.name, 9) + "  allocs" }.joined()
  print("                              " + widths)
  func row(_ title: String, _ bodies: [() -> Void], steps: Int) -> [Cost] {
    let costs = Cost.measure(steps: steps, bodies)
    let cells = costs.map { column(number($0.nanoseconds, 0), 9) + column(number($0.allocations), 8) }
    print(title.padding(toLength: 30, withPad: " ", startingAt: 0) + cells.joined())
    return costs
  }
  func all(_ title: String, _ urls: (Matcher) -> [String], _ action: (Matcher) -> (String) -> Bool) -> [Cost]
  {
    let count = urls(matchers[0]).count
    return row(
      title,
      matchers.map { matcher in
        let urls = urls(matcher)
        let action = action(matcher)
        return { for url in urls { keep(action(url)) } }
      }, steps: count)
  }
  let whole = all("match, all kinds", { $0.list.urls }, { $0.match })
  for kind in ["literal", "value", "query", "affix", "tail", "redirect", "miss", "nonsense"] {
    _ = all("  " + kind, { $0.list.of(kind) }, { $0.match })
  }
  let resolved = all("URL → route, all kinds", { $0.list.urls }, { $0.resolve })
  _ = all("router.open, all kinds", { Array($0.list.urls.prefix(400)) }, { $0.open })
  let foundation = all(
    "URLComponents(string:)", { $0.list.urls }, { _ in { URLComponents(string: $0) != nil } })
  for (title, costs) in [("match", whole), ("URL → route", resolved), ("URLComponents", foundation)] {
    let rates = costs.map { number(1000 / $0.nanoseconds, 2) }.joined(separator: ", ")
    let times = costs.map(\.nanoseconds).sorted()
    let spread = times[times.count - 1] / times[0]
    print("\(title): million URLs a second: \(rates); slowest to fastest: \(number(spread, 2))")
  }
}
