import Foundation
import NavSpecDiff
import Testing

/// Every key of a model whose change means something has a change of some class.
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
    ("routes.reachedBy", "what leads to a screen is compared"),
    ("types.max", "links and state are compared where the type is used"),
  ]

  @Test(arguments: ["player", "recipes"]) func everyKeyHasAChange(_ name: String) throws {
    let model = try MutatedModel(name)
    var seen: Set<String> = []
    var tries: [String: Int] = [:]
    var missed: [String] = []
    for (key, value) in model.keys where !Self.isExcepted(key.pattern) && !model.isOfUnsavedRoot(key) {
      for other in Self.others(value) where !seen.contains(key.pattern) {
        tries[key.pattern, default: 0] += 1
        guard tries[key.pattern, default: 0] <= 3, let spec = model.replacing(key, with: other).resolved(),
          model.differs(spec)
        else { continue }
        seen.insert(key.pattern)
        let list = SpecComparison(base: model.original, head: spec).changes()
        if list.isEmpty, list.unproved.isEmpty { missed.append(key.pattern) }
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

  /// Another value for a key. One that is removed may leave its default, which is no change.
  private static func others(_ value: Any) -> [Any] {
    switch value {
    case let text as String: return [text + "x"]
    case let number as NSNumber:
      let isFlag = String(cString: number.objCType) == "c"
      return [isFlag ? !number.boolValue : number.intValue + 1]
    default: return []
    }
  }
}
