import Foundation
import NavSpecDiff
import Testing

/// Every key of a model whose change means something has a change of some class.
@Suite struct CompletenessTests {
  /// Keys that no change speaks of, and why.
  static let exceptions = [
    "X": ""
  ]

  @Test func everyKeyHasAChange() throws {
    var seen: Set<String> = []
    var missed: [String] = []
    for name in ["player", "recipes", "mail", "wikipedia", "chat", "icecubes", "kickstarter", "legacy", "shop"] {
      let model = try MutatedModel(name)
      for (key, value) in model.keys where !Self.isExcepted(key.pattern) {
        for (what, other) in Self.others(value) where !seen.contains(key.pattern + what) {
          guard let spec = model.replacing(key, with: other).resolved(), model.differs(spec) else { continue }
          seen.insert(key.pattern + what)
          let list = SpecComparison(base: model.original, head: spec).changes()
          if list.changes.isEmpty { missed.append("\(key.pattern) \(what)") }
        }
      }
    }
    #expect(missed == [], "\(seen.count) keys were changed")
    #expect(seen.count > 150)
  }

  private static func isExcepted(_ pattern: String) -> Bool {
    exceptions.keys.contains { pattern == $0 || pattern.hasPrefix($0 + ".") || pattern.hasPrefix($0 + "[]") }
  }

  /// Other values for a key, with what was done.
  private static func others(_ value: Any) -> [(String, Any?)] {
    var all: [(String, Any?)] = [("removed", nil)]
    switch value {
    case let text as String: all.append(("changed", text + "x"))
    case let number as NSNumber where CFGetTypeIDIsBoolean(number): all.append(("changed", !number.boolValue))
    case let number as NSNumber: all.append(("changed", number.intValue + 1))
    default: break
    }
    return all
  }

  private static func CFGetTypeIDIsBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}
