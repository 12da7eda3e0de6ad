import Foundation

/// What the specs of one target generate, from their names and from which includes which. Nothing is compiled
/// for it, since a build has to know the names of all files before it begins.
struct TargetSpecs {
  /// One run of `navspec generate`.
  struct Run: Equatable {
    /// The root spec: an absolute path.
    var spec: String
    /// The folder whose `.navspec.yaml` counts, whether there is one or not.
    var project: String
    /// The folder to write to, below the plugin's own.
    var folder: String
    /// Names of the files in it.
    var outputs: [String]
    /// Absolute paths: changes there make a new run necessary. Of a folder, those of the names in it.
    var inputs: [String]
    /// The folder below which the build system asks the plugin again when files come and go, if it does.
    var replanned: String?
    /// Settings that would count and are not there: with them it is another plan.
    var absent: [String] = []

    /// The arguments of `navspec`.
    func arguments(writingTo work: URL) -> [String] {
      ["-C", project, "generate", spec, "-o", work.appending(path: folder).path]
        + ["--build-manifest", manifest(in: work).path]
    }

    /// The file that says what the build compiles and watches.
    func manifest(in work: URL) -> URL { work.appending(path: folder + ".manifest.json") }

    /// Writes the manifest, if it says something else than before: it is an input of the run.
    func writeManifest(to work: URL) throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode([
        "outputs": outputs, "inputs": inputs, "folders": [replanned].compactMap { $0 }, "absent": absent,
      ])
      let file = manifest(in: work)
      guard FileManager.default.contents(atPath: file.path) != data else { return }
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    }
  }

  private(set) var runs: [Run] = []
  /// Why there is no plan, each with the file it is about.
  private(set) var problems: [(file: String, message: String)] = []

  /// - Parameters:
  ///   - specs: Absolute paths of the target's files of which `isSpec` is true.
  ///   - folder: The target's own folder.
  ///   - isReplanned: Whether the build system plans anew when files come and go in the target's folder. Where
  ///     it does not, folders that globs look into are inputs themselves.
  init(specs: [String], folder: String, isReplanned: Bool) {
    var files = SpecFolder()
    let own = Set(specs.filter { $0.hasSuffix(".nav.yaml") }.map(files.standard))
    for spec in specs where spec.hasSuffix(".nav.yml") {
      problems.append((spec, "this file is not read: the names of specs end in '.nav.yaml'"))
    }
    let folder = files.standard(folder)
    let settings = files.settings(nearestTo: folder)
    var roots = own.filter { files.outline(of: $0).has("app") }
    if settings.found == folder, let named = files.specs(namedIn: folder) { roots.formUnion(named) }
    if roots.isEmpty {
      // Features of a package of their own, each but those that another takes in.
      let included = Set(own.flatMap { files.closure(of: $0).own.subtracting([$0]) })
      roots = own.subtracting(included)
    }
    for root in roots.sorted() {
      // A spec outside the target is among files that the target does not contain.
      let nearby = own.contains(root) ? own : Set(files.tree(below: SpecFolder.parent(of: root)))
      let others = roots.union(nearby.filter { files.outline(of: $0).has("app") })
      plan(
        root, among: others, nearby: nearby, settings: settings, replanned: isReplanned ? folder : nil, &files
      )
    }
    refuseSharedNames()
  }

  private mutating func plan(
    _ root: String, among roots: Set<String>, nearby: Set<String>, settings: SpecFolder.SettingsSearch,
    replanned: String?, _ files: inout SpecFolder
  ) {
    let closure = files.closure(of: root)
    // A file that nobody includes yet is planned too: then a line under `include:` changes no names.
    var members = closure.own
    for file in nearby where !roots.contains(file) {
      let isTaken = roots.contains { $0 != root && files.closure(of: $0).own.contains(file) }
      if !isTaken, Self.nearest(of: roots, to: file) == root { members.insert(file) }
    }
    let name = SpecFolder.name(of: root)
    var outputs: [String] = []
    var seen: Set<String> = []
    for file in [root] + closure.own.sorted() + members.sorted() {
      let output = Self.output(of: file)
      if seen.insert(output).inserted { outputs.append(output) }
    }
    // A feature in a module of its own has neither a window nor a runtime.
    if files.outline(of: root).has("app") {
      outputs += members.union(closure.foreign).sorted().map { Self.output(of: $0, topic: "Edges") }
        .filter { seen.insert($0).inserted }
      outputs += ["Navigation", "SwiftUI", "Runtime"].map { Self.output(of: root, topic: $0) }
    }
    let isWatched = { (folder: String) in replanned.map { !SpecFolder.isBelow(folder, $0) } ?? true }
    var (found, bare) = (settings.found, settings.bare)
    if found == nil {
      let search = files.settings(nearestTo: SpecFolder.parent(of: root))
      found = search.found
      bare += search.bare.filter { !bare.contains($0) }
    }
    // The last folder of the first search is the project's root, where the tool finds nothing either.
    let project = found ?? settings.bare.last ?? "/"
    var inputs = [root] + members.union(closure.foreign).subtracting([root]).sorted()
    inputs += files.settings(in: project) + closure.folders.filter(isWatched).sorted()
    // A `.navspec.yaml` may come where there is none: then the tool runs, and says that it was not planned for.
    bare = bare.filter(isWatched)
    inputs += bare.filter { !inputs.contains($0) }
    runs.append(
      Run(
        spec: root, project: project, folder: String(name.dropLast(".nav.yaml".count)), outputs: outputs,
        inputs: inputs, replanned: replanned, absent: bare.map { $0 + "/.navspec.yaml" }))
  }

  /// The root that a file would belong to: the one in the nearest folder above it.
  private static func nearest(of roots: Set<String>, to file: String) -> String? {
    roots.filter { SpecFolder.isBelow(file, SpecFolder.parent(of: $0)) }
      .min { (-SpecFolder.parent(of: $0).utf8.count, $0) < (-SpecFolder.parent(of: $1).utf8.count, $1) }
  }

  /// A module has each file's name, and each type, once. The runtime, and the edges of a feature that several
  /// specs take from another module, are brought by the first.
  private mutating func refuseSharedNames() {
    var writers: [String: String] = [:]
    for index in runs.indices {
      let spec = SpecFolder.name(of: runs[index].spec)
      if index > 0 { runs[index].outputs.removeAll { $0.hasSuffix("+Runtime.nav.swift") } }
      runs[index].outputs.removeAll { $0.hasSuffix("+Edges.nav.swift") && writers[$0] != nil }
      for output in runs[index].outputs {
        guard let other = writers.updateValue(spec, forKey: output) else { continue }
        problems.append(
          (
            runs[index].spec,
            "both '\(other)' and '\(spec)' would generate '\(output)' in this target: give the files other "
              + "names, or the specs targets of their own"
          ))
      }
    }
  }

  /// Whether a file is a spec, or would be one with another name.
  static func isSpec(_ path: String) -> Bool { path.hasSuffix(".nav.yaml") || path.hasSuffix(".nav.yml") }

  /// The generated file of a spec file, as the compiler names it.
  static func output(of path: String, topic: String? = nil) -> String {
    var name = SpecFolder.name(of: path)
    for ending in [".nav.yaml", ".yaml", ".yml"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      break
    }
    name.removeAll { !($0.isLetter || $0.isNumber || "-_+. ".contains($0)) }
    return name.prefix(1).uppercased() + name.dropFirst() + (topic.map { "+\($0)" } ?? "") + ".nav.swift"
  }
}
