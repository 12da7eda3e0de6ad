nonisolated extension LinkSearch {
  /// Goes on along the edges that the segment's text or its beginning leads to.
  mutating func walkGuided(
    _ current: LinkTrie.Node, _ node: Int, _ depth: Int, _ part: ParsedURL.Part, folds: Bool, fromEnd: Int?
  ) {
    func followGuided(_ hash: UInt32, _ search: inout LinkSearch) {
      var entry = search.index.trie.branches.first(hash)
      while entry >= 0 {
        let edge = search.index.trie.branches.target(entry)
        search.follow(search.index.trie.edges[Int(edge)], depth, part, folds: folds, fromEnd: fromEnd)
        entry = search.index.trie.branches.next(after: entry, hash)
      }
    }
    if current.hasTexts { followGuided(BranchHashIndex.hash(.text, part.hash, node: node), &self) }
    guard current.longestPrefix > 0 else { return }
    var hash = ParsedURL.seed
    for (offset, byte) in memory.bytes(part).prefix(Int(current.longestPrefix)).enumerated() {
      hash = ParsedURL.extended(hash, by: byte)
      if offset + 1 >= current.shortestPrefix {
        followGuided(BranchHashIndex.hash(.prefix, hash, node: node), &self)
      }
    }
  }

  /// Considers the variants that end at a node: those that the query or the host leads to, and those that
  /// no guide knows.
  mutating func considerTerminals(_ current: LinkTrie.Node, _ node: Int, _ end: Int) {
    if current.terminal >= 0 {
      consider(current.terminal, end)
    } else {
      for terminal in current.terminals.indices { consider(index.trie.terminals[terminal], end) }
    }
    guard !current.guidedTerminals.isEmpty else { return }
    func considerGuided(_ hash: UInt32, _ search: inout LinkSearch) {
      var entry = search.index.trie.branches.first(hash)
      while entry >= 0 {
        search.consider(search.index.trie.branches.target(entry), end)
        entry = search.index.trie.branches.next(after: entry, hash)
      }
    }
    for item in 0..<scan.itemCount {
      if policy.plusIsSpace, scan.items[item].hasPlus {
        // What it says is not what was hashed.
        for terminal in current.guidedTerminals.indices { consider(index.trie.terminals[terminal], end) }
        return
      }
    }
    for item in 0..<scan.itemCount {
      let key = memory.bytes(scan.items[item].key)
      let hash = BranchHashIndex.hash(key: key, value: memory.bytes(scan.items[item].value))
      let guide = BranchHashIndex.hash(.query, hash, node: node)
      // Only the first item with a key counts.
      if index.trie.branches.first(guide) >= 0, scan.item(key, plusIsSpace: false) == item {
        considerGuided(guide, &self)
      }
    }
    guard scan.hasHost else { return }
    var hash = ParsedURL.seed
    for byte in memory.bytes(scan.host).reversed() {
      hash = ParsedURL.extended(hash, by: byte)
      if byte == UInt8(ascii: ".") { considerGuided(BranchHashIndex.hash(.suffix, hash, node: node), &self) }
    }
    considerGuided(BranchHashIndex.hash(.host, hash, node: node), &self)
  }
}
