package import NavSpecDiagnostics

/// A diagnostic or a change, in the terms in which other programs list findings.
struct Finding {
  struct Rule {
    let id: String
    let severity: Severity
    let explanation: String
    /// `SPEC` for a diagnostic, else the class of the change.
    let category: String
  }

  let rule: Rule
  let severity: Severity
  /// One line.
  let message: String
  /// What follows the message, a line each, without related places and fixes.
  var remarks: [String] = []
  /// The place in the work tree; nil for a finding about a whole file or none.
  let range: SourceRange?
  /// The path of its file; empty for none.
  let path: String
  var related: [Diagnostic.Label] = []
  var fixes: [Diagnostic.Fix] = []
  /// The same for the same finding in another run, and no other's in this one.
  var fingerprint = ""
  var approval: Change.Approval?

  /// The message and everything that belongs to it, for formats without places and fixes of their own.
  func lines(in sources: SourceMap) -> [String] {
    [message] + remarks
      + related.map { "note: \(visible(sources.place(of: $0.range))): \(shortened($0.text))" }
      + fixes.map { "\($0.word): \(shortened($0.title))" }
  }
}

extension Report {
  /// Everything there is to report, the worst first.
  var findings: [Finding] {
    var seen: [String: Int] = [:]
    let all = diagnostics.map(finding) + (comparison.map(findings) ?? [])
    return Severity.allCases.flatMap { severity in all.filter { $0.severity == severity } }.map { finding in
      var finding = finding
      let count = seen[finding.fingerprint, default: 0]
      seen[finding.fingerprint] = count + 1
      if count > 0 { finding.fingerprint = fingerprint(of: [finding.fingerprint, "\(count)"]) }
      return finding
    }
  }

  private func finding(_ diagnostic: Diagnostic) -> Finding {
    let kind = diagnostic.kind
    let file = sources[diagnostic.range.source]
    return Finding(
      rule: .init(id: kind.id, severity: kind.severity, explanation: kind.explanation, category: "SPEC"),
      severity: diagnostic.severity, message: diagnostic.headline,
      remarks: diagnostic.notes.map { "note: \(shortened($0))" },
      range: file.hasText ? diagnostic.range : nil, path: file.path, related: diagnostic.related,
      fixes: diagnostic.fixes, fingerprint: fingerprint(of: [kind.id, file.path, diagnostic.message]))
  }

  /// One cause may have a thousand places.
  private static let relatedLimit = 20

  private func findings(_ comparison: ReportedChanges) -> [Finding] {
    comparison.changes.map { finding($0, head: comparison.head.spec) }
  }

  /// A change points into the newer version: the older one is no file of the work tree.
  private func finding(_ change: Change, head: String) -> Finding {
    let kind = change.kind
    let places = change.places.filter { $0.side == .head && sources[$0.range.source].hasText }
    let place = places.first
    var remarks = change.witness?.lines.map(shortened) ?? []
    remarks += change.places.prefix(4).filter { $0.side == .base }.map { base in
      "in the older version: \(visible(sources.place(of: base.range)))"
    }
    if let since = change.since { remarks.append("since: \(shortened(since))") }
    remarks.append("why: \(firstClause(of: kind.explanation))")
    if let owners = change.ownersPhrase { remarks.append("owner: \(owners)") }
    if let approval = change.approval {
      remarks.append("approved: \(shortened(approval.phrase))")
    } else if change.level == .breaking {
      remarks.append("approve: \(change.approvalToPaste)")
    }
    return Finding(
      rule: .init(
        id: kind.id, severity: kind.level.severity, explanation: kind.explanation,
        category: change.changeClass.rawValue),
      severity: change.shownLevel.severity, message: shortened(change.message), remarks: remarks,
      range: place?.range, path: place.map { sources[$0.range.source].path } ?? head,
      related: places.dropFirst().prefix(Self.relatedLimit).map { .init("here too", at: $0.range) },
      fingerprint: change.fingerprint, approval: change.approval)
  }
}

extension Change {
  /// The owners, and those of the file where the spec names others; nil for none.
  var ownersPhrase: String? {
    guard !shownOwners.isEmpty else { return nil }
    let names = shownOwners.map(shortened).joined(separator: ", ")
    // `@shop/food` is the team `food`.
    let plain = { (owner: String) in owner.drop { $0 == "@" }.split(separator: "/").last }
    let agrees = !Set(owners.map(plain)).isDisjoint(with: codeOwners.map(plain))
    guard !owners.isEmpty, !codeOwners.isEmpty, !agrees else { return names }
    return "\(names); CODEOWNERS names \(codeOwners.map(shortened).joined(separator: ", "))"
  }
}

extension ChangeLevel {
  package var severity: Severity {
    switch self {
    case .breaking: .error
    case .risky: .warning
    case .safe: .note
    }
  }
}
