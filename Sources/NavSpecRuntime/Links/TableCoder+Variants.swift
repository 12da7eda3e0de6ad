/// What a ``LinkIndex`` has lists of. Of its arrays, its program and its trie the tool has another shape than what is
/// read: `TableWriter.index` writes them.
nonisolated extension TableCoder {
  @discardableResult mutating func site(_ site: LinkIndex.Site?) -> LinkIndex.Site {
    let scheme = bytes(site?.scheme ?? [])
    let domain = coded(site?.host?.domain) { $0.domain(&$1) }
    return LinkIndex.Site(scheme: scheme, host: domain.map { LinkHostMatcher($0) })
  }

  private mutating func domain(_ domain: inout LinkDomain?) {
    kind(&domain, of: TableReader.domains)
    switch domain {
    case .exact(let host):
      kind(0)
      domain = .exact(string(host))
    case .label(let name, let suffix):
      kind(1)
      domain = .label(name: string(name), suffix: string(suffix))
    case .wildcard(let suffix):
      kind(2)
      domain = .wildcard(suffix: string(suffix))
    case .any(let name):
      kind(3)
      domain = .any(name: string(name))
    case nil: kind(-1)
    }
  }

  mutating func group(_ group: inout LinkIndex.Group) {
    bool(&group.policy.hostIsFirst)
    bool(&group.policy.ignoresCase)
    bool(&group.policy.isStrict)
    bool(&group.policy.collapses)
    bool(&group.policy.plusIsSpace)
    int(&group.root)
    list(&group.sites, of: .init(scheme: [], host: nil)) { $1 = $0.site($1) }
    list(&group.own, of: 0) { $0.int(&$1) }
    bool(&group.hasBarePaths)
  }

  @discardableResult mutating func compiled(_ variant: LinkIndex.Compiled?) -> LinkIndex.Compiled {
    LinkIndex.Compiled(
      segments: coded(variant?.segments ?? []) { $0.list(&$1, of: .literal([])) { $0.segment(&$1) } },
      gap: coded(variant?.gap) { $0.optional(&$1, of: .init()) { $0.gap(&$1) } },
      query: coded(variant?.query ?? []) { $0.list(&$1, of: .whole(.init())) { $0.rule(&$1) } },
      fragment: coded(variant?.fragment) { $0.rule(&$1) },
      forbidden: coded(variant?.forbidden ?? []) { $0.list(&$1, of: []) { $1 = $0.bytes($1) } },
      hosts: coded(variant?.hosts ?? [:]) { $0.map(&$1, of: .init()) { $0.field(&$1) } },
      when: coded(variant?.when) { $0.when(&$1) },
      prefix: int(variant?.prefix ?? -1))
  }

  private mutating func gap(_ gap: inout LinkIndex.Gap) {
    int(&gap.position)
    field(&gap.field)
    bool(&gap.isTail)
    bool(&gap.continuesSegment)
  }

  @inline(never) private mutating func segment(_ segment: inout LinkIndex.Segment) {
    kind(&segment, of: TableReader.segments)
    switch segment {
    case .literal(let text):
      kind(0)
      segment = .literal(bytes(text))
    case .value(let field):
      kind(1)
      segment = .value(self.field(field))
    case .affix(let affix, let fields):
      kind(2)
      segment = .affix(LinkAffix(pieces(affix.pieces)), coded(fields) { $0.fields(&$1) })
    }
  }

  @discardableResult mutating func pieces(_ pieces: [LinkAffix.Piece]) -> [LinkAffix.Piece] {
    coded(pieces) { $0.list(&$1, of: .literal([])) { $0.piece(&$1) } }
  }

  private mutating func piece(_ piece: inout LinkAffix.Piece) {
    kind(&piece, of: TableReader.affixPieces)
    switch piece {
    case .literal(let text):
      kind(-1)
      piece = .literal(bytes(text))
    case .value(let matcher, let excludesSlash):
      kind(0)
      piece = .value(int(matcher), excludesSlash: bool(excludesSlash))
    }
  }

  @inline(never) private mutating func rule(_ rule: inout LinkIndex.QueryRule) {
    kind(&rule, of: TableReader.queryRules)
    switch rule {
    case .literal(let key, let value):
      kind(0)
      rule = .literal(key: bytes(key), value: bytes(value))
    case .required(let key, let field):
      kind(1)
      rule = .required(key: bytes(key), self.field(field))
    case .optional(let key, let field):
      kind(2)
      rule = .optional(key: bytes(key), self.field(field))
    case .whole(let field):
      kind(3)
      rule = .whole(self.field(field))
    }
  }

  private mutating func rule(_ rule: inout LinkIndex.FragmentRule?) {
    kind(&rule, of: TableReader.fragmentRules)
    switch rule {
    case .segments(var segments):
      kind(0)
      list(&segments, of: .literal([])) { $0.segment(&$1) }
      rule = .segments(segments)
    case .whole(let field):
      kind(1)
      rule = .whole(self.field(field))
    case .pairs(var pairs):
      kind(2)
      list(&pairs, of: ("", .literal([]))) {
        $0.string(&$1.key)
        $0.segment(&$1.value)
      }
      rule = .pairs(pairs)
    case nil: kind(-1)
    }
  }

  @inline(never) private mutating func field(_ field: inout LinkIndex.Field) {
    int(&field.matcher)
    int(&field.form)
    string(&field.name)
    choice(&field.arity, of: [.one, .optional, .list, .map])
    bool(&field.isRequired)
    bool(&field.excludesSlash)
  }

  private mutating func field(_ field: LinkIndex.Field) -> LinkIndex.Field { coded(field) { $0.field(&$1) } }

  mutating func fields(_ fields: inout [LinkIndex.Field]) { list(&fields, of: .init()) { $0.field(&$1) } }
}

// What a value of each kind is before it is read.
nonisolated extension TableReader {
  fileprivate static let domains: [LinkDomain?] = [
    .exact(""), .label(name: "", suffix: ""), .wildcard(suffix: ""), .any(name: ""),
  ]
  fileprivate static let segments: [LinkIndex.Segment] = [
    .literal([]), .value(.init()), .affix(LinkAffix([]), []),
  ]
  fileprivate static let affixPieces: [LinkAffix.Piece] = [.value(0, excludesSlash: false)]
  fileprivate static let queryRules: [LinkIndex.QueryRule] = [
    .literal(key: [], value: []), .required(key: [], .init()), .optional(key: [], .init()), .whole(.init()),
  ]
  fileprivate static let fragmentRules: [LinkIndex.FragmentRule?] = [
    .segments([]), .whole(.init()), .pairs([]),
  ]
}
