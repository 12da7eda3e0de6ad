import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let overlyStrictLink = Rule("overly-strict-link", .note) { context in
  let links = context.routedLinks.filter { !$0.link.isInvalid }
  // What comes before the query and the fragment.
  let paths = links.map { $0.link.pattern.value.prefix { !"?#".contains($0) } }
  let counts = Dictionary(paths.map { ($0, 1) }, uniquingKeysWith: +)
  return zip(links, paths).flatMap { link, path -> [Diagnostic] in
    guard let template = link.link.template, counts[path] == 1 else { return [] }
    let keys = template.query.compactMap { diagnostic(for: $0, of: link.link, link.route) }
    // '#/tickets' is a path of a web app.
    guard case .segments(let segments)? = template.fragment, segments.count == 1, segments[0].count == 1,
      case .literal = segments[0][0]
    else { return keys }
    return keys + [diagnostic(forFragmentOf: link.link.pattern)]
  }
}

private func diagnostic(for item: LinkPattern.QueryItem, of link: Link, _ route: Route) -> Diagnostic? {
  guard case .required(let key, let placeholder, .none) = item,
    let param = route.parameter(named: link.paramName(of: placeholder.name)), !param.isRequired
  else { return nil }
  let optional = link.template?.query.count == 1 ? "'{?\(key)}'" : "'{&\(key)}' at the end of the query"
  return Diagnostic(
    "the link opens only with '\(key)' in the query, although '\(param.name.value)' may be missing",
    at: link.pattern.subrange(placeholder.range), label: "must be there",
    fixes: [.init("write \(optional) to open the URL without it too")])
}

private func diagnostic(forFragmentOf pattern: Located<String>) -> Diagnostic {
  let utf8 = pattern.value.utf8
  let place = utf8.prefix { $0 != UInt8(ascii: "#") }.count..<utf8.count
  return Diagnostic(
    "the link opens only with the fragment '\(pattern.value.drop { $0 != "#" })'",
    at: pattern.subrange(place), label: "must be there",
    fixes: [
      .init(
        "leave it out to open the URL without it too",
        edits: pattern.part(place).map { [.init($0, "")] } ?? [])
    ])
}
