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
  /// Whose component it is, in the version that has it.
  package let origin: LinkVariant.Origin
  /// The shortest URL that changes hands.
  package let url: String
}

/// The file that a spec asks for, with what it claims.
struct WantedFile {
  let file: AssociationFileText
  let claims: [AssociationClaim]
  let variants: WebVariants

  /// Through what the file claims URLs that the app opens and another file does not: by the component that claims one, or by
  /// an exclusion of the other file.
  /// - Parameters:
  ///   - isNewer: Whether the other file is the older one.
  ///   - links: The languages of rows.
  func gains(
    over other: Self, isNewer: Bool, _ links: (WebVariants) throws(WebURLs.Unproved) -> WebLinks
  ) throws(WebURLs.Unproved) -> [AssociationHandover] {
    let excluded = Set(claims.map(\.component).filter(\.isExcluded).map(\.condition))
    // Where the same is excluded, a row that both have has the same component.
    let known = variants.excludeTheSame(as: other.variants) ? other.variants : nil
    let links = try links(variants.without(known))
    var found: [AssociationHandover] = []
    for row in links.rows {
      var settled: [WebURLs] = []
      while let gain = try links.unclaimed(of: row, besides: settled, by: other.claims) {
        if let exclusion = gain.exclusion, !excluded.contains(exclusion.condition),
          case let component = other.file.components[exclusion.index],
          let origin = other.file.origins[component]
        {
          found.append(other.handover(of: component, isAdded: !isNewer, origin, gain.witness))
          settled.append(other.claims[exclusion.index].urls)
          continue
        }
        if let index = claims.decider(of: gain.witness) {
          let component = file.components[index]
          found.append(handover(of: component, isAdded: isNewer, row.variant.origin, gain.witness))
        }
        break
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.text).inserted }
  }

  private func handover(
    of component: ComponentText, isAdded: Bool, _ origin: LinkVariant.Origin, _ witness: WebURLs.Witness
  ) -> AssociationHandover {
    AssociationHandover(
      text: file.text(of: component), isExcluded: component.isExcluded, isAdded: isAdded, origin: origin,
      url: witness.url)
  }
}
