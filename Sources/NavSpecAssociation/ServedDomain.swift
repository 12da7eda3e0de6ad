import NavSpecDiagnostics
package import NavSpecLinkAnalysis
import NavSpecModel
package import NavSpecRuntime

/// A server of an association file, and the domains of a spec that read it.
package struct ServedDomain: Sendable {
  /// Without `*.` and a captured label: Apple asks the domain itself for the file of its subdomains.
  package let host: String
  package fileprivate(set) var domains: [LinkDomain] = []
  /// Those of the spec that have the domains, by index.
  package fileprivate(set) var sources: [Int] = []

  fileprivate init(host: String) { self.host = host }

  /// Whether this is the server of a domain's file: `*.example.com` reads that of `example.com`.
  package func isRead(by domain: String) -> Bool {
    domain.lowercased() == host || LinkDomain(domain)?.servingHost == host
  }
}

/// The association files of a spec: what they should say, and whether those that exist do.
package final class AssociationAnalysis {
  package let spec: ResolvedSpec
  package let served: [ServedDomain]
  /// Whether a pattern names a server, of which others then know nothing.
  package let namesServers: Bool
  private lazy var model = LinkModel(spec.table)
  private lazy var written = WrittenURLs()
  private var variants: [String: WebVariants] = [:]
  private var links: [String: WebLinks] = [:]
  private var wanted: [String: WantedFile] = [:]
  private var known: [String: [AssociationComponent.Condition: WebURLs]] = [:]

  package init(of spec: ResolvedSpec) {
    self.spec = spec
    let graph = spec.graph
    let patterns =
      graph.links.compactMap(\.link.template) + graph.redirects.map(\.pattern.value)
      + graph.exclusions.map(\.pattern.value)
    namesServers = patterns.contains { $0.scheme?.lowercased().hasPrefix("http") == true }
    var served: [ServedDomain] = []
    for (source, name) in spec.graph.sources.enumerated().flatMap({ place, source in
      source.domains.map { (place, $0.value) }
    }) {
      // A captured server has no file: the entitlement names a domain.
      guard let domain = LinkDomain(name), let host = domain.servingHost else { continue }
      let index = served.firstIndex { $0.host == host } ?? served.endIndex
      if index == served.endIndex { served.append(ServedDomain(host: host)) }
      if !served[index].domains.contains(domain) { served[index].domains.append(domain) }
      served[index].sources.append(source)
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

  private func variants(of domain: ServedDomain) throws(WebURLs.Unproved) -> WebVariants {
    if let known = variants[domain.host] { return known }
    let found = try model.webVariants(of: domain.domains)
    variants[domain.host] = found
    return found
  }

  private func links(
    of domain: ServedDomain, _ written: WrittenURLs
  ) throws(WebURLs.Unproved) -> WebLinks {
    if let known = links[domain.host] { return known }
    let found = try model.webLinks(of: variants(of: domain), in: written)
    links[domain.host] = found
    return found
  }

  /// The file that a domain should serve.
  package func file(of domain: ServedDomain) throws(WebURLs.Unproved) -> AssociationFileText {
    try wanted(of: domain).file
  }

  /// That file, and what it claims.
  private func wanted(of domain: ServedDomain) throws(WebURLs.Unproved) -> WantedFile {
    if let known = wanted[domain.host] { return known }
    let variants = try variants(of: domain)
    var file = AssociationFileText(of: variants, opensAll: opensAll)
    var claims: [AssociationClaim]?
    if let written {
      let all = model.webURLs(of: variants, in: written)
      var map = SourceMap()
      let text = file.text(for: [Self.anyApp])
      let read = AssociationFile.read(Array(text.utf8), path: domain.host, in: &map).file
      let found = self.claims(of: read?.components(for: Self.anyApp) ?? [], among: all, of: domain, written)
      if found.count == file.components.count {
        let needed = found.needed(for: all)
        file.keep(needed)
        claims = needed.map { found[$0] }
      }
    }
    let found = WantedFile(file: file, claims: claims, variants: variants, opensAll: opensAll)
    wanted[domain.host] = found
    return found
  }

  private static let anyApp = "TEAM.app"

  /// Without those that have no language.
  private func claims(
    of components: [AssociationComponent], among all: WebURLs, of domain: ServedDomain, _ written: WrittenURLs
  ) -> [AssociationClaim] {
    components.compactMap { component in
      let urls =
        known[domain.host]?[component.condition] ?? (try? component.condition.urls(among: all, written))
      known[domain.host, default: [:]][component.condition] = urls
      return urls.map { AssociationClaim(component: component, urls: $0) }
    }
  }

  /// Through what URLs change hands where the file of a newer version takes the place of this one's.
  package func handovers(
    of domain: ServedDomain, to newer: AssociationAnalysis, _ other: ServedDomain
  ) throws(WebURLs.Unproved) -> [AssociationHandover] {
    let (old, new) = (try wanted(of: domain), try newer.wanted(of: other))
    if old.file.text(for: []) == new.file.text(for: []) { return [] }
    guard let written, let newWritten = newer.written else { throw WebURLs.Unproved() }
    return try new.gains(over: old, isNewer: true) { variants throws(WebURLs.Unproved) in
      try newer.model.webLinks(of: variants, in: newWritten)
    }
      + old.gains(over: new, isNewer: false) { variants throws(WebURLs.Unproved) in
        try model.webLinks(of: variants, in: written)
      }
  }

  /// Whether components claim what the app opens of a domain, and nothing else.
  package func proof(
    of components: [AssociationComponent], for domain: ServedDomain
  ) throws(WebURLs.Unproved) -> AssociationProof {
    guard let written else { throw WebURLs.Unproved() }
    let links = try links(of: domain, written)
    let best = try wanted(of: domain).claims.proved()
    let claims = claims(of: components, among: links.all, of: domain, written)
    guard claims.count == components.count else {
      return AssociationProof(withoutLanguagesOf: components, for: links)
    }
    return AssociationProof(of: claims, for: links, best: best, opensAll: opensAll)
  }
}
