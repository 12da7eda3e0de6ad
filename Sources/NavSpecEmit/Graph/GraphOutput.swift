import NavSpecLinkAnalysis
package import NavSpecModel

/// The navigation graph as a picture for Graphviz.
package enum GraphOutput {
  private static let template = Result { () throws(TemplateError) in try Template<GraphPlan>("graph/graph") }

  /// The graph in the DOT language.
  package static func dot(for graph: NavigationGraph) throws -> String {
    try template.get().text(for: GraphPlan(of: graph))
  }
}

extension Output {
  /// The navigation graph in Graphviz's language.
  public static let graph = Output(
    "graph", "the file of 'graph': its ending is the format", example: "docs/navigation.svg"
  ) { spec, _, _ in
    [GeneratedFile(name: "navigation.dot", text: try GraphOutput.dot(for: spec.graph))]
  }
}
