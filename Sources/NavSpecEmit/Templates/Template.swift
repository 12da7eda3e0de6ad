/// A template that fits its context: made once, it renders without failing.
package struct Template<Context: TemplateContext>: Sendable {
  private let parts: [TemplatePart]

  /// Reads a template and all it includes, and checks every tag against the context's fields.
  package init(_ name: String, in library: TemplateLibrary = .embedded) throws(TemplateError) {
    var compiler = TemplateCompiler(library: library)
    parts = compiler.parts(of: name, for: Context.self)
    guard compiler.problems.isEmpty else { throw TemplateError(problems: compiler.problems) }
  }

  package func text(for context: Context) -> String {
    var renderer = TemplateRenderer(context)
    renderer.render(parts, isFirst: true, isLast: true)
    return String(decoding: renderer.bytes, as: UTF8.self)
  }
}
