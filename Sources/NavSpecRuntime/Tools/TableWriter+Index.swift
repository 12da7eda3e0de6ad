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
    list(affixes) { $0.affix($1) }
    list(compiler.sites) { $0.site($1) }
    list(compiler.groups) { $0.group($1) }
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

  private mutating func affix(_ pieces: [LinkAffix.Piece]) {
    list(pieces) { writer, piece in
      switch piece {
      case .literal(let text):
        writer.bool(false)
        writer.text(text)
      case .value(let matcher, let excludesSlash):
        writer.bool(true)
        writer.int(matcher)
        writer.bool(excludesSlash)
      }
    }
  }

  private mutating func site(_ site: LinkIndex.Site) {
    text(site.scheme)
    switch site.host?.domain {
    case .exact(let host):
      int(0)
      string(host)
    case .label(let name, let suffix):
      int(1)
      string(name)
      string(suffix)
    case .wildcard(let suffix):
      int(2)
      string(suffix)
    case .any(let name):
      int(3)
      string(name)
    case nil: int(-1)
    }
  }

  private mutating func group(_ group: LinkIndex.Group) {
    bool(group.policy.hostIsFirst)
    bool(group.policy.ignoresCase)
    bool(group.policy.isStrict)
    bool(group.policy.collapses)
    bool(group.policy.plusIsSpace)
    int(group.root)
    list(group.sites) { $0.site($1) }
    list(group.own) { $0.int($1) }
    bool(group.hasBarePaths)
  }

  private mutating func compiled(_ variant: LinkIndex.Compiled) {
    list(variant.segments) { $0.segment($1) }
    optional(variant.gap) {
      $0.int($1.position)
      $0.field($1.field)
      $0.bool($1.isTail)
      $0.bool($1.continuesSegment)
    }
    list(variant.query) { $0.rule($1) }
    switch variant.fragment {
    case .segments(let segments):
      int(0)
      list(segments) { $0.segment($1) }
    case .whole(let field):
      int(1)
      self.field(field)
    case .pairs(let pairs):
      int(2)
      list(pairs) {
        $0.string($1.key)
        $0.segment($1.value)
      }
    case nil: int(-1)
    }
    list(variant.forbidden) { $0.text($1) }
    list(variant.hosts.sorted { $0.key < $1.key }) {
      $0.string($1.key)
      $0.field($1.value)
    }
    write(variant.when) { $0.when(&$1) }
    int(variant.prefix)
  }

  private mutating func field(_ field: LinkIndex.Field) {
    write(field) { $0.field(&$1) }
  }

  private mutating func segment(_ segment: LinkIndex.Segment) {
    switch segment {
    case .literal(let text):
      int(0)
      self.text(text)
    case .value(let field):
      int(1)
      self.field(field)
    case .affix(let affix, let fields):
      int(2)
      self.affix(affix.pieces)
      list(fields) { $0.field($1) }
    }
  }

  private mutating func rule(_ rule: LinkIndex.QueryRule) {
    switch rule {
    case .literal(let key, let value):
      int(0)
      text(key)
      text(value)
    case .required(let key, let field):
      int(1)
      text(key)
      self.field(field)
    case .optional(let key, let field):
      int(2)
      text(key)
      self.field(field)
    case .whole(let field):
      int(3)
      self.field(field)
    }
  }

  private mutating func program(_ program: MatchRequirementsBuilder) {
    line()
    flat(program.conditions)
    flat(program.captures)
    list(program.fields) { $0.field($1) }
    text(program.bytes)
  }

  private mutating func trie(_ layout: LinkTrieLayout) {
    line()
    flat(layout.nodes)
    flat(layout.edges)
    flat(layout.terminals)
    let literals = layout.slots
    flat(literals.slots)
    text(literals.texts)
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
