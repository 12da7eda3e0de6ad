import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

/// What a variant of a link table does with every URL that it takes, in terms of the newer spec: two variants of one
/// meaning never differ on a URL that both take.
struct LinkMeaning: Hashable {
  /// Where a part of a URL is. Two places that are equal hold the same text in every URL.
  enum Place: Hashable {
    case segment(Int, of: LinkVariant.SegmentClass?, part: Int)
    case gap(from: Int, toEnd: Int, isTail: Bool, continues: Bool)
    case host(String)
    /// Its keys, of which the first that a URL has counts.
    case query([String], LinkVariant.QueryRule)
    case fragment(LinkVariant.FragmentRule)
    case segmentFromEnd(Int, of: LinkVariant.SegmentClass?, part: Int)
  }

  /// Where the value of a param comes from.
  enum Value: Hashable {
    case constant(RouteValue)
    case whole(String)
    /// `otherwise` is what counts where the text is absent or not in form.
    case captured(Place, reading: ValueForm, arity: NavigationSchema.Arity, otherwise: RouteValue?)
    case missing(RouteValue?)
  }

  struct Screen: Hashable {
    var route: String
    var values: [String: Value]
  }

  /// How a URL is split into parts.
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
  fileprivate func reached(
    from redirect: LinkVariant, _ meaning: LinkMeaning, through target: LinkVariant, _ link: LinkVariant
  ) -> LinkMeaning? {
    guard self.target == nil, policy == meaning.policy, link.when == nil, link.fragment == nil,
      link.forbiddenKeys.isEmpty, link.segments.count == target.segments.count
    else { return nil }
    let names = Dictionary(target.places.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    let consumed = Set((redirect.query + target.query).compactMap(\.key))
    if (redirect.query + target.query).contains(where: { $0.key == nil }) { return nil }
    for rule in link.query {
      if case .optional = rule { continue }
      return nil
    }
    var result = self
    result.isRedirected = true
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
          } else if case .query(let keys, .optional) = place, consumed.isDisjoint(with: keys) {
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
    guard isRedirected || other.isRedirected else { return self == other }
    var (first, second) = (self, other)
    first.isRedirected = false
    second.isRedirected = false
    return first == second && screens.allSatisfy { acceptsAlike($0.route) }
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
  var places: [String: LinkMeaning.Place] {
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
        places[field.name] = .query([key], .required(key: key, field.withoutName))
      case .optional(let key, let field):
        var keys = [key]
        if case .query(let earlier, _)? = places[field.name] { keys = earlier + keys }
        places[field.name] = .query(keys, .optional(key: keys[0], field.withoutName))
      case .whole(let field): places[field.name] = .query([], .whole(field.withoutName))
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
          places[field.name] = .query(["#" + pair.key], .required(key: pair.key, field.withoutName))
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

/// One of the two specs with the names that the newer one has for its routes and params.
struct NamedSpec {
  let spec: ResolvedSpec
  private let routeNames: [String]
  /// By route, then by param.
  private let parameterNames: [[String: String]]

  /// The newer spec, with names as they are.
  init(head: ResolvedSpec) {
    spec = head
    routeNames = head.schema.routes.map(\.name)
    parameterNames = head.schema.routes.map { _ in [:] }
  }

  /// The older spec, with the names of the newer one.
  init(base: ResolvedSpec, _ comparison: SpecComparison) {
    spec = base
    routeNames = base.schema.routes.indices.map { comparison.name(ofBase: RouteID($0)) }
    parameterNames = base.schema.routes.indices.map {
      comparison.routes[base: RouteID($0)]?.parameters ?? [:]
    }
  }

  func name(of route: Int) -> String { routeNames[route] }

  func name(of parameter: String, in route: Int) -> String { parameterNames[route][parameter] ?? parameter }

  /// What the params of a route accept, by their names in the newer spec.
  func forms(ofRoute name: String) -> [String: ValueForm]? {
    guard let route = routeNames.firstIndex(of: name) else { return nil }
    return Dictionary(
      spec.schema.routes[route].parameters.map { (self.name(of: $0.name, in: route), $0.form) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The tab, the stack and the modals of a target, as names of the newer spec.
  func window(of target: NavigationTarget) -> [String] {
    var lines: [String] = []
    if case .tabs(let tabs) = spec.schema.container, let tab = target.tab {
      lines.append("tab \(tabs[tab].name)")
    }
    if let stack = target.stack {
      if let root = stack.root { lines.append("root \(name(of: root.route))") }
      if let content = stack.content { lines.append("content \(name(of: content.route))") }
      if let detail = stack.detail { lines.append("detail \(name(of: detail.route))") }
      lines += stack.path.map { "push \(name(of: $0.route))" }
    }
    for modal in target.modals {
      lines.append("\(modal.presentation.rawValue) \(name(of: modal.screen.route))")
      lines += modal.path.map { "push \(name(of: $0.route))" }
    }
    return lines
  }

  /// The names of conditions that a target requires, sorted.
  func requirements(of target: NavigationTarget, in launch: LaunchedWindow) -> [String] {
    Set(launch.opening(target).requirements.map { spec.schema.conditions[$0].name }).sorted()
  }

  /// The meaning of each variant of the table, in its order.
  func meanings() -> [LinkMeaning] {
    let schema = spec.schema
    let launch = LaunchedWindow(schema) { _ in nil }
    let links = schema.links.map { link -> LinkMeaning in
      let stack = link.stack.isEmpty ? [NavigationSchema.LinkedScreen(route: link.route)] : link.stack
      var meaning = LinkMeaning()
      let target = schema.target(
        screens: stack.map { NavigationSchema.Screen(route: $0.route) },
        presentation: link.presentation == .window ? link.windowFallback : link.presentation, tab: link.tab,
        currentTab: launch.tab)
      if let target {
        meaning.window = window(of: target)
        meaning.requirements = requirements(of: target, in: launch)
      }
      return meaning
    }
    var meanings = spec.table.variants.map { variant in
      let places = variant.places
      switch variant.origin {
      case .link(let index):
        var meaning = links[index]
        meaning.policy = policy(of: variant)
        let link = schema.links[index]
        let stack = link.stack.isEmpty ? [NavigationSchema.LinkedScreen(route: link.route)] : link.stack
        meaning.screens = stack.map { screen in
          var values: [String: LinkMeaning.Value] = [:]
          for parameter in schema.routes[screen.route].parameters {
            values[name(of: parameter.name, in: screen.route)] = value(
              of: parameter, screen.arguments[parameter.name], places, variant)
          }
          return LinkMeaning.Screen(route: name(of: screen.route), values: values)
        }
        return meaning
      case .redirect(let index):
        return LinkMeaning(
          policy: policy(of: variant), target: schema.redirects[index].target, captures: places)
      case .exclusion: return LinkMeaning()
      }
    }
    guard !schema.redirects.isEmpty else { return meanings }
    let search = RedirectSearch(spec.table)
    let destinations = schema.redirects.indices.map { search.destinations(of: $0) }
    for (index, variant) in spec.table.variants.enumerated() {
      guard case .redirect(let redirect) = variant.origin else { continue }
      let composed = Set(
        destinations[redirect].filter { $0.target.prefix == variant.prefix }.map {
          meanings[$0.variant].reached(
            from: variant, meanings[index], through: $0.target, spec.table.variants[$0.variant])
        })
      if composed.count == 1, case let meaning?? = composed.first { meanings[index] = meaning }
    }
    return meanings
  }

  private func policy(of variant: LinkVariant) -> [String] {
    let sources = spec.schema.sources
    guard sources.indices.contains(variant.source) else { return [] }
    let source = sources[variant.source]
    let flags = [
      source.ignoresCase, source.distinguishesFinalSlash, source.collapsesSlashes, source.plusIsSpace,
    ]
    return [source.hostPolicy.rawValue] + flags.map { "\($0)" }
  }

  private func value(
    of parameter: NavigationSchema.Parameter, _ argument: NavigationSchema.Argument?,
    _ places: [String: LinkMeaning.Place], _ variant: LinkVariant
  ) -> LinkMeaning.Value {
    switch argument {
    case .constant(let value): return .constant(value)
    case .captured(let name): return captured(parameter, places[name])
    case nil: return captured(parameter, places[parameter.name])
    case .remainder: return .whole("remainder from \(variant.gap?.position ?? variant.segments.count)")
    case .text(let text):
      // Names may change, and what they name may not.
      let pieces = (try? CaptureText(parsing: text))?.pieces ?? []
      return .whole(
        pieces.map { piece in
          switch piece {
          case .literal(let literal): "text \(literal)"
          case .capture(let name, _): "capture \(places[name].map { "\($0)" } ?? "absent")"
          }
        }.joined(separator: "\n"))
    case let other?: return .whole("\(other)")
    }
  }

  private func captured(
    _ parameter: NavigationSchema.Parameter, _ place: LinkMeaning.Place?
  ) -> LinkMeaning.Value {
    guard let place else { return .missing(parameter.valueWhenMissing) }
    var otherwise: RouteValue?
    if case .query(_, .optional) = place { otherwise = parameter.valueWhenMissing }
    return .captured(
      place, reading: Self.reading(of: parameter.form), arity: parameter.arity, otherwise: otherwise)
  }

  /// How text becomes a value: alike for all forms that keep the text as it is.
  private static func reading(of form: ValueForm) -> ValueForm {
    switch form.base {
    case .string, .int, .int64, .cases, .opaque: ValueForm(.string)
    case .double, .bool, .uuid, .date, .url: ValueForm(form.base)
    }
  }
}
