import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecRuntime

/// The variants that the other of two link tables does not have with the same meaning, and its exclusions.
struct ChangedVariants: Sendable {
  let base: Set<Int>
  let head: Set<Int>
  let newExclusions: [LinkVariant]
  let oldExclusions: [LinkVariant]
  let baseMeanings: [LinkMeaning]
  /// What each variant of the newer table does.
  let headMeanings: [LinkMeaning]
  /// Variants of redirects of the older table of which it is not known what all their URLs open, and whose URLs other
  /// variants may take now.
  private let baseRedirected: Set<Int>
  /// The same of the newer table.
  private let headRedirected: Set<Int>

  var isEmpty: Bool { base.isEmpty && head.isEmpty && newExclusions.isEmpty && oldExclusions.isEmpty }

  init(base: NamedSpec, head: NamedSpec) {
    baseMeanings = base.meanings()
    headMeanings = head.meanings()
    let baseKeys = Self.keys(of: base.spec.table.variants, in: base, baseMeanings)
    let headKeys = Self.keys(of: head.spec.table.variants, in: head, headMeanings)
    func without(_ keys: [Key], _ others: [Key]) -> Set<Int> {
      // Most stand where they stood, and to hash one takes longer than to compare it with some.
      let moved = keys.indices.filter { !others.indices.contains($0) || keys[$0] != others[$0] }
      let known = moved.count > 8 ? Set(others) : nil
      return Set(moved.filter { !(known?.contains(keys[$0]) ?? others.contains(keys[$0])) })
    }
    let (ofBase, ofHead) = (without(baseKeys, headKeys), without(headKeys, baseKeys))
    let isAnyOther = !ofBase.isEmpty || !ofHead.isEmpty
    let baseEnds = Self.ends(of: base, baseKeys)
    let headEnds = Self.ends(of: head, headKeys)
    baseRedirected = Self.redirected(baseEnds, headEnds, isAnyOther: isAnyOther)
    headRedirected = Self.redirected(headEnds, baseEnds, isAnyOther: isAnyOther)
    self.base = ofBase.union(baseRedirected)
    self.head = ofHead.union(headRedirected)
    let (old, new) = (base.spec.table.exclusionVariants, head.spec.table.exclusionVariants)
    let (oldKeys, newKeys) = (Self.keys(of: old, in: base), Self.keys(of: new, in: head))
    newExclusions = without(newKeys, oldKeys).sorted().map { new[$0] }
    oldExclusions = without(oldKeys, newKeys).sorted().map { old[$0] }
  }

  /// Whether URLs of a redirect of the older table that meets one of the newer table may go elsewhere, though both
  /// are written alike.
  func isRedirected(_ variant: Int, _ rival: Int) -> Bool {
    baseRedirected.contains(variant) || headRedirected.contains(rival)
  }

  /// What may take the URLs of a variant of a redirect.
  private struct Ends {
    var key: Key
    /// nil where there are too many to know.
    var variants: [Int]?
    var keys: Set<Key>

    var wording: Wording { Wording(meaning: key.meaning, prefix: key.variant.keptPrefix) }
  }

  /// How a redirect leads on, whatever its pattern.
  private struct Wording: Hashable {
    var meaning: LinkMeaning
    var prefix: KeptPrefix
  }

  /// By variant: the ends of each redirect of which it is not known what all its URLs open.
  private static func ends(of side: NamedSpec, _ keys: [Key]) -> [Int: Ends] {
    guard !side.spec.schema.redirects.isEmpty else { return [:] }
    var ends: [Int: Ends] = [:]
    for (index, variant) in side.spec.table.variants.enumerated() {
      guard case .redirect(let redirect) = variant.origin, keys[index].meaning.target != nil else { continue }
      let all = side.destinations()[redirect].map { ($0[variant.keptPrefix] ?? []).map(\.variant) }
      ends[index] = Ends(
        key: keys[index].withoutSites, variants: all, keys: Set((all ?? []).map { keys[$0].withoutSites }))
    }
    return ends
  }

  /// The redirects that do not end as one of the other table does, and those that lead to them.
  /// - Parameter isAnyOther: Whether the tables differ in any variant.
  private static func redirected(_ ends: [Int: Ends], _ others: [Int: Ends], isAnyOther: Bool) -> Set<Int> {
    guard isAnyOther else { return [] }
    let known = Dictionary(grouping: others.values, by: \.key)
    // One whose pattern has changed may lead on as before.
    let alike = Dictionary(grouping: others.values, by: \.wording)
    var redirected = Set(
      ends.filter { _, end in
        // What differs in meaning is compared in any case.
        guard let same = known[end.key] ?? alike[end.wording] else { return false }
        return end.variants == nil || same.contains { $0.variants == nil || $0.keys != end.keys }
      }.keys)
    var isGrowing = !redirected.isEmpty
    while isGrowing {
      let leading = ends.filter { !redirected.isDisjoint(with: $0.value.variants ?? []) }.keys
      isGrowing = !redirected.isSuperset(of: leading)
      redirected.formUnion(leading)
    }
    return redirected
  }

  /// What a variant matches, and what it does.
  private struct Key: Hashable {
    var variant: LinkVariant
    var source: NavigationSchema.Source
    var when: String?
    var meaning: LinkMeaning
    /// What its meaning is true of; nil where that is all of it.
    var parts: [RedirectedPart]?

    /// The same on whatever schemes and domains.
    var withoutSites: Key {
      var key = self
      (key.source.schemes, key.source.domains) = ([], [])
      (key.source.isBare, key.source.acceptsHTTP) = (false, false)
      return key
    }
  }

  /// - Parameter meanings: What each of them does; exclusions do nothing.
  private static func keys(
    of variants: [LinkVariant], in side: NamedSpec, _ meanings: [LinkMeaning]? = nil
  ) -> [Key] {
    let schema = side.spec.schema
    let parts = meanings == nil ? nil : side.parts()
    // Without what says nothing of URLs: the names of groups, and the order of their lists.
    let sources = schema.sources.map { source in
      var source = source
      source.name = ""
      source.schemes.sort()
      source.domains.sort()
      return source
    }
    return variants.indices.map { index in
      var plain = variants[index]
      plain.origin = .link(0)
      plain.source = 0
      plain.when = nil
      return Key(
        variant: plain, source: sources.of(variants[index]),
        when: variants[index].when.map { ($0.isNegated ? "!" : "") + schema.conditions[$0.condition].name },
        meaning: meanings?[index] ?? LinkMeaning(), parts: parts?[index])
    }
  }
}
