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
    ("close", "", "closes the modal on top"), ("select", "TAB", "selects a tab"),
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
    if line.first(where: { !$0.isWhitespace }) == "{" { return .operation(line) }
    let parts = try Self.parts(of: line)
    guard let word = parts.first else { return .text("") }
    let isURL = word.contains("://") || word.hasPrefix("/")
    let rest = isURL ? parts : Array(parts.dropFirst())
    /// The one word that may follow, or nothing.
    func operand(_ what: String?) throws -> JSONText {
      if let what, rest.isEmpty { throw SpecRequestError("'\(word)' takes \(what)") }
      guard rest.count <= (what == nil ? 0 : 1) else {
        throw SpecRequestError("'\(rest[what == nil ? 0 : 1])' is one word too many behind '\(word)'")
      }
      return rest.first.map(JSONText.string) ?? .bool(true)
    }
    switch word {
    case _ where isURL: return operation("open", try operand("a URL"))
    case "open": return operation("open", try operand("a URL"))
    case "tap": return try navigation(to: try edge(rest), rest)
    case "go": return try navigation(to: rest.first, rest)
    case "back":
      let isModal = state["modals"]?.array?.last.map { $0["path"]?.array?.isEmpty == true } ?? false
      let count = rest.isEmpty ? 1 : try operand("a number").string.flatMap { Int64($0) }
      guard let count, 1...1_000 ~= count else {
        throw SpecRequestError("'back' takes a number from 1 to 1000")
      }
      return operation(isModal ? "dismiss" : "pop", .integer(count), ("by", "user"))
    case "close": return operation("dismiss", try operand(nil))
    case "select": return operation("select", try operand("a tab"))
    case "set":
      let pieces = rest.flatMap { $0.split(separator: "=") }
      guard let name = pieces.first else { throw SpecRequestError("'set' takes a condition") }
      let answer = pieces.count > 1 ? String(pieces[1]) : name.hasPrefix("!") ? "false" : "true"
      guard let found = Self.answers[answer], pieces.count < 3 else {
        throw SpecRequestError("a condition is true, false or unknown")
      }
      return operation("condition", .string(String(name.drop { $0 == "!" })), ("state", .string(found)))
    case "as": return operation("persona", try operand("a persona"))
    case "state": return operation("state", try operand(nil))
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
      throw SpecRequestError(
        "there is no word '\(word)'" + asking(isRoute ? ["tap \(word)"] : names, else: "see 'help'"))
    }
  }

  private static let answers = ["true": "met", "false": "unmet", "unknown": "unknown"]

  /// The words of a line. Quotes around a word, or around the value of a param, hold its blanks together.
  private static func parts(of line: String) throws -> [String] {
    var parts = [""]
    var quote: Character?
    for character in line {
      func isStart(_ part: String) -> Bool {
        part.isEmpty || part.hasSuffix("=") && part.dropLast().allSatisfy(\.isLetter)
      }
      if character == quote {
        quote = nil
      } else if quote == nil, "\"'".contains(character), isStart(parts[parts.count - 1]) {
        quote = character
      } else if quote == nil, character.isWhitespace {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    if let quote { throw SpecRequestError("a second \(quote) is missing") }
    return parts.filter { !$0.isEmpty }
  }

  /// The words that may come next on a line.
  package func completions(of line: String) -> [String] {
    let graph = spec.graph
    let parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    switch (parts[0], parts.count) {
    case (_, 1): return Self.words.map(\.word).filter { $0 != "{" }
    case ("tap", 2): return edges.map { graph.name(of: $0.target) }
    case ("go", 2): return graph.routes.map(\.qualifiedName)
    case ("tap", _), ("go", _):
      let name = parts[0] == "tap" ? (try? edge([parts[1]])) ?? nil : parts[1]
      let params = graph.routes.first { $0.qualifiedName == name }?.parameters ?? []
      guard let equals = parts.last?.firstIndex(of: "=") else { return params.map { $0.name.value + "=" } }
      let param = params.first { $0.name.value == parts.last?[..<equals] ?? "" }
      if param?.type == .builtin(.bool) { return ["true", "false"] }
      return param.flatMap { graph.cases(of: $0.type) }?.map(\.raw) ?? []
    case ("select", 2): return graph.tabs.map(\.name.value)
    case ("set", 2): return graph.conditions.flatMap { [$0.name.value, "!" + $0.name.value] }
    case ("set", 3): return Self.answers.keys.sorted()
    case ("as", 2): return graph.personas.map(\.name.value)
    default: return []
    }
  }

  /// An answer of the player, for people: how the operation ended, and what the window shows.
  /// - Throws: What kept the operation from being carried out.
  package mutating func text(of answer: String) throws -> String {
    guard let answer = JSONText(parsing: Array(answer.utf8)) else { return answer }
    if let error = answer["error"]?.string { throw SpecRequestError(error) }
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
    throw SpecRequestError(
      "\(place.isEmpty ? "nothing" : place) has no edge to '\(word)'"
        + asking(
          names.nearest(to: word), else: names.isEmpty ? nil : "it has \(names.joined(separator: ", "))"))
  }

  private func navigation(to name: String?, _ words: [String]) throws -> Request {
    guard let name else { throw SpecRequestError("name the route") }
    guard let route = spec.graph.routes.first(where: { $0.qualifiedName == name }) else {
      let names = spec.graph.routes.map(\.qualifiedName).nearest(to: name)
      throw SpecRequestError("no route is named '\(name)'" + asking(names))
    }
    let params = try words.dropFirst().map(CheckedSpec.param)
    let values = try CheckedSpec.values(of: route, from: params, in: spec)
    let members = zip(route.parameters, values).filter { $1 != .absent }.map { ($0.name.value, $1.json) }
    return operation("navigate", .string(name), ("params", .object(members)))
  }

  private func operation(_ verb: String, _ value: JSONText, _ option: (String, JSONText)? = nil) -> Request {
    .operation(JSONText.object([(verb, value)] + [option].compactMap(\.self)).encodedOnOneLine())
  }
}
