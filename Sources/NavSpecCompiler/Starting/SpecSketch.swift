import NavSpecDiagnostics
import NavSpecModel

/// A spec begun from the links that an app has: a route for each path, with guessed names and types.
struct SpecSketch {
  /// Text between two slashes.
  private struct Segment {
    var prefix = ""
    /// What varies; nil where nothing does.
    var place: Place?
    var suffix = ""
  }

  private struct Place {
    /// As the file has it.
    var name: String?
    /// The type of its values; nil where the file has no value.
    var type: String?
    /// Whether it is the rest of the path.
    var isRest = false
  }

  /// A screen: what opens at paths that differ in values only.
  private struct Screen {
    var segments: [Segment]
    /// Keys of the query that some of its URLs have.
    var keys: [String] = []
  }

  private struct Route {
    var name: String
    /// Names with types.
    var parameters: [(name: String, type: String)] = []
    var pattern: String
  }

  private var routes: [Route] = []
  private var names: Set<String> = []
  private var exclusions: [String] = []
  private var notes: [String] = []
  private let links: ExistingLinks
  /// Whether literal text is the same in upper and lower case.
  private let ignoresCase: Bool
  /// More make no spec that anybody reads.
  private static let mostRoutes = 1_000
  private static let mostNotes = 100

  init(_ links: ExistingLinks) {
    self.links = links
    // The first segment is the host of a custom scheme, which has no case: `/A` and `/a` would both open `shop://a`.
    let starts = Set(links.entries.compactMap { $0.path.split(separator: "/").first })
    ignoresCase = links.ignoresCase || Set(starts.map { $0.lowercased() }).count < starts.count
    links.notes.forEach { note($0) }
    for screen in screens() { addRoute(to: screen) }
    for entry in links.exclusions {
      let pattern = Self.exclusion(of: entry)
      if exclusions.count < Self.mostRoutes, !exclusions.contains(pattern) { exclusions.append(pattern) }
    }
  }

  private mutating func note(_ text: String) {
    if notes.count < Self.mostNotes, !notes.contains(text) { notes.append(text) }
  }

  // MARK: Screens

  /// One for all entries whose patterns would open the same URLs: `/recipe/42`, `/recipe/:id` and `/recipe/7?servings=2`.
  private mutating func screens() -> [Screen] {
    var screens: [Screen] = []
    var places: [String: Int] = [:]
    var omitted: Set<String> = []
    for entry in links.entries {
      let segments = entry.path.split(separator: "/").map { Self.segment(String($0), entry.hasWildcards) }
      let shape = shape(of: segments)
      if let place = places[shape] {
        merge(segments, into: &screens[place])
      } else if screens.count < Self.mostRoutes {
        places[shape] = screens.count
        screens.append(Screen(segments: segments))
      } else {
        omitted.insert(shape)
        continue
      }
      guard let place = places[shape] else { continue }
      for key in entry.keys where !screens[place].keys.contains(key) { screens[place].keys.append(key) }
    }
    if !omitted.isEmpty { note("\(omitted.count) more links are left out.") }
    return screens
  }

  private func shape(of segments: [Segment]) -> String {
    let shape = segments.map { segment in
      let place = segment.place.map { $0.isRest ? "{+}" : "{}" } ?? ""
      return "/" + Self.literal(segment.prefix) + place + Self.literal(segment.suffix)
    }.joined()
    return ignoresCase ? shape.lowercased() : shape
  }

  /// Adds what other entries of the same shape say about what varies.
  private mutating func merge(_ segments: [Segment], into screen: inout Screen) {
    for (index, segment) in segments.enumerated() {
      guard let other = segment.place, let place = screen.segments[index].place else { continue }
      screen.segments[index].place?.name = place.name ?? other.name
      guard let type = place.type, let otherType = other.type, type != otherType else {
        screen.segments[index].place?.type = place.type ?? other.type
        continue
      }
      screen.segments[index].place?.type = "String"
      let path = shape(of: segments).replacing("{}", with: "…").replacing("{+}", with: "…")
      note("Links to '\(path)' have values of several types; their param is a String.")
    }
  }

  private mutating func addRoute(to screen: Screen) {
    var route = Route(name: "", pattern: "")
    func isTaken(_ name: String) -> Bool { route.parameters.contains { $0.name == name } }
    for (index, segment) in screen.segments.enumerated() {
      route.pattern += "/" + Self.literal(segment.prefix)
      if let place = segment.place {
        let before = screen.segments[..<index].last { $0.place == nil }?.prefix
        let owner = before.flatMap { SwiftName.lowerCamel(from: $0) }.map { Self.singular($0) + "ID" }
        let isLast = index == screen.segments.count - 1
        let guess = place.isRest ? "rest" : isLast ? "id" : owner ?? "id"
        let name = Self.unique(
          place.name.flatMap { SwiftName.lowerCamel(from: $0) } ?? guess, isTaken: isTaken)
        route.parameters.append((name, place.type ?? "String"))
        route.pattern += place.isRest ? "{+\(name)}" : "{\(name)}"
      }
      route.pattern += Self.literal(segment.suffix)
    }
    if route.pattern.isEmpty { route.pattern = "/" }
    var keys: [String] = []
    for key in screen.keys {
      guard SwiftName.isLowerCamel(key), !isTaken(key) else {
        note("The key '\(key)' of a query is left out; 'as:' of a link takes it to a param of another name.")
        continue
      }
      route.parameters.append((key, "String?"))
      keys.append(key)
    }
    route.name = name(of: route.pattern)
    names.insert(route.name)
    if !keys.isEmpty { route.pattern += "{?\(keys.joined(separator: ","))}" }
    routes.append(route)
  }

  // MARK: Patterns

  private static func exclusion(of entry: ExistingLinks.Entry) -> String {
    let segments = entry.path.split(separator: "/").map(String.init)
    let pattern = segments.enumerated().map { index, text -> String in
      if entry.hasWildcards, index == segments.count - 1, text == "*" { return "{/_*}" }
      let segment = segment(text, entry.hasWildcards)
      let place = segment.place.map { $0.isRest ? "{+_}" : "{_}" } ?? ""
      return "/" + literal(segment.prefix) + place + literal(segment.suffix)
    }.joined()
    return pattern.isEmpty ? "/" : pattern
  }

  private static func segment(_ text: String, _ hasWildcards: Bool) -> Segment {
    if text == "**" { return Segment(place: Place(type: "String", isRest: true)) }
    if hasWildcards { return wildcard(in: text) ?? Segment(prefix: text) }
    return placeholder(in: text) ?? Segment(prefix: text)
  }

  /// `*`, `item-*`, `item-??-*`, `$(lang)`: from the first wildcard to the last, all is one value.
  private static func wildcard(in text: String) -> Segment? {
    var start: String.Index?
    var end = text.startIndex
    var name: String?
    var index = text.startIndex
    // Where no bracket is left, none is searched again.
    let lastBracket = text.lastIndex(of: ")")
    while index < text.endIndex {
      let place = index
      index = text.index(after: index)
      var variable: String?
      if text[place] == "$", index < text.endIndex, text[index] == "(", let lastBracket, place < lastBracket,
        let bracket = text[place...].firstIndex(of: ")")
      {
        variable = String(text[text.index(after: index)..<bracket])
        index = text.index(after: bracket)
      } else if !"*?".contains(text[place]) {
        continue
      }
      if start == nil { (start, name) = (place, variable) }
      end = index
    }
    guard let start else { return nil }
    return Segment(
      prefix: String(text[..<start]), place: Place(name: name, type: "String"), suffix: String(text[end...]))
  }

  /// What a segment of a list varies in: `*`, `:id`, `{id}`, `<id>`, or a number or UUID of an example.
  private static func placeholder(in text: String) -> Segment? {
    if text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      // `007` is no number that a URL is built with again.
      return Segment(place: Place(type: Int(text).map(String.init) == text ? "Int" : "String"))
    }
    if isUUID(text) { return Segment(place: Place(type: "UUID")) }
    if text == "*" { return Segment(place: Place(type: "String")) }
    if text.hasPrefix(":") { return Segment(place: Place(name: String(text.dropFirst()))) }
    for (open, close) in [("{", "}"), ("<", ">")] {
      guard let start = text.firstIndex(of: Character(open)),
        let end = text[start...].firstIndex(of: Character(close))
      else { continue }
      return Segment(
        prefix: String(text[..<start]), place: Place(name: String(text[text.index(after: start)..<end])),
        suffix: String(text[text.index(after: end)...]))
    }
    return nil
  }

  private static func isUUID(_ text: String) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [8, 4, 4, 4, 12]
      && text.allSatisfy { $0.isHexDigit || $0 == "-" }
  }

  /// Text that no pattern and no quoted YAML reads in another way. Every text has one spelling: `%41` is `A`.
  private static func literal(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var literal = ""
    var index = 0
    while index < bytes.count {
      var byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "%"), let value = escaped(bytes[index...].prefix(2)) {
        byte = value
        index += 2
      }
      let isLetterOrDigit = 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
      if isLetterOrDigit || "-._~!$&'()*+,;=:@".utf8.contains(byte) {
        literal.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        literal += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return literal
  }

  /// The byte that two hexadecimal digits are.
  private static func escaped(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static func unique(_ name: String, isTaken: (String) -> Bool) -> String {
    let name = SwiftName.keywords.contains(name) ? name + "Value" : name
    guard isTaken(name) else { return name }
    var number = 2
    while isTaken("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }

  // MARK: Names

  /// `/users/{id}/posts` is `userPosts`, `/recipes/{id}` is `recipe`.
  private func name(of pattern: String) -> String {
    let segments = pattern.replacing("{", with: "/{").split(separator: "/").map(String.init)
    let last = segments.last?.hasPrefix("{") == true
    let literals = segments.enumerated().compactMap { index, segment -> String? in
      guard !segment.hasPrefix("{"), !segment.hasSuffix("}") else { return nil }
      guard let name = SwiftName.lowerCamel(from: Self.withoutEscapes(segment)) else { return nil }
      return index + 1 < segments.count && (segments[index + 1].hasPrefix("{")) ? Self.singular(name) : name
    }
    guard let first = literals.first else { return unique(last ? "item" : "home") }
    let name = ([first] + literals.dropFirst().map(SwiftName.upperCamel)).joined()
    return unique(SwiftName.keywords.contains(name) ? name + "Screen" : name, orElse: last ? "Detail" : "")
  }

  /// Without `%20` and its like, which name nothing.
  private static func withoutEscapes(_ text: String) -> String {
    let parts = text.split(separator: "%", omittingEmptySubsequences: false)
    return ([parts.first ?? ""] + parts.dropFirst().map { $0.dropFirst(2) }).joined(separator: " ")
  }

  private func unique(_ name: String, orElse suffix: String = "") -> String {
    if !names.contains(name) { return name }
    return Self.unique(name + suffix, isTaken: names.contains)
  }

  private static func singular(_ name: String) -> String {
    if name.hasSuffix("ies"), name.count > 4 { return name.dropLast(3) + "y" }
    return name.hasSuffix("s") && !name.hasSuffix("ss") && name.count > 3 ? String(name.dropLast()) : name
  }

  /// `userPosts` is `User Posts`.
  private static func title(of name: String) -> String {
    var title = ""
    for character in name {
      if character.isUppercase, !title.isEmpty { title.append(" ") }
      title.append(title.isEmpty ? Character(character.uppercased()) : character)
    }
    return title
  }

  // MARK: The text

  /// - Parameters:
  ///   - name: The app's, `UpperCamelCase`.
  ///   - files: Those that the links are from.
  func text(name: String, files: [String]) -> String {
    let lower = name.lowercased()
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
    lines.append("  schemes: [\((links.schemes.isEmpty ? [lower] : links.schemes).joined(separator: ", "))]")
    if links.domains.isEmpty {
      lines.append("  domains: [\(lower).example.com]")
    } else {
      let domains = links.domains.map { $0.hasPrefix("*") ? Self.quoted($0) : $0 }
      lines.append("  domains: [\(domains.joined(separator: ", "))]")
    }
    if ignoresCase { lines.append("  match: {case: insensitive}") }
    lines += ["  platforms: {iOS: \"17.0\"}", ""]
    let root = routes.first { $0.pattern == "/" }?.name ?? unique("home")
    lines += ["# The window is one stack with this route at its root.", "root: \(root)", "", "routes:"]
    if !names.contains(root) {
      lines += ["  \(root):", "    title: \(Self.title(of: root))"]
    }
    for route in routes {
      lines += ["  \(route.name):", "    title: \(Self.title(of: route.name))"]
      if !route.parameters.isEmpty {
        let parameters = route.parameters.map {
          "\($0.name): " + ($0.type.hasSuffix("?") ? "\"\($0.type)\"" : $0.type)
        }
        lines.append("    params: {\(parameters.joined(separator: ", "))}")
      }
      lines.append("    links: [\(Self.quoted(route.pattern))]")
    }
    if !exclusions.isEmpty {
      lines += ["", "links:", "  exclude: [\(exclusions.map(Self.quoted).joined(separator: ", "))]"]
    }
    lines += ["", "restoration: {key: com.example.\(lower).navigation}", ""]
    return lines.joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String { "\"" + text.filter { !"\"\\".contains($0) } + "\"" }

  /// Text of a comment's line: what ends a line for YAML, or is not seen, is left out.
  private static func comment(_ text: String) -> String {
    String(text.prefix(300)).replacingHidden { _, _ in " " }
  }
}
