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
    /// Whether the file that the spec generates does not claim the URL.
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
  ///   - best: The components of the file that the spec generates for the domain.
  ///   - opensAll: Whether the app opens what no link of it matches.
  package init(
    of components: [AssociationComponent], for links: WebLinks, best: [AssociationComponent], opensAll: Bool,
    in written: WrittenURLs
  ) {
    let claims = components.map { try? AssociationClaim($0, among: links.all, written) }
    let known = claims.compactMap(\.self)
    proveClaimed(links, by: known, isWhole: known.count == claims.count)
    let allowed = best.compactMap { try? AssociationClaim($0, among: links.all, written) }
    for (index, component) in components.enumerated() {
      do throws(WebURLs.Unproved) {
        guard let claim = claims[index], known.count == claims.count else { throw WebURLs.Unproved() }
        try proveOpened(claim, behind: claims[..<index].compactMap(\.self), links, opensAll, best: allowed)
      } catch {
        unprovedComponents.append(component)
      }
    }
  }

  private mutating func proveClaimed(_ links: WebLinks, by claims: [AssociationClaim], isWhole: Bool) {
    var settled: Set<LinkVariant.Origin> = []
    for row in links.rows where !settled.contains(row.variant.origin) {
      do throws(WebURLs.Unproved) {
        guard isWhole else { throw WebURLs.Unproved() }
        var urls = [row.urls]
        for exclusion in links.exclusions { urls = try urls.subtracting(exclusion.urls) }
        guard let first = try AssociationClaim.unclaimed(of: urls, by: claims, isFirst: true).first else { continue }
        guard let witness = first.urls.witness else { throw WebURLs.Unproved() }
        unclaimed.append(Unclaimed(origin: row.variant.origin, url: witness.url, exclusion: first.exclusion))
      } catch {
        unprovedPatterns.append(row.variant.origin)
      }
      if unclaimed.last?.origin == row.variant.origin || unprovedPatterns.last == row.variant.origin { settled.insert(row.variant.origin) }
    }
  }

  private mutating func proveOpened(
    _ claim: AssociationClaim, behind earlier: [AssociationClaim], _ links: WebLinks, _ opensAll: Bool,
    best: [AssociationClaim]
  ) throws(WebURLs.Unproved) {
    var urls = [claim.urls]
    // Small ones first: they exclude by the number of segments, and leave least to the others.
    for taken in earlier.map(\.urls).sorted(by: { $0.path.stateCount < $1.path.stateCount }) {
      urls = try urls.subtracting(taken)
    }
    urls = try urls.intersection(links.all)
    guard !urls.isEmpty else { return unreached.append(claim.component) }
    guard !claim.component.isExcluded else { return }
    let avoidable = try AssociationClaim.unclaimed(of: urls, by: best).map(\.urls)
    for (urls, isAvoidable) in [(avoidable, true), (urls, false)] {
      guard let found = try links.unopened(of: urls, opensAll) else { continue }
      unopened.append(
        Unopened(
          component: claim.component, url: found.witness.url, exclusion: found.exclusion, isAvoidable: isAvoidable))
      return
    }
  }
}

extension AssociationClaim {
  /// What components do not claim of some URLs, each part with the component that excludes it.
  /// - Parameter isFirst: Whether the first of them will do.
  static func unclaimed(
    of urls: [WebURLs], by claims: [Self], isFirst: Bool = false
  ) throws(WebURLs.Unproved) -> [(urls: WebURLs, exclusion: AssociationComponent?)] {
    var rest = urls
    var found: [(urls: WebURLs, exclusion: AssociationComponent?)] = []
    for claim in claims where !rest.isEmpty {
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
    for exclusion in exclusions {
      for urls in urls {
        guard let shared = try urls.intersection(exclusion.urls) else { continue }
        guard let witness = shared.witness else { throw WebURLs.Unproved() }
        return (witness, exclusion.variant.origin)
      }
    }
    if opensAll { return nil }
    var rest = urls
    // What opens the shortest URL is cut out, until one is found that nothing opens.
    while let first = rest.last {
      guard let witness = first.witness else { throw WebURLs.Unproved() }
      guard let row = rows.first(where: { $0.urls.contains(witness) }) else { return (witness, nil) }
      let count = rest.count
      rest = try rest.subtracting(row.urls)
      if rest.count > AnalysisBudget.partsOfClaim + count { throw WebURLs.Unproved() }
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
