/// A hash table that selects the few edges and variants of a large node that may match a URL. It may select
/// some that do not match, but never omits one that does.
nonisolated struct BranchHashIndex: Sendable {
  /// The part of a URL that a hash covers. Each part has its own hashes.
  enum Part: UInt32, Sendable {
    /// A whole segment.
    case text = 0x1B87_3593
    /// The beginning of a segment.
    case prefix = 0x5BD1_E995
    /// A key of the query and its value.
    case query = 0x27D4_EB2F
    /// A whole host.
    case host = 0x1656_67B1
    /// The end of a host, from a dot on.
    case suffix = 0x9747_B28C
  }

  struct Branch: BitwiseCopyable, Sendable {
    var hash: UInt32
    var target: Int32
    /// The next entry of the same bucket; -1 after the last.
    var next: Int32 = -1
  }

  private let heads: FlatArray<Int32>
  private let entries: FlatArray<Branch>

  /// Nodes with fewer edges or variants are searched without hashes.
  static let threshold = 8

  static func hash(_ part: Part, _ hash: UInt32, node: Int) -> UInt32 {
    LinkTrie.slotHash(hash ^ part.rawValue, node: node)
  }

  /// Of a key and a value.
  static func hash(key: some Sequence<UInt8>, value: some Sequence<UInt8>) -> UInt32 {
    ParsedURL.hash(of: key) &* 31 ^ ParsedURL.hash(of: value)
  }

  /// From the end, so that every end of a host is hashed on the way.
  static func hash(host: some BidirectionalCollection<UInt8>) -> UInt32 {
    ParsedURL.hash(of: host.reversed())
  }

  /// What `TableWriter.trie` wrote: a power of two of buckets, then their entries.
  init(_ reader: inout TableReader) {
    heads = FlatArray(&reader)
    entries = FlatArray(&reader)
  }

  /// The first entry with a hash; -1 if there is none.
  func first(_ hash: UInt32) -> Int32 { matching(heads[LinkTrie.firstSlot(hash, of: heads.count)], hash) }

  func next(after entry: Int32, _ hash: UInt32) -> Int32 { matching(entries[Int(entry)].next, hash) }

  private func matching(_ start: Int32, _ hash: UInt32) -> Int32 {
    var entry = start
    while entry >= 0, entries[Int(entry)].hash != hash { entry = entries[Int(entry)].next }
    return entry
  }

  func target(_ entry: Int32) -> Int32 { entries[Int(entry)].target }
}
