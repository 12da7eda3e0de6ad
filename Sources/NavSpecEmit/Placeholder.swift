package import NavSpecModel
package import NavSpecRuntime
package import NavSpecDiagnostics
package enum SwiftOutput {
  package static func files(for graph: NavigationGraph, schema: NavigationSchema) throws -> [(
    name: String, text: String
  )] { [] }
}
package enum ModelOutput {
  package static func json(for graph: NavigationGraph, sources: SourceMap) throws -> String { "" }
}
