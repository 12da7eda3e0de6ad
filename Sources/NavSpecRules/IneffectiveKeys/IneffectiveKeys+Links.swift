import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime

let ineffectiveLinkKeys: [Rule] = [
  Rule("host-without-domains", .error, isFatal: false, needs: [.app], in: \.graph.sources) { source, _ in
    guard source.policy.hostPolicy == .domain, let host = source.host?.range, !source.schemes.isEmpty,
      source.domains.isEmpty
    else { return nil }
    let owner = source.name.value.isEmpty ? "the app" : "the source '\(source.name.value)'"
    return Diagnostic(
      "\(owner) has 'host: domain', but no domains", at: host,
      label: "no URL of its schemes matches",
      fixes: [
        .init("add 'domains:'"),
        .removing("remove 'host: domain'", key: "host", around: host),
      ])
  },

  Rule(
    "priority-without-effect", .warning, needs: [.wholeSpec, .linkTable],
    in: { context -> [Link] in
      // A link that never opens, or shares its URLs, has a more serious mistake.
      let reported = Set(
        context.linkAnalyses.links.shadows.map(\.pattern)
          + context.linkAnalyses.links.conflicts.flatMap { [$0.earlier, $0.later] })
      return context.linkAnalyses.priorities.idle.filter { !reported.contains(.link($0)) }
        .map(context.lowered.link)
    }
  ) { link, _ in
    guard let range = link.priority?.range else { return nil }
    return Diagnostic(
      "the priority of '\(link.pattern.value)' has no effect", at: range, label: "changes no URL",
      related: [.init("the pattern", at: link.pattern.range)],
      fixes: [.removing(key: "priority", around: range)])
  },

  Rule(
    "unused-link-name", .error, isFatal: false,
    in: { context -> [(route: Route, link: Link, name: Located<String>, captured: [String])] in
      let hosts = context.graph.hostCaptures
      return context.routedLinks.filter { !$0.link.isInvalid }.flatMap { route, link in
        let captured = (link.template?.placeholders.map(\.name) ?? []) + hosts[link.source.value]
        return link.names.map(\.name).filter { !captured.contains($0.value) }.map {
          (route, link, $0, captured)
        }
      }
    }
  ) { unused, _ in
    let (route, link, name, captured) = unused
    let near = captured.nearest(to: name.value)
    return Diagnostic(
      "this link to '\(route.qualifiedName)' captures no '\(name.value)'", at: name.range,
      label: "not in the pattern", related: [.init("the pattern", at: link.range)],
      fixes: [
        near.count == 1
          ? .writing(near[0], at: name.range)
          : .init("write {\(name.value)} in the pattern, or remove the name")
      ])
  },
]
