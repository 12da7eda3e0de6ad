import NavSpecDiagnostics
package import NavSpecModel
package import NavSpecRuntime

/// The Swift that a graph generates.
package enum SwiftOutput {
  /// The files in a stable order: the routes of each spec file, the root's first, then the navigation
  /// and the window.
  /// - Throws: `EmitError` for what cannot be written yet.
  package static func files(for graph: NavigationGraph, schema: NavigationSchema) throws -> [(
    name: String, text: String
  )] {
    let plan = SwiftPlan(graph, schema)
    let routes = try Template<RoutesFile>("swift/Routes")
    // The window is planned first: it is what may have to be refused.
    let navigation = try plan.navigationFile()
    let window = plan.rootFile()
    var files = graph.files.concurrentMap { file in
      (name: SwiftName.file(forSpec: file.path), text: routes.text(for: plan.routesFile(file)))
    }
    files.append(
      (
        name: SwiftName.file(forSpec: plan.rootPath, topic: "Navigation"),
        text: try Template<NavigationFile>("swift/Navigation").text(for: navigation)
      ))
    files.append(
      (
        name: SwiftName.file(forSpec: plan.rootPath, topic: "SwiftUI"),
        text: try Template<RootFile>("swift/Root").text(for: window)
      ))
    return files
  }
}
