import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// Patterns that would make a link distinct: they start with the name of its route, as no other does.
struct PatternExamples {
  private let graph: NavigationGraph
  private var routeCounts: [String: Int] = [:]
  /// What patterns begin with already, in lower case.
  private var beginnings: Set<String> = []

  init(_ lowered: LoweredGraph) {
    graph = lowered.graph
    for route in graph.routes { routeCounts[route.name.value, default: 0] += 1 }
    let patterns =
      lowered.schema.links.map(\.pattern) + graph.settingPatterns.map(\.value.text)
    beginnings = Set(patterns.compactMap { Self.parts(of: $0)?.beginning.lowercased() })
  }

  /// Nil if no such pattern is distinct.
  func example(for link: NamedPattern) -> String? {
    guard let route = link.route, let parts = Self.parts(of: link.pattern.value), !parts.rest.isEmpty,
      let pattern = try? LinkPattern(parsing: link.pattern.value)
    else { return nil }
    let name = graph.routes[route].name.value
    let beginning = parts.root + name
    // Else the example would be the next to collide.
    guard routeCounts[name] == 1, !beginnings.contains(beginning.lowercased()) else { return nil }
    let example = beginning + (parts.continuesSegment ? "/" : "") + parts.rest
    guard let parsed = try? LinkPattern(parsing: example),
      parsed.placeholders.map(\.name) == pattern.placeholders.map(\.name),
      parsed.variantCount <= LinkPattern.variantLimit
    else { return nil }
    return example
  }

  private struct Parts {
    /// `/`, or `/#/` if the path is in the fragment.
    var root: String
    /// With the literal text of the first segment.
    var beginning: String
    var rest: Substring
    /// Whether the rest goes on in the first segment.
    var continuesSegment: Bool
  }

  private static func parts(of pattern: String) -> Parts? {
    guard pattern.hasPrefix("/") else { return nil }
    let root = pattern.hasPrefix("/#/") ? "/#/" : "/"
    let path = pattern.dropFirst(root.count)
    let literal = path.prefix { !"/?#{".contains($0) }
    let rest = path[literal.endIndex...]
    // `{/x}`, `{?x}`, `{&x}` and `{#x}` begin something new.
    let continuesSegment = rest.first == "{" && !"/?&#".contains(rest.dropFirst().first ?? "/")
    return Parts(root: root, beginning: root + literal, rest: rest, continuesSegment: continuesSegment)
  }
}
