import NavSpecDiagnostics
package import NavSpecLinkAnalysis
package import NavSpecModel

/// The Swift that a graph generates.
package enum SwiftOutput {
  /// The files in a stable order: the routes of each spec file, the root's first, then their edges, the navigation
  /// and the window; then the runtime, if it is embedded.
  /// - Throws: `EmitError` for what cannot be written yet.
  package static func files(
    for spec: ResolvedSpec, _ options: SwiftOptions = SwiftOptions()
  ) throws -> [GeneratedFile] {
    let graph = spec.graph
    let plan = try SwiftPlan(spec, options)
    let routes = try Template<RoutesFile>("swift/Routes")
    let navigation = try Template<NavigationFile>("swift/Navigation")
    let window = try Template<RootFile>("swift/Root")
    var pieces: [Piece] = graph.files.filter { $0.module == nil }.map { file in
      (SwiftName.file(forSpec: file.path), { routes.text(for: plan.routesFile(file)) })
    }
    // Of a feature by itself the app has everything else.
    if graph.app == nil { return try written(pieces, options) }
    if plan.hasEdges {
      let edges = try Template<EdgesFile>("swift/Edges")
      pieces += zip(graph.files, try plan.edgesFiles()).map { file, plan -> Piece in
        (SwiftName.file(forSpec: file.path, topic: "Edges"), { edges.text(for: plan) })
      }
    }
    func name(_ topic: String) -> String { SwiftName.file(forSpec: plan.rootPath, topic: topic) }
    // No file needs another. The navigation is the largest piece, so that it is begun first.
    pieces.insert((name("Navigation"), { navigation.text(for: try plan.navigationFile(spec.table)) }), at: 0)
    pieces.append((name("SwiftUI"), { window.text(for: try plan.rootFile()) }))
    let files = try written(pieces, options)
    let runtime = options.runtime == .embed ? EmbeddedRuntime.files(isInternal: plan.isInternal) : []
    return Array(files.dropFirst().dropLast()) + [files[0], files[files.count - 1]] + runtime
  }

  /// The tests of what the spec promises, of the code that `files` gives.
  package static func tests(
    for spec: ResolvedSpec, _ options: SwiftOptions = SwiftOptions()
  ) throws -> [GeneratedFile] {
    let plan = try SwiftPlan(spec, options)
    // What a feature promises, its app keeps.
    if spec.graph.app == nil { return [] }
    let text = try Template<TestsFile>("swift/SpecTests").text(for: plan.testsFile(spec.table))
    let name = SwiftName.file(forSpec: plan.rootPath, topic: "Tests")
    let checks =
      options.runtime == .embed
      ? EmbeddedRuntime.testFiles(module: options.module, isInternal: plan.isInternal) : []
    return [GeneratedFile(name: name, text: options.indentation.applied(to: text))] + checks
  }

  private typealias Piece = (name: String, text: @Sendable () throws -> String)

  private static func written(_ pieces: [Piece], _ options: SwiftOptions) throws -> [GeneratedFile] {
    try pieces.concurrentMap { piece in Result { try piece.text() } }.enumerated().map { index, text in
      GeneratedFile(name: pieces[index].name, text: options.indentation.applied(to: try text.get()))
    }
  }
}

extension Output {
  /// Swift for the app.
  public static let swift = Output(
    id: "swift", doc: "the folder of 'generate'", example: "Sources/App/Generated", needsNoErrors: true
  ) { try SwiftOutput.files(for: $0, $1) }

  /// Tests of what the spec promises, of the code of `swift`: for a test target of the app.
  public static let tests = Output(
    id: "tests", doc: "the folder of the tests that 'generate' writes", example: "Tests/AppTests/Generated",
    option: "--tests", needsNoErrors: true
  ) { try SwiftOutput.tests(for: $0, $1) }
}

extension SwiftOptions.Indentation {
  /// Source that is indented by two spaces, indented as asked. No literal of generated source goes over
  /// lines that begin with a space.
  func applied(to source: String) -> String {
    guard self != .two else { return source }
    let step = self == .tab ? "\t" : "    "
    return source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let depth = line.prefix { $0 == " " }.count / 2
      return String(repeating: step, count: depth) + line.dropFirst(depth * 2)
    }.joined(separator: "\n")
  }
}
