nonisolated extension TableWriter {
  /// The variants of a table, as ``LinkIndex`` has them.
  mutating func index(_ compiler: LinkIndexCompiler) {
    var affixes: [[LinkAffix.Piece]] = []
    let tests = compiler.segmentClasses.map { segmentClass in
      switch segmentClass {
      case .value(let matcher, let excludesSlash):
        let kind = compiler.matchers[Int(matcher)].test
        return LinkIndex.Test(kind: kind, excludesSlash: excludesSlash, index: matcher)
      case .affix(let pieces):
        affixes.append(pieces)
        return LinkIndex.Test(kind: .affix, index: Int32(affixes.count - 1))
      }
    }
    list(compiler.matchers) {
      $0.wrap()
      $0.fieldMatcher($1)
    }
    line()
    list(affixes) { $0.pieces($1) }
    list(compiler.sites) { $0.site($1) }
    list(compiler.groups) { $0.coded($1) { $0.group(&$1) } }
    flat(tests)
    flat(compiler.traits)
    flat(compiler.ranks)
    flat(
      compiler.compiled.indices.filter {
        compiler.traits[$0].kind == .redirect || compiler.compiled[$0].isAsked
      }.map { Int32($0) })
    parts(compiler.compiled) { $0.compiled($1) }
    program(compiler.program)
    trie(
      LinkTrieLayout(compiler.trie) {
        LinkIndex.hints(compiler.segmentClasses[Int($0)], compiler.matchers)
      } _: {
        let site = compiler.traits[Int($0)].site
        return LinkIndex.hints(compiler.compiled[Int($0)], site < 0 ? nil : compiler.sites[Int(site)])
      })
  }

  private mutating func program(_ program: MatchRequirementsBuilder) {
    line()
    flat(program.conditions)
    flat(program.captures)
    coded(program.fields) { $0.fields(&$1) }
    bytes(program.bytes)
  }

  private mutating func trie(_ layout: LinkTrieLayout) {
    line()
    flat(layout.nodes)
    flat(layout.edges)
    flat(layout.terminals)
    let literals = layout.slots
    flat(literals.slots)
    bytes(literals.texts)
    line()
    let branches = layout.buckets
    flat(branches.heads)
    flat(branches.entries)
  }
}

nonisolated extension LinkIndex.Compiled {
  /// Whether a search that takes the variant asks it, and not only its traits.
  fileprivate var isAsked: Bool {
    gap != nil || fragment != nil || when != nil || !hosts.isEmpty
      || segments.contains {
        if case .affix = $0 { $0.isCapturing } else { false }
      }
      || query.contains { if case .whole = $0 { true } else { false } }
  }
}
