import NavSpecLinkAnalysis
import NavSpecRuntime

/// What a variant of a link table does with every URL that it takes, in terms of the newer spec.
struct LinkMeaning: Hashable, Sendable {
  /// Where a part of a URL is. Two places that are equal hold the same text in every URL.
  enum Place: Hashable, Sendable {
    case segment(Int, of: LinkVariant.SegmentClass?, part: Int)
    case segmentFromEnd(Int, of: LinkVariant.SegmentClass?, part: Int)
    case gap(from: Int, toEnd: Int, isTail: Bool, continues: Bool)
    case host(String)
    /// The first item of the query with a key; of a list, all.
    case query(String, plusIsSpace: Bool)
    /// The items of the query with any other key.
    case rest(without: Set<String>, plusIsSpace: Bool)
    case pair(String)
    case fragment
    case fragmentSegment(Int, of: LinkVariant.SegmentClass?, part: Int)
  }

  /// A text of a URL that a param may take its value from.
  struct Source: Hashable, Sendable {
    var place: Place
    var field: LinkVariant.Field
    /// Whether the pattern matches without such a text, too.
    var isOptional = false
    var ignoresCase: Bool
  }

  /// What of a URL is taken as it is written.
  enum Written: Hashable, Sendable {
    case remainder(from: Int)
    case path
    /// The path as a URL of the group's first domain, or its first scheme.
    case url(domains: [String], scheme: String?)
  }

  /// What decides which part of a path is at a place, beside the place.
  enum Policy: Hashable, Sendable {
    case segments(Int)
    /// `collapsesSlashes` is nil where nothing follows the gap.
    case gap(NavigationSchema.Source.HostPolicy, collapsesSlashes: Bool?)
  }

  /// Where the value of a param comes from.
  enum Value: Hashable, Sendable {
    /// nil where a value must be given, and none is.
    case constant(RouteValue?)
    /// Something of a URL as it is written; a text has it in a piece without a form.
    case written(Written, form: ValueForm?)
    /// A text with sources in it, and what the param accepts.
    case text([Piece], form: ValueForm)
    /// The first source that a URL has counts; `otherwise` where there is none, or its text is not in form.
    case read([Source], form: ValueForm, arity: NavigationSchema.Arity, otherwise: RouteValue?)
  }

  enum Piece: Hashable, Sendable {
    case literal(String)
    /// A capture, with how it is read; nil if the pattern does not have it.
    indirect case value(Value)
  }

  struct Screen: Hashable, Sendable {
    var route: String
    var values: [String: Value]
  }

  var policy: Policy?
  /// Empty for a redirect of which it is not known what all its URLs open.
  var screens: [Screen] = []
  /// The tab, the stack and the modals, as names.
  var window: [String] = []
  /// The conditions that must be met, sorted.
  var requirements: [String] = []
  /// Where a redirect leads, what it fills in, and what else its destinations read, where no more is known.
  var target: String?
  var captures: [String: [Source]] = [:]
  var passed: Set<Source> = []

  /// The same meaning for the URLs of a redirect that leads to it; nil where it is not the same for all of them.
  /// - Parameters:
  ///   - redirect: The variant of the old pattern.
  ///   - meaning: That of the redirect.
  ///   - target: The variant of the redirect's target.
  ///   - link: The variant that takes it.
  func reached(
    from redirect: LinkVariant, _ meaning: LinkMeaning, through target: LinkVariant, _ link: LinkVariant
  ) -> LinkMeaning? {
    guard self.target == nil, link.when == nil, link.forbiddenKeys.isEmpty,
      link.segments.count == target.segments.count
    else { return nil }
    let way = RedirectedSources(redirect, meaning.captures, target)
    var result = self
    result.policy = meaning.policy
    for screen in screens.indices {
      for (name, value) in screens[screen].values {
        switch value {
        case .constant: continue
        case .written, .text: return nil
        case .read(let sources, let form, let arity, let otherwise):
          var all: [Source] = []
          for source in sources {
            switch way.origin(of: source) {
            case .text(let source): all.append(source)
            case .none: continue
            case .unknown: return nil
            }
          }
          result.screens[screen].values[name] =
            all.isEmpty
            ? .constant(otherwise) : .read(all, form: form, arity: arity, otherwise: otherwise)
        }
      }
    }
    return result
  }

  /// What its values are read from, the path apart.
  var sourcesOutsidePath: Set<Source> {
    var sources = passed.union(captures.values.joined())
    for screen in screens {
      for value in screen.values.values { sources.formUnion(value.sources) }
    }
    return sources.filter { !$0.place.isInPath }
  }

  /// Whether all its URLs open the same screens with the same values.
  var isConstant: Bool {
    target == nil
      && screens.allSatisfy { screen in
        screen.values.values.allSatisfy { if case .constant = $0 { true } else { false } }
      }
  }
}

extension LinkMeaning.Value {
  var sources: [LinkMeaning.Source] {
    switch self {
    case .constant, .written: []
    case .read(let sources, _, _, _): sources
    case .text(let pieces, _):
      pieces.flatMap { piece -> [LinkMeaning.Source] in
        if case .value(let value) = piece { value.sources } else { [] }
      }
    }
  }
}

extension LinkMeaning.Place {
  /// Whether it takes the policies of its group to tell which text of the URL it is.
  var isInPath: Bool {
    switch self {
    case .segment, .segmentFromEnd, .gap, .host: true
    case .query, .rest, .pair, .fragment, .fragmentSegment: false
    }
  }
}

extension LinkVariant.SegmentClass {
  /// What tells which text of a segment a value takes. Where there is one value, that is the text around it.
  fileprivate var shape: Self {
    guard case .affix(var pieces) = withoutNames else { return self }
    let values = pieces.indices.filter { if case .value = pieces[$0] { true } else { false } }
    if values.count == 1, case .value(var field) = pieces[values[0]] {
      (field.form, field.constraint) = (ValueForm(.string), nil)
      pieces[values[0]] = .value(field)
    }
    return .affix(pieces)
  }
}

extension LinkVariant {
  /// Where each name is captured, in the order in which places count.
  /// - Parameter policy: How URLs of the variant's group are read.
  func sources(_ policy: NavigationSchema.Source) -> [String: [LinkMeaning.Source]] {
    var sources: [String: [LinkMeaning.Source]] = [:]
    func add(_ field: Field, _ place: LinkMeaning.Place, isOptional: Bool = false) {
      guard !field.name.isEmpty else { return }
      var accepted = field.withoutName
      accepted.arity = field.arity == .list ? .list : .one
      sources[field.name, default: []].append(
        LinkMeaning.Source(
          place: place, field: accepted, isOptional: isOptional, ignoresCase: policy.ignoresCase))
    }
    func add(_ segment: SegmentClass, _ place: (SegmentClass?, Int) -> LinkMeaning.Place) {
      switch segment {
      case .literal: break
      case .value(let field), .list(let field): add(field, place(nil, 0))
      case .affix(let pieces):
        let shape = segment.shape
        for case (let part, .value(let field)) in pieces.enumerated() {
          add(field, place(shape, part))
        }
      }
    }
    for (index, segment) in segments.enumerated() {
      let isAfterGap = gap.map { index >= $0.position } ?? false
      let fromEnd = segments.count - index
      add(segment) { shape, part in
        isAfterGap
          ? .segmentFromEnd(fromEnd, of: shape, part: part) : .segment(index, of: shape, part: part)
      }
    }
    if let gap {
      add(
        gap.field,
        .gap(
          from: gap.position, toEnd: segments.count - gap.position, isTail: gap.isTail,
          continues: gap.continuesSegment))
    }
    let plusIsSpace = policy.plusIsSpace
    for rule in query {
      switch rule {
      case .literal: continue
      case .required(let key, let field): add(field, .query(key, plusIsSpace: plusIsSpace))
      case .optional(let key, let field): add(field, .query(key, plusIsSpace: plusIsSpace), isOptional: true)
      case .whole(let field):
        add(field, .rest(without: Set(query.compactMap(\.key)), plusIsSpace: plusIsSpace))
      }
    }
    switch fragment {
    case nil: break
    case .whole(let field): add(field, .fragment, isOptional: !field.isRequired)
    case .segments(let segments):
      for (index, segment) in segments.enumerated() {
        add(segment) { .fragmentSegment(index, of: $0, part: $1) }
      }
    case .pairs(let pairs):
      for pair in pairs {
        if case .value(let field) = pair.value { add(field, .pair(pair.key), isOptional: !field.isRequired) }
      }
    }
    // What the rest of a URL says of the param counts before the host.
    for (name, field) in hosts { add(field, .host(name)) }
    return sources
  }
}
