/// Makes the variants of a pattern: one for every choice of its optional parts and prefixes.
nonisolated struct LinkVariantBuilder {
  var pattern: LinkPattern
  var base: LinkVariant
  /// Turns a name of the URL into a field.
  var field: (LinkPattern.Placeholder) -> LinkVariant.Field
  /// Whether the host of the pattern's custom scheme is the first segment, a domain, or nothing.
  var hostPolicy: NavigationSchema.Source.HostPolicy
  var isStrict: Bool
  /// Whether the group takes paths without scheme and host.
  var isBare: Bool
  /// Of the group of schemes and domains.
  var domains: [LinkDomain]

  private struct Path {
    var segments: [LinkVariant.SegmentClass] = []
    var gap: LinkVariant.Gap?
    var absent = 0
  }

  /// Throws a message if the domain of a full URL is malformed.
  func variants(prefixes: [LinkPattern]) throws(LinkPatternError) -> [LinkVariant] {
    var base = base
    var first: [LinkVariant.SegmentClass] = []
    if let scheme = pattern.scheme {
      base.site = LinkVariant.Site(scheme: scheme, domain: nil)
      let isWeb = scheme == "https" || scheme == "http"
      if let authority = pattern.authority, !authority.text.isEmpty, isWeb || hostPolicy != .ignore {
        if isWeb || hostPolicy == .domain {
          guard let domain = LinkDomain(authority.text) else {
            throw LinkPatternError("'\(authority.text)' is not a domain", at: authority.range)
          }
          base.site?.domain = domain
        } else {
          first = [segmentClass(authority.pieces)]
        }
      } else if isWeb {
        // `//` means `https:`, too.
        let length = pattern.text.hasPrefix("/") ? 2 : scheme.utf8.count + 1
        throw LinkPatternError("a web link needs a domain", at: 0..<min(length, pattern.text.utf8.count))
      }
    }
    for domain in base.site.map({ site in site.domain.map { [$0] } ?? [] }) ?? domains {
      guard let name = domain.capture else { continue }
      base.hosts[name] = field(LinkPattern.Placeholder(name: name, range: 0..<0))
    }
    // Without a host, what it must give is missing.
    base.matchesBarePath = isBare && pattern.scheme == nil && !base.hosts.values.contains { $0.isRequired }
    base.fragment = pattern.fragment.map(fragmentRule)
    let queries = try queries

    var result: [LinkVariant] = []
    for (var path, query) in paths.flatMap({ path in queries.map { (path, $0) } }) {
      if isStrict, pattern.endsInSlash, !pattern.segments.isEmpty { path.segments.append(.literal("")) }
      var variant = base
      variant.absentOptionals = path.absent
      variant.query = query.rules
      variant.forbiddenKeys += query.forbidden
      func add(_ before: [LinkVariant.SegmentClass], gap: LinkVariant.Gap?, _ prefix: LinkVariant.Prefix?) {
        variant.segments = before + path.segments
        variant.gap = gap
        variant.gap?.position += before.count
        variant.prefix = prefix
        result.append(variant)
      }
      add(first, gap: path.gap, nil)
      guard pattern.scheme == nil else { continue }
      for prefix in prefixes {
        if prefix.isAnyPrefix {
          if pattern.takesAnyPrefix { add([], gap: gap(ofPrefix: prefix), .gap) }
        } else {
          let segments = segments(ofPrefix: prefix)
          if !segments.isEmpty { add(segments, gap: path.gap, .segments(segments.count)) }
        }
      }
    }
    return result
  }

  private func segments(ofPrefix prefix: LinkPattern) -> [LinkVariant.SegmentClass] {
    prefix.segments.compactMap { segment in
      switch segment {
      case .pieces(let pieces): segmentClass(pieces)
      case .optional(let placeholder): .value(field(placeholder))
      case .tail, .gap: nil
      }
    }
  }

  private func gap(ofPrefix prefix: LinkPattern) -> LinkVariant.Gap {
    var gap = LinkVariant.Gap(position: 0, field: field(prefix.placeholders[0]), isTail: false)
    gap.field.excludesSlash = true
    return gap
  }

  private var paths: [Path] {
    var paths = [Path()]
    var index = 0
    while index < pattern.segments.count {
      switch pattern.segments[index] {
      case .pieces(let pieces):
        let segment = pathSegment(pieces)
        for path in paths.indices { paths[path].segments.append(segment) }
        index += 1
      case .optional:
        var run: [LinkVariant.SegmentClass] = []
        while index < pattern.segments.count, case .optional(let placeholder) = pattern.segments[index] {
          run.append(.value(field(placeholder)))
          index += 1
        }
        paths = paths.flatMap { path in
          (0...run.count).reversed().map { filled in
            var path = path
            path.segments += run[..<filled]
            path.absent += run.count - filled
            return path
          }
        }
      case .tail(let placeholder):
        paths = paths.flatMap { path in
          var absent = path
          absent.absent += 1
          return [gap(path, field(placeholder), isTail: true), absent]
        }
        index += 1
      case .gap(let prefix, let placeholder):
        var field = field(placeholder)
        field.excludesSlash = true
        paths = paths.flatMap { path -> [Path] in
          guard !prefix.isEmpty else { return [gap(path, field, isTail: false)] }
          var single = path
          single.segments.append(.affix([.literal(prefix), .value(field)]))
          // Of several segments the first has any text; the whole must be in form.
          var several = path
          var head = field
          head.form = ValueForm(.string)
          head.constraint = nil
          several.segments.append(.affix([.literal(prefix), .value(head)]))
          several = gap(several, field, isTail: false)
          several.gap?.continuesSegment = true
          return [single, several]
        }
        index += 1
      }
    }
    return paths
  }

  private func gap(_ path: Path, _ field: LinkVariant.Field, isTail: Bool) -> Path {
    var path = path
    path.gap = LinkVariant.Gap(position: path.segments.count, field: field, isTail: isTail)
    return path
  }

  /// Only a whole segment of the path is a list.
  private func pathSegment(_ pieces: [LinkPattern.Piece]) -> LinkVariant.SegmentClass {
    let segment = segmentClass(pieces)
    if case .value(let field) = segment, field.arity == .list { return .list(field) }
    return segment
  }

  private func segmentClass(_ pieces: [LinkPattern.Piece]) -> LinkVariant.SegmentClass {
    guard let first = pieces.first else { return .literal("") }
    guard pieces.count == 1 else { return .affix(pieces.map(piece)) }
    switch piece(first) {
    case .literal(let text): return .literal(text)
    case .value(let field): return .value(field)
    }
  }

  private func piece(_ piece: LinkPattern.Piece) -> LinkVariant.Piece {
    switch piece {
    case .literal(let text): .literal(text)
    case .value(let placeholder): .value(field(placeholder))
    }
  }

  /// What is asked of the query: once for each choice among the keys of a required parameter.
  private var queries: [(rules: [LinkVariant.QueryRule], forbidden: [String])] {
    get throws(LinkPatternError) {
      let choices = pattern.alternativeKeys { field($0).name }.filter {
        $0.count > 1 && field($0[0]).isRequired
      }
      try pattern.checkVariantCount(choosing: choices)
      var queries: [(rules: [LinkVariant.QueryRule], forbidden: [String])] = [([], [])]
      for item in pattern.query {
        guard case .declared(let placeholder) = item,
          let keys = choices.first(where: { $0.contains(placeholder) })
        else {
          for index in queries.indices { queries[index].rules.append(queryRule(item)) }
          continue
        }
        // The first stands for all.
        guard placeholder == keys[0] else { continue }
        queries = queries.flatMap { query in
          keys.indices.map { chosen in
            var query = query
            query.forbidden += keys[..<chosen].map { LinkPattern.QueryItem.declared($0).key }
            query.rules.append(queryRule(.declared(keys[chosen])))
            // Nobody needs the others, but `{?rest*}` leaves them out.
            query.rules += keys[(chosen + 1)...].map { key in
              var field = field(key)
              field.name = ""
              return .optional(key: LinkPattern.QueryItem.declared(key).key, field)
            }
            return query
          }
        }
      }
      return queries
    }
  }

  private func queryRule(_ item: LinkPattern.QueryItem) -> LinkVariant.QueryRule {
    switch item {
    case .literal(let key, let value): return .literal(key: key, value: value)
    case .required(let key, let placeholder, let surroundings):
      var field = field(placeholder)
      field.surroundings = surroundings
      return .required(key: key, field)
    case .declared(let placeholder):
      let field = field(placeholder)
      if field.arity == .map || placeholder.isExploded && base.isRedirect { return .whole(field) }
      return field.isRequired ? .required(key: item.key, field) : .optional(key: item.key, field)
    }
  }

  private func fragmentRule(_ fragment: LinkPattern.Fragment) -> LinkVariant.FragmentRule {
    switch fragment {
    case .segments(var segments):
      if segments.count > 1, segments.last?.isEmpty == true { segments.removeLast() }
      return .segments(segments.map(segmentClass))
    case .whole(let placeholder): return .whole(field(placeholder))
    case .pairs(let pairs):
      return .pairs(
        pairs.map { pair in
          guard case .value(let placeholder) = pair.value else {
            return LinkVariant.Pair(key: pair.key, value: piece(pair.value))
          }
          var field = field(placeholder)
          // Only a param that may be missing may be missing here.
          if !base.isLink || placeholder.isAnonymous { field.isRequired = true }
          return LinkVariant.Pair(key: pair.key, value: .value(field))
        })
    }
  }
}
