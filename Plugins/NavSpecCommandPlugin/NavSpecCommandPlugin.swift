import Foundation
import PackagePlugin

/// `swift package navspec COMMAND …`: the tool, in the folder of the package. Where no spec is named, that of
/// the package's targets is meant; `validate` checks all of them.
@main struct NavSpecCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "navspec").url
    var arguments = arguments
    let targets = try Self.targets(takenFrom: &arguments, in: context.package)
    let package = context.package.directoryURL
    var roots: [SpecRun] = []
    var specs: [SpecRun] = []
    for case let target as any SourceModuleTarget in targets {
      let own = target.sourceFiles.map(\.url.path).filter { $0.hasSuffix(".nav.yaml") }
      let runs = TargetSpecs(specs: own, folder: target.directoryURL.path, isReplanned: true).runs
      roots += runs.map { SpecRun(spec: $0.spec, project: $0.project) }
      if let project = runs.first?.project { specs += own.map { SpecRun(spec: $0, project: project) } }
    }
    let invocations = try SpecInvocation.all(of: arguments, for: roots, among: specs, in: package.path)
    var failure: Int32 = 0
    for arguments in invocations {
      let process = Process()
      process.executableURL = tool
      process.arguments = arguments
      process.currentDirectoryURL = package
      try process.run()
      process.waitUntilExit()
      if failure == 0 { failure = process.terminationStatus }
    }
    if failure == 2, SpecInvocation.canWrite(arguments), !Self.isWritable(package) {
      Diagnostics.error(
        "SwiftPM lets a command write files only with a flag: "
          + "swift package --allow-writing-to-package-directory navspec \(arguments.joined(separator: " "))")
    }
    if failure != 0 { exit(failure) }
  }

  /// The targets that `--target` names, or all that the package has.
  private static func targets(
    takenFrom arguments: inout [String], in package: Package
  ) throws -> [any Target] {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    arguments = extractor.remainingArguments
    return names.isEmpty ? package.targets : try package.targets(named: names)
  }

  /// SwiftPM's sandbox lets nobody write without permission. Only tried, with a file that is there already.
  private static func isWritable(_ package: URL) -> Bool {
    let manifest = FileHandle(forUpdatingAtPath: package.appending(path: "Package.swift").path)
    try? manifest?.close()
    return manifest != nil
  }
}
