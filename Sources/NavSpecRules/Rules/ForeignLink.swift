import NavSpecDiagnostics
import NavSpecModel
package import NavSpecRuntime

let foreignLink = Rule("foreign-link", .warning, needs: [.wholeSpec, .app]) { context in
  var ofUndeclared: [String: [(route: Route, link: Link)]] = [:]
  var diagnostics: [Diagnostic] = []
  for (route, link) in context.routedLinks where !link.isInvalid {
    guard let origin = link.template.flatMap(Origin.init) else { continue }
    if !context.graph.sources.contains(where: origin.isOf) {
      ofUndeclared[origin.phrase, default: []].append((route, link))
    } else if let found = unlisted(origin, of: link, to: route, in: context.graph) {
      diagnostics.append(found)
    }
  }
  var nearMisses = NearMissBudget()
  return diagnostics
    + ofUndeclared.sorted { $0.key < $1.key }.compactMap {
      undeclared($0.value, in: context.graph, &nearMisses)
    }
}

/// A URL of the app, but not of the source that its link names.
private func unlisted(_ origin: Origin, of link: Link, to route: Route, in graph: NavigationGraph)
  -> Diagnostic?
{
  let source = graph.sources[link.source.value]
  guard let range = link.ownSource?.range, !origin.isOf(source) else { return nil }
  return Diagnostic(
    "the \(origin.phrase) of this link to '\(route.qualifiedName)' is not of '\(source.name.value)'",
    at: range, label: "declares no such \(origin.isWeb ? "domain" : "scheme")",
    related: [.init("the URL", at: link.pattern.range), .init("the source", at: source.name.range)],
    fixes: [.init("remove 'source', or declare the \(origin.phrase) in it")])
}

/// Links of one scheme or domain: one declaration serves them all.
private func undeclared(
  _ links: [(route: Route, link: Link)], in graph: NavigationGraph, _ nearMisses: inout NearMissBudget
) -> Diagnostic? {
  guard let (route, link) = links.first, let origin = link.template.flatMap(Origin.init) else { return nil }
  let others = links.dropFirst().prefix(placeLimit).map {
    Diagnostic.Label("and this link", at: $0.link.range)
  }
  if origin.isAnyHost {
    return Diagnostic(
      "this link to '\(route.qualifiedName)' takes URLs of every host, and the app declares none",
      at: link.range, label: "reaches the app only as a browser, or from its own code", related: others,
      fixes: [.init("declare 'domains: [\"{\(origin.captured)}\"]' under 'app' or 'sources'")])
  }
  if origin.isWeb, !origin.isDeclarable {
    return Diagnostic(
      "the \(origin.phrase) of this link to '\(route.qualifiedName)' is not the app's", at: link.range,
      label: "reaches the app from its own code alone", related: others,
      notes: ["the host of a universal link is a name without a port"])
  }
  let near = nearMisses.nearest(
    to: origin.isWeb ? origin.authority ?? "" : origin.scheme,
    among: graph.sources.flatMap { origin.isWeb ? $0.policy.domains : $0.policy.schemes })
  return Diagnostic(
    "the \(origin.phrase) of this link to '\(route.qualifiedName)' is not the app's", at: link.range,
    label: "never reaches the app", related: others,
    notes: near.prefix(1).map { "did you mean '\($0)'?" },
    fixes: [
      .init("declare it under 'app: {\(origin.isWeb ? "domains" : "schemes"): …}' or under 'sources'")
    ])
}

/// Places that are shown besides the first.
private let placeLimit = 4

extension NavigationGraph {
  /// Whether the app declares the scheme or domain of a full URL.
  func declares(originOf template: LinkPattern) -> Bool {
    guard let origin = Origin(template) else { return true }
    return sources.contains(where: origin.isOf)
  }
}

/// The scheme of a full URL, and its domain where that is the web's.
private struct Origin {
  let scheme: String
  let authority: String?
  let domain: LinkDomain?

  init?(_ template: LinkPattern) {
    guard let scheme = template.scheme else { return nil }
    self.scheme = scheme
    authority = template.authority?.text
    domain = authority.flatMap { LinkDomain($0) }
  }

  var isWeb: Bool { scheme == "https" || scheme == "http" }
  var phrase: String { isWeb ? "domain '\(authority ?? "")'" : "scheme '\(scheme)'" }
  /// Whether 'domains' can name the host: it has no port, and is no address in brackets.
  var isDeclarable: Bool { authority?.contains(":") != true }
  var isAnyHost: Bool { if isWeb, case .any = domain { true } else { false } }
  /// The name in the braces of a host.
  var captured: Substring { (authority ?? "").dropFirst().prefix { $0 != "}" } }

  func isOf(_ source: SourceGroup) -> Bool {
    guard isWeb else { return source.policy.schemes.contains(scheme) }
    guard let domain else { return true }
    return source.policy.domains.contains { LinkDomain($0)?.takes(domain) ?? true }
  }
}

extension LinkDomain {
  /// Whether every host of another domain is one of this; in doubt it is.
  package func takes(_ other: LinkDomain) -> Bool {
    switch (self, other) {
    case (.any, _): true
    case (.exact(let host), .exact(let other)): host == other
    case (.label(_, let suffix), .exact(let host)), (.wildcard(let suffix), .exact(let host)):
      host.hasSuffix(suffix)
    case (.exact, _): false
    default: true
    }
  }
}
