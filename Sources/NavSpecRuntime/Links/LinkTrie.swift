/// Every variant of a table as one forest in flat arrays: a tree over the segments from the left for each
/// source, and, where a gap may begin, a tree over the segments from the right.
nonisolated struct LinkTrie: Sendable {
  struct Node: BitwiseCopyable, Sendable {
    /// Edges and variants that every URL must be compared with.
    var edges = LinkSpan()
    var terminals = LinkSpan()
    /// Variants that are found by hash.
    var hashedTerminals = LinkSpan()
    /// The only terminal, if there is but one; else -1, and the span says it.
    var terminal: Int32 = -1
    /// The first of the edges, which most nodes have no more of.
    var edge = Edge(segmentClass: -1, rank: 0, child: -1)
    /// The lengths of the prefixes by which edges are found; none above 0 if there are no prefixes.
    var shortestPrefix = Int16.max
    var longestPrefix: Int16 = 0
    /// The tree that goes on from the path's end; -1 if no gap begins here.
    var afterGap: Int32 = -1
    /// The highest priority of what lies below, for pruning.
    var priority: Int32 = .min
    /// Whether edges are found by the hash of a whole text.
    var hasTexts = false
    var hasLiterals = false
    /// Fills a line of the cache.
    private let filler: UInt64 = 0

    /// Whether edges are found by hash.
    var isHashed: Bool { hasTexts || longestPrefix > 0 }
  }

  /// A segment that is not a literal.
  struct Edge: BitwiseCopyable, Sendable {
    var segmentClass: Int32
    var rank: UInt32
    var child: Int32
  }

  /// An entry of the hash table of literal children, with the beginning of the literal: most are as short.
  struct Slot: BitwiseCopyable, Sendable {
    static let inlineCount = 16

    var node: Int32 = -1
    var child: Int32 = -1
    /// The offset of the literal and its length.
    var literal = LinkSpan()
    var low: UInt64 = 0
    var high: UInt64 = 0

    func byte(_ index: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: index < 8 ? low >> UInt64(index * 8) : high >> UInt64((index - 8) * 8))
    }
  }

  let nodes: FlatArray<Node>
  let edges: FlatArray<Edge>
  let terminals: FlatArray<Int32>
  let slots: FlatArray<Slot>
  let literals: FlatArray<UInt8>
  let branches: BranchHashIndex

  static func slotHash(_ literal: UInt32, node: Int) -> UInt32 {
    (literal ^ (UInt32(truncatingIfNeeded: node) &* 0x9E37_79B1)) &* 0x85EB_CA6B
  }

  /// Where a literal child of a node may be found first.
  static func firstSlot(_ hash: UInt32, of count: Int) -> Int { Int(hash >> 7) & (count - 1) }

  /// - Parameters:
  ///   - literals: The literal children of nodes, for the hash table, with their places in `texts`.
  init(
    nodes: [Node], edges: [Edge], terminals: [Int32], literals: [(node: Int, child: Int32, text: LinkSpan)],
    texts: [UInt8], branches: [BranchHashIndex.Entry]
  ) {
    var nodes = nodes
    // The first edge and the only terminal of a node are in it, where they are at hand.
    for index in nodes.indices {
      if !nodes[index].edges.isEmpty { nodes[index].edge = edges[Int(nodes[index].edges.start)] }
      if nodes[index].terminals.count == 1 {
        nodes[index].terminal = terminals[Int(nodes[index].terminals.start)]
      }
    }
    var capacity = 8
    while capacity < literals.count * 2 { capacity *= 2 }
    var slots = Array(repeating: Slot(), count: capacity)
    for (node, child, span) in literals {
      let text = texts[span.indices]
      let hash = Self.slotHash(ParsedURL.hash(of: text), node: node)
      var place = Self.firstSlot(hash, of: capacity)
      while slots[place].node >= 0 { place = (place + 1) & (capacity - 1) }
      var slot = Slot(
        node: Int32(truncatingIfNeeded: node), child: child, literal: span)
      for (index, byte) in text.prefix(Slot.inlineCount).enumerated() {
        if index < 8 { slot.low |= UInt64(byte) << UInt64(index * 8) }
        if index >= 8 { slot.high |= UInt64(byte) << UInt64((index - 8) * 8) }
      }
      slots[place] = slot
    }
    self.nodes = FlatArray(nodes)
    self.edges = FlatArray(edges)
    self.terminals = FlatArray(terminals)
    self.slots = FlatArray(slots)
    self.literals = FlatArray(texts)
    self.branches = BranchHashIndex(branches)
  }
}
