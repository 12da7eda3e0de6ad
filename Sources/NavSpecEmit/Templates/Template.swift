/// A template that fits its context: made once, it renders without failing.
package struct Template<Context: TemplateContext>: Sendable {
  private let parts: [TemplatePart]

  /// Reads a template and all it includes, and checks every tag against the context's fields.
  package init(_ name: String, in library: TemplateLibrary = .embedded) throws(TemplateError) {
    var reader = TemplateReader(library: library)
    reader.read(name)
    var compiler = TemplateCompiler(sources: reader.sources)
    let parts = compiler.parts(of: name, for: Context.self)
    let problems = reader.problems + (reader.problems.isEmpty ? compiler.problems : [])
    guard problems.isEmpty else { throw TemplateError(problems: problems) }
    self.parts = parts
  }

  package func text(for context: Context) -> String {
    var renderer = TemplateRenderer(context)
    renderer.render(parts, isFirst: true, isLast: true)
    return String(decoding: renderer.bytes, as: UTF8.self)
  }
}

/// Reads templates and what they include, each once.
private struct TemplateReader {
  let library: TemplateLibrary
  private(set) var sources: [String: TemplateSource] = [:]
  private(set) var problems: [TemplateError.Problem] = []

  init(library: TemplateLibrary) { self.library = library }

  mutating func read(_ name: String) {
    guard sources[name] == nil else { return }
    guard let text = library.text(named: name) else {
      problems.append(.init(template: name, line: 1, column: 1, message: "there is no such template"))
      return
    }
    let source = TemplateSource(name: name, text: text)
    sources[name] = source
    problems += source.problems
    readPartials(of: source.nodes)
  }

  private mutating func readPartials(of nodes: [TemplateSource.Node]) {
    for node in nodes {
      switch node {
      case .text, .variable: break
      case .section(_, _, let nodes): readPartials(of: nodes)
      // One that is missing is reported where it is named.
      case .partial(let tag, _): if library.text(named: tag.name) != nil { read(tag.name) }
      }
    }
  }
}
