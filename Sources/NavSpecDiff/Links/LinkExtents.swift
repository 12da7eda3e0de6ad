import NavSpecLinkAnalysis
import NavSpecRuntime

/// Finds which URLs of a link two versions treat differently.
struct LinkExtents {
  private let base: NamedSpec
  private let head: NamedSpec
  private let baseVariants: [LinkVariant.Origin: [Int]]
  private let headVariants: [LinkVariant.Origin: [Int]]

  private lazy var forward = LinkComparison(base: base.spec.table, head: head.spec.table)
  private lazy var backward = LinkComparison(base: head.spec.table, head: base.spec.table)

  init(base: NamedSpec, head: NamedSpec) {
    func variants(_ side: NamedSpec) -> [LinkVariant.Origin: [Int]] {
      Dictionary(grouping: side.spec.table.variants.indices) { side.spec.table.variants[$0].origin }
    }
    (self.base, self.head) = (base, head)
    (baseVariants, headVariants) = (variants(base), variants(head))
  }

  /// - Parameters:
  ///   - origin: The link or redirect, on the side that has it.
  ///   - isAdded: Whether that is the newer version.
  ///   - difference: What changes.
  ///   - route: Its route, by the name in the newer version.
  ///   - isInBoth: Whether both versions have the pattern.
  mutating func extent(
    of origin: LinkVariant.Origin, isAdded: Bool, difference: LinkDifference, route: String?, isInBoth: Bool
  ) -> LinkExtent {
    let (own, other) = isAdded ? (head, base) : (base, head)
    let variants = (isAdded ? headVariants : baseVariants)[origin, default: []]
    let rivals = (isAdded ? baseVariants : headVariants).filter { entry in
      if case .link(let link) = entry.key {
        return route == other.name(of: other.spec.schema.links[link].route)
      }
      return false
    }.values.flatMap { $0 }
    guard route != nil, !rivals.isEmpty else { return isInBoth ? .some : .all }
    let keys = keys(
      variants.map { own.spec.table.variants[$0] }, rivals.map { other.spec.table.variants[$0] },
      difference.url)
    if !keys.isEmpty { return .without(keys: keys) }
    let isExcluded = [LinkChangeKinds.leftToBrowser, LinkChangeKinds.takenFromBrowser].contains(
      difference.kind)
    if isInBoth, !isExcluded { return .some }
    let tables = isAdded ? backward : forward
    let isKept = variants.flatMap(tables.sample).contains { witness in
      let conditions = tables.conditions(of: witness)
      let effects = (base.effect(of: witness.url, conditions), head.effect(of: witness.url, conditions))
      guard case .opened(let old) = effects.0, case .opened(let new) = effects.1 else { return false }
      return old.screens.last?.route == route && new.screens.last?.route == route
    }
    return isKept ? .some : .all
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
