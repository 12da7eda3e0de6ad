import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

let presetCapturedParam = Rule("preset-captured-param", isFatal: false) { context in
  context.routedLinks.flatMap { route, link -> [Diagnostic] in
    guard let template = link.template, !link.arguments.isEmpty else { return [] }
    let captured = template.placeholders.map { placeholder in link.paramName(of: placeholder.name) }
    return link.arguments.filter { argument in
      guard captured.contains(argument.name.value) else { return false }
      if case .captured = argument.value.value { return false }
      // A text may be built from the value that it replaces.
      return !link.namesInTexts.contains(argument.name.value)
    }.map { argument in
      Diagnostic(
        "'\(argument.name.value)' of '\(route.qualifiedName)' is preset, and captured too",
        at: argument.name.range, label: "replaces the value in the URL",
        related: [.init("captured here", at: link.range)],
        fixes: [
          .removing("remove it from 'with'", key: argument.name.value, around: argument.name.range),
          .init("write {_} in the pattern"),
        ])
    }
  }
}
