import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let linkWithoutAddress = Rule("link-without-address", .warning, needs: [.wholeSpec, .app]) { context in
  let graph = context.graph
  var reported: Set<SourceGroupID> = []
  return context.routedLinks.compactMap { _, link in
    let source = graph.sources[link.source]
    guard let template = link.template, template.scheme == nil, source.schemes.isEmpty,
      source.domains.isEmpty, reported.insert(link.source).inserted
    else { return nil }
    let owner = source.name.value.isEmpty ? "the app" : "the source '\(source.name.value)'"
    return Diagnostic(
      "\(owner) has links, and neither schemes nor domains", at: link.range, label: "no URL opens it",
      related: [
        .init(
          "no 'schemes' or 'domains'",
          at: source.name.value.isEmpty ? graph.name.range : source.name.range)
      ],
      fixes: [.init("add 'schemes:' or 'domains:'")])
  }
}
