import Mustache

/// A template that fits its context: made once, it renders without failing.
package struct Template<Context: TemplateContext>: Sendable {
  private let template: MustacheTemplate
  private let library: MustacheLibrary

  /// Reads a template and all it includes, and checks every tag against the context's fields.
  package init(_ name: String, in library: TemplateLibrary = .embedded) throws(TemplateError) {
    var reader = TemplateReader(library: library)
    reader.read(name)
    let check = TemplateCheck(name, context: Context.self, sources: reader.sources)
    let problems = reader.problems + (reader.problems.isEmpty ? check.problems : [])
    guard problems.isEmpty, let template = reader.parsed[name] else {
      throw TemplateError(problems: problems)
    }
    self.template = template
    self.library = MustacheLibrary(templates: reader.parsed)
  }

  package func text(for context: Context) -> String { template.render(context, library: library) }
}

/// Reads templates and what they include, each once.
private struct TemplateReader {
  let library: TemplateLibrary
  private(set) var sources: [String: TemplateSource] = [:]
  private(set) var parsed: [String: MustacheTemplate] = [:]
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
    guard source.problems.isEmpty else { return }
    do {
      // Values are escaped for their language already; the renderer would escape them for HTML.
      parsed[name] = try MustacheTemplate(string: "{{%CONTENT_TYPE:TEXT}}\n" + text)
    } catch let error as MustacheTemplate.ParserError {
      problems.append(
        .init(
          template: name, line: max(1, error.context.lineNumber - 1), column: error.context.columnNumber,
          message: "\(error.error)"))
    } catch {
      problems.append(.init(template: name, line: 1, column: 1, message: "\(error)"))
    }
    readPartials(of: source.nodes)
  }

  private mutating func readPartials(of nodes: [TemplateSource.Node]) {
    for node in nodes {
      switch node {
      case .variable: break
      case .section(_, _, let nodes): readPartials(of: nodes)
      // One that is missing is reported where it is named.
      case .partial(let tag): if library.text(named: tag.name) != nil { read(tag.name) }
      }
    }
  }
}
