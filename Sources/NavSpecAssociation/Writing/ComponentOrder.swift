/// Components in an order in which the first that fits a URL says what the app does with it. A `*` takes a `/` too, so that
/// a component also fits URLs of more segments than its pattern has: those are decided before it.
struct ComponentOrder {
  private(set) var components: [ComponentText] = []
  /// What components are made of that no pattern has.
  private(set) var originals: [ComponentText: ComponentText] = [:]

  init(_ exclusions: [ComponentText], _ claims: [ComponentText], opensAll: Bool) {
    // Without a `*` they exclude no more than they say.
    components = exclusions.filter { !$0.isWide }
    var open = claims.filter { $0.gap != nil }
    for exclusion in exclusions where exclusion.gap != nil {
      for wider in exclusion.wider {
        // What would be excluded with it is claimed before, by itself where that is possible.
        let rivals = open.filter { $0.mayMeet(wider) }
        if !rivals.isEmpty, rivals.allSatisfy({ $0.covers(wider) }) {
          append(wider, madeOf: exclusion)
        } else {
          components += rivals
          open.removeAll { rivals.contains($0) }
        }
      }
      components.append(exclusion)
    }
    let wide = exclusions.filter { $0.isWide && $0.gap == nil }
    // The exclusions below which a claim has URLs of more segments.
    var waiting = open.map { claim in (claim: claim, rivals: wide.filter { $0.mayMeet(claim) }) }
    components += waiting.filter(\.rivals.isEmpty).map(\.claim)
    waiting.removeAll(where: \.rivals.isEmpty)
    let closed = wide + claims.filter { $0.gap == nil }
    for level in Set(closed.map(\.parts.count)).sorted(by: >) {
      waiting.removeAll { claim, rivals in
        let isLast = claim.parts.count > level || !rivals.contains { $0.parts.count <= level }
        if isLast { components.append(claim) } else { append(claim.padded(to: level + 1), madeOf: claim) }
        return isLast
      }
      let rows = closed.filter { $0.parts.count == level }
      if rows.contains(where: \.isWide), !opensAll {
        let longer = Array(repeating: "?*", count: level + 1)
        components.append(
          ComponentText(parts: longer, isExcluded: true, ignoresCase: rows[0].ignoresCase))
      }
      components += rows
    }
    components += waiting.map(\.claim)
  }

  private mutating func append(_ component: ComponentText, madeOf original: ComponentText) {
    components.append(component)
    originals[component] = original
  }
}

extension ComponentText {
  /// Claims of what it fits and does not mean: a segment before or behind its gap is several.
  fileprivate var wider: [Self] {
    parts.indices.filter { $0 != gap && parts[$0].utf8.contains(UInt8(ascii: "*")) }.map { index in
      var wider = self
      wider.isExcluded = false
      wider.parts.insert("?*", at: index)
      wider.gap = nil
      return wider
    }
  }

  /// With as many segments at least, if it may have more than it has.
  fileprivate func padded(to count: Int) -> Self {
    guard let gap, parts.count < count else { return self }
    var padded = self
    padded.parts.insert(contentsOf: Array(repeating: "?*", count: count - parts.count), at: gap)
    return padded
  }

  /// Whether it fits all that another one does, for any number of segments where its gap is.
  fileprivate func covers(_ other: Self) -> Bool {
    guard isOpen, let gap, other.parts.count >= parts.count, ignoresCase || !other.ignoresCase else {
      return false
    }
    func fits(_ pair: (own: String, other: String)) -> Bool { pair.own == "?*" || pair.own == pair.other }
    return zip(parts[..<gap], other.parts).allSatisfy(fits)
      && zip(parts[(gap + 1)...].reversed(), other.parts.reversed()).allSatisfy(fits)
  }

  /// False where their paths begin with different texts.
  fileprivate func mayMeet(_ other: Self) -> Bool {
    zip(parts, other.parts).prefix { !($0 + $1).contains(where: "?*$".contains) }
      .allSatisfy { $0.lowercased() == $1.lowercased() }
  }
}
