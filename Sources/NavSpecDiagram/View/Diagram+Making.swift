package import NavSpecDiagnostics
package import NavSpecLinkAnalysis

extension Diagram {
  /// The navigation of an app: every screen.
  /// - Parameters:
  ///   - spec: What the app's spec means.
  ///   - problems: What is wrong with it.
  ///   - options: Whose app it is; the rest of the question is for `answering`.
  ///   - hasRedirects: Whether the redirects of links are known whatever the question is.
  package init(
    of spec: ResolvedSpec, problems: [Diagnostic] = [], _ options: DiagramOptions = DiagramOptions(),
    hasRedirects: Bool = false
  ) {
    let source = DiagramSource(spec, problems: problems, options: options)
    self = source.diagram
    if options.showsLinks || hasRedirects { redirects = source.redirects(of: spec) }
  }
}
