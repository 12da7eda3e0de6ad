import Foundation

/// A spec of a target, and the folder whose `.navspec.yaml` counts for it.
struct SpecRun: Hashable {
  var spec: String
  var project: String
}

/// The runs of the tool for a command of `swift package navspec`.
enum SpecInvocation {
  /// Commands about a spec, which comes first behind their name.
  static let aboutSpec: Set<String> = [
    "validate", "generate", "scaffold", "graph", "resolve", "play", "url", "model", "payload",
  ]

  /// Whether a command can write files, by its options or by `.navspec.yaml`.
  static func canWrite(_ arguments: [String]) -> Bool {
    guard let command = arguments.first else { return false }
    return ["validate", "generate", "scaffold", "graph", "model", "payload", "init", "format"].contains(
      command)
  }

  /// - Parameters:
  ///   - roots: The root specs of the package's targets.
  ///   - specs: All their spec files.
  /// - Throws: `AmbiguousSpec` where one spec must be meant and there are several.
  static func all(
    of arguments: [String], for roots: [SpecRun], among specs: [SpecRun], in package: String
  ) throws -> [[String]] {
    guard let command = arguments.first,
      !arguments.contains(where: { ["-h", "--help"].contains($0) })
    else { return [arguments] }
    let options = Array(arguments.dropFirst())
    if command == "format" {
      guard options.allSatisfy({ $0.hasPrefix("--") }), !specs.isEmpty else { return [arguments] }
      return formatting(unique(roots + specs), options, in: package)
    }
    guard aboutSpec.contains(command), !namesSpec(options, of: command, in: package) else {
      return [arguments]
    }
    let runs = unique(roots)
    guard runs.count < 2 || command == "validate" else {
      throw AmbiguousSpec(
        description: "several specs in this package, say which, or --target NAME: "
          + runs.map { String($0.spec.dropFirst(package.count + 1)) }.joined(separator: ", "))
    }
    guard !runs.isEmpty else { return [arguments] }
    return runs.map { folder(of: $0.project, in: package) + [command, name(of: $0, in: package)] + options }
  }

  /// One run for each `.navspec.yaml`.
  private static func formatting(
    _ specs: [SpecRun], _ options: [String], in package: String
  ) -> [[String]] {
    var projects: [String] = []
    for spec in specs where !projects.contains(spec.project) { projects.append(spec.project) }
    return projects.map { project in
      let files = specs.filter { $0.project == project }.map { name(of: $0, in: package) }
      return folder(of: project, in: package) + ["format"] + files + options
    }
  }

  private static func folder(of project: String, in package: String) -> [String] {
    project == package ? [] : ["-C", project]
  }

  /// Short paths where the tool starts in the package.
  private static func name(of run: SpecRun, in package: String) -> String {
    let isBelow = run.project == package && run.spec.hasPrefix(package + "/")
    return isBelow ? String(run.spec.dropFirst(package.count + 1)) : run.spec
  }

  private static func unique(_ runs: [SpecRun]) -> [SpecRun] {
    var seen: Set<SpecRun> = []
    return runs.filter { seen.insert($0).inserted }
  }

  /// Whether the first word behind the command is a spec, as the tool sees it: a file, standard input, or a
  /// folder with a root spec in it. A folder may have a route's name.
  private static func namesSpec(_ words: [String], of command: String, in package: String) -> Bool {
    guard let word = words.first else { return false }
    if word == "-" || words.contains(where: { $0.hasSuffix(".nav.yaml") }) { return true }
    guard !word.hasPrefix("-") else { return false }
    // The other commands have nothing else to name.
    guard ["resolve", "url"].contains(command) else { return true }
    guard !word.contains(":") else { return false }
    let path = word.hasPrefix("/") ? word : package + "/" + word
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
    var files = SpecFolder()
    return !isFolder.boolValue || !files.roots(in: path).isEmpty
  }

  struct AmbiguousSpec: Error, CustomStringConvertible { let description: String }
}
