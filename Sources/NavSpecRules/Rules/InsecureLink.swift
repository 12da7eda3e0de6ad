import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let insecureLink = Rule("insecure-link", .warning) { context in
  let scheme = "http"
  let insecure = context.routedLinks.filter { _, link in
    !link.isInvalid
      && link.template.map { $0.scheme == scheme && context.graph.declares(originOf: $0) } ?? false
  }
  guard !insecure.isEmpty else { return [] }
  let patterns = Set(context.routedLinks.map(\.link.pattern.value))
  return insecure.compactMap { route, link in
    let rest = link.pattern.value.dropFirst(scheme.count)
    guard !patterns.contains("https" + rest) else { return nil }
    let part = link.pattern.part(0..<scheme.count)
    return Diagnostic(
      "no https URL opens '\(route.qualifiedName)' by this link", at: link.range, label: "matches http alone",
      fixes: [.replacing(link.pattern.value, 0..<scheme.count, with: "https", at: part)])
  }
}
