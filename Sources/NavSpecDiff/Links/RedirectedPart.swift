import NavSpecLinkAnalysis
import NavSpecRuntime

/// The part of a redirect's old URLs that one of its destinations may take.
struct RedirectedPart: Hashable, Sendable {
  private(set) var variant: LinkVariant
  /// Whether the destination matches each of them.
  private(set) var isExact: Bool
}

extension RedirectedPart {
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
  ///   - destination: A link that may take it, or a part of another redirect.
  init?(of redirect: LinkVariant, through target: LinkVariant, _ optionals: [String], to destination: Self) {
    let link = destination.variant
    let way = RedirectedSources(redirect, redirect.sources(NavigationSchema.Source()), target)
    guard let isFilled = way.fillsPath(optionals) else { return nil }
    var demands = Demands(way: way, isOfLink: link.isLink)
    let isAtHome = link.source == redirect.source && link.site == redirect.site
    var isExact = destination.isExact && isFilled && isAtHome
    demands.ask(target, link)
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
      case .target, .unknown: isExact = false
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
    if isAtHome { variant.hosts = link.hosts }
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

  init(way: RedirectedSources, isOfLink: Bool) { (self.way, self.isOfLink) = (way, isOfLink) }

  mutating func ask(_ target: LinkVariant, _ link: LinkVariant) {
    let counts = [target, link].map(\.segments.count)
    let gaps = [target, link].map { $0.gap?.position }
    let isAligned = counts[0] == counts[1] && gaps[0] == gaps[1]
    if !isAligned || target.gap?.isTail != link.gap?.isTail || link.gap?.field.isAnyText == false {
      areMet = false
    }
    let count = isAligned ? counts[0] : min(gaps[0] ?? counts[0], gaps[1] ?? counts[1])
    for (given, asked) in zip(target.segments, link.segments).prefix(count) {
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
    case .value(let other) where other.surroundings == .none && (other.arity != .list || inQuery):
      (field.form, field.constraint, field.arity) = (other.form, other.constraint, other.arity)
    default: return false
    }
    asked[field.name] = nil
    return true
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
