nonisolated extension LinkSearch {
  /// Goes on along the edges that the segment's text or its beginning leads to.
  mutating func walkHashed(
    _ current: LinkTrie.Node, _ node: Int, _ depth: Int, _ part: ParsedURL.Part, folds: Bool, fromEnd: Int?
  ) {
    func followHashed(_ hash: UInt32, _ search: inout LinkSearch) {
      var entry = search.index.trie.branches.first(hash)
      while entry >= 0 {
        let edge = search.index.trie.branches.target(entry)
        search.follow(search.index.trie.edges[Int(edge)], depth, part, folds: folds, fromEnd: fromEnd)
        entry = search.index.trie.branches.next(after: entry, hash)
      }
    }
    if current.hasTexts { followHashed(BranchHashIndex.hash(.text, part.hash, node: node), &self) }
    guard current.longestPrefix > 0 else { return }
    var hash = ParsedURL.seed
    for (offset, byte) in memory.bytes(part).prefix(Int(current.longestPrefix)).enumerated() {
      hash = ParsedURL.extended(hash, by: byte)
      if offset + 1 >= current.shortestPrefix {
        followHashed(BranchHashIndex.hash(.prefix, hash, node: node), &self)
      }
    }
  }

  /// Considers the variants that end at a node: those that the hashes of the query or the host find, and
  /// those that are not hashed.
  mutating func considerTerminals(_ current: LinkTrie.Node, _ node: Int, _ end: Int) {
    if current.terminal >= 0 {
      consider(current.terminal, end)
    } else {
      for terminal in current.terminals.indices { consider(index.trie.terminals[terminal], end) }
    }
    guard !current.hashedTerminals.isEmpty else { return }
    func considerHashed(_ hash: UInt32, _ search: inout LinkSearch) {
      var entry = search.index.trie.branches.first(hash)
      while entry >= 0 {
        search.consider(search.index.trie.branches.target(entry), end)
        entry = search.index.trie.branches.next(after: entry, hash)
      }
    }
    for item in 0..<scan.itemCount {
      if policy.plusIsSpace, scan.items[item].hasPlus {
        // What it says is not what was hashed.
        for terminal in current.hashedTerminals.indices { consider(index.trie.terminals[terminal], end) }
        return
      }
    }
    for item in 0..<scan.itemCount {
      let key = memory.bytes(scan.items[item].key)
      let hash = BranchHashIndex.hash(key: key, value: memory.bytes(scan.items[item].value))
      let branchHash = BranchHashIndex.hash(.query, hash, node: node)
      // Only the first item with a key counts.
      if index.trie.branches.first(branchHash) >= 0, scan.item(key, plusIsSpace: false) == item {
        considerHashed(branchHash, &self)
      }
    }
    guard scan.hasHost else { return }
    var hash = ParsedURL.seed
    for byte in memory.bytes(scan.host).reversed() {
      hash = ParsedURL.extended(hash, by: byte)
      if byte == UInt8(ascii: ".") { considerHashed(BranchHashIndex.hash(.suffix, hash, node: node), &self) }
    }
    considerHashed(BranchHashIndex.hash(.host, hash, node: node), &self)
  }
}
