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
  /// Captured servers, which have no file: the entitlement names a domain.
  package let unserved: [String]
  private let model: LinkModel
  private let written: WrittenURLs?
  private var known: [String: WebLinks] = [:]

  package init(of spec: ResolvedSpec) {
    self.spec = spec
    model = LinkModel(spec.table)
    written = WrittenURLs()
    var served: [ServedDomain] = []
    var unserved: [String] = []
    for name in spec.graph.sources.flatMap(\.domains).map(\.value) {
      guard let domain = LinkDomain(name) else { continue }
      guard let host = domain.servingHost else {
        if !unserved.contains(name) { unserved.append(name) }
        continue
      }
      if let index = served.firstIndex(where: { $0.host == host }) {
        let domains = served[index].domains + (served[index].domains.contains(domain) ? [] : [domain])
        served[index] = ServedDomain(host: host, domains: domains)
      } else {
        served.append(ServedDomain(host: host, domains: [domain]))
      }
    }
    self.served = served
    self.unserved = unserved
  }

  /// Identifiers of the app that the spec names: its team, a dot, its bundle.
  package var apps: [String] {
    guard let app = spec.graph.app, let team = app.team?.value, let bundle = app.bundle?.value else {
      return []
    }
    return ["\(team).\(bundle)"]
  }

  private var opensAll: Bool { if case .route = spec.schema.fallback { true } else { false } }

  private func links(of domain: ServedDomain) throws(WebURLs.Unproved) -> (
    links: WebLinks, written: WrittenURLs
  ) {
    guard let written else { throw WebURLs.Unproved() }
    if let links = known[domain.host] { return (links, written) }
    let links = try model.webLinks(of: domain.domains, in: written)
    known[domain.host] = links
    return (links, written)
  }

  /// The file that a domain should serve.
  package func file(of domain: ServedDomain, apps: [String]) throws(WebURLs.Unproved) -> AssociationFileText {
    AssociationFileText(of: try links(of: domain).links, apps: apps, opensAll: opensAll)
  }

  /// Whether components claim what the app opens of a domain, and nothing else.
  package func proof(
    of components: [AssociationComponent], for domain: ServedDomain
  ) throws(WebURLs.Unproved) -> AssociationProof {
    let (links, written) = try links(of: domain)
    let app = "TEAM.app"
    var map = SourceMap()
    let text = try file(of: domain, apps: [app]).text
    let best = AssociationFile.read(Array(text.utf8), path: domain.host, in: &map).file
    return AssociationProof(
      of: components, for: links, best: best?.components(for: app) ?? [], opensAll: opensAll, in: written)
  }
}
