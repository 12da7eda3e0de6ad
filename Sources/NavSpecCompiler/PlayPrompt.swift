import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// What a person types to navigate, as operations of `SpecPlayer`, and its answers as text.
package struct PlayPrompt {
  /// What a line asks for.
  package enum Request {
    case operation(String)
    case text(String)
    case end
  }

  /// The words of a line, of which the first is one of these.
  private static let words: [(word: String, takes: String, does: String)] = [
    ("open", "URL", "opens a link; so does a URL alone"),
    ("tap", "ROUTE [PARAM=VALUE …]", "follows an edge of the screen on top"),
    ("go", "ROUTE [PARAM=VALUE …]", "shows a screen, as code can from anywhere"),
    ("back", "[COUNT]", "goes back; closes a modal that shows its first screen"),
    ("close", "", "closes the modal on top"),
    ("select", "TAB", "selects a tab"),
    ("set", "CONDITION [true|false|unknown]", "sets a condition; '!CONDITION' is false"),
    ("as", "PERSONA", "sets the conditions of a persona"),
    ("state", "", "prints what the window shows"),
    ("{", "…}", "an operation as JSON, with all that the documentation lists"),
    ("help", "", "prints this"),
    ("quit", "", "ends"),
  ]

  private let spec: ResolvedSpec
  private var state = JSONText.null

  package init(_ spec: CheckedSpec) throws(ReportedFailure) { self.spec = try spec.soundSpec() }

  /// What a line means.
  /// - Throws: What is wrong with it, in a sentence that names what may be meant.
  package func request(_ line: String) throws -> Request {
    let parts = line.split { $0.isWhitespace }.map(String.init)
    guard let word = parts.first else { return .text("") }
    let rest = Array(parts.dropFirst())
    let operand = rest.first.map(JSONText.string)
    switch word {
    case _ where word.hasPrefix("{"): return .operation(line)
    case "open": return try operation("open", operand, takes: "a URL")
    case _ where rest.isEmpty && (word.contains("://") || word.hasPrefix("/")):
      return try operation("open", .string(word))
    case "tap": return try navigation(to: try edge(rest), rest)
    case "go": return try navigation(to: rest.first, rest)
    case "back":
      let isModal = state["modals"]?.array?.last.map { $0["path"]?.array?.isEmpty == true } ?? false
      guard let count = rest.isEmpty ? 1 : Int64(rest[0]), 1...1_000 ~= count else {
        throw problem("'back' takes a number from 1 to 1000")
      }
      return try operation(isModal ? "dismiss" : "pop", .integer(count), ("by", "user"))
    case "close": return try operation("dismiss", .bool(true))
    case "select": return try operation("select", operand, takes: "a tab")
    case "set":
      let pieces = rest.flatMap { $0.split(separator: "=") }
      guard let name = pieces.first else { throw problem("'set' takes a condition") }
      let answers = ["true": "met", "false": "unmet", "unknown": "unknown"]
      let answer = pieces.count > 1 ? String(pieces[1]) : name.hasPrefix("!") ? "false" : "true"
      guard let found = answers[answer] else { throw problem("a condition is true, false or unknown") }
      return try operation("condition", .string(String(name.drop { $0 == "!" })), ("state", .string(found)))
    case "as": return try operation("persona", operand, takes: "a persona")
    case "state": return try operation("state", .bool(true))
    case "help", "?":
      let width = Self.words.map { $0.word.count + $0.takes.count }.max() ?? 0
      return .text(
        Self.words.map { word in
          let usage = word.word == "{" ? "{…}" : "\(word.word) \(word.takes)"
          return usage + String(repeating: " ", count: width + 3 - usage.count) + word.does
        }.joined(separator: "\n"))
    case "quit", "exit", "q": return .end
    default:
      let names = Self.words.map(\.word).nearest(to: word)
      let isRoute = spec.graph.routes.contains { $0.qualifiedName == word }
      throw problem(
        "there is no word '\(word)'" + asking(isRoute ? ["tap \(word)"] : names, else: "see 'help'"))
    }
  }

  /// The words that may come next on a line.
  package func completions(of line: String) -> [String] {
    let graph = spec.graph
    switch line.split(separator: " ", omittingEmptySubsequences: false).first.map(String.init) {
    case "tap" where line.contains(" "): return edges.map { graph.name(of: $0.target) }
    case "go" where line.contains(" "): return graph.routes.map(\.qualifiedName)
    case "select" where line.contains(" "): return graph.tabs.map(\.name.value)
    case "set" where line.contains(" "): return graph.conditions.map(\.name.value)
    case "as" where line.contains(" "): return graph.personas.map(\.name.value)
    default: return line.contains(" ") ? [] : Self.words.map(\.word).filter { $0 != "{" }
    }
  }

  /// An answer of the player, for people: how the operation ended, and what the window shows.
  /// - Throws: What kept the operation from being carried out.
  package mutating func text(of answer: String) throws -> String {
    guard let answer = JSONText(parsing: Array(answer.utf8)) else { return answer }
    if let error = answer["error"]?.string { throw problem(error) }
    state = answer["state"] ?? .null
    var lines: [String] = []
    let blocking = answer["blockedBy"]?.string.map { " by \($0)" } ?? ""
    if let result = answer["result"]?.string, result != "done" { lines.append(result + blocking) }
    for key in ["snapshot", "restored"] {
      if let value = answer[key] { lines.append("\(key): \(value.text(.line))") }
    }
    for ended in answer["finished"]?.array ?? [] {
      lines.append("\(Self.title(ended)) \(ended["result"]?.string ?? "")")
    }
    return (lines + tree).joined(separator: "\n")
  }

  /// What the window shows: each stack under its name, and what is above in front of it.
  private var tree: [String] {
    var lines: [String] = []
    func add(_ title: String, _ screens: [String]) {
      lines.append(title)
      for (depth, screen) in screens.enumerated() {
        lines.append(String(repeating: "  ", count: depth) + "└ " + screen)
      }
    }
    if let replacement = state["rootReplacement"]?.array {
      add("in place of all", replacement.map(Self.title))
    } else {
      let selected = state["tab"]?.string
      for (name, container) in state["containers"]?.members ?? [] {
        let columns = ["sidebar", "content", "detail"].compactMap { column in
          container[column].map { "\(column): \($0.members == nil ? "nothing" : Self.title($0))" }
        }
        let screens = columns + [container["root"]].compactMap { $0.map(Self.title) }
        let path = container["path"]?.array?.map(Self.title) ?? []
        add(selected == name ? "\(name) (selected)" : name, screens + path)
      }
    }
    for modal in state["modals"]?.array ?? [] {
      let screens = [modal["screen"] ?? .null] + (modal["path"]?.array ?? [])
      add(modal["as"]?.string ?? "", screens.map(Self.title))
    }
    if let pending = state["pending"], pending.members != nil {
      let what = pending["route"] == nil ? pending["tab"]?.string ?? "" : Self.title(pending)
      let reason = pending["condition"]?.string ?? pending["draft"].map(Self.title) ?? ""
      lines.append("waits for \(reason): \(what)")
    }
    return lines
  }

  /// `recipe(id: 42)`
  private static func title(_ screen: JSONText) -> String {
    let params = (screen["params"]?.members ?? []).map { "\($0.0): \($0.1.text(.line))" }
    let name = screen["route"]?.string ?? ""
    return params.isEmpty ? name : "\(name)(\(params.joined(separator: ", ")))"
  }

  /// The screens of the window from which a person can go on: the one on top, or those of all columns.
  private var front: [String] {
    let container = state["containers"]?[state["tab"]?.string ?? "root"]
    let stacks = [
      state["modals"]?.array?.last.map { [$0["screen"] ?? .null] + ($0["path"]?.array ?? []) },
      state["rootReplacement"]?.array, container?["path"]?.array,
    ]
    let top = stacks.lazy.compactMap { $0?.last }.first.map { [$0] }
    let shown = top ?? ["root", "sidebar", "content", "detail"].compactMap { container?[$0] }
    return shown.compactMap { $0["route"]?.string }
  }

  private var edges: [Edge] {
    spec.graph.routes.filter { front.contains($0.qualifiedName) }.flatMap(\.edges) + spec.graph.anywhere
  }

  /// The route that an edge of the screens in front leads to: named by the route, its title or the edge's label.
  private func edge(_ words: [String]) throws -> String? {
    guard let word = words.first else { return nil }
    let edges = edges
    let found = edges.first { edge in
      let route = spec.graph.routes[edge.target]
      return [route.qualifiedName, route.name.value, route.title?.value, edge.label].contains(word)
    }
    if let found { return spec.graph.name(of: found.target) }
    let names = edges.map { spec.graph.name(of: $0.target) }.distinct
    let place = front.map { "'\($0)'" }.joined(separator: " and ")
    throw problem(
      "\(place.isEmpty ? "nothing" : place) has no edge to '\(word)'"
        + asking(
          names.nearest(to: word), else: names.isEmpty ? nil : "it has \(names.joined(separator: ", "))"))
  }

  private func navigation(to name: String?, _ words: [String]) throws -> Request {
    guard let name else { throw problem("name the route") }
    guard let route = spec.graph.routes.first(where: { $0.qualifiedName == name }) else {
      let names = spec.graph.routes.map(\.qualifiedName).nearest(to: name)
      throw problem("no route is named '\(name)'" + asking(names))
    }
    let params = try words.dropFirst().map(CheckedSpec.param)
    let values = try CheckedSpec.values(of: route, from: params, in: spec)
    let members = zip(route.parameters, values).filter { $1 != .absent }.map { ($0.name.value, $1.json) }
    return try operation("navigate", .string(name), ("params", .object(members)))
  }

  private func operation(
    _ verb: String, _ value: JSONText?, _ option: (String, JSONText)? = nil, takes what: String = "a word"
  ) throws -> Request {
    guard let value else { throw problem("'\(verb)' takes \(what)") }
    return .operation(JSONText.object([(verb, value)] + [option].compactMap(\.self)).encodedOnOneLine())
  }

  private func problem(_ message: String) -> URLBuildingError { URLBuildingError(description: message) }
}
