import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// Two names in the URLs of one link for one param.
struct ParamCapturedTwice: Rule {
  let kind = DiagnosticKind(
    id: "param-captured-twice", isFatal: false,
    explanation: """
      A URL may carry two values for a param that two names in the pattern are for. A param has one value, so the \
      other would be lost.
      """,
    examples: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: [{ path: "/{x}/{y}", as: { x: id, y: id } }] }
      #                                                                       ^ param-captured-twice
      """,
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: [{ path: "/{id}{?old}", as: { old: id } }] }
      #                                                                   ^^^ param-captured-twice
      """,
    ],
    corrected: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: [{ path: "/{x}/{_}", as: { x: id } }] }
      """
    ])

  func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.routedLinks.flatMap { route, link -> [Diagnostic] in
      guard let template = link.template else { return [] }
      let placeholders = template.placeholders.filter { !$0.isAnonymous }.map(\.name)
      var captured = Set(placeholders.filter { name in !link.names.contains { $0.name.value == name } })
      return link.names.compactMap { name in
        guard placeholders.contains(name.name.value), !captured.insert(name.value.value).inserted else {
          return nil
        }
        let param = name.value.value
        let other = placeholders.first { placeholder in
          placeholder != name.name.value
            && (link.names.first { $0.name.value == placeholder }?.value.value ?? placeholder) == param
        }
        return Diagnostic(
          kind, "'\(param)' of '\(route.qualifiedName)' is captured twice", at: name.name.range,
          label: other.map { "'{\($0)}' is '\(param)' too" } ?? "is '\(param)' too",
          related: [.init("the pattern", at: link.pattern.range)],
          fixes: [.init("write {_} in the pattern for the value that is not needed")])
      }
    }
  }
}
