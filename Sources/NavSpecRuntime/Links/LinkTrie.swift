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
    private let filler: UInt16 = 0
    /// Fills a line of the cache.
    private let rest: UInt64 = 0

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

  /// Where a hash table of a power of two of slots is searched first.
  static func firstSlot(_ hash: UInt32, of count: Int) -> Int { Int(hash >> 7) & (count - 1) }

  /// A literal child of a node: its place in the hash table, and where its text ends, which begins where the one before
  /// ends.
  struct Literal: BitwiseCopyable, Sendable {
    var place: Int32
    var node: Int32
    var child: Int32
    var end: Int32
  }

  /// What `TableWriter.trie` wrote.
  init(_ reader: inout TableReader) {
    nodes = FlatArray(&reader)
    edges = FlatArray(&reader)
    terminals = FlatArray(&reader)
    let children = FlatArray<Literal>(&reader)
    literals = FlatArray(reader.bytes())
    var slots = Array(repeating: Slot(), count: Self.slotCount(for: children.count))
    var start: Int32 = 0
    for index in 0..<children.count {
      let literal = children[index]
      let place = Int(literal.place)
      guard slots.indices.contains(place), literal.end >= start, literal.end <= literals.count
      else { break }
      slots[place].node = literal.node
      slots[place].child = literal.child
      slots[place].literal = LinkSpan(start: start, end: literal.end)
      let length = min(Int(literal.end - start), Slot.inlineCount)
      for byte in 0..<length {
        let value = UInt64(literals[Int(start) + byte]) << UInt64(byte % 8 * 8)
        if byte < 8 { slots[place].low |= value } else { slots[place].high |= value }
      }
      start = literal.end
    }
    self.slots = FlatArray(slots)
    branches = BranchHashIndex(&reader)
  }

  /// How large the hash table of so many literals is.
  static func slotCount(for literals: Int) -> Int {
    var capacity = 8
    while capacity < literals * 2 { capacity *= 2 }
    return capacity
  }
}
