import NavSpecRuntime

/// Variants by where their URLs live: two classes that share no place never meet.
struct SiteClasses {
  /// The class of each variant.
  private(set) var numbers: [Int] = []
  /// For each class, the others that share a place with it.
  private(set) var partners: [Set<Int>] = []

  init(_ variants: [LinkVariant], _ sources: [NavigationSchema.Source]) {
    let groups = sources.map(Self.places)
    var known: [Set<String>: Int] = [:]
    var classes: [Set<String>] = []
    for variant in variants {
      let source = groups.indices.contains(variant.source) ? variant.source : 0
      var places = groups[source]
      if let site = variant.site {
        places = [Self.place(site.scheme, site.domain)]
      } else if variant.matchesBarePath {
        places.insert("")
      }
      if known[places] == nil {
        known[places] = classes.count
        classes.append(places)
      }
      numbers.append(known[places] ?? 0)
    }
    var owners: [String: [Int]] = [:]
    for (number, places) in classes.enumerated() {
      for place in places { owners[place, default: []].append(number) }
    }
    partners = classes.enumerated().map { number, places in
      Set(places.flatMap { owners[$0] ?? [] }).subtracting([number])
    }
  }

  private static func places(of source: NavigationSchema.Source) -> Set<String> {
    let domains = source.domains.compactMap { LinkDomain($0) }
    var places = Set(source.schemes.map { place($0.lowercased(), nil) })
    for scheme in ["https"] + (source.acceptsHTTP ? ["http"] : []) {
      places.formUnion(domains.map { place(scheme, $0) })
    }
    return places
  }

  /// Keys that tie have hosts of one rank, and domains of one rank are either the same or share no host.
  /// How the host of a custom scheme is read differs, so that there the scheme alone counts.
  private static func place(_ scheme: String, _ domain: LinkDomain?) -> String {
    guard scheme == "https" || scheme == "http", let domain else { return scheme }
    return "\(scheme) \(domain.withoutName)"
  }
}
