package import NavSpecDiagnostics
package import NavSpecModel

extension [Change] {
  /// The changes as the project sees them: with the levels that held before the change, and the approvals that come
  /// with it.
  /// - Parameters:
  ///   - base: The policy of the older version. A change cannot loosen its own gate.
  ///   - today: nil lets no approval end.
  /// - Returns: The changes, what is wrong with approvals, and the places of those without effect that the older version
  ///   has too.
  package func reviewed(
    base: DiffPolicy, head: DiffPolicy, today: CalendarDay?
  ) -> (list: [Change], diagnostics: [Diagnostic], leftOver: Set<SourceRange>) {
    let levels = Dictionary(base.levels.map { ($0.name.value, $0.value.value) }, uniquingKeysWith: { $1 })
    var used: Set<Int> = []
    var expired: Set<Int> = []
    let list = map { change in
      var change = change
      if change.level == change.kind.level, let level = levels[change.kind.id] { change.level = level }
      guard change.level != .safe else { return change }
      for (index, approval) in head.approvals.enumerated() where approval.matches(change) {
        if let today, let until = approval.until.flatMap({ CalendarDay($0.value) }), until < today {
          expired.insert(index)
          continue
        }
        used.insert(index)
        if change.approval == nil {
          change.approval = Change.Approval(
            because: approval.because?.value ?? "", by: approval.by?.value, until: approval.until?.value)
        }
      }
      return change
    }.inReportOrder()
    let diagnostics = head.approvals.enumerated().compactMap { index, approval -> Diagnostic? in
      if used.contains(index) { return nil }
      let what = approval.fingerprint?.value ?? approval.id?.value ?? ""
      if expired.contains(index) {
        return Diagnostic(
          .expiredApproval, "the approval of '\(what)' ended on \(approval.until?.value ?? "")",
          at: approval.range, label: "it approves nothing any more")
      }
      return Diagnostic(
        .unusedApproval, "the approval of '\(what)' matches no change", at: approval.range,
        label: "nothing to approve")
    }
    let former = Set(base.approvals.map(\.texts))
    let leftOver = head.approvals.enumerated().filter { index, approval in
      !used.contains(index) && !expired.contains(index) && former.contains(approval.texts)
    }.map(\.element.range)
    return (list, diagnostics, Set(leftOver))
  }
}

extension ApprovalEntry {
  fileprivate var texts: [String?] { [fingerprint, id, route, because, by, until].map { $0?.value } }

  fileprivate func matches(_ change: Change) -> Bool {
    if let fingerprint { return fingerprint.value == change.fingerprint }
    guard id?.value == change.kind.id else { return false }
    guard let route else { return true }
    let names = change.routes.isEmpty ? [""] : change.routes
    return names.allSatisfy { Glob.matches($0, pattern: route.value) }
  }
}
