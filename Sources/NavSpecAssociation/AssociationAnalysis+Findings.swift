package import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel

extension AssociationAnalysis {
  /// What is wrong with the components of an app in a file that a domain serves: at the patterns of the spec, and at the
  /// components of the file.
  /// - Parameter app: The app's identifier; nil where neither the spec nor the file says one.
  package func findings(
    in file: AssociationFile, named name: String, for app: String?, servedBy domain: ServedDomain
  ) -> [Diagnostic] {
    guard let app, let place = file.details.first(where: { $0.names(app) })?.range else {
      guard let range = file.details.first?.range ?? spec.graph.sources.flatMap(\.domains).first?.range else {
        return []
      }
      let names = file.apps.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
      let message =
        app.map { "\(name) says nothing about the app '\($0)'" } ?? "\(name) is for several apps"
      return [
        Diagnostic(
          AssociationKinds.unclaimedLink, message, at: range,
          fixes: [.init(file.apps.isEmpty ? "add it to 'appIDs'" : "pass '--app' with one of \(names)")])
      ]
    }
    let components = file.components(for: app)
    let proof: AssociationProof
    do throws(WebURLs.Unproved) {
      proof = try self.proof(of: components, for: domain)
    } catch {
      return [
        Diagnostic(
          AssociationKinds.unproved, "whether \(name) and the links of \(domain.host) agree is not proved",
          at: place)
      ]
    }
    return proof.unclaimed.map { unclaimed in
      let pattern = spec.lowered[unclaimed.origin]
      let label =
        unclaimed.exclusion.map { Diagnostic.Label("this excludes it", at: $0.range) }
        ?? Diagnostic.Label("no component claims it", at: place)
      return Diagnostic(
        AssociationKinds.unclaimedLink,
        "\(pattern.name) opens \(unclaimed.url), which \(name) \(unclaimed.exclusion == nil ? "does not claim" : "excludes")",
        at: pattern.pattern.range, related: [label])
    }
      + proof.unopened.map { unopened in
        let label = unopened.exclusion.map { exclusion in
          let pattern = spec.lowered[exclusion]
          return Diagnostic.Label("\(pattern.name) leaves it to the browser", at: pattern.pattern.range)
        }
        let fate =
          unopened.exclusion != nil
          ? "the app leaves to the browser"
          : spec.schema.fallback == .browser ? "the app hands back to the browser" : "nothing opens"
        var finding = Diagnostic(
          AssociationKinds.unopenedClaim, "the component claims \(unopened.url), which \(fate)",
          at: unopened.component.range, related: [label].compactMap(\.self))
        if !unopened.isAvoidable { finding.severity = .note }
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
