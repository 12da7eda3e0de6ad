import NavSpecDiagnostics
import NavSpecModel

/// Every key that has no effect where it is written. A new one is a row in one of these tables.
let ineffectiveKeys: [any Rule] =
  ineffectiveLinkKeys + ineffectiveScreenKeys + ineffectiveStateKeys + ineffectiveTabKeys

/// A rule that reports a key without effect: a mistake with its own id, and what to write instead.
struct IneffectiveKey: Rule {
  let kind: DiagnosticKind
  let needs: Set<RuleNeed>
  private let find: @Sendable (RuleContext) -> [Diagnostic]

  /// - Parameters:
  ///   - severity: An error where the key contradicts the spec around it. The code that is generated still works.
  ///   - owners: What may have the key.
  ///   - key: The key of an owner, which has no effect, with what to write instead; nil if it has no such key.
  init<Owner>(
    _ id: String, _ severity: Severity = .warning, needs: Set<RuleNeed> = [],
    in owners: @escaping @Sendable (RuleContext) -> [Owner],
    _ key: @escaping @Sendable (Owner, RuleContext, DiagnosticKind) -> Diagnostic?
  ) {
    let kind = DiagnosticKind(id: id, severity: severity, isFatal: false)
    self.kind = kind
    self.needs = needs
    find = { context in owners(context).compactMap { key($0, context, kind) } }
  }

  func diagnostics(in context: RuleContext) -> [Diagnostic] { find(context) }
}
