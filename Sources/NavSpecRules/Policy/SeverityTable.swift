package import NavSpecDiagnostics
package import NavSpecModel

/// How much each kind of diagnostic matters in a project.
package struct SeverityTable {
  private let choices: [String: SeverityChoice]

  package init(_ policy: ProjectPolicy) {
    choices = Dictionary(policy.severities.map { ($0.name.value, $0.value.value) }, uniquingKeysWith: { $1 })
  }

  /// The diagnostics as the project sees them: raised, lowered or left out.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !choices.isEmpty else { return diagnostics }
    return diagnostics.compactMap { diagnostic in
      guard !diagnostic.kind.isFatal, !diagnostic.hasOwnSeverity, let choice = choices[diagnostic.kind.id]
      else { return diagnostic }
      guard let severity = choice.severity else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    }
  }

  /// Settings that cannot be: of ids that are none, and of errors that must remain.
  package static func diagnostics(of policy: ProjectPolicy, kinds: [DiagnosticKind]) -> [Diagnostic] {
    var nearMisses = NearMissBudget()
    return policy.severities.compactMap { entry in
      let id = entry.name
      guard let kind = kinds.first(where: { $0.id == id.value }) else {
        // In a comment it is a slip; a setting without effect would go unseen.
        var diagnostic = unknownDiagnostic(id, among: kinds, &nearMisses)
        diagnostic.severity = .error
        return diagnostic
      }
      guard kind.isFatal, entry.value.value != .error else { return nil }
      return Diagnostic(
        .loweredError, "'\(id.value)' must remain an error", at: entry.value.range,
        label: "prevents generation")
    }
  }

  /// Ids of rules that are gone: without them, nothing wrong is generated or opened.
  package static let formerIDs: Set = [
    "deprecated-without-sunset", "duplicate-tab-title", "tab-without-image", "two-sidebars",
  ]

  /// An id that there is not.
  static func unknownDiagnostic(
    _ id: Located<String>, among kinds: [DiagnosticKind], _ nearMisses: inout NearMissBudget
  ) -> Diagnostic {
    if formerIDs.contains(id.value) {
      return Diagnostic(
        .unknownDiagnostic, "'\(id.value)' is no longer reported", at: id.range, label: "a former id")
    }
    let meant = nearMisses.ids(meantBy: id.value, among: kinds.map(\.id))
    return .unknown(
      .unknownDiagnostic, "no diagnostic has the id '\(id.value)'", id, meant: meant.count > 3 ? [] : meant,
      label: "unknown id")
  }
}
