nonisolated extension LinkIndex {
  /// The variants that the tool compiled.
  /// - Parameter keepsAll: Whether each variant is read at once, for a reader of all of them.
  convenience init(_ reader: inout TableReader, keepsAll: Bool) {
    let matchers = reader.list { $0.fieldMatcher() }
    let affixes = reader.list { $0.affix() }
    let sites = reader.list { $0.site() }
    let groups = reader.list { $0.group() }
    let tests = FlatArray<Test>(&reader)
    let traits = FlatArray<Traits>(&reader)
    let ranks = FlatArray<UInt32>(&reader)
    let asked = FlatArray<Int32>(&reader)
    let parts = TableParts(&reader)
    var kept: [Compiled?] = Array(repeating: nil, count: max(traits.count, parts.count))
    for index in 0..<(keepsAll ? parts.count : asked.count) {
      let variant = keepsAll ? index : Int(asked[index])
      guard kept.indices.contains(variant), var part = parts.reader(at: variant) else { continue }
      kept[variant] = part.compiled()
    }
    let program = reader.program()
    let trie = LinkTrie(&reader)
    self.init(
      matchers: matchers, affixes: affixes, sites: sites, groups: groups, tests: tests,
      traits: traits,
      ranks: ranks, kept: kept, parts: parts, program: program, trie: trie)
  }
}

nonisolated extension TableReader {
  fileprivate mutating func affix() -> LinkAffix {
    LinkAffix(
      list { reader in
        reader.bool() ? .value(reader.int32(), excludesSlash: reader.bool()) : .literal(reader.bytes())
      })
  }

  fileprivate mutating func site() -> LinkIndex.Site {
    let scheme = string()
    let domain: LinkDomain? =
      switch int() {
      case 0: .exact(string())
      case 1: .label(name: string(), suffix: string())
      case 2: .wildcard(suffix: string())
      case 3: .any(name: string())
      default: nil
      }
    return LinkIndex.Site(scheme: scheme, host: domain.map { LinkHostMatcher($0) })
  }

  fileprivate mutating func group() -> LinkIndex.Group {
    let policy = LinkIndex.Policy(
      hostIsFirst: bool(), ignoresCase: bool(), isStrict: bool(), collapses: bool(), plusIsSpace: bool())
    return LinkIndex.Group(
      policy: policy, root: int32(), sites: list { $0.site() }, own: list { $0.int32() }, hasBarePaths: bool()
    )
  }

  /// A variant with its matchers.
  mutating func compiled() -> LinkIndex.Compiled {
    let segments = list { $0.segment() }
    let gap = bool() ? self.gap() : nil
    let query = list { $0.rule() }
    let fragment = fragment()
    let forbidden = list { $0.bytes() }
    var hosts: [String: LinkIndex.Field] = [:]
    for (name, field) in list({ ($0.string(), $0.field()) }) { hosts[name] = field }
    let when: NavigationSchema.Link.When? = read(nil) { $0.when(&$1) }
    return LinkIndex.Compiled(
      segments: segments, gap: gap, query: query, fragment: fragment, forbidden: forbidden, hosts: hosts,
      when: when, prefix: int())
  }

  private mutating func gap() -> LinkIndex.Gap {
    LinkIndex.Gap(position: int(), field: field(), isTail: bool(), continuesSegment: bool())
  }

  @inline(never) private mutating func field() -> LinkIndex.Field {
    let field = LinkIndex.Field(
      matcher: 0, form: 0, name: "", arity: .one, isRequired: false, excludesSlash: false)
    return read(field) { $0.field(&$1) }
  }

  private mutating func segment() -> LinkIndex.Segment {
    switch int() {
    case 0: .literal(bytes())
    case 1: .value(field())
    default: .affix(affix(), list { $0.field() })
    }
  }

  private mutating func rule() -> LinkIndex.QueryRule {
    switch int() {
    case 0: .literal(key: bytes(), value: bytes())
    case 1: .required(key: bytes(), field())
    case 2: .optional(key: bytes(), field())
    default: .whole(field())
    }
  }

  private mutating func fragment() -> LinkIndex.FragmentRule? {
    switch int() {
    case 0: return .segments(list { $0.segment() })
    case 1: return .whole(field())
    case 2: return .pairs(list { (key: $0.string(), value: $0.segment()) })
    default: return nil
    }
  }

  fileprivate mutating func program() -> MatchRequirements {
    MatchRequirements(
      conditions: FlatArray(&self), captures: FlatArray(&self), fields: list { $0.field() },
      bytes: bytes())
  }
}
