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
  ///   - builder: What to flatten.
  ///   - edgeHints: What is known of a segment class.
  ///   - terminalHints: What is known of a variant.
  init(
    _ builder: LinkTrieBuilder, edgeHints: (Int32) -> LinkHints,
    terminalHints: (Int32) -> [(kind: BranchHashIndex.Kind, hash: UInt32)]
  ) {
    var layout = LinkTrieLayout(builder, edgeHints, terminalHints)
    layout.placeLiterals(of: builder)
    layout.inlineFirsts()
    nodes = FlatArray(layout.nodes)
    edges = FlatArray(layout.edges)
    terminals = FlatArray(layout.terminals)
    slots = FlatArray(layout.slots)
    literals = FlatArray(layout.literals)
    branches = BranchHashIndex(layout.branches)
  }
}

/// A trie while it is flattened.
private nonisolated struct LinkTrieLayout {
  typealias Node = LinkTrie.Node
  typealias Edge = LinkTrie.Edge
  typealias Slot = LinkTrie.Slot

  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private(set) var terminals: [Int32] = []
  private(set) var slots: [Slot] = []
  private(set) var literals: [UInt8] = []
  private(set) var branches: [BranchHashIndex.Entry] = []

  init(
    _ builder: LinkTrieBuilder, _ edgeHints: (Int32) -> LinkHints,
    _ terminalHints: (Int32) -> [(kind: BranchHashIndex.Kind, hash: UInt32)]
  ) {
    for node in builder.nodes {
      var flat = Node()
      flat.priority = node.priority
      flat.afterGap = node.afterGap
      flat.hasLiterals = !node.literals.isEmpty
      nodes.append(flat)
      addEdges(node.edges.sorted { ($0.rank, $0.segmentClass) < ($1.rank, $1.segmentClass) }, edgeHints)
      addTerminals(node.terminals, terminalHints)
    }
  }

  /// Puts the first edge and the only terminal of each node into it, where they are at hand.
  mutating func inlineFirsts() {
    for index in nodes.indices {
      let (edges, terminals) = (nodes[index].edges, nodes[index].terminals)
      if !edges.isEmpty { nodes[index].edge = self.edges[Int(edges.start)] }
      if terminals.count == 1 { nodes[index].terminal = self.terminals[Int(terminals.start)] }
    }
  }

  mutating func placeLiterals(of builder: LinkTrieBuilder) {
    let count = builder.nodes.reduce(0) { $0 + $1.literals.count }
    var capacity = 8
    while capacity < count * 2 { capacity *= 2 }
    slots = Array(repeating: Slot(), count: capacity)
    for (index, node) in builder.nodes.enumerated() {
      for (literal, child) in node.literals.sorted(by: { $0.value < $1.value }) {
        let start = Int32(literals.count)
        literals += literal
        let hash = LinkTrie.slotHash(ParsedURL.hash(of: literal), node: index)
        var place = LinkTrie.firstSlot(hash, of: capacity)
        while slots[place].node >= 0 { place = (place + 1) & (capacity - 1) }
        var slot = Slot(
          node: Int32(index), child: child, literal: LinkSpan(start: start, end: Int32(literals.count)))
        for (index, byte) in literal.prefix(Slot.inlineCount).enumerated() {
          if index < 8 { slot.low |= UInt64(byte) << UInt64(index * 8) }
          if index >= 8 { slot.high |= UInt64(byte) << UInt64((index - 8) * 8) }
        }
        slots[place] = slot
      }
    }
  }

  private mutating func add(_ hash: UInt32, _ target: Int32) {
    branches.append(BranchHashIndex.Entry(hash: hash, target: target))
  }

  /// Gives the last node its edges, those that are not hashed first.
  private mutating func addEdges(_ all: [Edge], _ hints: (Int32) -> LinkHints) {
    let node = nodes.count - 1
    let start = Int32(edges.count)
    guard all.count > BranchHashIndex.threshold else {
      edges += all
      nodes[node].edges = LinkSpan(start: start, end: Int32(edges.count))
      return
    }
    var hashed: [(edge: Edge, hints: LinkHints)] = []
    for edge in all {
      let hints = hints(edge.segmentClass)
      if hints.texts == nil, hints.prefix.isEmpty { edges.append(edge) } else { hashed.append((edge, hints)) }
    }
    nodes[node].edges = LinkSpan(start: start, end: Int32(edges.count))
    for (edge, hints) in hashed {
      let target = Int32(edges.count)
      edges.append(edge)
      if let texts = hints.texts {
        nodes[node].hasTexts = true
        for text in texts.sorted() { add(BranchHashIndex.hash(.text, text, node: node), target) }
      } else {
        let length = Int16(clamping: hints.prefix.count)
        nodes[node].shortestPrefix = min(nodes[node].shortestPrefix, length)
        nodes[node].longestPrefix = max(nodes[node].longestPrefix, length)
        add(BranchHashIndex.hash(.prefix, ParsedURL.hash(of: hints.prefix), node: node), target)
      }
    }
  }

  /// Gives the last node its variants, those that are not hashed first. Each other variant is under the hash
  /// that it shares with the fewest.
  private mutating func addTerminals(
    _ all: [Int32], _ hints: (Int32) -> [(kind: BranchHashIndex.Kind, hash: UInt32)]
  ) {
    let node = nodes.count - 1
    let start = Int32(terminals.count)
    guard all.count > BranchHashIndex.threshold else {
      terminals += all
      nodes[node].terminals = LinkSpan(start: start, end: Int32(terminals.count))
      return
    }
    var counts: [UInt32: Int] = [:]
    let hashes = all.map { terminal in
      hints(terminal).map { BranchHashIndex.hash($0.kind, $0.hash, node: node) }
    }
    for hash in hashes.joined() { counts[hash, default: 0] += 1 }
    let hashed = zip(all, hashes).map { terminal, hashes in
      (terminal, hash: hashes.min { counts[$0] ?? 0 < counts[$1] ?? 0 })
    }
    terminals += hashed.filter { $0.hash == nil }.map(\.0)
    let first = Int32(terminals.count)
    nodes[node].terminals = LinkSpan(start: start, end: first)
    for case (let terminal, let hash?) in hashed {
      add(hash, terminal)
      terminals.append(terminal)
    }
    nodes[node].hashedTerminals = LinkSpan(start: first, end: Int32(terminals.count))
  }
}

/// A trie while variants are added.
nonisolated struct LinkTrieBuilder {
  struct Node {
    var literals: [[UInt8]: Int32] = [:]
    var edges: [LinkTrie.Edge] = []
    var edgeIndices: [Int32: Int] = [:]
    var terminals: [Int32] = []
    var afterGap: Int32 = -1
    var priority: Int32 = .min
  }

  /// A segment as the trie sees it.
  enum Step {
    case literal([UInt8])
    case segmentClass(Int32, rank: UInt32)
  }

  private(set) var nodes: [Node] = []

  mutating func makeNode() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }

  /// Adds a variant: the steps before its gap, and those after it if it has one.
  mutating func add(_ variant: Int32, priority: Int32, root: Int32, before: [Step], after: [Step]?) {
    var node = root
    for step in before { node = child(of: node, step, priority) }
    if let after {
      raise(node, priority)
      if nodes[Int(node)].afterGap < 0 {
        let root = makeNode()
        nodes[Int(node)].afterGap = root
      }
      node = nodes[Int(node)].afterGap
      for step in after.reversed() { node = child(of: node, step, priority) }
    }
    raise(node, priority)
    nodes[Int(node)].terminals.append(variant)
  }

  private mutating func raise(_ node: Int32, _ priority: Int32) {
    nodes[Int(node)].priority = max(nodes[Int(node)].priority, priority)
  }

  private mutating func child(of node: Int32, _ step: Step, _ priority: Int32) -> Int32 {
    raise(node, priority)
    switch step {
    case .literal(let text):
      if let child = nodes[Int(node)].literals[text] { return child }
      let child = makeNode()
      nodes[Int(node)].literals[text] = child
      return child
    case .segmentClass(let segmentClass, let rank):
      if let edge = nodes[Int(node)].edgeIndices[segmentClass] { return nodes[Int(node)].edges[edge].child }
      let child = makeNode()
      nodes[Int(node)].edgeIndices[segmentClass] = nodes[Int(node)].edges.count
      nodes[Int(node)].edges.append(LinkTrie.Edge(segmentClass: segmentClass, rank: rank, child: child))
      return child
    }
  }
}
