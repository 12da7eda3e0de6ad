import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecRuntime

struct LinkExtents {
  private struct Side {
    let named: NamedSpec
    /// What becomes of its URLs in the other version.
    let tables: LinkComparison
    let variants: [LinkVariant.Origin: [Int]]
    /// The variants of the links of a route, by its name.
    let links: [String?: [Int]]

    init(_ named: NamedSpec, _ tables: LinkComparison) {
      (self.named, self.tables) = (named, tables)
      let all = named.spec.table.variants
      variants = Dictionary(grouping: all.indices) { all[$0].origin }
      links = Dictionary(grouping: all.indices, by: named.route)
    }
  }

  private let base: Side
  private let head: Side

  init(base: NamedSpec, head: NamedSpec, forward: LinkComparison, backward: LinkComparison) {
    self.base = Side(base, forward)
    self.head = Side(head, backward)
  }

  /// - Parameters:
  ///   - origin: The link or redirect, on the side that has it.
  ///   - isInBoth: Whether both versions have the pattern.
  ///   - isShared: Whether the difference is what the older version does with a URL of the newer one.
  func extent(
    of member: LinkChangeGroup.Member, _ origin: LinkVariant.Origin, isInBoth: Bool, isShared: Bool = false
  ) -> LinkExtent {
    // At a site that only one version has, all URLs change.
    if case .site = member.cause { return .all }
    let (difference, route, isAdded) = (member.difference, member.route, member.isAdded)
    let (own, other) = isAdded ? (head, base) : (base, head)
    let (tables, variants) = (own.tables, own.variants[origin, default: []])
    guard let route else { return isInBoth ? .some : .all }
    let rivals = other.links[route] ?? []
    guard rivals.count <= AnalysisBudget.rivals, !tables.budget.isSpent else { return .some }
    let keys = keys(
      variants.map { own.named.spec.table.variants[$0] },
      rivals.map { other.named.spec.table.variants[$0] },
      difference.url)
    if !keys.isEmpty { return .without(keys: keys) }
    let excluded = Set(variants.map(tables.excludedPart))
    if [.linkLeftToBrowser, .linkTakenFromBrowser].contains(difference.kind) {
      return excluded == [.all] ? .all : .some
    }
    if isInBoth || excluded != [.none] { return .some }
    return variants.allSatisfy { isWhole($0, of: other.named, tables, difference, isShared: isShared) }
      ? .all : .some
  }

  /// Whether all URLs of a variant change alike. What other links and redirects take of them may open something else,
  /// or the same.
  private func isWhole(
    _ variant: Int, of other: NamedSpec, _ tables: LinkComparison, _ difference: LinkDifference,
    isShared: Bool
  ) -> Bool {
    let rivals = tables.rivals(of: variant)
    guard rivals.count <= AnalysisBudget.rivals else { return false }
    let isMoved = difference.kind == .linkMoved
    if isMoved, tables.isStillOpened(variant) != .proved { return false }
    return rivals.allSatisfy { rival in
      // Whatever a link of the screen takes opens it.
      if isMoved, let route = other.route(ofVariant: rival), route == difference.new.route { return true }
      if isMoved, leads(rival, of: other, to: difference.new.route),
        tables.isCovered(variant, by: other.parts()[rival]?.map(\.variant) ?? [])
      {
        return true
      }
      let proof = tables.isUnmoved(variant, from: rival) { witness in
        let answers = tables.conditions(of: witness)
        let effects = [base, head].map { $0.named.effect(of: witness.url, answers) }
        let (old, new) = isShared ? (effects[1], effects[0]) : (effects[0], effects[1])
        let found = LinkDifference(witness.url, answers, old, new)
        return found?.kind != difference.kind || found?.new.route != difference.new.route
      }
      return proof == .proved
    }
  }

  private func leads(_ variant: Int, of side: NamedSpec, to route: String?) -> Bool {
    guard case .redirect(let redirect) = side.spec.table.variants[variant].origin else { return false }
    guard let route, let destinations = side.destinations()[redirect] else { return false }
    return destinations.values.joined().allSatisfy { side.route(ofVariant: $0.variant) == route }
  }

  /// The keys of the query that all of some variants may leave out and none of the others may, if a URL lacks one.
  private func keys(_ variants: [LinkVariant], _ rivals: [LinkVariant], _ url: String) -> [String] {
    func shared(_ variants: [LinkVariant], _ key: (LinkVariant.QueryRule) -> String?) -> Set<String> {
      let sets = variants.map { Set($0.query.compactMap(key)) }
      return sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
    }
    let optional = shared(variants) { if case .optional(let key, _) = $0 { key } else { nil } }
    let required = shared(rivals) { if case .required(let key, _) = $0 { key } else { nil } }
    let keys = optional.intersection(required)
    return keys.contains { !url.contains("?\($0)=") && !url.contains("&\($0)=") } ? keys.sorted() : []
  }
}
