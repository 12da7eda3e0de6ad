import NavSpecDiagnostics
import NavSpecModel

extension SpecSketch {
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
