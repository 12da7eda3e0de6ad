// The runtime declares the type of JSON. Code that writes reports needs nothing else of the runtime.
@_exported public import enum NavSpecRuntime.JSONText

/// One difference between two versions of a spec and what it does to people, as a value.
package struct Change: Sendable {
  /// How it is known.
  package enum Proof: String, Sendable {
    /// Both versions did it.
    case executed
    /// It follows from what is generated or required.
    case derived
    case none
  }

  /// What shows the change, for programs and for people.
  package struct Witness: Sendable {
    /// The keys depend on the class of the change.
    package let json: JSONText
    /// For people: a line for each fact.
    package let lines: [String]

    package init(json: JSONText, lines: [String]) {
      self.json = json
      self.lines = lines
    }
  }

  package enum Side: String, Sendable {
    case base, head
  }

  package struct Place: Hashable, Sendable {
    package let side: Side
    package let range: SourceRange

    package init(_ side: Side, _ range: SourceRange) {
      self.side = side
      self.range = range
    }
  }

  package struct Approval: Hashable, Sendable {
    package let because: String
    package let by: String?
    /// The last day on which it counts, `YYYY-MM-DD`.
    package let until: String?

    package init(because: String, by: String?, until: String?) {
      self.because = because
      self.by = by
      self.until = until
    }

    /// For people: the reason, and what else is known.
    package var phrase: String {
      [because, by.map { "by \($0)" }, until.map { "until \($0)" }].compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// What keeps a promise that a change breaks: text for the newer version.
  package struct Repair: Hashable, Sendable {
    /// What it does, and where it belongs: `keep '/p/{sku}' in the links of 'product'`.
    package let title: String
    /// The text to paste there.
    package let line: String
    /// How the newer version changes by it.
    package var fix: Diagnostic.Fix

    package init(
      _ title: String, _ line: String, edits: [Diagnostic.Fix.Edit] = [],
      changes: [Diagnostic.Fix.Change] = []
    ) {
      self.title = title
      self.line = line
      fix = Diagnostic.Fix(title, edits: edits, changes: changes)
    }

    package var phrase: String { "\(title): \(line)" }
  }

  private let facts: Facts
  package var level: ChangeLevel
  /// Whom the spec names.
  package var owners: [String] = []
  /// Whom `CODEOWNERS` names for the file.
  package var codeOwners: [String] = []
  package var approval: Approval?
  /// The release since which it holds; nil where two specs are compared.
  package var since: String?
  /// Its place in the report, from 1.
  package var number = 0
  package var repair: Repair?

  package init(
    _ kind: ChangeKind, _ message: String, changeClass: ChangeClass? = nil, route: String? = nil,
    routes: [String]? = nil,
    level: ChangeLevel? = nil, proof: Proof = .none, witness: Witness? = nil, subject: [String],
    places: [Place]
  ) {
    self.level = level ?? kind.level
    let fingerprint = NavSpecDiagnostics.fingerprint(of: [kind.id] + subject)
    facts = Facts(
      (
        kind, changeClass ?? kind.changeClass, route, routes ?? route.map { [$0] } ?? [], message, proof,
        witness, subject, places.distinct, fingerprint
      ))
  }

  package var kind: ChangeKind { facts.values.kind }
  /// The class of its kind. A change that is not proved has the class of what was compared.
  package var changeClass: ChangeClass { facts.values.changeClass }
  /// The qualified name of the route, in the newer version where it has one there.
  package var route: String? { facts.values.route }
  /// All routes that it concerns, where one cause changes several; else `route` alone.
  package var routes: [String] { facts.values.routes }
  /// Headline: lower case, no full stop, real names.
  package var message: String { facts.values.message }
  package var proof: Proof { facts.values.proof }
  package var witness: Witness? { facts.values.witness }
  /// What the change is about, without wording or places: with the id it makes the fingerprint.
  package var subject: [String] { facts.values.subject }
  package var places: [Place] { facts.values.places }
  /// What an approval names it by: 16 digits that stay the same while the id and the subject do.
  package var fingerprint: String { facts.values.fingerprint }

  /// The level for colours and counts: an approved change concerns nobody any more.
  package var shownLevel: ChangeLevel { approval == nil ? level : .safe }

  /// Whom the spec names, or else `CODEOWNERS`.
  package var shownOwners: [String] { owners.isEmpty ? codeOwners : owners }

  /// What an approval in `.navspec.yaml` says, but for the reason, without which it is refused.
  package var approvalToPaste: String { "{fingerprint: \(fingerprint), because: \"\"}" }
}

/// What was found. Changes are sorted, grouped and filtered by the thousand: copies share it.
private final class Facts: Sendable {
  typealias Values = (
    kind: ChangeKind, changeClass: ChangeClass, route: String?, routes: [String], message: String,
    proof: Change.Proof, witness: Change.Witness?, subject: [String], places: [Change.Place],
    fingerprint: String
  )
  let values: Values

  init(_ values: Values) { self.values = values }
}

extension Sequence<Change> {
  /// By level, the worst first, then by class, route, id and fingerprint.
  package func inReportOrder() -> [Change] {
    let changes = Array(self)
    let keys = changes.map { ($0.level, $0.changeClass, $0.route ?? "", $0.kind.id, $0.fingerprint) }
    return changes.indices.sorted { keys[$0] < keys[$1] }.map { changes[$0] }
  }
}
