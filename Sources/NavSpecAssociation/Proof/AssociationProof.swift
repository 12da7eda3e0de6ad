package import NavSpecLinkAnalysis
package import NavSpecRuntime

/// Whether a file claims what an app opens, and the app opens what the file claims: for every URL of one domain.
package struct AssociationProof: Sendable {
  /// A pattern of the app and a URL of it that the file does not claim.
  package struct Unclaimed: Sendable {
    package let origin: LinkVariant.Origin
    package let url: String
    /// The component that excludes the URL; nil where none fits.
    package let exclusion: AssociationComponent?
  }

  /// A component and a URL that it claims and the app does not open.
  package struct Unopened: Sendable {
    package let component: AssociationComponent
    package let url: String
    /// The pattern by which the app leaves the URL to the browser.
    package let exclusion: LinkVariant.Origin?
    /// Whether the file that the spec asks for does not claim the URL.
    package let isAvoidable: Bool
  }

  package private(set) var unclaimed: [Unclaimed] = []
  package private(set) var unopened: [Unopened] = []
  /// Components that fit no URL, or none that earlier ones leave.
  package private(set) var unreached: [AssociationComponent] = []
  /// Patterns and components about which there is no answer.
  package private(set) var unprovedPatterns: [LinkVariant.Origin] = []
  package private(set) var unprovedComponents: [AssociationComponent] = []

  /// - Parameters:
  ///   - best: What the file that the spec asks for claims.
  ///   - opensAll: Whether the app opens what no link of it matches.
  package init(
    of components: [AssociationComponent], for links: WebLinks, best: [AssociationClaim], opensAll: Bool,
    in written: WrittenURLs
  ) {
    let claims = components.compactMap { try? AssociationClaim($0, among: links.all, written) }
    guard claims.count == components.count else {
      unprovedPatterns = links.rows.map(\.variant.origin)
      unprovedComponents = components
      return
    }
    proveClaimed(links, by: claims)
    // Small ones first: they exclude by the number of segments, and leave least to the others.
    let order = claims.indices.sorted { claims[$0].urls.path.stateCount < claims[$1].urls.path.stateCount }
    for (index, claim) in claims.enumerated() {
      do throws(WebURLs.Unproved) {
        var urls = [claim.urls]
        for other in order where other < index && claim.urls.mayOverlap(claims[other].urls) {
          urls = try urls.subtracting(claims[other].urls)
        }
        try proveOpened(try urls.intersection(links.all), claim.component, links, opensAll, best: best)
      } catch {
        unprovedComponents.append(claim.component)
      }
    }
  }

  private mutating func proveClaimed(_ links: WebLinks, by claims: [AssociationClaim]) {
    var settled: Set<LinkVariant.Origin> = []
    for row in links.rows where !settled.contains(row.variant.origin) {
      do throws(WebURLs.Unproved) {
        var urls = [row.urls]
        for exclusion in links.exclusions { urls = try urls.subtracting(exclusion.urls) }
        guard let first = try AssociationClaim.unclaimed(of: urls, by: claims, isFirst: true).first else {
          continue
        }
        guard let witness = first.urls.witness else { throw WebURLs.Unproved() }
        unclaimed.append(Unclaimed(origin: row.variant.origin, url: witness.url, exclusion: first.exclusion))
      } catch {
        unprovedPatterns.append(row.variant.origin)
      }
      // One finding for a pattern is enough.
      settled.insert(row.variant.origin)
    }
  }

  /// - Parameter urls: What a component gets, behind those before it.
  private mutating func proveOpened(
    _ urls: [WebURLs], _ component: AssociationComponent, _ links: WebLinks, _ opensAll: Bool,
    best: [AssociationClaim]
  ) throws(WebURLs.Unproved) {
    guard !urls.isEmpty else { return unreached.append(component) }
    guard !component.isExcluded else { return }
    let avoidable = try AssociationClaim.unclaimed(of: urls, by: best).map(\.urls)
    for (urls, isAvoidable) in [(avoidable, true), (urls, false)] {
      guard let found = try links.unopened(of: urls, opensAll) else { continue }
      unopened.append(
        Unopened(
          component: component, url: found.witness.url, exclusion: found.exclusion,
          isAvoidable: isAvoidable))
      return
    }
  }
}

extension AssociationClaim {
  /// What components do not claim of some URLs, each part with the component that excludes it.
  /// - Parameter isFirst: Whether the first of them will do.
  static func unclaimed(
    of urls: [WebURLs], by claims: [AssociationClaim], isFirst: Bool = false
  ) throws(WebURLs.Unproved) -> [(urls: WebURLs, exclusion: AssociationComponent?)] {
    var rest = urls
    var found: [(urls: WebURLs, exclusion: AssociationComponent?)] = []
    for claim in claims where rest.contains(where: claim.urls.mayOverlap) {
      let own = claim.urls
      if claim.component.isExcluded {
        for urls in rest {
          if let shared = try urls.intersection(own) { found.append((shared, claim.component)) }
        }
        if isFirst, !found.isEmpty { return found }
      }
      rest = try rest.subtracting(own)
    }
    return found + rest.map { ($0, nil) }
  }
}

extension WebLinks {
  /// A URL of some that the app does not open, and the pattern that leaves it to the browser; nil if it opens all.
  func unopened(
    of urls: [WebURLs], _ opensAll: Bool
  ) throws(WebURLs.Unproved) -> (witness: WebURLs.Witness, exclusion: LinkVariant.Origin?)? {
    var excluded: [(witness: WebURLs.Witness, exclusion: LinkVariant.Origin?)] = []
    for exclusion in exclusions {
      for shared in try urls.intersection(exclusion.urls) {
        guard let witness = shared.witness else { throw WebURLs.Unproved() }
        excluded.append((witness, exclusion.variant.origin))
      }
    }
    if let first = excluded.min(by: { $0.witness.url.utf8.count < $1.witness.url.utf8.count }) {
      return first
    }
    if opensAll { return nil }
    var rest = urls
    // What opens the shortest URL is cut out, until one is found that nothing opens.
    while !rest.isEmpty {
      let witnesses = rest.compactMap(\.witness)
      guard witnesses.count == rest.count,
        let witness = witnesses.min(by: { $0.url.utf8.count < $1.url.utf8.count })
      else { throw WebURLs.Unproved() }
      guard let row = rows.first(where: { $0.urls.contains(witness) }) else { return (witness, nil) }
      rest = try rest.subtracting(row.urls)
    }
    return nil
  }
}

extension [WebURLs] {
  func intersection(_ other: WebURLs) throws(WebURLs.Unproved) -> Self {
    var shared: Self = []
    for urls in self { if let own = try urls.intersection(other) { shared.append(own) } }
    return shared
  }

  func subtracting(_ other: WebURLs) throws(WebURLs.Unproved) -> Self {
    var rest: Self = []
    for urls in self { rest += try urls.subtracting(other) }
    guard rest.count <= AnalysisBudget.partsOfClaim else { throw WebURLs.Unproved() }
    return rest
  }
}
