import NavSpecDiagnostics
import NavSpecModel

/// A spec begun from the links that an app has: a route for each path, with guessed names and types.
struct SpecSketch {
  /// Text of a pattern, or what varies.
  enum Piece {
    case text(String)
    case place(Place)
    /// Where keys of the query go that a URL need not have.
    case keys

    var place: Place? { if case .place(let place) = self { place } else { nil } }
  }

  struct Place {
    /// As the file has it.
    var name: String?
    /// The type of its values; nil where the file has no value.
    var type: String?
    var isRest = false
    /// Whether its text may be missing.
    var isOptional = false
  }

  /// A screen: what opens at URLs that differ in values only.
  private struct Screen {
    var pieces: [Piece]
    /// Keys of the query that some of its URLs have.
    var keys: [String] = []
    /// Those that it is from, by their index.
    var rules: [Int] = []
  }

  struct Route {
    var name = ""
    /// Names with types.
    var parameters: [(name: String, type: String)] = []
    var patterns: [String] = []
    var priority = 0
    var rules: [Int] = []
  }

  private(set) var routes: [Route] = []
  /// Patterns with the rule that each is from.
  private(set) var exclusions: [(pattern: String, rule: Int)] = []
  private(set) var notes: [String] = []
  private var names: Set<String> = []
  private var shapes: [String: Int] = [:]
  let links: ExistingLinks
  let rules: [LinkRule]
  var findings: Findings
  /// Whether literal text is the same in upper and lower case.
  let ignoresCase: Bool
  /// Nobody reads a spec with more.
  static let mostRoutes = 1_000
  private static let mostNotes = 100

  init(_ links: ExistingLinks, _ findings: Findings = Findings()) {
    self.links = links
    self.findings = findings
    rules = Array(links.files.joined())
    // The first segment is the host of a custom scheme, which has no case: `/A` and `/a` would both open `shop://a`.
    let starts = Set(rules.compactMap { $0.isExcluded ? nil : $0.path.split(separator: "/").first })
    ignoresCase = links.ignoresCase || Set(starts.map { $0.lowercased() }).count < starts.count
    (links.notes + findings.notes).forEach { note($0) }
    for screen in screens() { addRoute(to: screen) }
    for (index, rule) in rules.enumerated() where rule.isExcluded && !findings.omitted.contains(index) {
      let patterns = Self.exclusions(of: rule)
      if patterns.isEmpty, rule.asksForMore || !rule.takesEveryPath {
        note("'\(rule.path)' is not excluded: no pattern says what the association file asks for.")
      }
      for pattern in patterns where !exclusions.contains(where: { $0.pattern == pattern }) {
        if exclusions.count < Self.mostRoutes { exclusions.append((pattern, index)) }
      }
    }
  }

  private mutating func note(_ text: String) {
    if notes.count < Self.mostNotes, !notes.contains(text) { notes.append(text) }
  }

  /// One for all rules whose patterns would open the same URLs: `/recipe/42`, `/recipe/:id` and `/recipe/7?servings=2`.
  private mutating func screens() -> [Screen] {
    var screens: [Screen] = []
    var left: Set<String> = []
    for (index, rule) in rules.enumerated() where !rule.isExcluded && !findings.omitted.contains(index) {
      let pieces = Self.pieces(of: rule)
      let shape = shape(of: pieces)
      guard let place = shapes[shape] ?? (screens.count < Self.mostRoutes ? screens.count : nil) else {
        left.insert(shape)
        continue
      }
      if place < screens.count {
        merge(pieces, into: &screens[place])
      } else {
        shapes[shape] = place
        screens.append(Screen(pieces: pieces))
      }
      screens[place].rules.append(index)
      for item in rule.items where item.value == nil && !screens[place].keys.contains(item.key) {
        screens[place].keys.append(item.key)
      }
    }
    if !left.isEmpty { note("\(left.count) more links are left out.") }
    return screens
  }

  private func shape(of pieces: [Piece]) -> String {
    let shape = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .place(let place): place.isRest ? "{+}" : "{}"
      case .keys: ""
      }
    }.joined()
    return ignoresCase ? shape.lowercased() : shape
  }

  /// Adds what other rules of the same shape say about what varies.
  private mutating func merge(_ pieces: [Piece], into screen: inout Screen) {
    for (index, piece) in pieces.enumerated() {
      guard let other = piece.place, var place = screen.pieces[index].place else { continue }
      place.name = place.name ?? other.name
      place.isOptional = place.isOptional || other.isOptional
      if let type = place.type, let otherType = other.type, type != otherType {
        place.type = "String"
        let path = shape(of: pieces).replacing("{}", with: "…").replacing("{+}", with: "…")
        note("Links to '\(path)' have values of several types; their param is a String.")
      } else {
        place.type = place.type ?? other.type
      }
      screen.pieces[index] = .place(place)
    }
  }

  private mutating func addRoute(to screen: Screen) {
    var route = Route(rules: screen.rules)
    route.priority = screen.rules.compactMap { findings.priorities[$0] }.min() ?? 0
    func isTaken(_ name: String) -> Bool { route.parameters.contains { $0.name == name } }
    var texts: [String] = []
    var optional: [Int] = []
    let others = Self.alternatives(to: screen.pieces).filter { shapes[shape(of: $0.pieces)] == nil }
    for (index, piece) in screen.pieces.enumerated() {
      switch piece {
      case .text(let text): texts.append(text)
      case .place(let place):
        // `/users/*/posts`: what varies is a user's.
        let before = texts.joined().split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let owner = before.last { !$0.isEmpty && !$0.contains("{") }.flatMap {
          SwiftName.lowerCamel(from: String($0))
        }
        let isLast = !screen.pieces[(index + 1)...].contains {
          if case .text(let text) = $0 { text.contains("/") } else { false }
        }
        let guess = place.isRest ? "rest" : isLast ? "id" : owner.map { Self.singular($0) + "ID" } ?? "id"
        let name = Self.unique(
          place.name.flatMap { SwiftName.lowerCamel(from: $0) } ?? guess, isTaken: isTaken)
        let isOptional = others.contains { $0.missing.contains(index) }
        route.parameters.append((name, (place.type ?? "String") + (isOptional ? "?" : "")))
        texts.append(place.isRest ? "{+\(name)}" : "{\(name)}")
      case .keys:
        optional.append(index)
        texts.append("")
      }
    }
    let query = texts.firstIndex { $0.hasPrefix("?") } ?? texts.count
    route.name = name(
      of: texts[..<query].joined() + texts[query...].drop { !$0.hasPrefix("#") }.joined(),
      isTaken: !findings.renamed.isDisjoint(with: screen.rules))
    names.insert(route.name)
    let keys = screen.keys.filter { key in
      if SwiftName.isLowerCamel(key), !isTaken(key) {
        route.parameters.append((key, "String?"))
        return true
      }
      note("The key '\(key)' of a query is left out; 'as:' of a link takes it to a param of another name.")
      return false
    }
    if let place = optional.first, !keys.isEmpty {
      texts[place] = "{\(query < texts.count && query < place ? "&" : "?")\(keys.joined(separator: ","))}"
    }
    route.patterns = ([[]] + others.map(\.missing)).map { missing in
      let pattern = texts.indices.filter { !missing.contains($0) }.map { texts[$0] }.joined()
      return pattern.hasPrefix("/") ? pattern : "/" + pattern
    }
    for other in others { shapes[shape(of: other.pieces)] = routes.count }
    routes.append(route)
  }

  /// `/users/{id}/posts` is `userPosts`, `/recipes/{id}` is `recipe`.
  private func name(of pattern: String, isTaken: Bool) -> String {
    let segments = pattern.replacing("{", with: "/{").split(separator: "/").map(String.init)
    let last = segments.last?.hasPrefix("{") == true
    let literals = segments.enumerated().compactMap { index, segment -> String? in
      guard !segment.hasPrefix("{"), !segment.hasSuffix("}") else { return nil }
      // `%20` and its like name nothing.
      guard let name = SwiftName.lowerCamel(from: segment.replacing(/%../, with: " ")) else { return nil }
      return index + 1 < segments.count && (segments[index + 1].hasPrefix("{")) ? Self.singular(name) : name
    }
    guard let first = literals.first else { return unique(last ? "item" : "home") }
    let name = ([first] + literals.dropFirst().map(SwiftName.upperCamel)).joined()
    return unique(
      isTaken || SwiftName.keywords.contains(name) ? name + "Screen" : name, orElse: last ? "Detail" : "")
  }

  func unique(_ name: String, orElse suffix: String = "") -> String {
    if !names.contains(name) { return name }
    return Self.unique(name + suffix, isTaken: names.contains)
  }

  private static func singular(_ name: String) -> String {
    if name.hasSuffix("ies"), name.count > 4 { return name.dropLast(3) + "y" }
    return name.hasSuffix("s") && !name.hasSuffix("ss") && name.count > 3 ? String(name.dropLast()) : name
  }

  private static func unique(_ name: String, isTaken: (String) -> Bool) -> String {
    let name = SwiftName.keywords.contains(name) ? name + "Value" : name
    guard isTaken(name) else { return name }
    var number = 2
    while isTaken("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }

  /// - Parameters:
  ///   - name: The app's, `UpperCamelCase`.
  ///   - files: Those that the links are from.
  /// - Returns: Lines, with the rules that each is from.
  func lines(name: String, files: [String]) -> [(text: String, rules: [Int])] {
    let lower = Starter.address(of: name)
    var lines = [
      "# yaml-language-server: $schema=\(Starter.editorFolder)/\(FileSchema.spec.fileName)", "#",
      "# Begun from \(files.map(Self.comment).joined(separator: ", ")). Names and types are guesses; check:",
      "# - params: text that varies is a String; use Int, UUID or a type of the app where it is one.",
      "# - parents: 'parent: recipes' puts the list below a recipe that a link opens.",
      "# - screens without links, tabs, and how one screen leads to another ('to:') are missing.",
    ]
    if links.schemes.isEmpty { lines.append("# - schemes: '\(lower)' is made up.") }
    if links.domains.isEmpty { lines.append("# - domains: '\(lower).example.com' is made up.") }
    lines += notes.map { "# - " + Self.comment($0) }
    lines += ["navspec: 1", "app:", "  name: \(name)"]
    lines.append(
      "  schemes: [\((links.schemes.isEmpty ? [lower] : links.schemes).map(Self.plain).joined(separator: ", "))]"
    )
    let domains = links.domains.isEmpty ? ["\(lower).example.com"] : links.domains
    lines.append("  domains: [\(domains.map(Self.plain).joined(separator: ", "))]")
    if ignoresCase { lines.append("  match: {case: insensitive}") }
    lines += ["  platforms: {iOS: \"17.0\"}", ""]
    // The route that opens at `/` alone, whatever else may follow there.
    let home = routes.first {
      $0.patterns[0].prefix { $0 != "{" } == "/" && $0.parameters.allSatisfy { $0.type.hasSuffix("?") }
    }
    let root = home?.name ?? unique("home")
    lines += ["# The window is one stack with this route at its root.", "root: \(root)", "", "routes:"]
    if home == nil { lines += ["  \(root):", "    title: \(Self.plain(SwiftName.words(root)))"] }
    var all = lines.map { (text: $0, rules: [Int]()) }
    for route in routes {
      func add(_ text: String) { all.append((text, route.rules)) }
      add("  \(route.name):")
      add("    title: \(Self.plain(SwiftName.words(route.name)))")
      if !route.parameters.isEmpty {
        let parameters = route.parameters.map {
          "\($0.name): " + ($0.type.hasSuffix("?") ? "\"\($0.type)\"" : $0.type)
        }
        add("    params: {\(parameters.joined(separator: ", "))}")
      }
      let patterns = route.patterns.map(Self.quoted).map {
        route.priority == 0 ? $0 : "{path: \($0), priority: \(route.priority)}"
      }
      add("    links: [\(patterns.joined(separator: ", "))]")
    }
    lines = []
    if !exclusions.isEmpty {
      lines = [
        "", "links:", "  exclude: [\(exclusions.map { Self.quoted($0.pattern) }.joined(separator: ", "))]",
      ]
    }
    lines += ["", "restoration: {key: com.example.\(lower).navigation}", ""]
    return all + lines.map { ($0, []) }
  }

  /// A scheme, a domain or a title, in quotes where YAML would read something else.
  private static func plain(_ text: String) -> String {
    let isOther = ["null", "true", "false"].contains(text.lowercased()) || text.first?.isLetter != true
    return isOther ? quoted(text) : text
  }

  private static func quoted(_ text: String) -> String { "\"" + text.filter { !"\"\\".contains($0) } + "\"" }

  /// Text of a comment's line: what ends a line for YAML, or is not seen, is left out.
  private static func comment(_ text: String) -> String {
    String(text.prefix(300)).replacingHidden { _, _ in " " }
  }
}
