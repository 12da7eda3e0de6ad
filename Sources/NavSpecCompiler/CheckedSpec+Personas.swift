import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

/// A name that a spec does not declare.
public struct UnknownNameError: Error, CustomStringConvertible, Sendable {
  /// In a sentence for people.
  public let description: String

  init(_ what: String, _ name: String, among names: [String]) {
    let some = names.prefix(20).joined(separator: ", ")
    let others = names.count > 20 ? " and \(names.count - 20) more" : ""
    let rest = names.isEmpty ? nil : "it has \(some)\(others)"
    description = "the spec has no \(what) '\(name)'" + asking(names.nearest(to: name), else: rest)
  }
}

extension CheckedSpec {
  /// The conditions that do not hold for a persona; `answers` count before the persona's, the last one first.
  public func unmetConditions(
    for persona: String?, answers: [(condition: String, holds: Bool)]
  ) throws -> Set<String> {
    let graph = try soundSpec().graph
    let names = graph.conditions.map(\.name.value)
    var unmet: Set<String> = []
    if let persona {
      guard let found = graph.personas.first(where: { $0.name.value == persona }) else {
        throw UnknownNameError("persona", persona, among: graph.personas.map(\.name.value))
      }
      unmet = Set(found.unmet.map { graph.conditions[$0].name.value })
    }
    for (condition, holds) in answers {
      guard names.contains(condition) else {
        throw UnknownNameError("condition", condition, among: names)
      }
      if holds { unmet.remove(condition) } else { unmet.insert(condition) }
    }
    return unmet
  }
}
