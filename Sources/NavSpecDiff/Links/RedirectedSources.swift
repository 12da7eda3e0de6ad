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
  /// The captures that the target fills in.
  private let names: [LinkMeaning.Place: String]

  /// - Parameter captures: What the old pattern captures.
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
