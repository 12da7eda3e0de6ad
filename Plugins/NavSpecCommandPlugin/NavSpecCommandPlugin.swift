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
    let found = targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { target in
      SpecPlan(
        specs: target.sourceFiles.map(\.url.path).filter { $0.hasSuffix(".nav.yaml") },
        folder: target.directoryURL.path, package: package.path, isReplanned: true
      ).runs.map { SpecRun(spec: $0.spec, project: $0.project) }
    }
    let invocations = try SpecInvocation.all(of: arguments, for: found, in: package.path)
    if SpecInvocation.writes(arguments), !Self.isWritable(package) {
      Diagnostics.error(
        "this command writes files, which SwiftPM allows only with a flag: "
          + "swift package --allow-writing-to-package-directory navspec \(arguments.joined(separator: " "))")
      return
    }
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

  /// SwiftPM's sandbox lets nobody write without permission.
  private static func isWritable(_ folder: URL) -> Bool {
    let probe = folder.appending(path: ".navspec-\(ProcessInfo.processInfo.processIdentifier)")
    guard FileManager.default.createFile(atPath: probe.path, contents: nil) else { return false }
    try? FileManager.default.removeItem(at: probe)
    return true
  }
}
