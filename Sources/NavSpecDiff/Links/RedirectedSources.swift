import NavSpecLinkAnalysis
import NavSpecRuntime

/// Where the texts that a redirect's destination reads stand in the old URL.
struct RedirectedSources {
  enum Origin {
    case text(LinkMeaning.Source)
    /// The redirect takes it and does not fill it in.
    case none
    case unknown
  }

  private let redirect: LinkVariant
  private let target: LinkVariant
  private let captures: [String: [LinkMeaning.Source]]
  private let names: [LinkMeaning.Place: String]

  init(_ redirect: LinkVariant, _ captures: [String: [LinkMeaning.Source]], _ target: LinkVariant) {
    self.redirect = redirect
    self.captures = captures
    self.target = target
    // However a redirect and its destination read a `+`, a capture is filled in encoded.
    names = Dictionary(
      target.sources(NavigationSchema.Source()).flatMap { name, all in all.map { ($0.place, name) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Where the first item with a key of what a redirect leads to is from.
  enum KeyOrigin {
    case target(LinkVariant.QueryRule)
    case oldURL
    case nothing
    case unknown
  }

  func origin(ofKey key: String) -> KeyOrigin {
    if let rule = target.query.first(where: { $0.key == key }) { return .target(rule) }
    let (takesAll, givesAll) = (
      redirect.query.contains { $0.key == nil }, target.query.contains { $0.key == nil }
    )
    if redirect.query.contains(where: { $0.key == key }) || takesAll && !givesAll { return .nothing }
    return takesAll == givesAll ? .oldURL : .unknown
  }

  /// What a target fills in by a name; nil where that is not one text.
  func capture(_ name: String) -> LinkMeaning.Source? {
    captures[name].flatMap { $0.count == 1 ? $0[0] : nil }
  }

  /// Whether the target has this form for all old URLs, or for those that have what may be missing; nil if for none.
  /// - Parameter optionals: What may be missing in the path of the target.
  func fillsPath(_ optionals: [String]) -> Bool? {
    let places = names.keys.filter { if case .host = $0 { false } else { $0.isInPath } }
    let filled = Set(places.compactMap { names[$0] })
    guard filled.allSatisfy({ captures[$0] != nil }) else { return nil }
    let missing = optionals.filter { !filled.contains($0) }.compactMap { captures[$0] }
    return missing.contains { !$0.contains(where: \.isOptional) } ? nil : missing.isEmpty
  }

  private var passesFragment: Bool { redirect.fragment == nil && target.fragment == nil }

  /// Where the text is that a destination reads.
  func origin(of source: LinkMeaning.Source) -> Origin {
    var (source, place) = (source, source.place)
    if case .query(let key, _) = place { place = .query(key, plusIsSpace: false) }
    if let name = names[place] {
      guard let old = captures[name], old.count == 1 else { return .unknown }
      source.place = old[0].place
      // The destination may refuse what the redirect takes.
      source.isOptional = true
      return .text(source)
    }
    switch place {
    case .query(let key, _):
      switch origin(ofKey: key) {
      case .oldURL: return .text(source)
      case .nothing: return .none
      case .target, .unknown: return .unknown
      }
    case .rest: return redirect.query.isEmpty && target.query.isEmpty ? .text(source) : .unknown
    case .pair, .fragment, .fragmentSegment:
      return passesFragment ? .text(source) : target.fragment == nil ? .none : .unknown
    case .segment, .segmentFromEnd, .gap, .host: return .unknown
    }
  }
}

/// The part of a redirect's old URLs that one of its destinations may take.
struct RedirectedPart: Hashable, Sendable {
  private(set) var variant: LinkVariant
  /// Whether the destination matches each of them.
  private(set) var isExact: Bool

  /// - Parameter variant: Of a link, or of a redirect all of whose URLs are looked at.
  init(_ variant: LinkVariant, isExact: Bool) {
    (self.variant, self.isExact) = (variant, isExact)
    // Parts of two versions are equal whichever redirects they are of.
    if !variant.isLink { self.variant.origin = .redirect(0) }
  }

  /// What a destination asks for is asked of the old URL; nil where no old URL has it.
  /// - Parameters:
  ///   - redirect: The variant of the old pattern.
  ///   - target: The variant of the redirect's target.
  ///   - optionals: What may be missing in the path of the target.
  ///   - source: The group of the redirect.
  ///   - destination: A link that may take it, or a part of another redirect.
  init?(
    of redirect: LinkVariant, through target: LinkVariant, _ optionals: [String],
    in source: NavigationSchema.Source, to destination: Self
  ) {
    let link = destination.variant
    let way = RedirectedSources(redirect, redirect.sources(NavigationSchema.Source()), target)
    guard let isFilled = way.fillsPath(optionals) else { return nil }
    var demands = Demands(way: way, isOfLink: link.isLink)
    let isAtHome = link.source == redirect.source
    var isExact = destination.isExact && isFilled && isAtHome
    let site = link.site ?? redirect.site
    if isAtHome, let site, link.site != redirect.site {
      let others = link.site == nil || redirect.site == nil ? source.sites : [redirect.site ?? site]
      if !others.contains(site) {
        if others.allSatisfy({ $0.isApart(from: site) }) { return nil }
        isExact = false
      }
    }
    demands.ask(redirect, target, link)
    var rules: [LinkVariant.QueryRule] = []
    for rule in link.query {
      let asked: LinkVariant.SegmentClass
      switch rule {
      case .literal(_, let text): asked = .literal(text)
      case .required(_, let field): asked = .value(field)
      case .optional, .whole: continue
      }
      switch way.origin(ofKey: rule.key ?? "") {
      case .target(.required(_, let given)), .target(.optional(_, let given)):
        demands.ask(given, asked, inQuery: true)
      case .target(let given): if !link.isLink, given != rule { isExact = false }
      case .oldURL: rules.append(rule)
      case .nothing: return nil
      case .unknown: isExact = false
      }
    }
    var keys: [String] = []
    for key in link.forbiddenKeys {
      switch way.origin(ofKey: key) {
      case .target(.optional), .unknown: isExact = false
      case .target: return nil
      case .oldURL: keys.append(key)
      case .nothing: continue
      }
    }
    var fragment: LinkVariant.FragmentRule?
    switch (target.fragment, link.fragment) {
    case (nil, let asked?) where redirect.fragment == nil: fragment = asked
    case (nil, let asked?): if !asked.mayBeMissing { return nil }
    case (.whole(let given)?, .whole(let field)?): if field.isRequired { demands.ask(given, .value(field)) }
    case (let given, let asked): if given != asked, asked?.mayBeMissing == false { isExact = false }
    }
    self.init(redirect, isExact: isExact)
    demands.narrow(&variant)
    // What the target does not say is the old URL's.
    variant.query += rules
    variant.forbiddenKeys += keys
    variant.fragment = variant.fragment ?? fragment
    variant.when = link.when
    if isAtHome, isExact { (variant.site, variant.hosts) = (site, link.hosts) }
    variant.matchesBarePath = variant.matchesBarePath && link.matchesBarePath
    self.isExact = self.isExact && demands.areMet
  }
}

/// What a destination asks of the texts that a target fills in.
private struct Demands {
  let way: RedirectedSources
  /// Whether it is known that the literals of the target fit.
  let isOfLink: Bool
  private(set) var areMet = true
  private var asked: [String: LinkVariant.SegmentClass] = [:]
  /// What is asked in place of the gap.
  private var covered:
    (before: [LinkVariant.SegmentClass], after: [LinkVariant.SegmentClass], LinkVariant.Gap?)?

  init(way: RedirectedSources, isOfLink: Bool) { (self.way, self.isOfLink) = (way, isOfLink) }

  mutating func ask(_ redirect: LinkVariant, _ target: LinkVariant, _ link: LinkVariant) {
    var (start, after) = (target.segments.count, 0)
    if let gap = target.gap ?? link.gap {
      start = gap.position
      after = (target.gap == nil ? link : target).segments.count - start
    }
    ask(target.segments.prefix(start), link.segments.prefix(start))
    ask(target.segments.suffix(after), link.segments.suffix(after))
    guard let gap = target.gap else {
      areMet = areMet && link.gap?.field.isAnyText ?? (target.segments.count == link.segments.count)
      return
    }
    // What the link has in place of the gap, the old URL has there too.
    let end = link.segments.count - after
    let place = link.gap?.position ?? end
    guard let own = redirect.gap, own.field.name == gap.field.name, !own.continuesSegment,
      !gap.continuesSegment, start <= place, place <= end, link.gap != nil || start < end
    else {
      areMet = false
      return
    }
    covered = (Array(link.segments[start..<place]), Array(link.segments[place..<end]), link.gap)
    if gap.isTail, link.gap?.isTail == false { areMet = false }
  }

  private mutating func ask(
    _ given: some Sequence<LinkVariant.SegmentClass>, _ asked: some Sequence<LinkVariant.SegmentClass>
  ) {
    for (given, asked) in zip(given, asked) {
      switch (given, asked) {
      case (.value, .list): areMet = false
      case (.value(let given), _): ask(given, asked)
      case (.literal, _) where isOfLink: continue
      default: if given.withoutNames != asked.withoutNames { areMet = false }
      }
    }
  }

  mutating func ask(_ given: LinkVariant.Field, _ class: LinkVariant.SegmentClass, inQuery: Bool = false) {
    guard let source = way.capture(given.name), given.surroundings == .none, asked[given.name] == nil else {
      areMet = false
      return
    }
    guard case .value(var field) = `class` else {
      asked[given.name] = `class`
      return
    }
    if field.isAnyText, !source.isOptional { return }
    // What else a query accepts is no Bool in a path.
    if field.form == ValueForm(.bool) {
      field.form = ValueForm(.cases(["true", "false"] + (inQuery ? ["1", "0"] : [])))
    }
    asked[given.name] = .value(field)
  }

  /// Asks it of the old pattern, as far as that can say it.
  mutating func narrow(_ variant: inout LinkVariant) {
    for index in variant.segments.indices {
      switch variant.segments[index] {
      case .value(let field):
        if let segment = asked.removeValue(forKey: field.name) { variant.segments[index] = segment }
      case .affix(var pieces):
        for piece in pieces.indices {
          if case .value(var field) = pieces[piece], narrow(&field) { pieces[piece] = .value(field) }
        }
        variant.segments[index] = .affix(pieces)
      case .literal, .list: continue
      }
    }
    if let gap = variant.gap, let (before, after, rest) = covered {
      variant.segments.insert(contentsOf: before + after, at: gap.position)
      variant.gap = rest
      variant.gap?.position = gap.position + before.count
    }
    for index in variant.query.indices {
      switch variant.query[index] {
      case .required(let key, var field), .optional(let key, var field):
        if narrow(&field, inQuery: true) { variant.query[index] = .required(key: key, field) }
      case .literal, .whole: continue
      }
    }
    if case .whole(var field)? = variant.fragment, narrow(&field) {
      field.isRequired = true
      variant.fragment = .whole(field)
    }
    areMet = areMet && asked.isEmpty
  }

  private mutating func narrow(_ field: inout LinkVariant.Field, inQuery: Bool = false) -> Bool {
    switch asked[field.name] {
    case .literal(let text): (field.form, field.constraint) = (ValueForm(.cases([text])), nil)
    case .value(let other) where inQuery || other.surroundings == .none && other.arity != .list:
      guard [field.surroundings, other.surroundings].contains(.none) else { return false }
      if field.surroundings == .none { field.surroundings = other.surroundings }
      (field.form, field.constraint, field.arity) = (other.form, other.constraint, other.arity)
    default: return false
    }
    asked[field.name] = nil
    return true
  }
}

extension LinkVariant.Site {
  /// Whether no URL is of both.
  fileprivate func isApart(from other: Self) -> Bool {
    if scheme != other.scheme { return true }
    guard case .exact? = domain, case .exact? = other.domain else { return false }
    return domain != other.domain
  }
}

extension LinkVariant.FragmentRule {
  fileprivate var mayBeMissing: Bool {
    switch self {
    case .segments: false
    case .whole(let field): !field.isRequired
    case .pairs(let pairs):
      pairs.allSatisfy { if case .value(let field) = $0.value { !field.isRequired } else { false } }
    }
  }
}
