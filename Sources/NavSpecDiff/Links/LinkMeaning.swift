import NavSpecLinkAnalysis
import NavSpecRuntime

/// What a variant of a link table does with every URL that it takes, in terms of the newer spec: two variants of one
/// meaning never differ on a URL that both take.
struct LinkMeaning: Hashable, Sendable {
  /// Where a part of a URL is. Two places that are equal hold the same text in every URL.
  enum Place: Hashable, Sendable {
    case segment(Int, of: LinkVariant.SegmentClass?, part: Int)
    case gap(from: Int, toEnd: Int, isTail: Bool, continues: Bool)
    case host(String)
    /// Its keys, of which the first that a URL has counts.
    case query([String], LinkVariant.QueryRule, plusIsSpace: Bool)
    case fragment(LinkVariant.FragmentRule)
    case segmentFromEnd(Int, of: LinkVariant.SegmentClass?, part: Int)
  }

  /// Where the value of a param comes from.
  enum Value: Hashable, Sendable {
    case constant(RouteValue)
    case whole(String)
    /// `otherwise` is what counts where the text is absent or not in form.
    case captured(Place, reading: ValueForm, arity: NavigationSchema.Arity, otherwise: RouteValue?)
    case missing(RouteValue?)
  }

  struct Screen: Hashable, Sendable {
    var route: String
    var values: [String: Value]
  }

  /// What else decides which part of a URL is at a place.
  var policy: [String] = []
  /// Empty for a redirect of which it is not known what all its URLs open.
  var screens: [Screen] = []
  /// The tab, the stack and the modals, as names.
  var window: [String] = []
  /// The conditions that must be met, sorted.
  var requirements: [String] = []
  /// Whether a redirect leads there: values are as given only where the params accept the same.
  var isRedirected = false
  /// Where a redirect leads, and what it fills in, where no more is known.
  var target: String?
  var captures: [String: Place] = [:]
}

extension LinkMeaning {
  /// The same meaning for the URLs of a redirect that leads to it; nil where it is not the same for all of them.
  /// - Parameters:
  ///   - redirect: The variant of the old pattern.
  ///   - meaning: That of the redirect.
  ///   - target: The variant of the redirect's target.
  ///   - link: The variant that takes it.
  func reached(
    from redirect: LinkVariant, _ meaning: LinkMeaning, through target: LinkVariant, _ link: LinkVariant
  ) -> LinkMeaning? {
    guard self.target == nil, link.when == nil, link.fragment == nil,
      link.forbiddenKeys.isEmpty, link.segments.count == target.segments.count
    else { return nil }
    let names = Dictionary(
      target.places(plusIsSpace: false).map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    let consumed = Set((redirect.query + target.query).compactMap(\.key))
    if (redirect.query + target.query).contains(where: { $0.key == nil }) { return nil }
    for rule in link.query {
      if case .optional = rule { continue }
      return nil
    }
    var result = self
    result.isRedirected = true
    result.policy = meaning.policy
    for screen in screens.indices {
      for (name, value) in screens[screen].values {
        switch value {
        case .constant, .missing: continue
        case .whole: return nil
        case .captured(let place, let reading, let arity, let otherwise):
          var old = place
          if let captured = names[place] {
            guard let source = meaning.captures[captured] else { return nil }
            old = source
          } else if case .query(let keys, .optional, _) = place, consumed.isDisjoint(with: keys) {
            old = place
          } else {
            return nil
          }
          result.screens[screen].values[name] = .captured(
            old, reading: reading, arity: arity, otherwise: otherwise)
        }
      }
    }
    return result
  }

  /// Whether both do the same with every URL that both take.
  /// - Parameter acceptsAlike: Whether the params of a route accept the same in both versions.
  func isSame(as other: Self, acceptsAlike: (String) -> Bool) -> Bool {
    var (first, second) = (self, other.aligned(with: self))
    guard isRedirected || other.isRedirected else { return first == second }
    first.isRedirected = false
    second.isRedirected = false
    return first == second && screens.allSatisfy { acceptsAlike($0.route) }
  }
}

extension LinkMeaning {
  /// With the values of another meaning where they are the same in every URL that both take: what one may leave out and
  /// the other requires is in all of them.
  fileprivate func aligned(with other: Self) -> Self {
    var result = self
    for screen in screens.indices where other.screens.indices.contains(screen) {
      for (name, value) in screens[screen].values {
        guard let former = other.screens[screen].values[name], value != former,
          value.isSameWherePresent(as: former)
        else { continue }
        result.screens[screen].values[name] = former
      }
    }
    return result
  }
}

extension LinkMeaning.Value {
  fileprivate func isSameWherePresent(as other: Self) -> Bool {
    guard case .captured(let place, let reading, let arity, _) = self,
      case .captured(let otherPlace, let otherReading, let otherArity, _) = other, reading == otherReading,
      arity == otherArity, case .query(let keys, let rule, let plus) = place,
      case .query(let otherKeys, let otherRule, let otherPlus) = otherPlace, keys == otherKeys,
      keys.count == 1,
      plus == otherPlus
    else { return false }
    switch (rule, otherRule) {
    case (.required(_, let field), .optional(_, let otherField)),
      (.optional(_, let field), .required(_, let otherField)):
      return field == otherField
    default: return false
    }
  }
}

extension LinkVariant.QueryRule {
  /// nil for all keys that are named nowhere else.
  fileprivate var key: String? {
    switch self {
    case .literal(let key, _), .required(let key, _), .optional(let key, _): key
    case .whole: nil
    }
  }
}

extension LinkVariant {
  /// Where each name is captured.
  func places(plusIsSpace: Bool) -> [String: LinkMeaning.Place] {
    var places: [String: LinkMeaning.Place] = [:]
    for (index, segment) in segments.enumerated() {
      let isAfterGap = gap.map { index >= $0.position } ?? false
      func place(_ shape: SegmentClass?, _ part: Int) -> LinkMeaning.Place {
        isAfterGap
          ? .segmentFromEnd(segments.count - index, of: shape, part: part)
          : .segment(index, of: shape, part: part)
      }
      switch segment {
      case .literal: continue
      case .value(let field), .list(let field): places[field.name] = place(nil, 0)
      case .affix(let pieces):
        for (part, piece) in pieces.enumerated() {
          if case .value(let field) = piece { places[field.name] = place(segment.withoutNames, part) }
        }
      }
    }
    if let gap {
      places[gap.field.name] = .gap(
        from: gap.position, toEnd: segments.count - gap.position, isTail: gap.isTail,
        continues: gap.continuesSegment)
    }
    for (name, field) in hosts { places[field.name] = .host(name) }
    for rule in query {
      switch rule {
      case .literal: continue
      case .required(let key, let field):
        places[field.name] = .query([key], .required(key: key, field.withoutName), plusIsSpace: plusIsSpace)
      case .optional(let key, let field):
        var keys = [key]
        if case .query(let earlier, _, _)? = places[field.name] { keys = earlier + keys }
        places[field.name] = .query(
          keys, .optional(key: keys[0], field.withoutName), plusIsSpace: plusIsSpace)
      case .whole(let field):
        places[field.name] = .query([], .whole(field.withoutName), plusIsSpace: plusIsSpace)
      }
    }
    switch fragment {
    case nil: break
    case .whole(let field): places[field.name] = .fragment(.whole(field.withoutName))
    case .segments(let segments):
      for (index, segment) in segments.enumerated() {
        for (part, name) in segment.names.enumerated() {
          places[name] = .segment(-1 - index, of: segment.withoutNames, part: part)
        }
      }
    case .pairs(let pairs):
      for pair in pairs {
        if case .value(let field) = pair.value {
          places[field.name] = .query(
            ["#" + pair.key], .required(key: pair.key, field.withoutName), plusIsSpace: plusIsSpace)
        }
      }
    }
    places[""] = nil
    return places
  }
}

extension LinkVariant.SegmentClass {
  fileprivate var names: [String] {
    switch self {
    case .literal: []
    case .value(let field), .list(let field): [field.name]
    case .affix(let pieces):
      pieces.compactMap { piece in
        if case .value(let field) = piece { return field.name }
        return nil
      }
    }
  }
}
