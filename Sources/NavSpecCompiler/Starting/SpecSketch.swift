import NavSpecDiagnostics
import NavSpecModel

/// A spec begun from the links that an app has: a route for each path, with guessed names and types.
struct SpecSketch {
  /// What a segment or a key of the query sets.
  private struct Parameter: Hashable {
    var name: String
    var type = "String"
  }

  private struct Route {
    var name: String
    var parameters: [Parameter]
    var pattern: String
  }

  private var routes: [Route] = []
  private var patterns: Set<String> = []
  private var exclusions: [String] = []
  private let links: ExistingLinks
  /// More make no spec that anybody reads.
  private static let mostRoutes = 1_000
  private static let mostNotes = 100
  private var omittedCount = 0

  init(_ links: ExistingLinks) {
    self.links = links
    for entry in links.entries { add(entry) }
    for entry in links.exclusions {
      var parameters: [Parameter] = []
      let pattern = Self.pattern(of: entry, &parameters, isExclusion: true)
      if exclusions.count < Self.mostRoutes, !exclusions.contains(pattern) { exclusions.append(pattern) }
    }
  }

  private mutating func add(_ entry: ExistingLinks.Entry) {
    var parameters: [Parameter] = []
    let pattern = Self.pattern(of: entry, &parameters)
    // `/recipe/42` and `/recipe/7` are one.
    guard patterns.insert(pattern).inserted else { return }
    guard routes.count < Self.mostRoutes else {
      omittedCount += 1
      return
    }
    routes.append(Route(name: name(of: pattern), parameters: parameters, pattern: pattern))
  }

  // MARK: Patterns

  private static func pattern(
    of entry: ExistingLinks.Entry, _ parameters: inout [Parameter], isExclusion: Bool = false
  ) -> String {
    let segments = entry.path.split(separator: "/").map(String.init)
    var pattern = ""
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      if isExclusion, entry.hasWildcards, isLast, segment == "*" {
        pattern += "{/_*}"
        continue
      }
      pattern += "/"
      if segment == "**" {
        pattern += "{+\(fresh("rest", parameters))}"
        parameters.append(Parameter(name: fresh("rest", parameters)))
        continue
      }
      let before = segments[..<index].last { placeholder(in: $0, entry.hasWildcards) == nil }
      guard let place = placeholder(in: segment, entry.hasWildcards) else {
        pattern += literal(segment)
        continue
      }
      if isExclusion {
        pattern += literal(place.prefix) + "{_}" + literal(place.suffix)
        continue
      }
      let guess =
        isLast ? "id" : before.flatMap { SwiftName.lowerCamel(from: $0) }.map { singular($0) + "ID" } ?? "id"
      let name = fresh(place.name.flatMap { SwiftName.lowerCamel(from: $0) } ?? guess, parameters)
      parameters.append(Parameter(name: name, type: place.type))
      pattern += literal(place.prefix) + "{\(name)}" + literal(place.suffix)
    }
    var keys: [String] = []
    for key in entry.keys where !isExclusion {
      guard let name = SwiftName.lowerCamel(from: key), name == key,
        !parameters.contains(where: { $0.name == name })
      else { continue }
      parameters.append(Parameter(name: name, type: "String?"))
      keys.append(name)
    }
    return (pattern.isEmpty ? "/" : pattern) + (keys.isEmpty ? "" : "{?\(keys.joined(separator: ","))}")
  }

  private struct Placeholder {
    var prefix = ""
    var name: String?
    var type = "String"
    var suffix = ""
  }

  /// What a segment varies in: `*`, `item-*`, `:id`, `{id}`, `<id>`, or a number or UUID of an example.
  private static func placeholder(in segment: String, _ hasWildcards: Bool) -> Placeholder? {
    if hasWildcards {
      guard let start = segment.firstIndex(where: { "*?".contains($0) }) else { return nil }
      let suffix = segment[start...].drop { "*?".contains($0) }.filter { !"*?".contains($0) }
      return Placeholder(prefix: String(segment[..<start]), suffix: String(suffix))
    }
    if segment.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) { return Placeholder(type: "Int") }
    if isUUID(segment) { return Placeholder(type: "UUID") }
    if segment == "*" { return Placeholder() }
    if segment.hasPrefix(":") { return Placeholder(name: String(segment.dropFirst())) }
    for (open, close) in [("{", "}"), ("<", ">")] {
      guard let start = segment.firstIndex(of: Character(open)),
        let end = segment[start...].firstIndex(of: Character(close))
      else { continue }
      return Placeholder(
        prefix: String(segment[..<start]), name: String(segment[segment.index(after: start)..<end]),
        suffix: String(segment[segment.index(after: end)...]))
    }
    return nil
  }

  private static func isUUID(_ text: String) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [8, 4, 4, 4, 12]
      && text.allSatisfy { $0.isHexDigit || $0 == "-" }
  }

  /// Text that no pattern and no quoted YAML reads in another way. What is escaped already stays.
  private static func literal(_ text: String) -> String {
    let bytes = Array(text.utf8)
    func isHexDigit(_ index: Int) -> Bool {
      bytes.indices.contains(index) && Character(Unicode.Scalar(bytes[index])).isHexDigit
    }
    return bytes.indices.map { index -> String in
      let byte = bytes[index]
      let isPlain =
        0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
        || "-._~!$&'()*+,;=:@".utf8.contains(byte)
        || byte == UInt8(ascii: "%") && isHexDigit(index + 1) && isHexDigit(index + 2)
      if isPlain { return String(Unicode.Scalar(byte)) }
      return (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// A name that no other has.
  private static func fresh(_ name: String, _ parameters: [Parameter]) -> String {
    unique(name) { name in parameters.contains { $0.name == name } }
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
    let path = pattern.replacing("{?", with: "?").prefix { $0 != "?" }.replacing("{", with: "/{")
    let segments = path.split(separator: "/").map(String.init)
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
    let isTaken = { name in routes.contains { $0.name == name } }
    if !isTaken(name) { return name }
    return Self.unique(name + suffix, isTaken: isTaken)
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
    var notes: [String] = []
    for note in links.notes where notes.count < Self.mostNotes && !notes.contains(note) { notes.append(note) }
    if omittedCount > 0 { notes.append("\(omittedCount) more links are left out.") }
    lines += notes.map { "# - " + Self.comment($0) }
    lines += ["navspec: 1", "app:", "  name: \(name)"]
    lines.append("  schemes: [\((links.schemes.isEmpty ? [lower] : links.schemes).joined(separator: ", "))]")
    if links.domains.isEmpty {
      lines.append("  domains: [\(lower).example.com]  # the app's own")
    } else {
      let domains = links.domains.map { $0.hasPrefix("*") ? Self.quoted($0) : $0 }
      lines.append("  domains: [\(domains.joined(separator: ", "))]")
    }
    lines += ["  platforms: {iOS: \"17.0\"}", ""]
    let root = routes.first { $0.pattern == "/" }?.name ?? unique("home")
    lines += ["# The window is one stack with this route at its root.", "root: \(root)", "", "routes:"]
    if !routes.contains(where: { $0.name == root }) {
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
