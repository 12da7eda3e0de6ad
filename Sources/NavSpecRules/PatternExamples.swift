import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// Patterns that would make a link distinct: they start with the name of its route, as no other does.
struct PatternExamples {
  private let lowered: LoweredGraph
  private var routeCounts: [String: Int] = [:]
  /// What patterns begin with already, in lower case.
  private var beginnings: Set<String> = []

  init(_ lowered: LoweredGraph) {
    self.lowered = lowered
    for route in lowered.graph.routes { routeCounts[route.name.value, default: 0] += 1 }
    let patterns = lowered.schema.links.map(\.pattern) + lowered.graph.settingPatterns.map(\.value.text)
    beginnings = Set(patterns.compactMap { Self.parts(of: $0)?.beginning.lowercased() })
  }

  /// Nil if no such pattern is distinct.
  func example(for origin: LinkVariant.Origin) -> String? {
    guard case .link(let index) = origin, let pattern = lowered.link(index).template,
      let parts = Self.parts(of: pattern.text), !parts.rest.isEmpty
    else { return nil }
    let name = lowered.graph.routes[lowered.schema.links[index].route].name.value
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
