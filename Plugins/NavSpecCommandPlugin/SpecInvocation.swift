import Foundation

/// A root spec of a target, and the folder whose `.navspec.yaml` counts for it.
struct SpecRun: Hashable {
  var spec: String
  var project: String
}

/// Which runs of the tool a command of `swift package navspec` stands for.
enum SpecInvocation {
  /// Commands about a spec, which comes first behind their name.
  private static let aboutSpec: Set<String> = ["validate", "generate", "graph", "resolve", "url", "model"]

  /// Commands that may write below the package.
  static func writes(_ arguments: [String]) -> Bool {
    switch arguments.first {
    case "generate", "init", "format": !arguments.contains("--check")
    case "graph", "model": arguments.contains { $0.hasPrefix("-o") || $0.hasPrefix("--output") }
    case "validate": arguments.contains { $0 == "--fix" || $0.hasPrefix("--write-baseline") }
    default: false
    }
  }

  /// - Parameter found: The root specs of the package's targets.
  /// - Throws: `Unclear` where one spec must be meant and there are several.
  static func all(of arguments: [String], for found: [SpecRun], in package: String) throws -> [[String]] {
    guard let command = arguments.first, aboutSpec.contains(command),
      !arguments.contains(where: { ["-h", "--help"].contains($0) }), !namesSpec(arguments, in: package)
    else { return [arguments] }
    var seen: Set<SpecRun> = []
    let runs = found.filter { seen.insert($0).inserted }
    guard runs.count < 2 || command == "validate" else {
      throw Unclear(
        description: "several specs in this package, say which, or --target NAME: "
          + runs.map { String($0.spec.dropFirst(package.count + 1)) }.joined(separator: ", "))
    }
    guard !runs.isEmpty else { return [arguments] }
    return runs.map { run in
      // Short paths where the tool starts in the package.
      let isBelow = run.project == package && run.spec.hasPrefix(package + "/")
      let spec = isBelow ? String(run.spec.dropFirst(package.count + 1)) : run.spec
      let start = run.project == package ? [] : ["-C", run.project]
      return start + [command, spec] + arguments.dropFirst()
    }
  }

  /// Whether the first word behind the command is a file, a folder or standard input.
  private static func namesSpec(_ arguments: [String], in package: String) -> Bool {
    guard let word = arguments.dropFirst().first else { return false }
    if word == "-" || word.hasSuffix(".nav.yaml") { return true }
    guard !word.hasPrefix("-"), !word.hasPrefix("/"), !word.contains(":") else { return false }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: package + "/" + word, isDirectory: &isFolder)
  }

  struct Unclear: Error, CustomStringConvertible { let description: String }
}
