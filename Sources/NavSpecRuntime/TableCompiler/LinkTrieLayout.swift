nonisolated struct LinkTrieLayout {
  typealias Node = LinkTrie.Node
  typealias Edge = LinkTrie.Edge

  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private(set) var terminals: [Int32] = []
  private(set) var literals: [(node: Int, child: Int32, text: [UInt8])] = []
  private(set) var branches: [BranchHashIndex.Branch] = []

  init(
    _ builder: LinkTrieBuilder, _ edgeHints: (Int32) -> LinkHints,
    _ terminalHints: (Int32) -> [(part: BranchHashIndex.Part, hash: UInt32)]
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
    listLiterals(of: builder)
    // The first edge and the only terminal of a node are in it, where they are at hand.
    for index in nodes.indices {
      if !nodes[index].edges.isEmpty { nodes[index].edge = edges[Int(nodes[index].edges.start)] }
      if nodes[index].terminals.count == 1 {
        nodes[index].terminal = terminals[Int(nodes[index].terminals.start)]
      }
    }
  }

  /// The literal children of all nodes, in order.
  private mutating func listLiterals(of builder: LinkTrieBuilder) {
    for (index, node) in builder.nodes.enumerated() {
      for (literal, child) in node.literals.sorted(by: { $0.value < $1.value }) {
        literals.append((index, child, literal))
      }
    }
  }

  /// The literal children in the order of their places in the hash table, and their texts.
  var slots: (slots: [LinkTrie.Literal], texts: [UInt8]) {
    let capacity = LinkTrie.slotCount(for: literals.count)
    var places: [Int?] = Array(repeating: nil, count: capacity)
    for (index, literal) in literals.enumerated() {
      let hash = LinkTrie.slotHash(ParsedURL.hash(of: literal.text), node: literal.node)
      var place = LinkTrie.firstSlot(hash, of: capacity)
      while places[place] != nil { place = (place + 1) & (capacity - 1) }
      places[place] = index
    }
    var slots: [LinkTrie.Literal] = []
    var texts: [UInt8] = []
    for case (let place, let index?) in places.enumerated() {
      let literal = literals[index]
      texts += literal.text
      slots.append(
        LinkTrie.Literal(
          place: Int32(place), node: Int32(literal.node), child: literal.child,
          end: Int32(texts.count)))
    }
    return (slots, texts)
  }

  /// The buckets of what is found by hash; within one, what comes first stays first.
  var buckets: (heads: [Int32], entries: [BranchHashIndex.Branch]) {
    var capacity = 1
    while capacity < branches.count { capacity *= 2 }
    var heads: [Int32] = Array(repeating: -1, count: capacity)
    var entries = branches
    for index in entries.indices.reversed() {
      let bucket = LinkTrie.firstSlot(entries[index].hash, of: capacity)
      entries[index].next = heads[bucket]
      heads[bucket] = Int32(index)
    }
    return (heads, entries)
  }

  private mutating func add(_ hash: UInt32, _ target: Int32) {
    branches.append(BranchHashIndex.Branch(hash: hash, target: target))
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
    _ all: [Int32], _ hints: (Int32) -> [(part: BranchHashIndex.Part, hash: UInt32)]
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
      hints(terminal).map { BranchHashIndex.hash($0.part, $0.hash, node: node) }
    }
    for hash in hashes.joined() { counts[hash, default: 0] += 1 }
    let hashed = zip(all, hashes).map { terminal, hashes in
      (terminal, hash: hashes.min { counts[$0] ?? 0 < counts[$1] ?? 0 })
    }
    terminals += hashed.filter { $0.hash == nil }.map { $0.0 }
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
