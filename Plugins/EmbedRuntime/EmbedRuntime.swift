import Foundation
import PackagePlugin

/// Puts the sources of the runtime into the compiler as one Swift file of string literals, for
/// `navspec generate --runtime embed`. SwiftPM's own embedding makes arrays of bytes, which take minutes to
/// compile at this size.
@main struct EmbedRuntime: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = try ["NavSpecRuntime", "NavSpecTesting"].flatMap { name in
      try context.package.targets(named: [name]).compactMap { $0 as? SwiftSourceModuleTarget }
        .flatMap { $0.sourceFiles(withSuffix: ".swift").map(\.url) }
    }.sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSources.swift")
    return [
      .buildCommand(
        displayName: "Embedding the runtime", executable: try context.tool(named: "embed-runtime").url,
        arguments: [output.path] + sources.map(\.path), inputFiles: sources, outputFiles: [output])
    ]
  }
}
