import NavSpecLinkAnalysis
package import NavSpecRuntime

/// A component through which a URL changes hands between the app and the browser, where the file that a newer version
/// of a spec asks for takes the place of the older one's.
package struct AssociationHandover: Hashable, Sendable {
  /// The component, as its file has it.
  package let text: String
  package let isExcluded: Bool
  /// Whether the newer file has it, and not the older one.
  package let isAdded: Bool
  /// Whose component it is, in the version that has it; nil for one that no pattern asks for.
  package let origin: LinkVariant.Origin?
  /// The shortest URL that changes hands.
  package let url: String
}

/// The file that a spec asks for, with what it claims.
struct WantedFile {
  let file: AssociationFileText
  /// Nil where a component has no language.
  let claims: [AssociationClaim]?
  let variants: WebVariants
  /// Whether the app opens what no link of it matches.
  let opensAll: Bool

  /// Through what the file claims URLs that the app opens and another file does not: by the component that claims one, or by
  /// an exclusion of the other file.
  /// - Parameters:
  ///   - isNewer: Whether the other file is the older one.
  ///   - links: The languages of rows.
  func gains(
    over other: Self, isNewer: Bool, _ links: (WebVariants) throws(WebURLs.Unproved) -> WebLinks
  ) throws(WebURLs.Unproved) -> [AssociationHandover] {
    let (claims, others) = (try claims.proved(), try other.claims.proved())
    let excluded = Set(claims.map(\.component).filter(\.isExcluded).map(\.condition))
    // Where the same is excluded, a row that both have has the same component.
    let known =
      opensAll == other.opensAll && variants.excludeTheSame(as: other.variants) ? other.variants : nil
    let links = try links(variants.without(known))
    var opened = links.rows.map(\.urls)
    if opensAll, known == nil { opened += claims.filter { !$0.component.isExcluded }.map(\.urls) }
    var found: [AssociationHandover] = []
    for urls in opened {
      var settled: [WebURLs] = []
      while let gain = try links.unclaimed(of: urls, besides: settled, by: others) {
        guard let index = claims.decider(of: gain.witness) else { break }
        if let exclusion = gain.exclusion, !excluded.contains(others[exclusion].component.condition) {
          found.append(other.handover(of: exclusion, isAdded: !isNewer, gain.witness))
          settled.append(others[exclusion].urls)
        } else if claims[index].component.isExcluded {
          settled.append(claims[index].urls)
        } else {
          found.append(handover(of: index, isAdded: isNewer, gain.witness))
          break
        }
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.text).inserted }
  }

  private func handover(of index: Int, isAdded: Bool, _ witness: WebURLs.Witness) -> AssociationHandover {
    let component = file.components[index]
    return AssociationHandover(
      text: file.text(of: component), isExcluded: component.isExcluded, isAdded: isAdded,
      origin: file.origins[component], url: witness.url)
  }
}
