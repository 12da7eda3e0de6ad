import NavSpecLinkAnalysis
import NavSpecRuntime

/// The variants that the other of two link tables does not have with the same meaning, and its exclusions.
struct ChangedVariants: Sendable {
  let base: Set<Int>
  let head: Set<Int>
  let newExclusions: [LinkVariant]
  let oldExclusions: [LinkVariant]
  /// What each variant of the older table does.
  let baseMeanings: [LinkMeaning]
  /// What each variant of the newer table does.
  let headMeanings: [LinkMeaning]

  var isEmpty: Bool { base.isEmpty && head.isEmpty && newExclusions.isEmpty && oldExclusions.isEmpty }

  init(base: NamedSpec, head: NamedSpec) {
    baseMeanings = base.meanings()
    headMeanings = head.meanings()
    let baseKeys = Self.keys(of: base, baseMeanings)
    let headKeys = Self.keys(of: head, headMeanings)
    func without(_ keys: [Key], _ others: [Key]) -> Set<Int> {
      let known = Set(others)
      return Set(keys.indices.filter { !known.contains(keys[$0]) })
    }
    self.base = without(baseKeys, headKeys)
    self.head = without(headKeys, baseKeys)
    let baseExclusions = Self.exclusionKeys(of: base)
    let headExclusions = Self.exclusionKeys(of: head)
    newExclusions = without(headExclusions, baseExclusions).sorted().map {
      head.spec.table.exclusionVariants[$0]
    }
    oldExclusions = without(baseExclusions, headExclusions).sorted().map {
      base.spec.table.exclusionVariants[$0]
    }
  }

  /// What a variant matches, and what it does.
  private struct Key: Hashable {
    var variant: LinkVariant
    var source: NavigationSchema.Source
    var when: String?
    var meaning: LinkMeaning

    /// The literals and the screen tell most variants apart; the rest costs more to hash than to compare.
    func hash(into hasher: inout Hasher) {
      hasher.combine(variant.segments.count)
      for case .literal(let text) in variant.segments { hasher.combine(text) }
      hasher.combine(variant.prefix)
      hasher.combine(variant.forbiddenKeys)
      for case .literal(let key, let value) in variant.query {
        hasher.combine(key)
        hasher.combine(value)
      }
      hasher.combine(meaning.screens.last?.route)
    }
  }

  private static func keys(of side: NamedSpec, _ meanings: [LinkMeaning]) -> [Key] {
    let sources = sources(of: side)
    return zip(side.spec.table.variants, meanings).map { key(of: $0, side.spec.schema, sources, $1) }
  }

  private static func exclusionKeys(of side: NamedSpec) -> [Key] {
    let sources = sources(of: side)
    return side.spec.table.exclusionVariants.map { key(of: $0, side.spec.schema, sources, LinkMeaning()) }
  }

  /// The groups of schemes and domains without what says nothing of URLs: their names, and the order of their lists.
  private static func sources(of side: NamedSpec) -> [NavigationSchema.Source] {
    side.spec.schema.sources.map { source in
      var source = source
      source.name = ""
      source.schemes.sort()
      source.domains.sort()
      return source
    }
  }

  private static func key(
    of variant: LinkVariant, _ schema: NavigationSchema, _ sources: [NavigationSchema.Source],
    _ meaning: LinkMeaning
  ) -> Key {
    var plain = variant
    plain.origin = .link(0)
    plain.source = 0
    plain.when = nil
    let when = variant.when.map { ($0.isNegated ? "!" : "") + schema.conditions[$0.condition].name }
    let source = sources.indices.contains(variant.source) ? sources[variant.source] : .init()
    return Key(variant: plain, source: source, when: when, meaning: meaning)
  }
}
