import NavSpecDiagram

extension Output {
  /// The navigation graph in Graphviz's language.
  public static let graph = Output(
    id: "graph", doc: "the file of 'graph': its ending is the format", example: "docs/navigation.svg",
    endings: DiagramFormat.all.flatMap(\.endings).map { ".\($0)" }
  ) { spec, _ in
    [
      GeneratedFile(
        name: "navigation.dot",
        text: DiagramFormat.dot.text(of: Diagram(of: spec).answering(DiagramOptions())))
    ]
  }
}
