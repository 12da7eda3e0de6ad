package import NavSpecCompiler
import NavSpecModel

package struct Generation {
  /// As the command line says; the settings may say more.
  private let spec: String?
  /// Where outputs go, by their ids.
  package var places: [String: String] = [:]
  /// Whether the keys are written into property lists of the project.
  package var merges = false
  package var isForDevelopers = false
  package var embedsRuntime: Bool?
  /// Where a rule for Make goes.
  package var depfile: String?
  /// Limits of specs that a person changed, by name.
  package var limits: [String: Int] = [:]
  /// What a build system decided before.
  package var manifest: BuildManifest?

  package init(spec: String?) { self.spec = spec }

  private var paths: PathStyle { manifest == nil ? .asGiven : .absolute }

  package struct Outcome {
    package let product: Product
    package let changes: OutputChanges
  }

  package struct Product {
    package let spec: CheckedSpec
    let input: SpecInput
    let folders: [OutputFolder]
    let lists: [OutputPlace]
    /// What of the spec its outputs cannot say, each in a sentence without a full stop.
    package let notes: [String]

    package var paths: [String] { folders.flatMap(\.paths) + lists.map(\.path) }

    package func changes() throws -> OutputChanges {
      try OutputChanges(
        folders, lists, root: Disk.name(of: input.root),
        writer: input.folder == nil ? input.name : "'\(input.name)'")
    }
  }

  /// Compiles, and makes the text of every file; throws where the spec has errors. Nothing is written.
  package func product(_ log: ReadLog) throws -> Product {
    let (input, spec) = try checked(log)
    let settings = input.settings
    let folder = try settings.place(of: .swift, orOption: places[Output.swift.id])
    let lists = try self.lists(of: spec, settings)
    // A build system writes only where it said; its folder may be a link.
    let apps = settings.configuration.outputs[Output.association.id]?.apps ?? []
    let others = try [Output.tests, .surfaces, .association(for: apps)].compactMap { output in
      let option = places[output.id]
      let place = manifest == nil ? try settings.place(of: output, orOption: option) : option
      return place.map { (output, $0) }
    }
    let hasFiles = !lists.isEmpty || others.contains { $0.0.id != Output.tests.id }
    guard folder != nil || hasFiles && manifest == nil else {
      let code = FoundProject(in: "")?.codeFolder ?? "FOLDER"
      throw CommandFailure(
        "say where to write: -o '\(code)', or 'outputs: {swift: \(code)}' in '.navspec.yaml'")
    }
    if manifest == nil { try ([folder].compactMap(\.self) + others.map(\.1)).forEach(OutputFolder.check) }
    var configuration = settings.configuration
    if let embedsRuntime { configuration.embedsRuntime = embedsRuntime }
    try manifest?.check(spec, in: input.folder, log)
    let code = try folder.map { folder in
      log.listed(folder, .outputs)
      let generated = try spec.files(of: .swift, configuration)
      let files = try manifest?.files(generated, root: input.root, named: input.name) ?? generated
      return OutputFolder(path: folder, files: files)
    }
    let rest = try others.map { output, path in
      let files = try spec.files(of: output, configuration)
      if files.isEmpty, path == places[Output.association.id] {
        throw CommandFailure("'\(path)' is not written: the spec has no links of a domain that serves a file")
      }
      return OutputFolder(path: path, files: files)
    }
    return Product(
      spec: spec, input: input, folders: [code].compactMap(\.self) + rest, lists: lists,
      notes: try lists.flatMap(\.notes) + others.flatMap { try spec.notes(on: $0.0) })
  }

  private func checked(_ log: ReadLog) throws -> (SpecInput, CheckedSpec) {
    let input = try SpecInput(named: spec, limits: limits, log: log, paths)
    let checked = try input.compileWithBaseline(log)
    guard checked.errorCount == 0 else { throw SpecFailure(checked) }
    return (input, checked)
  }

  package func run(_ log: ReadLog, onWait: @escaping @Sendable (String) -> Void) throws -> Outcome {
    let product = try product(log)
    let rule = try depfile.map { _ in
      let inputs = Self.inputs(of: product.spec, in: product.input.folder, log)
      return Array(try BuildFiles.depfile(outputs: product.paths, inputs: inputs).utf8)
    }
    let folders = product.folders.map(\.path) + product.lists.map { Disk.folder(of: $0.path) }
    for folder in folders { try OutputFolder.make(folder) }
    let lock = FolderLock(folders, onWait: onWait)
    let parts = folders.flatMap { folder in [folder] + EmbeddedRuntime.folders.map { Disk.path(folder, $0) } }
    for folder in Set(parts + product.paths.map(Disk.folder)) {
      AtomicFile.clean(folder, isLocked: lock.covers(folder))
    }
    let changes = try product.changes()
    try changes.carryOut()
    _ = consume lock
    if let depfile, let rule, Disk.bytes(ofFile: depfile, atMost: rule.count) != rule {
      try OutputFile.rule.write(rule, to: depfile, onWait: onWait)
    }
    return Outcome(product: product, changes: changes)
  }

  /// Every file that a run would read, for which it need not know where to write.
  package func inputs(_ log: ReadLog) throws -> [String] {
    let (input, spec) = try checked(log)
    return Self.inputs(of: spec, in: input.folder, log)
  }

  /// Every file that was read, specs first.
  private static func inputs(of spec: CheckedSpec, in folder: String?, _ log: ReadLog) -> [String] {
    let specs = spec.loaded.inputs.map { Disk.path(folder ?? "", $0) }
    let known = Set(specs)
    let wasRead = Set(log.inputs)
    return specs.filter(wasRead.contains) + log.inputs.filter { !known.contains($0) }
  }
}
