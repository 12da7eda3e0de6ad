import NavSpecDiagnostics
import NavSpecLinkAnalysis
package import NavSpecModel

/// What happens to the gate that changes pass: a pull request cannot loosen its own, and a reviewer sees that it
/// loosens the next one's.
struct DiffPolicyChanges: ChangeDetector {
  /// Those of the settings alone.
  static let settingKinds = [loosened, tightened]
  static let kinds = settingKinds + [shortGrace]

  static func changes(in comparison: SpecComparison) -> [Change] {
    let (base, head) = (comparison.basePolicy, comparison.headPolicy)
    let edited = comparison.editedReleases.map { file in
      Self.change(
        true, "'\(file)' promises something else than before", ["release", file, "content"],
        head.releases.last { $0.file?.value == file }?.range)
    }
    return Self.levels(base, head) + Self.grace(base, head) + Self.releases(base, head, comparison.today)
      + edited + shortGraces(in: comparison)
  }

  private static func change(
    _ isLooser: Bool, _ message: String, _ subject: [String], _ range: SourceRange?
  ) -> Change {
    Change(
      isLooser ? loosened : tightened, message, subject: subject,
      places: range.map { [Change.Place(.head, $0)] } ?? [])
  }

  private static func levels(_ base: DiffPolicy, _ head: DiffPolicy) -> [Change] {
    let defaults = Dictionary(allChangeKinds.map { ($0.id, $0.level) }, uniquingKeysWith: { $1 })
    func level(_ policy: DiffPolicy, _ id: String) -> ChangeLevel? {
      policy.levels.last { $0.name.value == id }?.value.value ?? defaults[id]
    }
    let ids = Set((base.levels + head.levels).map(\.name.value)).sorted()
    return ids.compactMap { id in
      guard let old = level(base, id), let new = level(head, id), old != new else { return nil }
      return change(
        new > old, "'\(id)' is \(new.rawValue) and was \(old.rawValue)", ["levels", id],
        head.levels.last { $0.name.value == id }?.value.range)
    }
  }

  private static func grace(_ base: DiffPolicy, _ head: DiffPolicy) -> [Change] {
    Stability.allCases.compactMap { stability in
      let old = base.grace.last { $0.name.value == stability.rawValue }?.value.value ?? 0
      let entry = head.grace.last { $0.name.value == stability.rawValue }
      let new = entry?.value.value ?? 0
      guard old != new else { return nil }
      return change(
        new < old, "the grace of \(stability.rawValue) routes is \(new) days and was \(old)",
        ["grace", stability.rawValue], entry?.value.range)
    }
  }

  private static func releases(_ base: DiffPolicy, _ head: DiffPolicy, _ today: CalendarDay?) -> [Change] {
    func inUse(_ policy: DiffPolicy) -> [String: ReleaseEntry] {
      let entries = policy.releases.filter { $0.isInUse(on: today) }
      return Dictionary(
        entries.compactMap { entry in entry.file.map { ($0.value, entry) } }, uniquingKeysWith: { $1 })
    }
    let (old, new) = (inUse(base), inUse(head))
    let ends = Set(old.keys).intersection(new.keys).sorted().compactMap { file -> Change? in
      let (before, after) = (old[file]?.until, new[file]?.until)
      guard before?.value != after?.value else { return nil }
      // Without a day, it is in use for ever.
      let (end, newEnd) = (before.flatMap { CalendarDay($0.value) }, after.flatMap { CalendarDay($0.value) })
      let isEarlier = newEnd.map { newEnd in end.map { newEnd < $0 } ?? true } ?? false
      let phrase = { (day: Located<String>?) in day.map { "until \($0.value)" } ?? "for ever" }
      return change(
        isEarlier, "'\(file)' is compared with \(phrase(after)) and was \(phrase(before))",
        ["release", file, "until"], after?.range ?? new[file]?.range)
    }
    return ends
      + Set(old.keys).symmetricDifference(new.keys).sorted().map { file in
        let isGone = new[file] == nil
        return change(
          isGone, isGone ? "'\(file)' is no longer compared with" : "'\(file)' is compared with",
          ["release", file], new[file]?.range)
      }
  }

  /// Sunsets that come sooner after a deprecation than the older version's policy allows.
  private static func shortGraces(in comparison: SpecComparison) -> [Change] {
    guard let today = comparison.today else { return [] }
    return comparison.comparedRoutes.compactMap { old, new, _ in
      // A route that was deprecated in a step before was promised what stable ones are.
      let promises: [Stability] = old.stability == .deprecated ? [.deprecated, .stable] : [old.stability]
      let days = promises.lazy.compactMap { stability in
        comparison.basePolicy.grace.last { $0.name.value == stability.rawValue }?.value.value
      }.first
      guard old.sunset == nil, let sunset = new.sunset, let day = CalendarDay(sunset.value), let days else {
        return nil
      }
      let earliest = today.adding(days: days)
      guard day < earliest else { return nil }
      return Change(
        Self.shortGrace, "'\(new.qualifiedName)' ends on \(day), before \(earliest)",
        route: new.qualifiedName, proof: .derived,
        witness: Change.Witness(
          json: .object([
            ("sunset", .string(day.description)), ("earliest", .string(earliest.description)),
          ]),
          lines: ["such a route has \(days) days from \(today): until \(earliest)"]),
        subject: [new.qualifiedName], places: [Change.Place(.head, sunset.range)])
    }
  }
}

extension ReleaseEntry {
  /// Whether people use it on a day; nil is any day.
  package func isInUse(on day: CalendarDay?) -> Bool {
    guard let day, let until = until.flatMap({ CalendarDay($0.value) }) else { return true }
    return until >= day
  }
}

extension DiffPolicyChanges {
  private static let who = "everybody who relies on this comparison"

  private static let loosened = ChangeKind(
    id: "diff-policy-loosened", .meta, .risky, mirror: .kind("diff-policy-tightened"), who: who,
    explanation: """
      A level, a grace period or a release in 'diff:' of '.navspec.yaml' is stricter before than after, or the file of \
      a release promises something else. This change is still judged by the older settings; the next one is not.
      """,
    examples: [
      .init(
        base: "routes:\n  home: {}\n",
        head: "routes:\n  home: {}\n# .navspec.yaml\ndiff:\n  levels: { link-lost: safe }\n")
    ])

  private static let tightened = ChangeKind(
    id: "diff-policy-tightened", .meta, .safe, mirror: .kind("diff-policy-loosened"), who: who,
    explanation:
      "A level, a grace period or a release in 'diff:' of '.navspec.yaml' is stricter than before.",
    examples: [
      .init(
        base: "routes:\n  home: {}\n",
        head: "routes:\n  home: {}\n# .navspec.yaml\ndiff:\n  grace: { stable: 90 }\n")
    ])

  private static let shortGrace = ChangeKind(
    id: "grace-too-short", .meta, .breaking,
    mirror: .none("a longer grace harms nobody"),
    explanation: """
      A route gets an end date that is nearer than 'diff: grace' allows. People who build on it, or have links to it, \
      have less time than they were promised.
      """,
    examples: [
      .init(
        base: "routes:\n  home: { to: [old] }\n  old: {}\n# .navspec.yaml\ndiff:\n  grace: { stable: 90 }\n",
        head: """
          routes:
            home: { to: [old] }
            old: { stability: deprecated, sunset: 2026-02-01 }
          # .navspec.yaml
          diff:
            grace: { stable: 90 }
          """)
    ])
}
