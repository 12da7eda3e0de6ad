import NavSpecRuntime

/// Variants by where their URLs live: two classes that share no place never meet.
struct SiteClasses {
  private(set) var numbers: [Int] = []
  /// For each class, the others that share a place with it.
  private(set) var partners: [Set<Int>] = []

  init(_ variants: [LinkVariant], _ sources: [NavigationSchema.Source]) {
    let groups = sources.map { Set($0.sites.map { Self.place($0.scheme, $0.domain) }) }
    var homes = Numbering<Home>()
    for variant in variants {
      let source = groups.indices.contains(variant.source) ? variant.source : 0
      let home =
        variant.site.map { Home.place(Self.place($0.scheme, $0.domain)) }
        ?? .source(source, withBarePath: variant.matchesBarePath)
      numbers.append(Int(homes.number(of: home)))
    }
    let classes = homes.found.map { $0.places(groups) }
    var owners: [Place: [Int]] = [:]
    for (number, places) in classes.enumerated() {
      for place in places { owners[place, default: []].append(number) }
    }
    partners = classes.enumerated().map { number, places in
      Set(places.flatMap { owners[$0] ?? [] }).subtracting([number])
    }
  }

  private struct Place: Hashable {
    var scheme: String
    var domain: LinkDomain?
  }

  /// The key that distinguishes the sites of a variant, because a source may have hundreds of domains.
  private enum Home: Hashable {
    case place(Place)
    case source(Int, withBarePath: Bool)

    func places(_ groups: [Set<Place>]) -> Set<Place> {
      switch self {
      case .place(let place): [place]
      case .source(let index, let withBarePath):
        withBarePath ? groups[index].union([Place(scheme: "")]) : groups[index]
      }
    }
  }

  /// Keys that tie have hosts of one rank, and domains of one rank are either the same or share no host.
  /// How the host of a custom scheme is read differs, so that there the scheme alone counts.
  private static func place(_ scheme: String, _ domain: LinkDomain?) -> Place {
    Place(scheme: scheme, domain: scheme == "https" || scheme == "http" ? domain?.withoutName : nil)
  }
}
