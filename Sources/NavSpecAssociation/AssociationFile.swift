package import NavSpecDiagnostics

/// What an `apple-app-site-association` file says of URLs. Sources: Apple, "Supporting associated domains", and
/// what Apple's `swcutil` answered (github.com/sergii-ziborov/blazingly-aasa).
package struct AssociationFile: Sendable {
  /// Where a server has its file.
  package static let path = ".well-known/apple-app-site-association"

  /// An entry of `applinks.details`.
  package struct Details: Sendable {
    package let apps: [Located<String>]
    package let components: [AssociationComponent]
    package let range: SourceRange

    func names(_ app: String) -> Bool { apps.contains { $0.value == app } }
  }

  /// In order; of the oldest form, a dictionary, one for each app. nil in a file without `applinks.details`.
  let entries: [Details]?

  package var details: [Details] { entries ?? [] }
  /// Whether it has `applinks` with `details`; if not, it is about other services.
  package var isAboutLinks: Bool { entries != nil }
  /// Those that entries name, each once.
  package var apps: [String] { details.flatMap(\.apps).map(\.value).distinct }

  /// All that speak for an app, in the order in which they are tried.
  package func components(for app: String) -> [AssociationComponent] {
    details.filter { $0.names(app) }.flatMap(\.components)
  }

  /// What the file says of a URL for an app that has the domain in its entitlements.
  package func decision(on url: String, domain: String, app: String) -> AssociationDecision {
    guard let url = AssociationURL(url), url.isOf(domain: domain) else {
      return AssociationDecision(outcome: .noMatch)
    }
    var nearest: (component: AssociationComponent, part: AssociationComponent.Part, reach: Int)?
    for component in components(for: app) {
      guard let (part, reach) = component.condition.misfit(of: url) else {
        return AssociationDecision(outcome: component.isExcluded ? .exclude : .match, component: component)
      }
      // Parts are compared in the order of a URL, which is not that of their keys.
      let order: [AssociationComponent.Part] = [.path, .query, .fragment]
      func rank(_ part: AssociationComponent.Part) -> Int { order.firstIndex(of: part) ?? 0 }
      if let former = nearest, (rank(former.part), former.reach) >= (rank(part), reach) { continue }
      nearest = (component, part, reach)
    }
    return AssociationDecision(outcome: .noMatch, nearest: nearest.map { ($0.component, $0.part) })
  }
}

/// What an association file says of a URL for an app.
package struct AssociationDecision: Sendable {
  package enum Outcome: String, Sendable {
    /// The first component that fits claims it.
    case match
    /// The first component that fits excludes it.
    case exclude
    case noMatch
  }

  package let outcome: Outcome
  /// The one that decided.
  package private(set) var component: AssociationComponent?
  /// Where none fits, that of which most parts do, in the order of a URL, and the part that does not; nil where none was
  /// asked.
  package private(set) var nearest: (component: AssociationComponent, part: AssociationComponent.Part)?
}
