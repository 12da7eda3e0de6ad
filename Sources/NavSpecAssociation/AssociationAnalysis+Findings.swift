package import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

extension AssociationAnalysis {
  /// What is wrong with the components of an app in a file that a domain serves: at the patterns of the spec, and at the
  /// components of the file.
  /// - Parameter end: Where the file's entries end, for links that nothing claims.
  package func findings(
    in file: AssociationFile, named name: String, for apps: [String], servedBy domain: ServedDomain
  ) -> [Diagnostic] {
    let components = apps.first.map(file.components) ?? []
    let place = file.details.first { $0.apps.contains { apps.contains($0.value) } }?.range
    let proof: AssociationProof
    do throws(WebURLs.Unproved) {
      proof = try self.proof(of: components, for: domain)
    } catch {
      return place.map {
        [Diagnostic(AssociationKinds.unproved, "nothing is proved about the links of \(domain.host)", at: $0)]
      } ?? []
    }
    return proof.unclaimed.map { unclaimed in
      let pattern = spec.lowered[unclaimed.origin]
      let label = unclaimed.exclusion.map { Diagnostic.Label("\(name) excludes it here", at: $0.range) }
        ?? place.map { Diagnostic.Label("no component claims it", at: $0) }
      return Diagnostic(
        AssociationKinds.unclaimedLink,
        "\(pattern.name) opens \(unclaimed.url), which \(name) \(unclaimed.exclusion == nil ? "does not claim" : "excludes")",
        at: pattern.pattern.range, related: [label].compactMap(\.self))
    }
      + proof.unopened.map { unopened in
        let label = unopened.exclusion.map { exclusion in
          let pattern = spec.lowered[exclusion]
          return Diagnostic.Label("\(pattern.name) leaves it to the browser", at: pattern.pattern.range)
        }
        var finding = Diagnostic(
          AssociationKinds.unopenedClaim,
          "the component claims \(unopened.url), which \(unopened.exclusion == nil ? "nothing opens" : "the app leaves to the browser")",
          at: unopened.component.range, related: [label].compactMap(\.self))
        if !unopened.isAvoidable {
          finding.severity = .note
          finding.hasOwnSeverity = true
        }
        return finding
      }
      + proof.unreached.map {
        Diagnostic(AssociationKinds.unreachedComponent, "no URL reaches this component", at: $0.range)
      }
      + (proof.unprovedComponents.map(\.range)
        + proof.unprovedPatterns.map { spec.lowered[$0].pattern.range }).map {
          Diagnostic(AssociationKinds.unproved, "whether this and \(name) agree is not proved", at: $0)
        }
  }
}
