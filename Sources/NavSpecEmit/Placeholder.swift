package import NavSpecModel
package import NavSpecRuntime
package enum SwiftOutput {
  package static func files(for graph: NavigationGraph, schema: NavigationSchema) throws -> [(
    name: String, text: String
  )] { [] }
}
