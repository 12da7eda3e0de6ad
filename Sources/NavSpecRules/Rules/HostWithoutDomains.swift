import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A source whose schemes need a domain, and that has none.
struct HostWithoutDomains: Rule {
  let kind = DiagnosticKind(
    id: "host-without-domains", isFatal: false,
    explanation: """
      Without domains no host is one of them, and no URL of the schemes matches. 'host: domain' reads \
      the host of a custom scheme's URL as one of the source's domains.
      """,
    examples: [
      """
      sources:
        web: { schemes: [demo-web], host: domain }
      # ^^^ host-without-domains
      routes:
        home: { links: [{ path: "/home", source: web }] }
      """
    ],
    corrected: [
      """
      sources:
        web: { schemes: [demo-web], domains: [demo.example.com], host: domain }
      routes:
        home: { links: [{ path: "/home", source: web }] }
      """
    ])

  let needs: Set<RuleNeed> = [.app]

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.sources.compactMap { source in
      guard source.policy.hostPolicy == .domain, !source.schemes.isEmpty, source.domains.isEmpty else {
        return nil
      }
      return Diagnostic(
        kind, "'host: domain' in the source '\(source.name.value)', which has no domains",
        at: source.name.range, label: "no URL of its schemes matches",
        fixes: [.init("add 'domains:'"), .init("leave out 'host: domain'")])
    }
  }
}
