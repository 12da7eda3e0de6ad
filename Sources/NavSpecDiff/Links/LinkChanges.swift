import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// What happens to URLs: decided on the languages of both link tables, over all URLs and all answers of conditions.
struct LinkChanges {
  static func changes(in comparison: SpecComparison) -> [Change] {
    let (base, head) = (comparison.namedBase, comparison.namedHead)
    guard base.spec.table.variants != head.spec.table.variants || base.spec.schema != head.spec.schema else {
      return []
    }
    var search = Self(comparison)
    search.compare()
    let extents = LinkExtents(base: base, head: head, forward: search.forward, backward: search.backward)
    let causes = LinkCauses(comparison)
    let list = search.list(causes, extents)
    // Links that the newer app shares are another question than all links, which may have taken the whole budget.
    search.backward.budget.renew()
    let shared = SharedLinkChanges(
      comparison: comparison, samples: search.backward, causes: causes, extents: extents)
    return list + shared.list(besides: search.otherValues)
  }

  private let comparison: SpecComparison
  let base: NamedSpec
  let head: NamedSpec
  let forward: LinkComparison
  let backward: LinkComparison
  /// By kind and pattern of the side that has it.
  private var found: [Finding: LinkDifference] = [:]
  /// nil stands for what no link or redirect takes.
  private var unproved: [Question: Set<LinkVariant.Origin?>] = [:]

  private struct Finding: Hashable {
    var kind: ChangeKind
    /// nil for what no link or redirect takes.
    var origin: LinkVariant.Origin?
    var isAdded: Bool
  }

  /// Whether URLs of patterns that one side has open the same on the other, which is not known.
  private struct Question: Hashable {
    var isAdded: Bool
    var limit: SearchLimit
  }

  init(_ comparison: SpecComparison) {
    self.comparison = comparison
    base = comparison.namedBase
    head = comparison.namedHead
    forward = LinkComparison(base: base.spec.table, head: head.spec.table)
    backward = forward.reversed
  }

  mutating func compare() {
    let changed = comparison.changedVariants()
    compareFallbacks(changed)
    guard !changed.isEmpty else { return }
    let baseVariants = base.spec.table.variants
    for variant in baseVariants.indices {
      let isChanged = changed.base.contains(variant)
      guard isChanged || !changed.head.isEmpty || !changed.newExclusions.isEmpty else { continue }
      guard !forward.budget.isSpent else {
        record(.notProved(.steps), forward, of: baseVariants[variant].origin)
        continue
      }
      if isChanged { compareOpened(variant, changed.baseMeanings[variant], isAdded: false) }
      for exclusion in changed.newExclusions {
        record(forward.isKept(variant, from: exclusion), forward, of: baseVariants[variant].origin)
      }
      guard isChanged || !changed.head.isEmpty else { continue }
      for rival in forward.rivals(of: variant) where isChanged || changed.head.contains(rival) {
        guard forward.budget.spend() else {
          record(.notProved(.steps), forward, of: baseVariants[variant].origin)
          break
        }
        compare(variant, rival, changed)
      }
    }
    // The other way round: what the newer table opens and the older one did not.
    for variant in changed.head.sorted() {
      compareOpened(variant, changed.headMeanings[variant], isAdded: true)
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

  /// What one version opens and the other may not.
  private mutating func compareOpened(_ variant: Int, _ meaning: LinkMeaning, isAdded: Bool) {
    let (side, tables) = isAdded ? (head, backward) : (base, forward)
    for part in parts(of: variant, in: side) {
      var wasTried = false
      var proof = tables.isStillOpened(variant, only: part?.variant, isConstant: meaning.isConstant) {
        wasTried = true
        return isOther($0, tables)
      }
      if proof == .proved, wasTried, part?.isExact == false { proof = .notProved(.trials) }
      record(proof, tables, of: side.spec.table.variants[variant].origin, isAdded: isAdded)
    }
  }

  /// A redirect of the older table that led nowhere took URLs and opened nothing: what takes them now opens them.
  private mutating func compareDeadEnds(_ changed: ChangedVariants) {
    for (redirect, variant) in base.spec.table.variants.enumerated() {
      guard let leading = base.parts()[redirect]?.map(\.variant) else { continue }
      for taker in forward.rivals(of: redirect)
      where changed.base.contains(redirect) || changed.head.contains(taker) {
        let origin = head.spec.table.variants[taker].origin
        guard backward.budget.spend() else {
          record(.notProved(.steps), backward, of: origin, isAdded: true)
          break
        }
        for part in parts(of: taker, in: head) {
          let proof = backward.isUnmoved(
            taker, only: part?.variant, from: redirect, .rest(of: leading)
          ) { witness in
            difference(of: witness.url, backward.conditions(of: witness))?.kind == .linkAdded
          }
          record(proof, backward, of: origin, isAdded: true)
          guard case .witness = proof else { continue }
          // What opens now is the link's.
          found[Finding(kind: .linkAdded, origin: variant.origin, isAdded: false)] = nil
        }
      }
    }
  }

  /// What opens where no link or redirect takes a URL, as the last row of the table.
  private mutating func compareFallbacks(_ changed: ChangedVariants) {
    let (old, new) = (base.fallbackEffect, head.fallbackEffect)
    guard old != .unmatched || new != .unmatched else { return }
    let hasOther = old != new || base.spec.schema.sources != head.spec.schema.sources
    for (tables, isAdded) in [(forward, false), (backward, true)] {
      let exclusions = isAdded ? changed.oldExclusions : changed.newExclusions
      for exclusion in exclusions.map(Optional.some) + (hasOther ? [nil] : []) {
        let proof = tables.isUnmovedWithoutLinks(from: exclusion, isFallbackSame: old == new) { witness in
          difference(of: witness.url, tables.conditions(of: witness)) != nil
        }
        guard case .witness(let witness) = proof else {
          record(proof, tables, of: nil, isAdded: isAdded)
          continue
        }
        for difference in differences(of: witness.url, tables.conditions(of: witness)) {
          note(difference, of: nil, isAdded: difference.old.route == nil)
        }
      }
    }
  }

  /// Whether the two versions do something different with a URL.
  private func isOther(_ witness: LinkWitness, _ tables: LinkComparison) -> Bool {
    tables.budget.spend(tables.followingCost)
    return difference(of: witness.url, tables.conditions(of: witness)) != nil
  }

  private mutating func compare(_ variant: Int, _ rival: Int, _ changed: ChangedVariants) {
    let (old, new) = (changed.baseMeanings[variant], changed.headMeanings[rival])
    let isTried = old.target != nil || new.target != nil
    let origin = base.spec.table.variants[variant].origin
    let parts = parts(of: variant, in: base)
    var portions = [LinkComparison.Portion.all]
    var isExact = parts.allSatisfy { $0?.isExact != false }
    if let others = head.parts()[rival] {
      forward.budget.spend(parts.count + others.count)
      let (known, opened) = (Set(parts), Set(others.map(Optional.some)))
      isExact = isExact && others.allSatisfy(\.isExact)
      portions = known == [nil] ? [] : portions
      portions += others.filter { !known.contains($0) }.map { .part($0.variant) }
      // What the newer redirect does not open is compared whatever else it means.
      for part in parts where !opened.contains(part) {
        let rest = LinkComparison.Portion.rest(of: others.map(\.variant))
        let proof = forward.isUnmoved(variant, only: part?.variant, from: rival, rest) {
          isOther($0, forward)
        }
        record(proof, forward, of: origin)
      }
    }
    for doubt in old.doubts(against: new, isRedirected: changed.isRedirected(variant, rival)) {
      // Of what only trials tell, one harm is enough.
      if isTried, isHarmed(origin) { return }
      if let kind = expectedKind(of: doubt, old, new),
        found[Finding(kind: kind, origin: origin, isAdded: false)] != nil
      {
        continue
      }
      var differences: [LinkDifference] = []
      var wasTried = false
      let proofs = parts.flatMap { part in
        portions.map { portion in
          forward.isUnmoved(variant, only: part?.variant, from: rival, portion, where: doubt.tests) {
            witness in
            let conditions = forward.conditions(of: witness)
            wasTried = true
            guard var difference = difference(of: witness.url, conditions) else { return false }
            if doubt.isAcceptance, let parameter = doubt.parameter, difference.isOnly(of: parameter) {
              difference.kind = .linkValuesAccepted
            }
            differences.append(difference)
            // Whatever else is different, the values are not: others may be.
            return doubt.parameter == nil || difference.concernsValues
          }
        }
      }
      differences.forEach { note($0, of: origin, isAdded: false) }
      if isTried, isHarmed(origin) { return }
      for proof in proofs {
        if case .notProved = proof { record(proof, forward, of: origin) }
        if proof == .proved, doubt.dependsOnSpelling || !isExact, wasTried {
          record(.notProved(.trials), forward, of: origin)
        }
      }
    }
  }

  /// Whether it is known that somebody loses something by what happens to a link or redirect.
  private func isHarmed(_ origin: LinkVariant.Origin) -> Bool {
    found.keys.contains { $0.origin == origin && !$0.isAdded && $0.kind.level == .breaking }
  }

  /// What is looked at of a variant: of a redirect what opens something, else all of it.
  private func parts(of variant: Int, in side: NamedSpec) -> [RedirectedPart?] {
    side.parts()[variant] ?? [nil]
  }

  /// The kind that the meanings alone tell; nil where it depends on the URL.
  private func expectedKind(of doubt: LinkDoubt, _ old: LinkMeaning, _ new: LinkMeaning) -> ChangeKind? {
    guard old.target == nil, new.target == nil else { return nil }
    if old.screens.last?.route != new.screens.last?.route { return .linkMoved }
    guard doubt.parameter != nil else { return nil }
    return doubt.isAcceptance ? .linkValuesAccepted : .linkValuesChanged
  }

  private mutating func record(
    _ proof: LinkProof, _ tables: LinkComparison, of origin: LinkVariant.Origin?, isAdded: Bool = false
  ) {
    switch proof {
    case .proved: return
    case .witness(let witness):
      note(witness.url, tables.conditions(of: witness), of: origin, isAdded: isAdded)
    case .notProved(let limit):
      unproved[Question(isAdded: isAdded, limit: limit), default: []].insert(origin)
    }
  }

  private mutating func note(
    _ url: String, _ conditions: [String: Bool], of origin: LinkVariant.Origin?, isAdded: Bool
  ) {
    let tables = isAdded ? backward : forward
    tables.budget.spend(tables.reportCost)
    for difference in differences(of: url, conditions) { note(difference, of: origin, isAdded: isAdded) }
  }

  private mutating func note(
    _ difference: LinkDifference, of origin: LinkVariant.Origin?, isAdded: Bool
  ) {
    let finding = Finding(kind: difference.kind, origin: origin, isAdded: isAdded)
    if found[finding] == nil { found[finding] = difference }
  }

  /// What the newer version gives a screen in another way than the older one, or opens and the older one did not.
  var otherValues: [LinkDifference] {
    found.values.filter { $0.concernsValues || $0.kind == .linkAdded }.sorted {
      ($0.url.utf8.count, $0.url) < ($1.url.utf8.count, $1.url)
    }
  }

  /// One change for each kind and cause.
  func list(_ causes: LinkCauses, _ extents: LinkExtents) -> [Change] {
    let removedGuards = comparison.removedGuards
    let members = found.compactMap { finding, difference -> LinkChangeGroup.Member? in
      let (pattern, route) = named(
        finding.origin, on: finding.isAdded ? head : base,
        fallback: (finding.isAdded ? difference.new : difference.old).route)
      let cause = causes.cause(of: difference, pattern: pattern.value, route: route)
      var member = LinkChangeGroup.Member(
        kind: finding.kind, isAdded: finding.isAdded, pattern: pattern, route: route,
        difference: difference, cause: cause)
      guard let origin = finding.origin else {
        if case .exclusion = cause { member.extent = .some }
        return member
      }
      member.extent = extents.extent(
        of: member, origin, isInBoth: causes.isInBoth(pattern.value, of: route))
      if member.kind == .linkUnguarded, case .guarded(let asker, let condition) = cause,
        removedGuards.contains([asker, condition])
      {
        return nil
      }
      return member
    }
    return LinkChangeGroup.groups(of: members).map(change) + unproved.map(change)
  }

  /// A pattern and what it opens. URLs that no link takes are of no pattern: the fallback stands for it, at the screen
  /// that it opens.
  private func named(
    _ origin: LinkVariant.Origin?, on side: NamedSpec, fallback route: String?
  ) -> (pattern: Located<String>, route: String?) {
    if let origin {
      let link = side.spec.lowered[origin]
      return (link.pattern, link.route.map { side.name(of: $0.value) })
    }
    let screen = side.spec.graph.routes.first { side.name(of: $0.id.value) == route }
    return (Located("links.fallback", at: screen?.name.range ?? side.spec.graph.range), route)
  }

  private func change(_ question: Question, _ origins: Set<LinkVariant.Origin?>) -> Change {
    let side = question.isAdded ? head : base
    let asked = origins.map { named($0, on: side, fallback: side.fallbackEffect.route) }
    let patterns = asked.map(\.pattern).sorted { ($0.value, $0.range.start) < ($1.value, $1.range.start) }
    let more = patterns.count > 1 ? " and \(patterns.count - 1) more" : ""
    let routes = Set(asked.map(\.route))
    let names = patterns.map(\.value)
    return .notProved(
      "whether URLs of '\(names[0])'\(more) \(question.isAdded ? "opened before" : "still open the same")",
      because: question.limit.phrase, .link, route: routes.count == 1 ? routes.first ?? nil : nil,
      subject: [question.isAdded ? "before" : "after"] + names,
      places: patterns.map { Change.Place(question.isAdded ? .head : .base, $0.range) })
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
