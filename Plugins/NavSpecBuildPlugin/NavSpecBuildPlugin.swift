import Foundation
import PackagePlugin

/// Gives each target with specs (`*.nav.yaml`) the Swift that they describe.
@main struct NavSpecBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let isRoot = if case .root = context.package.origin { true } else { false }
    let specs = TargetSpecs(
      specs: target.sourceFiles.map(\.url.path).filter(TargetSpecs.isSpec),
      folder: target.directoryURL.path, isReplanned: isRoot)
    return try commands(
      of: specs, target: target.name, tool: context.tool(named: "navspec").url,
      work: context.pluginWorkDirectoryURL)
  }

  /// One command for each root spec.
  private func commands(of specs: TargetSpecs, target: String, tool: URL, work: URL) throws -> [Command] {
    for (file, message) in specs.problems {
      // Xcode shows the place that it is given; SwiftPM says only the text, in which a line of its own is clickable.
      Diagnostics.error(
        "the specs of '\(target)' cannot be generated\n\(file):1:1: error: \(message)", file: file, line: 1)
    }
    guard specs.problems.isEmpty else { return [] }
    return try specs.runs.map { run in
      try run.writeManifest(to: work)
      let folder = work.appending(path: run.folder)
      return .buildCommand(
        displayName: "navspec \(SpecFolder.name(of: run.spec)) for \(target)", executable: tool,
        arguments: run.arguments(writingTo: work),
        inputFiles: [run.manifest(in: work)] + run.inputs.map { URL(filePath: $0) },
        outputFiles: run.outputs.map { folder.appending(path: $0) })
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NavSpecBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      // A target of a project has no folder of its own; most have one of its name.
      let named = project.appending(path: target.displayName)
      let specs = TargetSpecs(
        specs: target.inputFiles.map(\.url.path).filter(TargetSpecs.isSpec),
        folder: FileManager.default.fileExists(atPath: named.path) ? named.path : project.path,
        isReplanned: false)
      return try commands(
        of: specs, target: target.displayName, tool: context.tool(named: "navspec").url,
        work: context.pluginWorkDirectoryURL)
    }
  }
#endif
