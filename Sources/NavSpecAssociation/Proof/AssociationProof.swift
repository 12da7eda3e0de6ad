import NavSpecLinkAnalysis
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
  init(of claims: [AssociationClaim], for links: WebLinks, best: [AssociationClaim], opensAll: Bool) {
    proveClaimed(links, by: claims)
    var excluded: Set<AssociationComponent.Condition> = []
    for (index, claim) in claims.enumerated() {
      do throws(WebURLs.Unproved) {
        try proveOpened(index, of: claims, links, best: best, without: excluded, opensAll)
      } catch {
        unprovedComponents.append(claim.component)
      }
      if claim.component.isExcluded { excluded.insert(claim.component.condition) }
    }
  }

  /// Nothing is known of a file one of whose components has no language.
  init(withoutLanguagesOf components: [AssociationComponent], for links: WebLinks) {
    unprovedPatterns = links.rows.map(\.variant.origin)
    unprovedComponents = components
  }

  private mutating func proveClaimed(_ links: WebLinks, by claims: [AssociationClaim]) {
    var settled: Set<LinkVariant.Origin> = []
    for row in links.rows {
      let origin = row.variant.origin
      guard !settled.contains(origin) else { continue }
      do throws(WebURLs.Unproved) {
        guard let found = try links.unclaimed(of: row.urls, by: claims) else { continue }
        unclaimed.append(
          Unclaimed(
            origin: origin, url: found.witness.url, exclusion: found.exclusion.map { claims[$0].component }))
      } catch {
        unprovedPatterns.append(origin)
      }
      // One finding for a pattern is enough.
      settled.insert(origin)
    }
  }

  /// - Parameter excluded: What earlier components exclude.
  private mutating func proveOpened(
    _ index: Int, of claims: [AssociationClaim], _ links: WebLinks, best: [AssociationClaim],
    without excluded: Set<AssociationComponent.Condition>, _ opensAll: Bool
  ) throws(WebURLs.Unproved) {
    let component = claims[index].component
    var rest = try [claims[index].urls].intersection(links.all)
    var isReached = false
    var found: Unopened?
    while let witness = try rest.shortest(besides: claims[..<index]) {
      if !isReached {
        isReached = true
        if component.isExcluded { return }
        if opensAll {
          rest = try rest.intersection(anyOf: links.exclusions.urls)
          continue
        }
      }
      let exclusion = links.exclusions.first { $0.urls.contains(witness) }
      if exclusion == nil, let row = links.rows.first(where: { $0.urls.contains(witness) }) {
        rest = try rest.removing(row.urls, except: links.exclusions.urls)
        continue
      }
      let decider = best.decider(of: witness)
      let isAvoidable = decider.map { best[$0].component.isExcluded } ?? true
      if isAvoidable || found == nil {
        found = Unopened(
          component: component, url: witness.url, exclusion: exclusion?.variant.origin,
          isAvoidable: isAvoidable)
      }
      guard !isAvoidable, let decider else { break }
      rest = try rest.removing(
        best[decider].urls, except: best.exclusions(before: decider, besides: excluded))
    }
    if let found { unopened.append(found) }
    if !isReached { unreached.append(component) }
  }
}

extension WebLinks {
  /// Of some URLs that are opened one that components do not claim, and the one that excludes it.
  func unclaimed(
    of urls: WebURLs, besides settled: [WebURLs] = [], by claims: [AssociationClaim]
  ) throws(WebURLs.Unproved) -> (witness: WebURLs.Witness, exclusion: Int?)? {
    var rest = [urls]
    for urls in settled { rest = try rest.removing(urls) }
    while let witness = try rest.shortest {
      if let exclusion = exclusions.first(where: { $0.urls.contains(witness) }) {
        rest = try rest.removing(exclusion.urls)
        continue
      }
      guard let decider = claims.decider(of: witness) else { return (witness, nil) }
      if claims[decider].component.isExcluded { return (witness, decider) }
      rest = try rest.removing(claims[decider].urls, except: claims.exclusions(before: decider))
    }
    return nil
  }
}

extension [WebLinks.Row] {
  fileprivate var urls: [WebURLs] { map(\.urls) }
}

extension [AssociationClaim] {
  /// The first component that fits a URL.
  func decider(of witness: WebURLs.Witness) -> Int? { firstIndex { $0.urls.contains(witness) } }

  /// What components before one exclude, but for those that ask for the same as some others.
  func exclusions(before index: Int, besides others: Set<AssociationComponent.Condition> = []) -> [WebURLs] {
    self[..<index].filter { $0.component.isExcluded && !others.contains($0.component.condition) }.map(\.urls)
  }
}

extension [AssociationClaim] {
  /// Those without which a file would claim other URLs, by index.
  func needed(for all: WebURLs) -> [Int] {
    var needed = [Int](indices)
    for index in indices where (try? isNeeded(index, among: needed, all)) == false {
      needed.removeAll { $0 == index }
    }
    return needed
  }

  /// - Parameter others: Which components there are, also this one.
  private func isNeeded(_ index: Int, among others: [Int], _ all: WebURLs) throws(WebURLs.Unproved) -> Bool {
    let earlier = others.prefix { $0 < index }.map { self[$0] }
    let later = others.drop { $0 <= index }.map { self[$0] }
    let own = try [self[index].urls].intersection(all)
    guard self[index].component.isExcluded else {
      var rest = own
      while let witness = try rest.shortest(besides: earlier[...]) {
        guard let decider = later.decider(of: witness), !later[decider].component.isExcluded else {
          return true
        }
        rest = try rest.removing(later[decider].urls, except: later.exclusions(before: decider))
      }
      return false
    }
    // An exclusion is needed where a later component claims what it takes.
    for claim in later where !claim.component.isExcluded && claim.urls.overlaps(self[index].urls) {
      var rest = try own.intersection(claim.urls)
      while let witness = try rest.shortest(besides: earlier[...]) {
        guard let decider = later.decider(of: witness), later[decider].component.isExcluded else {
          return true
        }
        rest = try rest.removing(later[decider].urls)
      }
    }
    return false
  }
}

extension [WebURLs] {
  /// The shortest URL that no component fits; what these fit is taken out on the way.
  fileprivate mutating func shortest(
    besides claims: ArraySlice<AssociationClaim>
  ) throws(WebURLs.Unproved) -> WebURLs.Witness? {
    while let witness = try shortest {
      guard let claim = claims.first(where: { $0.urls.contains(witness) }) else { return witness }
      self = try removing(claim.urls)
    }
    return nil
  }

  /// Of the shortest URLs of each the shortest; nil if there is no URL.
  var shortest: WebURLs.Witness? {
    get throws(WebURLs.Unproved) {
      let witnesses = compactMap(\.witness)
      guard witnesses.count == count else { throw WebURLs.Unproved() }
      return witnesses.min { $0.url.utf8.count < $1.url.utf8.count }
    }
  }

  func intersection(_ other: WebURLs) throws(WebURLs.Unproved) -> Self { try intersection(anyOf: [other]) }

  func intersection(anyOf others: [WebURLs]) throws(WebURLs.Unproved) -> Self {
    var shared: Self = []
    for urls in self {
      for other in others { if let own = try urls.intersection(other) { shared.append(own) } }
    }
    return shared
  }

  /// What is not taken, and what is kept of that.
  func removing(_ taken: WebURLs, except kept: [WebURLs] = []) throws(WebURLs.Unproved) -> Self {
    var rest: Self = []
    for urls in self {
      rest += try urls.subtracting(taken)
      let others = kept.filter { $0.overlaps(urls) && $0.overlaps(taken) }
      guard !others.isEmpty, let shared = try urls.intersection(taken) else { continue }
      rest += try [shared].intersection(anyOf: others)
    }
    guard rest.count <= AnalysisBudget.partsOfClaim else { throw WebURLs.Unproved() }
    return rest
  }
}
