package import NavSpecDiagnostics
package import NavSpecModel

/// Mistakes in `diff:` of `.navspec.yaml`.
package enum DiffPolicyKinds {
  package static let all: [DiagnosticKind] = [
    .expiredApproval, .invalidApproval, .invalidRelease, .unknownChange, .unusedApproval,
  ]
}

extension DiagnosticKind {
  static let unknownChange = DiagnosticKind(id: "unknown-change")
  static let invalidApproval = DiagnosticKind(id: "invalid-approval")
  static let invalidRelease = DiagnosticKind(id: "invalid-release")
  static let unusedApproval = DiagnosticKind(id: "unused-approval", severity: .warning)
  static let expiredApproval = DiagnosticKind(id: "expired-approval", severity: .warning)
}

extension DiffPolicy {
  package var diagnostics: [Diagnostic] {
    let ids = allChangeKinds.map(\.id)
    func unknown(_ id: Located<String>) -> Diagnostic? {
      guard !ids.contains(id.value) else { return nil }
      if let kind = allChangeKinds.first(where: { $0.formerIDs.contains(id.value) }) {
        return Diagnostic(
          .unknownChange, "'\(id.value)' is part of '\(kind.id)' now", at: id.range, label: "a former id")
      }
      return .unknown(
        .unknownChange, "no change has the id '\(id.value)'", id, meant: ids.nearest(to: id.value),
        label: "unknown id")
    }
    func invalid(_ message: String, _ text: Located<String>, _ label: String) -> Diagnostic {
      Diagnostic(.invalidApproval, message, at: text.range, label: label)
    }
    var found = levels.compactMap { unknown($0.name) }
    found += grace.filter { Stability(rawValue: $0.name.value) == nil }.map {
      invalid("'\($0.name.value)' is not a stability", $0.name, "draft, stable or deprecated")
    }
    found += releaseDiagnostics
    for approval in approvals {
      found += [approval.id.flatMap(unknown), approval.until?.noDay(.invalidApproval)].compactMap { $0 }
      if let because = approval.because, because.value.allSatisfy(\.isWhitespace) {
        found.append(invalid("an approval without a reason", because, "say why"))
      }
      if let fingerprint = approval.fingerprint {
        if !fingerprint.value.isHexadecimal(digits: 16) {
          found.append(
            invalid("'\(fingerprint.value)' is not a fingerprint", fingerprint, "16 hexadecimal digits"))
        }
        // One without a reason is reported as it is read.
      } else if approval.id == nil, approval.because != nil {
        found.append(
          Diagnostic(
            .invalidApproval, "an approval of no change", at: approval.range.startPoint,
            label: "needs 'fingerprint', or 'id'"))
      }
    }
    return found
  }

  /// Each is compared with, which takes as long as one comparison.
  private static let maximumReleases = 100

  private var releaseDiagnostics: [Diagnostic] {
    func invalid(_ message: String, _ text: Located<String>, _ label: String) -> Diagnostic {
      Diagnostic(.invalidRelease, message, at: text.range, label: label)
    }
    var names: Set<String> = []
    var found = releases.flatMap { release -> [Diagnostic] in
      var found: [Diagnostic] = []
      if let ref = release.ref {
        if [".json", ".yaml", ".yml"].contains(where: release.name.hasSuffix) {
          found.append(
            invalid("'\(release.name)' is a file, and a release is read from git", ref, "a tag as v2.3"))
        } else if !release.isReference {
          found.append(invalid("'\(ref.value)' is no reference of git", ref, "a tag as v2.3"))
        } else if !names.insert(release.name).inserted {
          found.append(invalid("the release '\(release.name)' is listed twice", ref, "listed again"))
        }
      }
      if let commit = release.commit, !commit.value.isHexadecimal(digits: 40) {
        found.append(invalid("'\(commit.value)' is no commit in full", commit, "40 hexadecimal digits"))
      }
      return found + [release.until?.noDay(.invalidRelease)].compactMap(\.self)
    }
    if let ref = releases.dropFirst(Self.maximumReleases).first?.ref {
      found.append(
        invalid("more than \(Self.maximumReleases) releases", ref, "remove those that nobody uses")
      )
    }
    return found
  }
}

extension Located<String> {
  fileprivate func noDay(_ kind: DiagnosticKind) -> Diagnostic? {
    CalendarDay(value) == nil
      ? Diagnostic(kind, "'\(value)' is not a day", at: range, label: "a day as 2027-01-31") : nil
  }
}

extension ReleaseEntry {
  /// Whether git may have such a name, and the path is one of a spec. `HEAD~5` and `:/text` are no names, and what begins
  /// with a hyphen could be an option.
  fileprivate var isReference: Bool { Self.isName(name) && path.map(Self.isPathOfSpec) ?? true }

  private static func isName(_ name: String) -> Bool {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && scalar.value != 0x7F && !"~^?*[\\".unicodeScalars.contains(scalar)
    }
    guard isPlain, let first = name.first, !"-/.@".contains(first) else { return false }
    return !["..", "//", "/.", "@{"].contains { name.contains($0) }
  }

  private static func isPathOfSpec(_ path: String) -> Bool {
    let isPlain = path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\\" }
    guard isPlain, let first = path.first, !"/.~".contains(first) else { return false }
    return path.hasSuffix(".yaml") && !path.contains("/.")
  }
}

extension String {
  fileprivate func isHexadecimal(digits count: Int) -> Bool {
    utf8.count == count && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
