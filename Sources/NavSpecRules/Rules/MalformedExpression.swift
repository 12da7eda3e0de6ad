package import NavSpecDiagnostics
import NavSpecModel
import NavSpecRuntime

/// A regular expression of a type that cannot be read.
package struct MalformedExpression: Rule {
  package static let kind = DiagnosticKind(
    id: "malformed-expression",
    explanation: """
      A type whose regular expression cannot be read accepts nothing. A 'pattern' is matched in linear \
      time, by the app as by the compiler: literals, classes, alternation, groups and repetition; what \
      looks back, looks around or grows too large is refused.
      """,
    examples: [
      """
      types:
        Slug: { is: String, pattern: "[a-z]+(" }
      #                                     ^ malformed-expression
      routes:
        home: { to: [item] }
        item: { params: { slug: Slug } }
      """
    ],
    mended: [
      """
      types:
        Slug: { is: String, pattern: "[a-z]+(-[a-z]+)*" }
      routes:
        home: { to: [item] }
        item: { params: { slug: Slug } }
      """
    ])

  package init() {}

  package func diagnostics(in context: RuleContext) -> [Diagnostic] {
    context.graph.types.compactMap { type in
      guard let pattern = type.form.pattern, let range = type.patternRange,
        let problem = FormMatcher(type.form).problem
      else { return nil }
      return Diagnostic(
        Self.kind, "the pattern of '\(type.name.value)' cannot be read: \(problem.message)",
        at: Located(pattern, at: range).subrange(problem.range), label: "accepts nothing")
    }
  }
}
