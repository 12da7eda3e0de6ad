package import NavSpecRuntime

extension LinkTable {
  /// For each variant, how many have its path.
  var crowds: [Int] {
    struct Path: Hashable {
      var segments: [LinkVariant.SegmentClass]
      var gap: Int?
    }
    let paths = variants.map { Path(segments: $0.segments.map(\.withoutNames), gap: $0.gap?.position) }
    var counts: [Path: Int] = [:]
    for path in paths { counts[path, default: 0] += 1 }
    return paths.map { counts[$0] ?? 1 }
  }

  /// How many variants have one path at most: a URL may be held against each of them.
  package var largestCrowd: Int { crowds.max() ?? 0 }

  /// What it costs to resolve a URL beside reading it, in steps of a search, for the variants with literal text and values in
  /// one segment that one URL may be held against. A source holds it against variants with which it shares the literal
  /// segments at the start, up to a gap, behind which the search begins at the end.
  package var resolvingCost: Int {
    var sources: [Int: Branch] = [:]
    for variant in variants {
      let hasAffix = variant.segments.contains { if case .affix = $0 { true } else { false } }
      guard hasAffix else { continue }
      var branch = sources[variant.source] ?? Branch()
      sources[variant.source] = branch
      for segment in variant.segments.prefix(variant.gap?.position ?? variant.segments.count) {
        // Some sources ignore case: their literals are one.
        guard case .literal(let literal) = segment.folded else { break }
        branch = branch.branch(literal)
      }
      // A search from the start leaves out most; one from the end tries all.
      branch.cost += variant.gap == nil ? 1 : 4
    }
    // Every source reads a URL. The time of four that are left out is about that of a step.
    return sources.values.map(\.dearest).reduce(0, +) / 4
  }
}

/// The variants that share the literal segments at the start.
private final class Branch {
  /// Of those that share no more.
  var cost = 0
  private var branches: [String: Branch] = [:]

  func branch(_ literal: String) -> Branch {
    if let known = branches[literal] { return known }
    let branch = Branch()
    branches[literal] = branch
    return branch
  }

  /// The cost of the dearest way down, which is as long as a path.
  var dearest: Int { cost + (branches.values.map(\.dearest).max() ?? 0) }
}
