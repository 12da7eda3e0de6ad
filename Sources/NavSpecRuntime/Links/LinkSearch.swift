/// One search of a URL: walks the tree of each source that the URL may belong to and keeps the best
/// variant.
nonisolated struct LinkSearch {
  /// A variant that matches in every respect.
  struct Winner {
    var variant: Int32
    var group: Int32
    var hostRank: UInt32
    /// How many segments the URL has under the group's policy.
    var count: Int32
    var capturedHost: ParsedURL.Part?
    /// Which of the group's sites that is; -1 for the variant's own.
    var site: Int32 = -1
  }

  let index: LinkIndex
  let scan: ParsedURL
  /// The scan's; the scan itself is too large to be asked often.
  let memory: ParsedURL.Memory
  /// The segments under a policy that collapses empty ones.
  private let collapsed: UnsafeMutableBufferPointer<ParsedURL.Part>
  /// The ranks of the edges walked so far.
  private let path: UnsafeMutableBufferPointer<UInt32>
  /// Whether a condition holds; nil makes every variant a candidate, whatever its condition.
  let holds: ((Int) -> Bool)?
  private(set) var best: Winner?
  /// Every variant that matches, where all are asked for; nothing is pruned then.
  private(set) var all: [Winner]?

  // Of the group at hand.
  private(set) var group: Int32 = 0
  private(set) var segments: UnsafeBufferPointer<ParsedURL.Part>
  private(set) var count = 0
  private var first = 0
  private(set) var hostIsFirst = false
  private(set) var policy: LinkIndex.Policy
  private var groupHostRank: UInt32?
  private var groupHostCapture = 0
  private var groupSite: Int32 = -1
  private var isBare = false

  /// Searches, then hands the search to `body`, which may still read the URL.
  static func run(
    _ index: LinkIndex, _ scan: ParsedURL, collectsAll: Bool = false, ignoresConditions: Bool = false,
    holds: (Int) -> Bool, _ body: (inout LinkSearch) -> Void
  ) {
    // A closure that may be kept is allocated.
    guard index.asksConditions, !ignoresConditions else {
      return search(index, scan, collectsAll: collectsAll, holds: nil, body)
    }
    return withoutActuallyEscaping(holds) { holds in
      search(index, scan, collectsAll: collectsAll, holds: holds, body)
    }
  }

  // Not generic: it would be compiled for each result.
  @inline(never) private static func search(
    _ index: LinkIndex, _ scan: ParsedURL, collectsAll: Bool, holds: ((Int) -> Bool)?,
    _ body: (inout LinkSearch) -> Void
  ) {
    let capacity = scan.segmentCount + 2
    withUnsafeTemporaryAllocation(of: ParsedURL.Part.self, capacity: capacity) { collapsed in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: capacity) { path in
        var search = LinkSearch(index: index, scan: scan, collapsed: collapsed, path: path, holds: holds)
        if collectsAll { search.all = [] }
        for group in index.groups.indices { search.visit(group) }
        body(&search)
      }
    }
  }

  private init(
    index: LinkIndex, scan: ParsedURL, collapsed: UnsafeMutableBufferPointer<ParsedURL.Part>,
    path: UnsafeMutableBufferPointer<UInt32>, holds: ((Int) -> Bool)?
  ) {
    self.index = index
    self.scan = scan
    memory = scan.memory
    self.collapsed = collapsed
    self.path = path
    self.holds = holds
    segments = UnsafeBufferPointer(scan.segments)
    policy = LinkIndex.Policy(
      hostIsFirst: true, ignoresCase: false, isStrict: false, collapses: false, plusIsSpace: false)
  }

  mutating func visit(_ groupIndex: Int) {
    let policy = index.groups[groupIndex].policy
    groupHostRank = nil
    isBare = !scan.hasScheme
    if isBare {
      guard index.groups[groupIndex].hasBarePaths else { return }
      groupHostRank = 0
      groupSite = -1
    } else {
      for (position, site) in index.groups[groupIndex].sites.enumerated() {
        guard let found = rank(of: site, hostIsFirst: policy.hostIsFirst) else { continue }
        if found.rank < groupHostRank ?? .max {
          groupHostRank = found.rank
          groupHostCapture = found.capture
          groupSite = Int32(position)
        }
      }
      if groupHostRank == nil {
        // Of many sites each is asked only where the path leads to it.
        let own = index.groups[groupIndex].own
        let belongs =
          own.count > BranchHashIndex.threshold
          || own.contains { site in
            rank(of: index.sites[Int(site)], hostIsFirst: policy.hostIsFirst) != nil
          }
        guard belongs else { return }
      }
    }
    adopt(groupIndex)
    guard count <= ParsedURL.segmentLimit else { return }
    walk(Int(index.groups[groupIndex].root), 0)
  }

  /// Whether a URL has the site of a variant, in its group.
  func belongs(_ variant: Int, in groupIndex: Int) -> Bool {
    let traits = index.traits[variant]
    guard scan.hasScheme else { return traits.site < 0 && traits.matchesBarePath }
    let group = index.groups[groupIndex]
    if traits.site >= 0 {
      return rank(of: index.sites[Int(traits.site)], hostIsFirst: group.policy.hostIsFirst) != nil
    }
    return group.sites.contains { rank(of: $0, hostIsFirst: group.policy.hostIsFirst) != nil }
  }

  /// Reads the segments as a source does.
  mutating func adopt(_ groupIndex: Int) {
    group = Int32(groupIndex)
    policy = index.groups[groupIndex].policy
    hostIsFirst = scan.hasHost && !scan.hasPort && !scan.isWeb && policy.hostIsFirst
    var start = hostIsFirst ? 0 : 1
    var end = scan.segmentCount + 1
    segments = UnsafeBufferPointer(scan.segments)
    if policy.collapses {
      var kept = 0
      for index in start..<max(end, start) where !scan.segments[index].isEmpty {
        collapsed[kept] = scan.segments[index]
        kept += 1
      }
      segments = UnsafeBufferPointer(collapsed)
      start = 0
      end = kept
    } else if end > start, end > 1, scan.segments[end - 1].isEmpty, !policy.isStrict {
      end -= 1
    }
    first = start
    count = max(end - start, 0)
  }

  func part(_ position: Int) -> ParsedURL.Part { segments[first + position] }

  /// Depth is bounded by the patterns and by the number of segments; each node is visited once.
  private mutating func walk(_ node: Int, _ depth: Int) {
    let current = index.trie.nodes[node]
    if depth == count {
      considerTerminals(current, node, count)
      return
    }
    let part = part(depth)
    let folds = policy.ignoresCase || hostIsFirst && depth == 0
    if current.hasLiterals { walkLiterals(node, depth, part, folds: folds, fromEnd: nil) }
    if !part.isEmpty {
      followAll(current, depth, part, folds: folds, fromEnd: nil)
      if current.isHashed { walkHashed(current, node, depth, part, folds: folds, fromEnd: nil) }
    }
    if current.afterGap >= 0 {
      path[depth] = LinkIndex.gapRank
      if !isHopeless(Int(current.afterGap), depth) { walkBack(Int(current.afterGap), depth, count) }
    }
  }

  /// What follows a gap, from the path's end; the gap keeps at least one segment.
  private mutating func walkBack(_ node: Int, _ gap: Int, _ end: Int) {
    let current = index.trie.nodes[node]
    considerTerminals(current, node, end)
    guard end - 1 > gap else { return }
    let part = part(end - 1)
    let folds = policy.ignoresCase
    if current.hasLiterals { walkLiterals(node, gap, part, folds: folds, fromEnd: end) }
    guard !part.isEmpty else { return }
    followAll(current, gap, part, folds: folds, fromEnd: end)
    if current.isHashed { walkHashed(current, node, gap, part, folds: folds, fromEnd: end) }
  }

  private mutating func followAll(
    _ node: LinkTrie.Node, _ depth: Int, _ part: ParsedURL.Part, folds: Bool, fromEnd: Int?
  ) {
    guard !node.edges.isEmpty else { return }
    follow(node.edge, depth, part, folds: folds, fromEnd: fromEnd)
    for edge in node.edges.indices.dropFirst() {
      follow(index.trie.edges[edge], depth, part, folds: folds, fromEnd: fromEnd)
    }
  }

  /// Goes on along an edge whose class accepts the segment; from a path's end that is the one before
  /// `fromEnd`, and `depth` is where the gap begins.
  mutating func follow(
    _ edge: LinkTrie.Edge, _ depth: Int, _ part: ParsedURL.Part, folds: Bool, fromEnd: Int?
  ) {
    if let fromEnd {
      if accepts(edge.segmentClass, part, folds: folds) { walkBack(Int(edge.child), depth, fromEnd - 1) }
      return
    }
    path[depth] = edge.rank
    if !isHopeless(Int(edge.child), depth), accepts(edge.segmentClass, part, folds: folds) {
      walk(Int(edge.child), depth + 1)
    }
  }

  private mutating func walkLiterals(
    _ node: Int, _ depth: Int, _ part: ParsedURL.Part, folds: Bool, fromEnd: Int?
  ) {
    let hash = LinkTrie.slotHash(part.hash, node: node)
    var slot = LinkTrie.firstSlot(hash, of: index.trie.slots.count)
    while true {
      let entry = index.trie.slots[slot]
      guard entry.node >= 0 else { return }
      if entry.node == Int32(node), isLiteral(entry, part, folds: folds) {
        if let fromEnd {
          walkBack(Int(entry.child), depth, fromEnd - 1)
        } else {
          path[depth] = 0
          if !isHopeless(Int(entry.child), depth) { walk(Int(entry.child), depth + 1) }
        }
        // Only spellings that differ by case alone can match besides.
        if !folds { return }
      }
      slot = (slot + 1) & (index.trie.slots.count - 1)
    }
  }

  private func isLiteral(_ slot: LinkTrie.Slot, _ part: ParsedURL.Part, folds: Bool) -> Bool {
    guard slot.literal.count == Int(part.end - part.start) else { return false }
    let bytes = memory.bytes(part)
    if folds || bytes.count > LinkTrie.Slot.inlineCount {
      return LinkBytes.areEqual(index.trie.literals[slot.literal], bytes, ignoringCase: folds)
    }
    for index in 0..<bytes.count where bytes[index] != slot.byte(index) { return false }
    return true
  }

  private func accepts(_ segmentClass: Int32, _ part: ParsedURL.Part, folds: Bool) -> Bool {
    let bytes = memory.bytes(part)
    let test = index.tests[Int(segmentClass)]
    switch test.kind {
    case .anyText: break
    case .int: if ValueSyntax.integer(bytes) == nil { return false }
    case .uuid: if !ValueSyntax.isUUID(bytes) { return false }
    case .form:
      let matcher = index.matchers[Int(test.index)]
      if !matcher.accepts(bytes, inQuery: false, ignoringCase: folds) { return false }
    case .affix:
      return index.affixes[Int(test.index)].matches(bytes, index.matchers, ignoringCase: folds)
    }
    return !(test.excludesSlash && bytes.contains(UInt8(ascii: "/")))
  }

  /// Whether nothing below a node can beat the best so far.
  private func isHopeless(_ node: Int, _ depth: Int) -> Bool {
    guard all == nil, let best, best.group == group else { return false }
    let traits = index.traits[Int(best.variant)]
    if index.hasPriorities {
      let highest = index.trie.nodes[node].priority
      if highest != traits.priority { return highest < traits.priority }
    }
    // Another host may still be better than the best one's.
    guard best.hostRank == 0 else { return false }
    for position in 0...depth {
      let rank = index.rank(traits, at: position, of: count)
      if path[position] != rank { return path[position] > rank }
    }
    return false
  }

  mutating func consider(_ variant: Int32, _ gapEnd: Int) {
    let traits = index.traits[Int(variant)]
    var winner = Winner(variant: variant, group: group, hostRank: 0, count: Int32(count), capturedHost: nil)
    if traits.site >= 0 {
      guard !isBare, let found = rank(of: index.sites[Int(traits.site)], hostIsFirst: policy.hostIsFirst)
      else { return }
      winner.hostRank = found.rank
      winner.capturedHost = capturedHost(found.capture)
      if traits.checksHost, !isHost(winner.capturedHost, of: index.sites[Int(traits.site)], for: variant) {
        return
      }
    } else if traits.checksHost, !isBare {
      guard setHost(of: &winner) else { return }
    } else {
      guard let groupHostRank, !isBare || traits.matchesBarePath else { return }
      winner.hostRank = groupHostRank
      winner.capturedHost = isBare ? nil : capturedHost(groupHostCapture)
      winner.site = groupSite
    }
    let isBest = best.map { isBetter(winner, than: $0) } ?? true
    guard isBest || all != nil else { return }
    if traits.gapPosition >= 0, !isGap(Int(variant), gapEnd) { return }
    for condition in traits.conditions.indices where !meets(condition, of: Int(variant)) { return }
    all?.append(winner)
    if isBest { best = winner }
  }

  func isBetter(_ a: Winner, than b: Winner) -> Bool {
    // The earlier link wins; redirects come after all of them.
    wins(a, over: b) ?? (a.variant < b.variant)
  }

  /// Whether the first wins by its key; nil is a tie.
  func wins(_ a: Winner, over b: Winner) -> Bool? {
    let first = index.traits[Int(a.variant)]
    let second = index.traits[Int(b.variant)]
    if first.priority != second.priority { return first.priority > second.priority }
    if a.hostRank != b.hostRank { return a.hostRank < b.hostRank }
    for position in 0..<Int(min(a.count, b.count)) {
      let rank = index.rank(first, at: position, of: Int(a.count))
      let other = index.rank(second, at: position, of: Int(b.count))
      if rank != other { return rank < other }
    }
    if first.finalKey != second.finalKey { return first.finalKey < second.finalKey }
    return a.count == b.count ? nil : a.count < b.count
  }
}

nonisolated extension LinkIndex {
  /// The rank of every segment that a gap covers.
  static var gapRank: UInt32 { 9 << 24 }

  /// As ``LinkVariant/rank(at:of:)``, from what was computed once.
  func rank(_ traits: Traits, at position: Int, of count: Int) -> UInt32 {
    let gap = Int(traits.gapPosition)
    let segments = Int(traits.segmentCount)
    var segment = position
    if gap >= 0, position >= gap {
      let fromEnd = count - position
      if fromEnd > segments - gap || fromEnd < 1 { return LinkIndex.gapRank }
      segment = segments - fromEnd
    }
    return segment < segments ? ranks[Int(traits.ranks) + segment] : LinkIndex.gapRank
  }
}
