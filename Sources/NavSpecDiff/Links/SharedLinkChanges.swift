import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// URLs that the newer app builds and that an older one, on the phones of people who have not updated, cannot open, or
/// not with the same values.
struct SharedLinkChanges {
  let comparison: SpecComparison
  /// What becomes, in the older table, of the URLs that the newer one opens.
  let samples: LinkComparison
  let causes: LinkCauses
  let extents: LinkExtents

  private var base: NamedSpec { comparison.namedBase }
  private var head: NamedSpec { comparison.namedHead }

  /// - Parameter others: URLs with which the two give a screen other values.
  func list(besides others: [LinkDifference]) -> [Change] {
    var list: [Change] = []
    let changed = comparison.changedVariants()
    // A route of which no pattern changed, nor one that the older app has beside it, is shared as before.
    let affected = Set(
      head.spec.table.variants.indices.filter { index in
        changed.head.contains(index) || !changed.oldExclusions.isEmpty
          || !changed.base.isEmpty && samples.rivals(of: index).contains(where: changed.base.contains)
      }.compactMap(head.route))
    var members: [LinkChangeGroup.Member] = []
    var seen: Set<String> = []
    for index in head.spec.table.variants.indices {
      guard let route = head.route(ofVariant: index), affected.contains(route), !seen.contains(route)
      else { continue }
      guard samples.budget.spend() else {
        list.append(
          comparison.notProved(
            "whether older apps open the URLs that the newer one builds", because: SearchLimit.steps.phrase,
            .link))
        break
      }
      var witnesses = samples.sample(index)
      // What accepts more than before builds URLs that the older app refuses.
      if base.forms(ofRoute: route) != head.forms(ofRoute: route),
        case .witness(let witness) = samples.isStillOpened(index)
      {
        witnesses.append(witness)
      }
      for witness in witnesses {
        samples.budget.spend(samples.reportCost)
        guard var member = member(witness, samples.conditions(of: witness)) else { continue }
        seen.insert(route)
        member.extent = extents.extent(
          of: member, head.spec.table.variants[index].origin,
          isInBoth: causes.isInBoth(member.pattern.value, of: member.route), isShared: true)
        members.append(member)
        break
      }
    }
    for difference in others {
      samples.budget.spend(samples.reportCost)
      let kind: ChangeKind = difference.concernsValues ? .sharedLinkValuesChanged : .sharedLinkLost
      guard var member = member(LinkWitness(url: difference.url), difference.conditions, kind: kind),
        !members.contains(where: { $0.route == member.route && $0.kind == member.kind })
      else { continue }
      if kind == .sharedLinkLost { member.extent = .some }
      members.append(member)
    }
    list += LinkChangeGroup.groups(of: members).map(change)
    return list
  }

  /// What becomes of the URL that the newer app builds for the screen that a sample opens.
  private func member(
    _ witness: LinkWitness, _ conditions: [String: Bool], kind: ChangeKind = .sharedLinkLost
  ) -> LinkChangeGroup.Member? {
    let table = head.spec.table
    let outcome = table.outcome(of: witness.url) { conditions[head.spec.schema.conditions[$0].name] ?? true }
    guard case .matched(let match) = outcome,
      let values = table.values(of: table.screen(of: match), in: match),
      let url = table.url(for: match.route, values: values)
    else { return nil }
    let new = head.effect(of: url, [:])
    let old = base.effect(of: url, [:])
    guard let route = new.route, let difference = LinkDifference(url, [:], new, old) else { return nil }
    if case .matched(let former) = base.spec.table.outcome(of: url, holds: { _ in true }),
      base.name(of: former.route) == route, old.route == nil
    {
      return nil
    }
    guard kind == .sharedLinkLost ? old.route != route : difference.concernsValues else { return nil }
    // What is new was never shared: 'link-added' tells of it.
    guard let pair = comparison.routes[head: RouteID(match.route)],
      base.spec.schema.links.contains(where: { $0.route == pair.base.value && $0.isBuilt })
    else { return nil }
    let name = head.spec.lowered.graph.routes[match.route].qualifiedName
    let pattern = head.spec.lowered.link(match.link).pattern
    return LinkChangeGroup.Member(
      kind: kind, isAdded: true, pattern: pattern, route: name, difference: difference,
      cause: causes.cause(ofShared: url, old, pattern: pattern.value, route: name))
  }

  private func change(_ group: LinkChangeGroup) -> Change {
    let (some, without) =
      switch group.extent {
      case .all: ("the ", "")
      case .some: ("some ", "")
      case .without(let keys): ("", " without " + keys.map { "'\($0)'" }.joined(separator: " or "))
      }
    let isLost = group.shown.kind == .sharedLinkLost
    var subject =
      switch (group.route, group.extent) {
      case (let route?, .all): "the URL that is built for '\(route)' does not open it"
      case (let route?, _): "\(some)URLs that are built for '\(route)'\(without) do not open it"
      case (nil, _): "\(some)URLs that are built for \(group.routes.count) routes\(without) do not open them"
      }
    if !isLost {
      let routes = group.route.map { "'\($0)'" } ?? "\(group.routes.count) routes"
      subject = "URLs that are built for \(routes) carry other values"
    }
    let site =
      switch group.reason {
      case .site(let site)?: ", which does not know '\(site)'"
      case .exclusion(let pattern)?: ", which excludes '\(pattern)'"
      case .type(let name)?: ", where the type '\(name)' accepts fewer values"
      default: ""
      }
    return Change(
      group.shown.kind, "\(subject) in the older app\(site)", route: group.route, routes: group.routes,
      proof: .executed, witness: group.shown.difference.witness(base: base.spec, head: head.spec),
      subject: group.isOfRoute ? [group.route ?? ""] : group.cause.subject,
      places: group.members.map { Change.Place(.head, $0.pattern.range) })
  }
}
