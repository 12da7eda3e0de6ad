import NavSpecDiagnostics
import NavSpecLinkAnalysis
package import NavSpecModel

/// What happens to the gate that changes pass: a pull request cannot loosen its own, and a reviewer sees that it
/// loosens the next one's.
struct DiffPolicyChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    let (base, head) = (comparison.basePolicy, comparison.headPolicy)
    let moved = comparison.movedReleases.map { moved in
      let (name, pinned) = (moved.release.name, moved.release.commit?.value ?? "")
      return Self.change(
        true, "'\(name)' names the commit \(moved.commit.prefix(12)) and is pinned to \(pinned.prefix(12))",
        ["release", name, "moved"], head.releases.last { $0.name == name }?.range)
    }
    return Self.levels(base, head) + Self.grace(base, head) + Self.releases(base, head, comparison.today)
      + moved + shortGraces(in: comparison)
  }

  private static func change(
    _ isLooser: Bool, _ message: String, _ subject: [String], _ range: SourceRange?
  ) -> Change {
    Change(
      isLooser ? .diffPolicyLoosened : .diffPolicyTightened, message, subject: subject,
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
      return Dictionary(entries.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }
    let (old, new) = (inUse(base), inUse(head))
    let kept = Set(old.keys).intersection(new.keys).sorted()
    let ends = kept.compactMap { name -> Change? in
      let (before, after) = (old[name]?.until, new[name]?.until)
      guard before?.value != after?.value else { return nil }
      // Without a day, it is in use for ever.
      let (end, newEnd) = (before.flatMap { CalendarDay($0.value) }, after.flatMap { CalendarDay($0.value) })
      let isEarlier = newEnd.map { newEnd in end.map { newEnd < $0 } ?? true } ?? false
      let phrase = { (day: Located<String>?) in day.map { "until \($0.value)" } ?? "for ever" }
      return change(
        isEarlier, "'\(name)' is compared with \(phrase(after)) and was \(phrase(before))",
        ["release", name, "until"], after?.range ?? new[name]?.range)
    }
    let promises = kept.compactMap { name in
      old[name].flatMap { old in new[name].flatMap { promise(of: $0, before: old) } }
    }
    return ends + promises
      + Set(old.keys).symmetricDifference(new.keys).sorted().map { name in
        let isGone = new[name] == nil
        return change(
          isGone, isGone ? "'\(name)' is no longer compared with" : "'\(name)' is compared with",
          ["release", name], new[name]?.range)
      }
  }

  /// What a release is pinned to, and the path of its spec.
  private static func promise(of new: ReleaseEntry, before old: ReleaseEntry) -> Change? {
    func phrase(_ release: ReleaseEntry) -> String {
      (release.commit.map { "pinned to \($0.value.prefix(12))" } ?? "not pinned")
        + (release.path.map { ", with its spec at '\($0)'" } ?? "")
    }
    guard old.commit?.value != new.commit?.value || old.path != new.path else { return nil }
    let isPinnedNow = old.commit == nil && old.path == new.path
    return change(
      !isPinnedNow, "'\(new.name)' is \(phrase(new)) and was \(phrase(old))",
      ["release", new.name, "commit"],
      new.commit?.range ?? new.range)
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
        .graceTooShort, "'\(new.qualifiedName)' ends on \(day), before \(earliest)",
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
