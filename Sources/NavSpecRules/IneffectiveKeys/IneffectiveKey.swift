import NavSpecDiagnostics
import NavSpecModel

/// Every key that has no effect where it is written. A new one is a row in one of these tables.
let ineffectiveKeys: [any Rule] =
  ineffectiveLinkKeys + ineffectiveScreenKeys + ineffectiveStateKeys + ineffectiveTabKeys

/// A rule that reports a key without effect: a mistake with its own id, and what to write instead.
struct IneffectiveKey: Rule {
  let kind: DiagnosticKind
  let needs: Set<RuleNeed>
  private let diagnosticsOfKind: @Sendable (DiagnosticKind, RuleContext) -> [Diagnostic]

  /// - Parameters:
  ///   - isError: Whether the key contradicts the spec around it. The code that is generated still works.
  ///   - owners: What may have the key.
  ///   - place: Where an owner has the key without effect; nil if it has no such key.
  init<Owner>(
    _ id: String, isError: Bool = false, needs: Set<RuleNeed> = [],
    in owners: @escaping @Sendable (RuleContext) -> [Owner],
    at place: @escaping @Sendable (Owner, RuleContext) -> Place?
  ) {
    kind = DiagnosticKind(id: id, severity: isError ? .error : .warning, isFatal: false)
    self.needs = needs
    diagnosticsOfKind = { kind, context in
      owners(context).compactMap { owner in
        place(owner, context).map { place in
          Diagnostic(
            kind, place.message, at: place.range, label: place.label, related: place.related,
            fixes: place.instead)
        }
      }
    }
  }

  func diagnostics(in context: RuleContext) -> [Diagnostic] { diagnosticsOfKind(kind, context) }

  /// A key without effect, and what to write instead.
  struct Place {
    let message: String
    let range: SourceRange
    let label: String
    let related: [Diagnostic.Label]
    let instead: [Diagnostic.Fix]

    init(
      _ message: String, at range: SourceRange, label: String = "has no effect",
      related: [Diagnostic.Label] = [], instead: [Diagnostic.Fix]
    ) {
      self.message = message
      self.range = range
      self.label = label
      self.related = related
      self.instead = instead
    }
  }
}
