nonisolated extension LinkIndex {
  /// The variants that the tool compiled.
  /// - Parameter keepsAll: Whether each variant is read at once, for who asks all of them.
  convenience init(_ reader: inout TableReader, keepsAll: Bool) {
    let matchers = reader.list { $0.fieldMatcher() }
    let affixes = reader.list { $0.affix() }
    let sites = reader.list { $0.site() }
    let groups = reader.list { $0.group() }
    let tests = reader.list { $0.test() }
    // What a variant has of a list follows what the one before has.
    var (ranksEnd, conditionsEnd, capturesEnd) = (Int32(0), Int32(0), Int32(0))
    let traits = reader.list { reader in
      var traits = reader.traits()
      traits.ranks = ranksEnd
      ranksEnd &+= Int32(traits.segmentCount)
      traits.conditions = LinkSpan(start: conditionsEnd, end: conditionsEnd &+ reader.int32())
      conditionsEnd = traits.conditions.end
      traits.captures = LinkSpan(start: capturesEnd, end: capturesEnd &+ reader.int32())
      capturesEnd = traits.captures.end
      return traits
    }
    let ranks = reader.list { UInt32(truncatingIfNeeded: $0.bits()) }
    var kept: [Compiled?] = []
    let places = reader.list { reader in
      let isAsked = reader.bool()
      let place = reader.skip()
      var part = TableReader(reader.text, at: place)
      kept.append(isAsked || keepsAll ? part.compiled() : nil)
      return Int32(truncatingIfNeeded: place)
    }
    let program = reader.program()
    let trie = LinkTrie(&reader)
    self.init(
      matchers: matchers, affixes: affixes, sites: sites, groups: groups, tests: tests, traits: traits,
      ranks: ranks, kept: kept, places: places, text: reader.text, program: program, trie: trie)
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

  fileprivate mutating func test() -> LinkIndex.Test {
    let kind = LinkIndex.Test.Kind(rawValue: UInt8(truncatingIfNeeded: int())) ?? .anyText
    return LinkIndex.Test(kind: kind, excludesSlash: bool(), index: int32())
  }

  fileprivate mutating func traits() -> LinkIndex.Traits {
    let origin = int()
    var traits = LinkIndex.Traits(.init(rawValue: UInt8(truncatingIfNeeded: int())) ?? .exclusion, origin)
    traits.finalKey = bits()
    traits.route = int32()
    traits.segmentCount = Int16(truncatingIfNeeded: int())
    let flags = bits()
    if flags & 1 != 0 { traits.site = int32() }
    if flags & 2 != 0 { traits.gapPosition = Int16(truncatingIfNeeded: int()) }
    if flags & 4 != 0 { traits.priority = Int32(truncatingIfNeeded: bits()) }
    traits.matchesBarePath = flags & 8 != 0
    traits.isPlain = flags & 16 == 0
    traits.checksHost = flags & 32 != 0
    traits.hasFragment = flags & 64 != 0
    traits.takesRemainder = flags & 128 != 0
    return traits
  }

  mutating func compiled() -> LinkIndex.Compiled {
    let segments = list { $0.segment() }
    let gap = bool() ? self.gap() : nil
    let query = list { $0.rule() }
    let fragment = fragment()
    let forbidden = list { $0.bytes() }
    var hosts: [String: LinkIndex.Field] = [:]
    for (name, field) in list({ ($0.string(), $0.field()) }) { hosts[name] = field }
    let condition = int()
    let when = condition < 0 ? nil : NavigationSchema.Link.When(condition: condition, isNegated: bool())
    return LinkIndex.Compiled(
      segments: segments, gap: gap, query: query, fragment: fragment, forbidden: forbidden, hosts: hosts,
      when: when, prefix: int())
  }

  private mutating func gap() -> LinkIndex.Gap {
    LinkIndex.Gap(position: int(), field: field(), isTail: bool(), continuesSegment: bool())
  }

  private mutating func field() -> LinkIndex.Field {
    let (matcher, form, name) = (int32(), int32(), string())
    let arity: NavigationSchema.Arity =
      switch int() {
      case 0: .one
      case 1: .optional
      case 2: .list
      default: .map
      }
    return LinkIndex.Field(
      matcher: matcher, form: form, name: name, arity: arity, isRequired: bool(), excludesSlash: bool())
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
    case 0: .segments(list { $0.segment() })
    case 1: .whole(field())
    case 2: .pairs(list { (key: $0.string(), value: $0.segment()) })
    default: nil
    }
  }

  fileprivate mutating func program() -> MatchRequirements {
    let conditions = list { reader in
      MatchRequirements.Condition(
        kind: .init(rawValue: UInt8(truncatingIfNeeded: reader.int())) ?? .other, matcher: reader.int32(),
        key: reader.span(), value: reader.span())
    }
    let captures = list { reader in
      MatchRequirements.Capture(
        kind: .init(rawValue: UInt8(truncatingIfNeeded: reader.int())) ?? .other,
        position: Int32(truncatingIfNeeded: reader.bits()), index: reader.int32(), key: reader.span())
    }
    return MatchRequirements(
      conditions: conditions, captures: captures, fields: list { $0.field() }, bytes: bytes())
  }
}

nonisolated extension LinkTrie {
  fileprivate init(_ reader: inout TableReader) {
    let nodes = reader.list { reader in
      var node = Node()
      node.edges = reader.span()
      node.terminals = reader.span()
      node.hashedTerminals = reader.span()
      node.shortestPrefix = Int16(truncatingIfNeeded: reader.int())
      node.longestPrefix = Int16(truncatingIfNeeded: reader.int())
      node.afterGap = reader.int32()
      node.priority = Int32(truncatingIfNeeded: reader.bits())
      node.hasTexts = reader.bool()
      node.hasLiterals = reader.bool()
      return node
    }
    let edges = reader.list { reader in
      Edge(
        segmentClass: reader.int32(), rank: UInt32(truncatingIfNeeded: reader.bits()), child: reader.int32())
    }
    let terminals = reader.list { $0.int32() }
    var texts: [UInt8] = []
    let literals = reader.list { (node: $0.int(), child: $0.int32(), text: $0.span(of: &texts)) }
    let branches = reader.list { reader in
      BranchHashIndex.Entry(hash: UInt32(truncatingIfNeeded: reader.bits()), target: reader.int32())
    }
    self.init(
      nodes: nodes, edges: edges, terminals: terminals, literals: literals, texts: texts, branches: branches)
  }
}
