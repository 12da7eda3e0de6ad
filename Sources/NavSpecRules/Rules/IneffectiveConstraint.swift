import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let ineffectiveConstraint = Rule("ineffective-constraint", isFatal: false) { context in
  let graph = context.graph
  let hosts = graph.hostCaptures
  return context.routedLinks.flatMap { route, link -> [Diagnostic] in
    guard let template = link.template, !link.isInvalid, !link.constraints.isEmpty else { return [] }
    let captured = (template.placeholders.map(\.name) + hosts[link.source.value])
      .map(link.paramName)
    return link.constraints.flatMap { entry -> [Diagnostic] in
      let name = entry.name.value
      let parameter = route.parameter(named: name)
      guard captured.contains(name), parameter != nil || link.namesInTexts.contains(name) else {
        let near = captured.nearest(to: name)
        return [
          Diagnostic(
            "this link to '\(route.qualifiedName)' captures no '\(name)' of its own", at: entry.name.range,
            label: "'where' has nothing to narrow", related: [.init("the pattern", at: link.range)],
            fixes: near.count == 1 ? [.writing(near[0], at: entry.name.range)] : [])
        ]
      }
      if entry.value.isEmpty {
        return [
          Diagnostic(
            "'where' leaves no value of '\(name)'", at: entry.name.range,
            label: "the link never opens", related: [.init("the pattern", at: link.range)])
        ]
      }
      guard let parameter, let form = graph.form(of: parameter.type) else { return [] }
      let matcher = FormMatcher(form)
      return entry.value.filter { matcher.value(from: $0.value) == nil }.map { value in
        Diagnostic(
          "'\(name)' of '\(route.qualifiedName)' is never '\(value.value)'", at: value.range,
          label: "its type does not accept it", related: [.init("its type", at: parameter.range)])
      }
    }
  }
}

extension NavigationGraph {
  /// Names that the domains of each source capture.
  var hostCaptures: [[String]] { sources.map { $0.policy.domains.compactMap { LinkDomain($0)?.capture } } }
}
