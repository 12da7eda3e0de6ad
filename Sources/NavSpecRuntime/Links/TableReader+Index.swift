nonisolated extension LinkIndex {
  /// The variants that the tool compiled.
  /// - Parameter keepsAll: Whether each variant is read at once, for a reader of all of them.
  convenience init(_ reader: inout TableReader, keepsAll: Bool) {
    let matchers = reader.list { $0.fieldMatcher(nil) }
    let affixes = reader.list { LinkAffix($0.pieces([])) }
    let sites = reader.list { $0.site(nil) }
    let groups = reader.coded([]) { $0.list(&$1, of: .init()) { $0.group(&$1) } }
    let tests = FlatArray<Test>(&reader)
    let traits = FlatArray<Traits>(&reader)
    let ranks = FlatArray<UInt32>(&reader)
    let asked = FlatArray<Int32>(&reader)
    let parts = TableParts(&reader)
    var kept: [Compiled?] = Array(repeating: nil, count: max(traits.count, parts.count))
    for index in 0..<(keepsAll ? parts.count : asked.count) {
      let variant = keepsAll ? index : Int(asked[index])
      guard kept.indices.contains(variant), var part = parts.reader(at: variant) else { continue }
      kept[variant] = part.compiled(nil)
    }
    let program = MatchRequirements(
      conditions: FlatArray(&reader), captures: FlatArray(&reader),
      fields: reader.coded([]) { $0.fields(&$1) },
      bytes: reader.bytes())
    let trie = LinkTrie(&reader)
    self.init(
      matchers: matchers, affixes: affixes, sites: sites, groups: groups, tests: tests,
      traits: traits,
      ranks: ranks, kept: kept, parts: parts, program: program, trie: trie)
  }
}
