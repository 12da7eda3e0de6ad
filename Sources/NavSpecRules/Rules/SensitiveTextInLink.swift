import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let sensitiveTextInLink = Rule("sensitive-text-in-link", .warning) { context in
  let graph = context.graph
  return context.routedLinks.flatMap { route, link -> [Diagnostic] in
    guard let template = link.template, !link.isInvalid else { return [] }
    return template.placeholders.compactMap { placeholder in
      let name = link.paramName(of: placeholder.name)
      guard let parameter = route.parameter(named: name), let form = graph.form(of: parameter.type) else {
        return nil
      }
      let isFreeText = form.base == .string && form.pattern == nil && form.length == nil
      guard parameter.isSensitive || (route.isSensitive && isFreeText) else { return nil }
      return Diagnostic(
        parameter.isSensitive
          ? "'\(name)' of '\(route.qualifiedName)' is sensitive, but part of a URL"
          : "'\(name)' can be any text in a URL of '\(route.qualifiedName)', which is sensitive",
        at: link.pattern.subrange(placeholder.range),
        label: "readable in the URL",
        related: [.init("its type", at: parameter.range)],
        fixes: [.init("use an identifier instead")])
    }
  }
}
