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
  private var files: [String: AssociationFileText] = [:]
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
  package func file(
    of domain: ServedDomain, apps: [String], comment: String? = nil
  ) throws(WebURLs.Unproved) -> AssociationFileText {
    AssociationFileText(
      of: try variants(of: domain), apps: apps, opensAll: opensAll, comment: comment)
  }

  /// The same for any app.
  private func file(of domain: ServedDomain) throws(WebURLs.Unproved) -> AssociationFileText {
    if let known = files[domain.host] { return known }
    let found = try file(of: domain, apps: ["TEAM.app"])
    files[domain.host] = found
    return found
  }

  /// What that file claims.
  private func wanted(
    of domain: ServedDomain, _ written: WrittenURLs
  ) throws(WebURLs.Unproved) -> WantedFile {
    if let known = wanted[domain.host] { return known }
    let (file, all) = (try file(of: domain), model.webURLs(of: try variants(of: domain), in: written))
    var map = SourceMap()
    let read = AssociationFile.read(Array(file.text.utf8), path: domain.host, in: &map).file
    let components = read?.apps.first.flatMap { read?.components(for: $0) } ?? []
    let claims = claims(of: components, among: all, of: domain, written)
    guard claims.count == file.components.count else { throw WebURLs.Unproved() }
    let found = WantedFile(file: file, claims: claims, variants: try variants(of: domain))
    wanted[domain.host] = found
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

  /// Through what URLs change hands where the file of a newer version takes the place of this one's.
  package func handovers(
    of domain: ServedDomain, to newer: AssociationAnalysis, _ other: ServedDomain
  ) throws(WebURLs.Unproved) -> [AssociationHandover] {
    if try file(of: domain).text == newer.file(of: other).text { return [] }
    guard let written, let newWritten = newer.written else { throw WebURLs.Unproved() }
    let (old, new) = (try wanted(of: domain, written), try newer.wanted(of: other, newWritten))
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
    let best = try wanted(of: domain, written).claims
    let claims = claims(of: components, among: links.all, of: domain, written)
    guard claims.count == components.count else {
      return AssociationProof(withoutLanguagesOf: components, for: links)
    }
    return AssociationProof(of: claims, for: links, best: best, opensAll: opensAll)
  }
}
