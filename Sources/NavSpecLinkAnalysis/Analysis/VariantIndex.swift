import NavSpecRuntime

/// Variants by a literal segment of each, so that one is compared only with those it may meet.
struct VariantIndex {
  private let index: LiteralIndex
  /// Whether all sources have the same segments at equal places, and count them alike.
  private let placesAgree: Bool
  private let countsAgree: Bool

  init(_ variants: [LinkVariant], of schema: NavigationSchema) { self.init(variants, of: [schema]) }

  /// - Parameter schemas: Those of the variants, and of what they are compared with.
  init(_ variants: [LinkVariant], of schemas: [NavigationSchema]) {
    let sources = schemas.flatMap(\.sources)
    // Where one source reads a host as a segment and another does not, equal places are not the same segment.
    let placesAgree = Set(sources.map { $0.hostPolicy == .path }).count < 2
    self.placesAgree = placesAgree
    let countsAgree =
      placesAgree && Set(sources.map { [$0.distinguishesFinalSlash, $0.collapsesSlashes] }).count < 2
    self.countsAgree = countsAgree
    index = LiteralIndex(variants.map { Self.sequence(of: $0, placesAgree, countsAgree) })
  }

  /// Every variant that may match a URL that another matches too, in order.
  func rivals(of variant: LinkVariant) -> [Int] {
    index.rivals(of: Self.sequence(of: variant, placesAgree, countsAgree))
  }

  private static func sequence(
    of variant: LinkVariant, _ placesAgree: Bool, _ countsAgree: Bool
  ) -> LiteralIndex.Sequence {
    guard placesAgree else { return LiteralIndex.Sequence(literals: [], length: nil) }
    // A `/` at the end is a segment without text, or none.
    let slash = variant.segments.last == .literal("") ? 1 : 0
    let length = countsAgree && variant.gap == nil ? variant.segments.count - slash : nil
    return LiteralIndex.Sequence(literals: variant.literals, length: length)
  }
}

extension LinkVariant {
  /// The literal segments before a gap, in lower case.
  fileprivate var literals: [LiteralIndex.Literal] {
    let end = gap.map { $0.position - ($0.continuesSegment ? 1 : 0) } ?? segments.count
    return segments.prefix(max(0, end)).enumerated().compactMap { place, segment in
      guard case .literal(let text) = segment, !text.isEmpty else { return nil }
      return LiteralIndex.Literal(place: place, text: text.lowercased())
    }
  }
}
