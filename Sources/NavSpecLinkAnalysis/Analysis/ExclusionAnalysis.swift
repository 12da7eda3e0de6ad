package import NavSpecRuntime

/// Exclusions that take some URLs of links that hardly anyone would think of.
package struct ExclusionAnalysis: Sendable {
  /// An exclusion with a placeholder where a link has literal text.
  package struct Overlap: Hashable, Sendable {
    /// By its index in the schema.
    package var exclusion: Int
    /// A link, by its index in the schema.
    package var link: Int
    /// A URL that the link would open.
    package var witness: LinkWitness
  }

  /// In the order of the exclusions, then of the links.
  package private(set) var overlaps: [Overlap] = []
  /// Exclusions that were not compared with every link.
  package private(set) var unproved: Set<LinkVariant.Origin> = []

  package init(of table: LinkTable) {
    guard !table.schema.exclusions.isEmpty else { return }
    let model = LinkModel(table)
    lazy var openModel = {
      var schema = table.schema
      schema.exclusions = []
      return LinkModel(LinkTable(schema), sharing: model)
    }()
    let index = VariantIndex(table.variants, of: table.schema)
    var known: Set<[Int]> = []
    // A text before both that only a prefix takes is no surprise.
    for exclusion in table.exclusionVariants where !exclusion.usesPrefix {
      guard case .exclusion(let number) = exclusion.origin else { continue }
      let excluded = model.spaces(of: exclusion)
      for rival in index.rivals(of: exclusion) {
        let variant = table.variants[rival]
        guard case .link(let link) = variant.origin, !variant.usesPrefix, !known.contains([number, link])
        else { continue }
        guard model.budget.spend() else {
          unproved.insert(exclusion.origin)
          break
        }
        let opened = model.spaces(at: rival)
        let shared = excluded.lazy.flatMap { space in
          opened.lazy.flatMap { space.intersection($0, model.pool) }
        }
        for space in shared {
          guard let path = space.path.shortest(model.pool),
            exclusion.isLooser(than: variant, segmentCount: path.count)
          else { continue }
          guard let witness = space.witness(model.pool) else {
            if !space.isEmpty(model.pool) { unproved.insert(exclusion.origin) }
            continue
          }
          guard case .excluded = model.contest(for: witness),
            case .matched(let match) = openModel.redirectChain(of: witness).outcome, match.link == link
          else { continue }
          known.insert([number, link])
          overlaps.append(Overlap(exclusion: number, link: link, witness: witness))
          break
        }
      }
    }
    overlaps.sort { ($0.exclusion, $0.link) < ($1.exclusion, $1.link) }
  }
}

extension LinkVariant {
  /// Whether it takes any text where the other has a literal, on URLs of so many segments.
  fileprivate func isLooser(than other: Self, segmentCount: Int) -> Bool {
    (0..<segmentCount).contains { position in
      rank(at: position, of: segmentCount) != 0 && other.rank(at: position, of: segmentCount) == 0
    }
  }
}
