package import NavSpecDiagnostics
package import NavSpecModel

/// Mistakes in `diff:` of `.navspec.yaml`.
package enum DiffPolicyKinds {
  package static let all: [DiagnosticKind] = [
    .expiredApproval, .invalidApproval, .unknownChange, .unusedApproval,
  ]
}

extension DiagnosticKind {
  static let unknownChange = DiagnosticKind(
    id: "unknown-change",
    explanation: "A level or an approval names a kind of change that there is not, and would have no effect.")

  static let invalidApproval = DiagnosticKind(
    id: "invalid-approval",
    explanation: """
      An approval names one change by its fingerprint, or changes by 'id' and 'route'; days are written as \
      2027-01-31. An approval that can match nothing would go unseen.
      """)

  static let unusedApproval = DiagnosticKind(
    id: "unused-approval", severity: .warning,
    explanation: """
      An approval that matches no change may be for a change that is released already. Remove it, so that it approves \
      nothing by accident.
      """)

  static let expiredApproval = DiagnosticKind(
    id: "expired-approval", severity: .warning,
    explanation:
      "The last day of an approval is over, and it approves nothing any more. Decide anew, or remove it.")
}

extension DiffPolicy {
  /// What is wrong with it.
  package var diagnostics: [Diagnostic] {
    let ids = allChangeKinds.map(\.id)
    func unknown(_ id: Located<String>) -> Diagnostic? {
      guard !ids.contains(id.value) else { return nil }
      if let kind = allChangeKinds.first(where: { $0.formerIDs.contains(id.value) }) {
        return Diagnostic(
          .unknownChange, "'\(id.value)' is part of '\(kind.id)' now", at: id.range, label: "a former id")
      }
      let suggestions = ids.nearest(to: id.value)
      let question = didYouMean(suggestions).map { "; \($0)" } ?? ""
      return Diagnostic(
        .unknownChange, "no change has the id '\(id.value)'\(question)", at: id.range, label: "unknown id",
        fixes: Diagnostic.Fix.correcting(id.value, to: suggestions, at: id.range))
    }
    func invalid(_ message: String, _ text: Located<String>, _ label: String) -> Diagnostic {
      Diagnostic(.invalidApproval, message, at: text.range, label: label)
    }
    func noDay(_ text: Located<String>) -> Diagnostic? {
      CalendarDay(text.value) == nil
        ? invalid("'\(text.value)' is not a day", text, "a day as 2027-01-31") : nil
    }
    var found = levels.compactMap { unknown($0.name) }
    found += grace.filter { Stability(rawValue: $0.name.value) == nil }.map {
      invalid("'\($0.name.value)' is not a stability", $0.name, "draft, stable or deprecated")
    }
    found += releases.compactMap { $0.until.flatMap(noDay) }
    for approval in approvals {
      found += [approval.id.flatMap(unknown), approval.until.flatMap(noDay)].compactMap { $0 }
      if let because = approval.because, because.value.allSatisfy(\.isWhitespace) {
        found.append(invalid("an approval without a reason", because, "say why"))
      }
      if let fingerprint = approval.fingerprint {
        let isHexadecimal = fingerprint.value.utf8.allSatisfy {
          (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
        }
        if fingerprint.value.utf8.count != 16 || !isHexadecimal {
          found.append(
            invalid("'\(fingerprint.value)' is not a fingerprint", fingerprint, "16 hexadecimal digits"))
        }
      } else if approval.id == nil {
        found.append(
          Diagnostic(
            .invalidApproval, "an approval of no change", at: approval.range.startPoint,
            label: "needs 'fingerprint', or 'id'"))
      }
    }
    return found
  }
}
