import NavSpecDiagram

extension Output {
  /// The navigation graph in Graphviz's language.
  public static let graph = Output(
    "graph", "the file of 'graph': its ending is the format", example: "docs/navigation.svg"
  ) { spec, _ in
    [
      GeneratedFile(
        name: "navigation.dot",
        text: DiagramFormat.dot.text(of: Diagram(of: spec).answering(DiagramOptions())))
    ]
  }
}
