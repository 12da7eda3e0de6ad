import NavSpecDiagnostics

/// A comparison for programs; `docs/diff.md` describes it.
struct ChangesJSON {
  /// Raised when a reader of the former version would misread this one.
  private static let version = 1

  let report: Report
  let comparison: ReportedChanges

  var json: JSONText {
    let levels = ChangeLevel.allCases.map { ($0.rawValue, JSONText.int(comparison.count(of: $0))) }
    let omitted = report.omitted.sorted { $0.key < $1.key }.map { ($0.key, JSONText.int($0.value)) }
    return [
      "version": .int(Self.version), "tool": .tool,
      "base": json(of: comparison.base), "head": json(of: comparison.head),
      "proved": .bool(comparison.unprovedCount == 0),
      "summary": .object(levels + [("approved", .int(comparison.approvedCount))]),
      "omitted": .object(omitted), "changes": .array(comparison.changes.map(json)),
    ]
  }

  private func json(of side: ReportedChanges.Side) -> JSONText {
    ["spec": .string(side.spec), "revision": .optional(side.revision)]
  }

  private func json(of change: Change) -> JSONText {
    let approval = change.approval.map {
      ["because": .string($0.because), "by": .optional($0.by), "until": .optional($0.until)] as JSONText
    }
    return [
      "number": .int(change.number), "id": .string(change.kind.id),
      "class": .string(change.changeClass.rawValue),
      "level": .string(change.level.rawValue), "route": .optional(change.route),
      "message": .string(change.message), "who": .string(change.kind.who),
      "proof": .string(change.proof.rawValue), "witness": change.witness?.json ?? .null,
      "approved": approval ?? .null, "since": .optional(change.since),
      "fingerprint": .string(change.fingerprint), "repair": change.repair.map(json) ?? .null,
      "owners": .array(change.shownOwners.map { .string($0) }),
      "locations": .array(change.places.map { json(of: $0, since: change.since) }),
    ]
  }

  private func json(of repair: Change.Repair) -> JSONText {
    let edits = repair.fix.edits.map { report.placed("replacement", $0.replacement, $0.range) }
    return ["title": .string(repair.title), "line": .string(repair.line), "edits": .array(edits)]
  }

  private func json(of place: Change.Place, since release: String?) -> JSONText {
    let side = ("side", JSONText.string(place.side.rawValue))
    var members = report.members(of: place.range)
    // The side says at which revision the file is, and of several releases the change does.
    if place.side == .base, let prefix = release.map({ $0 + ":" }) ?? comparison.base.prefix,
      case ("file", .string(let path))? = members.first,
      path.hasPrefix(prefix)
    {
      members[0].1 = .string(String(path.dropFirst(prefix.count)))
    }
    return .object([side] + members)
  }
}
