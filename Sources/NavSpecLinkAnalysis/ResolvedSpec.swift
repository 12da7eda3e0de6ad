package import NavSpecDiagnostics
package import NavSpecModel
package import NavSpecRuntime

/// What a spec means: the graph, and what the app knows of it. Outputs and comparisons take this, and see no YAML.
package struct ResolvedSpec: Sendable {
  package let lowered: LoweredGraph
  /// The files of the spec, for places in them.
  package let sources: SourceMap
  private let links: OnDemand<LinkTable>

  package init(_ graph: NavigationGraph, sources: SourceMap) {
    let lowered = LoweredGraph(graph)
    self.lowered = lowered
    self.sources = sources
    links = OnDemand { lowered.linkTable() }
  }

  package var graph: NavigationGraph { lowered.graph }
  package var schema: NavigationSchema { lowered.schema }

  /// The link table of the schema. The first call compiles it, and others wait for it.
  package var table: LinkTable { links() }
}
