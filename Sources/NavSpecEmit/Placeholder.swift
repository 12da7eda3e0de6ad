package import NavSpecModel
package import NavSpecDiagnostics
package enum ModelOutput {
  package static func json(for graph: NavigationGraph, sources: SourceMap) throws -> String { "" }
}
