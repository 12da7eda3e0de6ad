package import NavSpecDiagnostics
package import NavSpecModel
package import NavSpecRuntime

/// What a spec means: the graph, and what the app knows of it. Outputs and comparisons take this, and see no YAML. A
/// class, since they pass it on and on, and a value of so many parts is slow to copy.
package final class ResolvedSpec: Sendable {
  package let lowered: LoweredGraph
  package let graph: NavigationGraph
  package let schema: NavigationSchema
  /// The files of the spec, for places in them.
  package let sources: SourceMap
  private let links: OnDemand<LinkTable>

  package init(_ graph: NavigationGraph, sources: SourceMap) {
    let lowered = LoweredGraph(graph)
    self.lowered = lowered
    (self.graph, schema) = (lowered.graph, lowered.schema)
    self.sources = sources
    links = OnDemand { lowered.linkTable() }
  }

  /// The link table of the schema. The first call compiles it, and others wait for it.
  package var table: LinkTable { links() }
}
