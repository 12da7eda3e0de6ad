package import NavSpecDiagnostics

/// `condition` or `!condition`: a condition that must hold, or must not.
package struct ConditionTest: Hashable, Sendable {
  package var condition: ConditionID
  package var isNegated: Bool

  package init(condition: ConditionID, isNegated: Bool) {
    self.condition = condition
    self.isNegated = isNegated
  }

  package init(index: Int) { self.init(condition: ConditionID(max(index, ~index)), isNegated: index < 0) }

  /// As the schema has it: a condition that must not hold is the complement.
  package var index: Int { isNegated ? ~condition.value : condition.value }

  package func isMet(without unmet: Set<ConditionID>) -> Bool { unmet.contains(condition) == isNegated }
}

extension NavigationGraph {
  /// A test as a spec says it: `signedIn`, or `!signedIn`.
  package func name(of test: ConditionTest) -> String {
    (test.isNegated ? "!" : "") + conditions[test.condition].name.value
  }

  /// The same, one after the other.
  package func names(of tests: [Located<ConditionTest>]) -> [String] { tests.map { name(of: $0.value) } }

  /// The route that asks for what is not met; a condition that must not hold has none.
  package func redirect(of test: ConditionTest) -> Located<RouteID>? {
    test.isNegated ? nil : conditions[test.condition].redirect
  }
}
