import NavSpecDiagnostics
import NavSpecModel

/// Every key that has no effect where it is written. A new one is a row in one of these tables.
let ineffectiveKeys: [Rule] =
  ineffectiveLinkKeys + ineffectiveScreenKeys + ineffectiveStateKeys + ineffectiveTabKeys

extension Rule {
  /// Reports a key without effect: a mistake with its own id, and what to write instead.
  /// - Parameters:
  ///   - id: The mistake.
  ///   - severity: An error where the key contradicts the spec around it. The code that is generated still works.
  ///   - needs: What it cannot do without.
  ///   - owners: What may have the key.
  ///   - key: The key of an owner, which has no effect, with what to write instead; nil if it has no such key.
  init<Owner>(
    _ id: String, _ severity: Severity = .warning, needs: Set<RuleNeed> = [],
    in owners: @escaping @Sendable (RuleContext) -> [Owner],
    _ key: @escaping @Sendable (Owner, RuleContext) -> Diagnostic?
  ) {
    self.init(id, severity, isFatal: false, needs: needs) { context in
      owners(context).compactMap { key($0, context) }
    }
  }
}
