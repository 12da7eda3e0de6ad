package import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// What happens to URLs: decided on the languages of both link tables, over all URLs and all answers of conditions.
package struct LinkChanges: ChangeDetector {
  package static let kinds = LinkChangeKinds.all + [SharedLinkChanges.kind]

  package init() {}

  package func changes(in comparison: SpecComparison) -> ChangeList {
    let (base, head) = (comparison.namedBase, comparison.namedHead)
    guard base.spec.table.variants != head.spec.table.variants || base.spec.schema != head.spec.schema else {
      return ChangeList()
    }
    var search = LinkChangeSearch(comparison)
    search.compare()
    let extents = LinkExtents(base: base, head: head, forward: search.forward, backward: search.backward)
    let causes = LinkCauses(comparison)
    var list = search.list(causes, extents)
    // Links that the newer app shares are another question than all links, which may have taken the whole budget.
    search.backward.renewBudget()
    list.append(SharedLinkChanges(comparison, newer: search.backward, causes, extents).list)
    return list
  }
}

/// The variants of both tables, and what was found so far.
private struct LinkChangeSearch {
  private let comparison: SpecComparison
  private let base: NamedSpec
  private let head: NamedSpec
  let forward: LinkComparison
  let backward: LinkComparison
  /// By kind and pattern of the side that has it.
  private var found: [Finding: LinkDifference] = [:]
  /// So many are named.
  private static let mostUnproved = 1_000
  /// A sentence each.
  private var unproved: Set<String> = []

  private struct Finding: Hashable {
    var kind: ChangeKind
    var origin: LinkVariant.Origin
    var isAdded: Bool
  }

  init(_ comparison: SpecComparison) {
    self.comparison = comparison
    base = comparison.namedBase
    head = comparison.namedHead
    forward = LinkComparison(base: base.spec.table, head: head.spec.table)
    backward = forward.reversed
  }

  // MARK: Searching

  mutating func compare() {
    let changed = comparison.changedVariants()
    guard !changed.isEmpty || base.spec.schema.fallback != head.spec.schema.fallback else { return }
    let baseVariants = base.spec.table.variants
    for variant in baseVariants.indices {
      let isChanged = changed.base.contains(variant)
      guard isChanged || !changed.head.isEmpty || !changed.newExclusions.isEmpty else { continue }
      guard !forward.isExhausted else {
        record(.notProved, forward, of: baseVariants[variant].origin)
        continue
      }
      if isChanged {
        for part in parts(of: baseVariants[variant], in: base) {
          let proof = forward.isStillOpened(variant, only: part) { opens($0, forward, in: base) }
          record(proof, forward, of: baseVariants[variant].origin)
        }
      }
      for exclusion in changed.newExclusions {
        record(forward.isKept(variant, from: exclusion), forward, of: baseVariants[variant].origin)
      }
      guard isChanged || !changed.head.isEmpty else { continue }
      for rival in forward.rivals(of: variant) where isChanged || changed.head.contains(rival) {
        guard forward.spend() else {
          record(.notProved, forward, of: baseVariants[variant].origin)
          break
        }
        if !isSame(variant, rival, changed) { compare(variant, rival, changed) }
      }
    }
    // The other way round: what the newer table opens and the older one did not.
    for variant in changed.head.sorted() {
      let origin = head.spec.table.variants[variant].origin
      for part in parts(of: head.spec.table.variants[variant], in: head) {
        switch backward.isStillOpened(variant, only: part, opens: { opens($0, backward, in: head) }) {
        case .proved: continue
        case .witness(let witness):
          note(witness.url, backward.conditions(of: witness), of: origin, isAdded: true)
        case .notProved:
          recordUnknownBefore(origin)
        }
      }
    }
    compareDeadEnds(changed)
    for exclusion in changed.oldExclusions {
      for variant in head.spec.table.variants.indices {
        if case .witness(let witness) = backward.isKept(variant, from: exclusion) {
          let conditions = backward.conditions(of: witness)
          note(witness.url, conditions, of: head.spec.table.variants[variant].origin, isAdded: true)
        }
      }
    }
  }

  /// A redirect of the older table that led nowhere took URLs and opened nothing: what takes them now opens them.
  private mutating func compareDeadEnds(_ changed: ChangedVariants) {
    for (redirect, variant) in base.spec.table.variants.enumerated() {
      guard let leading = base.parts(of: variant) else { continue }
      for taker in forward.rivals(of: redirect)
      where changed.base.contains(redirect) || changed.head.contains(taker) {
        let origin = head.spec.table.variants[taker].origin
        guard backward.spend() else {
          recordUnknownBefore(origin)
          break
        }
        for part in parts(of: head.spec.table.variants[taker], in: head) {
          let proof = backward.isUnmoved(taker, only: part, from: redirect) { witness in
            difference(of: witness.url, backward.conditions(of: witness))?.kind == LinkChangeKinds.added
          }
          switch proof {
          case .proved: continue
          case .witness(let witness):
            note(witness.url, backward.conditions(of: witness), of: origin, isAdded: true)
            // What opens now is the link's.
            found[Finding(kind: LinkChangeKinds.added, origin: variant.origin, isAdded: false)] = nil
          // It leads somewhere with all its URLs.
          case .notProved where leading.contains(variant): continue
          case .notProved:
            recordUnknownBefore(origin)
          }
        }
      }
    }
  }

  /// Whether a URL opens something in the version that has it, while the conditions that do not matter are met.
  private func opens(_ witness: LinkWitness, _ tables: LinkComparison, in side: NamedSpec) -> Bool {
    tables.payForRedirects()
    guard case .opened(let opening) = side.effect(of: witness.url, tables.conditions(of: witness)) else {
      return false
    }
    return !opening.isFallback
  }

  private func isSame(_ variant: Int, _ rival: Int, _ changed: ChangedVariants) -> Bool {
    changed.baseMeanings[variant].isSame(as: changed.headMeanings[rival]) { name in
      let (old, new) = (base.forms(ofRoute: name), head.forms(ofRoute: name))
      return old == new
    }
  }

  private mutating func compare(_ variant: Int, _ rival: Int, _ changed: ChangedVariants) {
    let tables = forward
    let origin = base.spec.table.variants[variant].origin
    let expected = expectedKind(changed.baseMeanings[variant], changed.headMeanings[rival])
    if let expected, found[Finding(kind: expected, origin: origin, isAdded: false)] != nil { return }
    var differences: [LinkDifference] = []
    let proofs = parts(of: base.spec.table.variants[variant], in: base).map { part in
      tables.isUnmoved(variant, only: part, from: rival) { witness in
        let conditions = tables.conditions(of: witness)
        let bare = difference(of: witness.url, conditions)
        var all = [bare].compactMap { $0 }
        for url in tables.filled(witness.url, variant, rival) {
          guard var difference = difference(of: url, conditions) else { continue }
          let reads = base.effect(of: url, conditions) != base.effect(of: witness.url, conditions)
          if bare == nil, !reads, difference.kind == LinkChangeKinds.changedValues {
            difference.kind = LinkChangeKinds.acceptedValues
          }
          all.append(difference)
        }
        differences += all
        return !all.isEmpty
      }
    }
    differences.forEach { note($0, of: origin, isAdded: false) }
    if proofs.contains(.notProved) { record(.notProved, tables, of: origin) }
  }

  /// What is looked at of a variant: of a redirect what opens something, else all of it.
  private func parts(of variant: LinkVariant, in side: NamedSpec) -> [LinkVariant?] {
    side.parts(of: variant) ?? [nil]
  }

  /// The kind that the meanings alone tell; nil where it depends on the URL.
  private func expectedKind(_ old: LinkMeaning, _ new: LinkMeaning) -> ChangeKind? {
    guard old.target == nil, new.target == nil else { return nil }
    if old.screens.last?.route != new.screens.last?.route { return LinkChangeKinds.moved }
    return nil
  }

  private mutating func record(_ proof: LinkProof, _ tables: LinkComparison, of origin: LinkVariant.Origin) {
    switch proof {
    case .proved: return
    case .witness(let witness): note(witness.url, tables.conditions(of: witness), of: origin, isAdded: false)
    case .notProved:
      unproved.insert("whether URLs of '\(base.spec.lowered[origin].pattern.value)' still open the same")
    }
  }

  private mutating func recordUnknownBefore(_ origin: LinkVariant.Origin) {
    unproved.insert("whether URLs of '\(head.spec.lowered[origin].pattern.value)' opened before")
  }

  private mutating func note(
    _ url: String, _ conditions: [String: Bool], of origin: LinkVariant.Origin, isAdded: Bool
  ) {
    (isAdded ? backward : forward).payForReport()
    for difference in differences(of: url, conditions) { note(difference, of: origin, isAdded: isAdded) }
  }

  private mutating func note(
    _ difference: LinkDifference, of origin: LinkVariant.Origin, isAdded: Bool
  ) {
    let finding = Finding(kind: difference.kind, origin: origin, isAdded: isAdded)
    if found[finding] == nil { found[finding] = difference }
  }

  /// What the two apps do differently with a URL. Conditions that do not matter are met: where the apps differ only
  /// while some are unmet, those are named.
  private func difference(of url: String, _ conditions: [String: Bool]) -> LinkDifference? {
    difference(of: url, answers: conditions) ?? differenceWhileUnmet(of: url, conditions)
  }

  /// The same, and what else the apps do differently while conditions are unmet.
  private func differences(of url: String, _ conditions: [String: Bool]) -> [LinkDifference] {
    let met = difference(of: url, answers: conditions)
    let unmet = differenceWhileUnmet(of: url, conditions)
    return [met, unmet?.kind == met?.kind ? nil : unmet].compactMap { $0 }
  }

  private func difference(of url: String, answers: [String: Bool]) -> LinkDifference? {
    LinkDifference(url, answers, base.effect(of: url, answers), head.effect(of: url, answers))
  }

  private func differenceWhileUnmet(of url: String, _ conditions: [String: Bool]) -> LinkDifference? {
    let names = Set([base, head].flatMap { $0.spec.schema.conditions.map(\.name) })
    let open = names.subtracting(conditions.keys).sorted()
    guard !open.isEmpty else { return nil }
    func difference(whileUnmet names: some Sequence<String>) -> LinkDifference? {
      self.difference(of: url, answers: conditions.merging(names.map { ($0, false) }) { known, _ in known })
    }
    guard var shown = difference(whileUnmet: open) else { return nil }
    // Those that do not matter are left out, in ever smaller groups.
    var (unmet, size) = (open, open.count)
    while size > 0 {
      var start = 0
      while start < unmet.count {
        let rest = unmet[..<start] + unmet[min(start + size, unmet.count)...]
        if let simpler = difference(whileUnmet: rest), simpler.kind == shown.kind {
          (shown, unmet) = (simpler, Array(rest))
        } else {
          start += size
        }
      }
      size /= 2
    }
    return shown
  }

  // MARK: Findings

  /// One change for each kind and cause.
  func list(_ causes: LinkCauses, _ extents: LinkExtents) -> ChangeList {
    let members = found.map { finding, difference in
      let side = finding.isAdded ? head : base
      let pattern = side.spec.lowered[finding.origin]
      let route = pattern.route.map { side.name(of: $0.value) }
      let cause = causes.cause(of: difference, pattern: pattern.pattern.value, route: route)
      var member = LinkChangeGroup.Member(
        kind: finding.kind, isAdded: finding.isAdded, pattern: pattern.pattern, route: route,
        difference: difference, cause: cause)
      member.extent = extents.extent(
        of: member, finding.origin, isInBoth: causes.isInBoth(pattern.pattern.value, of: route))
      return member
    }
    var list = ChangeList()
    list.changes = LinkChangeGroup.groups(of: members).map { change($0) }
    list.unproved = unproved.sorted()
    if unproved.count > Self.mostUnproved {
      let more = unproved.count - Self.mostUnproved
      list.unproved = list.unproved.prefix(Self.mostUnproved) + ["the same of \(more) more links"]
    }
    return list
  }

  private func change(_ group: LinkChangeGroup) -> Change {
    let shown = group.shown
    var places = group.members.map { Change.Place(shown.isAdded ? .head : .base, $0.pattern.range) }
    if !shown.isAdded, let place = headPlace(of: shown.difference) { places.append(place) }
    let patterns = group.members.map(\.pattern.value)
    return Change(
      shown.kind, shown.difference.message(group),
      route: group.route, routes: group.routes, proof: .executed,
      witness: shown.difference.witness(base: base.spec, head: head.spec),
      subject: group.isOfRoute ? [group.route ?? ""] + patterns : group.cause.subject, places: places)
  }

  /// Where the newer spec says what it does with the URL.
  private func headPlace(of difference: LinkDifference) -> Change.Place? {
    guard case .opened(let opening) = difference.new, let name = opening.screens.last?.route,
      let route = head.spec.graph.routes.first(where: { $0.qualifiedName == name })
    else { return nil }
    return Change.Place(.head, route.name.range)
  }
}
