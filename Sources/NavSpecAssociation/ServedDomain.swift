import NavSpecDiagnostics
package import NavSpecLinkAnalysis
import NavSpecModel
package import NavSpecRuntime

/// A server of an association file, and the domains of a spec that read it.
package struct ServedDomain: Sendable {
  /// Without `*.` and a captured label: Apple asks the domain itself for the file of its subdomains.
  package let host: String
  package let domains: [LinkDomain]

  /// Whether this is the server of a domain's file: `*.example.com` reads that of `example.com`.
  package func isRead(by domain: String) -> Bool {
    domain.lowercased() == host || LinkDomain(domain)?.servingHost == host
  }
}

/// The association files of a spec: what they should say, and whether those that exist do.
package final class AssociationAnalysis {
  package let spec: ResolvedSpec
  package let served: [ServedDomain]
  private let model: LinkModel
  private let written: WrittenURLs?
  private var links: [String: WebLinks] = [:]
  /// What the file that a server should have claims.
  private var best: [String: [AssociationClaim]] = [:]
  private var known: [String: [AssociationComponent.Condition: WebURLs]] = [:]

  package init(of spec: ResolvedSpec) {
    self.spec = spec
    model = LinkModel(spec.table)
    written = WrittenURLs()
    var served: [ServedDomain] = []
    for name in spec.graph.sources.flatMap(\.domains).map(\.value) {
      // A captured server has no file: the entitlement names a domain.
      guard let domain = LinkDomain(name), let host = domain.servingHost else { continue }
      if let index = served.firstIndex(where: { $0.host == host }) {
        let domains = served[index].domains + (served[index].domains.contains(domain) ? [] : [domain])
        served[index] = ServedDomain(host: host, domains: domains)
      } else {
        served.append(ServedDomain(host: host, domains: [domain]))
      }
    }
    self.served = served
  }

  /// The identifier of the app, where the spec names it: its team, a dot, its bundle.
  package var app: String? {
    guard let app = spec.graph.app, let team = app.team?.value, let bundle = app.bundle?.value else {
      return nil
    }
    return "\(team).\(bundle)"
  }

  private var opensAll: Bool { if case .route = spec.schema.fallback { true } else { false } }

  private func links(
    of domain: ServedDomain, _ written: WrittenURLs
  ) throws(WebURLs.Unproved) -> WebLinks {
    if let known = links[domain.host] { return known }
    let found = try model.webLinks(of: domain.domains, in: written)
    links[domain.host] = found
    return found
  }

  private func best(_ links: WebLinks, of domain: ServedDomain, _ written: WrittenURLs) -> [AssociationClaim]
  {
    if let known = best[domain.host] { return known }
    // Any app will do.
    let app = "TEAM.app"
    var map = SourceMap()
    let text = AssociationFileText(of: links, apps: [app], opensAll: opensAll).text
    let file = AssociationFile.read(Array(text.utf8), path: domain.host, in: &map).file
    let found = claims(of: file?.components(for: app) ?? [], among: links.all, of: domain, written)
    best[domain.host] = found
    return found
  }

  /// Without those that have no language.
  private func claims(
    of components: [AssociationComponent], among all: WebURLs, of domain: ServedDomain, _ written: WrittenURLs
  ) -> [AssociationClaim] {
    components.compactMap { component in
      let urls = known[domain.host]?[component.condition] ?? (try? component.urls(among: all, written))
      known[domain.host, default: [:]][component.condition] = urls
      return urls.map { AssociationClaim(component: component, urls: $0) }
    }
  }

  /// The file that a domain should serve.
  package func file(
    of domain: ServedDomain, apps: [String], comment: String? = nil
  ) throws(WebURLs.Unproved) -> AssociationFileText {
    guard let written else { throw WebURLs.Unproved() }
    return AssociationFileText(
      of: try links(of: domain, written), apps: apps, opensAll: opensAll, comment: comment)
  }

  /// Whether components claim what the app opens of a domain, and nothing else.
  package func proof(
    of components: [AssociationComponent], for domain: ServedDomain
  ) throws(WebURLs.Unproved) -> AssociationProof {
    guard let written else { throw WebURLs.Unproved() }
    let links = try links(of: domain, written)
    let best = best(links, of: domain, written)
    let claims = claims(of: components, among: links.all, of: domain, written)
    guard claims.count == components.count else {
      return AssociationProof(withoutLanguagesOf: components, for: links)
    }
    return AssociationProof(of: claims, for: links, best: best, opensAll: opensAll)
  }
}
