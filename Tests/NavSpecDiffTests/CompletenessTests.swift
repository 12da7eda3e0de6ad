import Foundation
import NavSpecDiff
import Testing

/// Every value of a spec whose change means something, as its model says, has a change of some class.
@Suite struct CompletenessTests {
  /// Keys that no change speaks of, and why.
  static let exceptions: [(pattern: String, because: String)] = [
    ("app.platforms", "an 'x' makes no other version"), ("examples", "tests of the spec, not of the app"),
    ("routes.examples", "tests of the spec, not of the app"),
    ("files", "where a spec is written"), ("features.file", "where a spec is written"),
    ("types.file", "where a spec is written"), ("routes.edges.set", "how an edge is written"),
    ("routes.edges.explicit", "how an edge is written"), ("anywhere.explicit", "how an edge is written"),
    ("routes.edges.presentation", "follows from the route where it is not the edge's own"),
    ("features.routes", "follows from the routes"), ("routes.root", "follows from the container"),
    ("routes.params.required", "follows from the type"),
    ("routes.returns", "the type that it names is compared"),
    ("routes.under", "follows from the parent"), ("routes.untitled", "follows from the title"),
    ("tabs.untitled", "follows from the title"), ("sections.tabs", "follows from the tabs"),
    ("types.generated", "follows from the type"), ("routes.links.arguments", "follows from the stack"),
    ("routes.links.build", "what is built is compared, and another link may be"),
    ("routes.links.priority", "what opens is compared, not why"),
    ("routes.stack", "what is pushed in it is compared"),
    ("routes.reachedBy", "what leads to a screen is compared"),
    ("tabs.from", "evidence is no part of the app"), ("tabs.mark", "evidence is no part of the app"),
    ("types.max", "links and state are compared where the type is used"),
  ]

  @Test(arguments: ["player", "recipes"]) func everyKeyHasAChange(_ name: String) throws {
    let spec = try MutatedSpec("specs/valid/\(name)/\(name).nav.yaml")
    var seen: Set<String> = []
    var missed: [String] = []
    for value in spec.values {
      for other in value.others {
        guard let (head, keys) = spec.replacing(value, with: other) else { continue }
        let patterns = Set(keys.filter { !spec.isOfUnsavedRoot($0) }.map(\.pattern))
          .filter { !Self.isExcepted($0) }
        guard !patterns.isSubset(of: seen) else { continue }
        seen.formUnion(patterns)
        let list = SpecComparison(base: spec.original, head: head).changes()
        if list.isEmpty, list.unproved.isEmpty { missed.append(patterns.sorted().joined(separator: " ")) }
      }
    }
    #expect(missed == [], "\(seen.count) keys were changed")
    #expect(seen.count > 20)
  }

  private static func isExcepted(_ pattern: String) -> Bool {
    exceptions.contains {
      pattern == $0.pattern || pattern.hasPrefix($0.pattern + ".") || pattern.hasPrefix($0.pattern + "[]")
    }
  }
}
