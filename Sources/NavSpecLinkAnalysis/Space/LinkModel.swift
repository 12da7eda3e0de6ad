package import NavSpecRuntime

/// A link table as sets of URLs. Models that share their languages can be compared.
package final class LinkModel {
  /// A variant of a link, a redirect or an exclusion, in their order.
  enum Reference: Hashable, Comparable {
    case variant(Int)
    case exclusion(Int)
  }

  package let table: LinkTable
  let pool: LanguagePool
  let sources: [NavigationSchema.Source]
  /// Numbers of conditions, by name: tables may list them in different orders.
  private let conditions: [Int]
  private let conditionNumbers: [String: Int]
  let budget: AnalysisBudget
  let resolvingCost: Int

  /// For each variant what its pattern opens, by a number: two of one route never conflict.
  let owners: [Int]
  /// For each variant, how many of one path the matcher asks about their fragments, one by one.
  private lazy var crowds = table.crowds
  /// What variants match, for as many as there is room for.
  private var knownSpaces: [Place: LinkSpace?] = [:]
  private var makings = 0

  private struct Place: Hashable {
    var variant: Int
    var site: Int
  }

  /// What a group itself answers to.
  private let groupSites: [[SiteSpace]]
  /// What a group answers to where the host has values.
  private var sitesByHost: [Host: [SiteSpace]] = [:]

  private struct Host: Hashable {
    var source: Int
    var fields: [String: LinkVariant.Field]
  }

  package init(
    _ table: LinkTable, sharing other: LinkModel? = nil, steps: Int = AnalysisBudget.searchSteps,
    resolvingCost: Int? = nil
  ) {
    self.table = table
    let pool = other?.pool ?? LanguagePool()
    self.pool = pool
    // Once: it is a large value.
    let schema = table.schema
    var numbers = other?.conditionNumbers ?? [:]
    conditions = schema.conditions.map { condition in
      let number = numbers[condition.name] ?? numbers.count
      numbers[condition.name] = number
      return number
    }
    conditionNumbers = numbers
    let sources = schema.sources.isEmpty ? [NavigationSchema.Source()] : schema.sources
    self.sources = sources
    groupSites = sources.map { Self.sites(of: $0, pool) }
    self.resolvingCost = resolvingCost ?? table.resolvingCost
    budget = AnalysisBudget(steps: steps, in: table, resolvingCost: self.resolvingCost)
    owners = table.variants.map { variant in
      switch variant.origin {
      case .link(let link):
        schema.links.indices.contains(link) ? schema.links[link].route : -1
      case .redirect(let redirect): schema.routes.count + redirect
      case .exclusion: -1
      }
    }
  }

  func resolvingCost(of variant: Int) -> Int {
    // Fragments are compared one after the other.
    table.variants[variant].fragment == nil ? crowds[variant] / 8 : crowds[variant]
  }

  /// What a variant of the table matches at one of its sites, by the place of that.
  func space(at index: Int, _ place: Int, _ site: SiteSpace) -> LinkSpace? {
    let key = Place(variant: index, site: place)
    if let known = knownSpaces[key] { return known }
    makings += 1
    // Once or twice is expected. What has to be made again and again is work.
    budget.spend(makings > 8 * table.variants.count ? 20 : 1)
    let space = space(of: table.variants[index], at: site)
    if knownSpaces.count >= AnalysisBudget.keptSpaces { knownSpaces = [:] }
    knownSpaces[key] = .some(space)
    return space
  }

  func variant(_ reference: Reference) -> LinkVariant {
    switch reference {
    case .variant(let index): table.variants[index]
    case .exclusion(let index): table.exclusionVariants[index]
    }
  }

  func source(of variant: LinkVariant) -> Int {
    sources.indices.contains(variant.source) ? variant.source : 0
  }

  private static func sites(
    of source: NavigationSchema.Source, _ pool: LanguagePool,
    capturing fields: [String: LinkVariant.Field] = [:]
  ) -> [SiteSpace] {
    let reading = SiteSpace.Reading(source)
    let domains = source.domains.compactMap { LinkDomain($0) }.sorted { $0.rank < $1.rank }
    var hosts: [(language: LanguagePool.ID, domain: LinkDomain)] = []
    for domain in domains {
      // A host that two domains have counts as of the better one.
      let all = pool.language(of: domain, capturing: fields)
      let language = hosts.filter { $0.domain.rank < domain.rank && $0.domain.mayShareHosts(with: domain) }
        .reduce(all) { pool.difference($0, $1.language) }
      hosts.append((language, domain))
    }
    func sites(_ scheme: String) -> [SiteSpace] {
      hosts.map {
        SiteSpace(kind: .host(scheme: scheme, $0.language), reading: reading, rank: $0.domain.rank)
      }
    }
    var result = sites("https")
    for scheme in source.schemes.map({ $0.lowercased() }) {
      result +=
        source.hostPolicy == .domain
        ? sites(scheme) : ownSites(scheme, source, pool)
    }
    return result + (source.acceptsHTTP ? sites("http") : [])
  }

  /// The places of a custom scheme whose host is not asked for.
  private static func ownSites(
    _ scheme: String, _ source: NavigationSchema.Source, _ pool: LanguagePool
  ) -> [SiteSpace] {
    let other: SiteSpace.SiteKind =
      source.hostPolicy == .path
      ? .hostIsFirst(scheme: scheme) : .host(scheme: scheme, pool.language(of: .any(name: "")))
    return [other, .noHost(scheme: scheme)].map { SiteSpace(kind: $0, reading: SiteSpace.Reading(source)) }
  }

  private func sites(_ host: Host) -> [SiteSpace] {
    if let known = sitesByHost[host] { return known }
    let sites = Self.sites(of: sources[host.source], pool, capturing: host.fields)
    if sitesByHost.count * sites.count >= AnalysisBudget.keptSpaces { sitesByHost = [:] }
    sitesByHost[host] = sites
    return sites
  }

  /// Where a variant's URLs live.
  func sites(of variant: LinkVariant) -> [SiteSpace] {
    let index = source(of: variant)
    let reading = SiteSpace.Reading(sources[index])
    guard let site = variant.site else {
      let sites =
        variant.hosts.values.allSatisfy(\.isAnyText)
        ? groupSites[index] : sites(Host(source: index, fields: variant.hosts))
      return (variant.matchesBarePath ? [SiteSpace(kind: .bare, reading: reading)] : []) + sites
    }
    guard let domain = site.domain else {
      return Self.ownSites(site.scheme, sources[index], pool)
    }
    let hosts = pool.language(of: domain, capturing: variant.hosts)
    let kind = SiteSpace.SiteKind.host(scheme: site.scheme, hosts)
    return [SiteSpace(kind: kind, reading: reading, rank: domain.rank)]
  }

  /// What a variant of the table matches, site by site.
  func spaces(at index: Int) -> [LinkSpace] {
    sites(of: table.variants[index]).enumerated().compactMap { space(at: index, $0, $1) }
  }

  func spaces(of variant: LinkVariant) -> [LinkSpace] {
    sites(of: variant).compactMap { space(of: variant, at: $0) }
  }

  /// The paths of the app's sites, without those that have an empty segment or an encoded `/`.
  var ownSpaces: [LinkSpace] {
    let some = PathSpace.Gap(
      first: pool.plainSegment, inner: pool.plainSegment, last: pool.plainSegment, only: pool.plainSegment)
    let bare = SiteSpace(kind: .bare, reading: SiteSpace.Reading(sources[0]))
    return ([bare] + groupSites.joined()).flatMap { site in
      [PathSpace(before: [], gap: some), PathSpace(before: [])].map { LinkSpace(site: site, path: $0) }
    }.filter { $0.site.mayBeginEmpty || $0.path.gap != nil || $0.site.kind == .bare }
  }

  /// What a variant of a link, a redirect or an exclusion matches at one of its sites, by the place of that.
  func space(of reference: Reference, _ place: Int, _ site: SiteSpace) -> LinkSpace? {
    switch reference {
    case .variant(let index): space(at: index, place, site)
    case .exclusion(let index): space(of: table.exclusionVariants[index], at: site)
    }
  }

  func space(of variant: LinkVariant, at site: SiteSpace) -> LinkSpace? {
    let source = sources[source(of: variant)]
    let folds = source.ignoresCase
    var hostIsFirst = false
    if case .hostIsFirst = site.kind { hostIsFirst = true }
    let segments = variant.segments.enumerated().map { index, segment in
      pool.language(
        of: segment, ignoringCase: folds || hostIsFirst && index == 0 && variant.gap?.position != 0)
    }
    let position = variant.gap?.position ?? segments.count
    let path = PathSpace(
      before: Array(segments[..<position]),
      gap: variant.gap.map { gap($0, source) },
      after: Array(segments[position...]))
    // There, the first segment is never empty.
    if hostIsFirst, path.leastCount == 0 { return nil }
    var space = LinkSpace(site: site, path: path)
    for rule in variant.query {
      guard let (key, value) = value(of: rule, folds) else { continue }
      space.query[key] = space.query[key].map { $0.intersection(value, pool) } ?? value
    }
    for key in variant.forbiddenKeys {
      let absent = ValueSpace(mayBeAbsent: true, text: pool.none)
      space.query[key] = space.query[key].map { $0.intersection(absent, pool) } ?? absent
    }
    space.fragment = variant.fragment.map { fragment($0, folds) } ?? .any
    if let when = variant.when { space.conditions[number(of: when.condition)] = !when.isNegated }
    return space.isEmpty(pool) ? nil : space
  }

  private func gap(_ gap: LinkVariant.Gap, _ source: NavigationSchema.Source) -> PathSpace.Gap {
    let folds = source.ignoresCase
    if gap.isTail {
      let segment = pool.language(of: .value(gap.field), ignoringCase: folds)
      return PathSpace.Gap(first: segment, inner: segment, last: segment, only: segment)
    }
    let inner = source.collapsesSlashes ? pool.plainSegment : pool.gapSegment
    var result = PathSpace.Gap(
      first: inner, inner: inner, last: pool.plainSegment, only: pool.plainSegment)
    guard !gap.field.isAnyText else { return result }
    var field = gap.field
    field.excludesSlash = false
    result.joined = pool.language(ofValue: field, inQuery: false, ignoringCase: folds)
    result.isOnlyExact = !gap.continuesSegment
    if !gap.continuesSegment { result.only = pool.language(of: .value(gap.field), ignoringCase: folds) }
    return result
  }

  private func value(of rule: LinkVariant.QueryRule, _ folds: Bool) -> (String, ValueSpace)? {
    switch rule {
    case .literal(let key, let value):
      return (key, ValueSpace(mayBeAbsent: false, text: pool.language(ofLiteral: value, ignoringCase: folds)))
    case .required(let key, let field):
      let text = pool.language(ofValue: field, inQuery: true, ignoringCase: folds)
      return (key, ValueSpace(mayBeAbsent: false, text: text, isList: field.arity == .list))
    case .optional, .whole: return nil
    }
  }

  func fragment(_ rule: LinkVariant.FragmentRule, _ folds: Bool) -> FragmentSpace {
    switch rule {
    case .whole(let field):
      return field.isRequired
        ? .whole(pool.language(ofValue: field, inQuery: false, ignoringCase: folds)) : .any
    case .segments(let segments):
      return .segments(
        segments.map { segment in
          guard case .value(let field) = segment else {
            return pool.language(of: segment, ignoringCase: folds)
          }
          let text = pool.language(ofValue: field, inQuery: false, ignoringCase: folds)
          return pool.difference(text, pool.empty)
        })
    case .pairs(let pairs):
      var values: [String: ValueSpace] = [:]
      for pair in pairs {
        let value: ValueSpace
        switch pair.value {
        case .literal(let text):
          value = ValueSpace(mayBeAbsent: false, text: pool.language(ofLiteral: text, ignoringCase: folds))
        case .value(let field):
          guard field.isRequired else { continue }
          let text = pool.language(ofValue: field, inQuery: false, ignoringCase: folds)
          value = ValueSpace(mayBeAbsent: false, text: text)
        }
        values[pair.key] = values[pair.key].map { $0.intersection(value, pool) } ?? value
      }
      return .pairs(values)
    }
  }

  private func number(of condition: Int) -> Int {
    conditions.indices.contains(condition) ? conditions[condition] : -1 - condition
  }

  func conditionName(_ number: Int) -> String? { conditionNumbers.first { $0.value == number }?.key }

  /// What competes for a witness in this table.
  func contest(for witness: LinkWitness) -> LinkTable.Contest {
    budget.spend(resolvingCost)
    let contest = table.contest(for: witness.url) { witness.conditions[number(of: $0)] ?? false }
    if case .candidates(let all) = contest { budget.spend(all.count - 1) }
    return contest
  }

  /// The way of a witness through the redirects of this table.
  func redirectChain(of witness: LinkWitness) -> LinkTable.RedirectChain {
    table.redirectChain(of: witness.url) { witness.conditions[number(of: $0)] ?? false }
  }
}

extension LinkDomain {
  /// Whether one host may be of both. The ends of most hosts show that none is.
  fileprivate func mayShareHosts(with other: LinkDomain) -> Bool {
    guard let ending, let theirs = other.ending else { return true }
    return ending.hasSuffix(theirs) || theirs.hasSuffix(ending)
  }

  /// How every host of it ends.
  private var ending: String? {
    switch self {
    case .exact(let host): host
    case .label(_, let suffix), .wildcard(let suffix): suffix
    case .any: nil
    }
  }
}
