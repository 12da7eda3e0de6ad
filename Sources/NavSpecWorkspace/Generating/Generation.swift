package import NavSpecCompiler

/// One run of `navspec generate`.
package struct Generation {
  /// As the command line says; the settings may say more.
  private let spec: String?
  private let output: String?
  private let tests: String?
  private let embedsRuntime: Bool?
  /// Where a rule for Make goes.
  private let depfile: String?
  /// What a build system decided before.
  private let manifest: BuildManifest?

  package init(
    spec: String?, output: String?, tests: String?, embedsRuntime: Bool?, depfile: String?,
    manifest: BuildManifest?
  ) {
    self.spec = spec
    self.output = output
    self.tests = tests
    self.embedsRuntime = embedsRuntime
    self.depfile = depfile
    self.manifest = manifest
  }

  /// How problems are written: in the log of a build as compilers write them.
  package var style: ProblemStyle { manifest == nil ? .text : ProblemStyle(.plain, usesWholePaths: true) }

  /// What a run did.
  package struct Outcome {
    package let product: Product
    package let changes: OutputChanges
  }

  /// What a spec generates, and where to.
  package struct Product {
    package let compilation: Compilation
    let input: SpecInput
    package let folders: [OutputFolder]

    /// The path of every file.
    package var paths: [String] { folders.flatMap(\.paths) }

    /// What there is to do.
    package func changes() throws -> OutputChanges {
      try OutputChanges(
        folders, root: Disk.name(of: input.root), writer: input.folder == nil ? input.name : "'\(input.name)'"
      )
    }
  }

  /// Compiles, and makes the text of every file; throws where the spec has errors. Nothing is written.
  package func product(_ log: ReadLog) throws -> Product {
    guard let folder = try OutputPlace.named(output, or: \.swiftFolder, log) else {
      throw CommandFailure("say where to write: -o FOLDER, or 'outputs: {swift: FOLDER}' in '.navspec.yaml'")
    }
    log.listed(folder, .outputs)
    // A build system writes only where it said.
    let testsFolder = manifest == nil ? try OutputPlace.named(tests, or: \.testsFolder, log) : tests
    var configuration = try Configuration.current(log, style)
    if let embedsRuntime { configuration.embedsRuntime = embedsRuntime }
    let (input, compilation) = try compilation(log)
    try manifest?.check(compilation, in: input.folder, log)
    let generated = try compilation.generatedFiles(configuration)
    let files = try manifest?.files(generated, root: input.root, named: input.name) ?? generated
    let tests = try testsFolder.map {
      OutputFolder(path: $0, files: try compilation.generatedTests(configuration))
    }
    return Product(
      compilation: compilation, input: input,
      folders: [OutputFolder(path: folder, files: files)] + [tests].compactMap { $0 })
  }

  /// Compiles the spec; throws where it has errors.
  private func compilation(_ log: ReadLog) throws -> (SpecInput, Compilation) {
    let input = try SpecInput(named: spec, log: log, style)
    let compilation = try input.compileWithBaseline(log, style)
    guard compilation.errorCount == 0 else { throw SpecFailure(compilation, style.report) }
    return (input, compilation)
  }

  /// Writes what changed.
  package func run(_ log: ReadLog) throws -> Outcome {
    let product = try product(log)
    let rule = try rule(for: product, log)
    for folder in product.folders { try OutputFolder.make(folder.path) }
    // Links lead to folders besides.
    let folders = Set(product.folders.map(\.path) + product.paths.map(AtomicFile.folder))
    let lock = FolderLock(folders.sorted())
    let parts = product.folders.map(\.path).flatMap(OutputFolder.parts)
    for folder in folders.union(parts) { AtomicFile.clean(folder, isLocked: lock.covers(folder)) }
    let changes = try product.changes()
    try changes.carryOut()
    _ = consume lock
    if let depfile, let rule, Disk.bytes(ofFile: depfile) != rule { try AtomicFile.write(rule, to: depfile) }
    return Outcome(product: product, changes: changes)
  }

  /// Every file that a run would read, for which it need not know where to write.
  package func inputs(_ log: ReadLog) throws -> [String] {
    let (input, compilation) = try compilation(log)
    return Self.inputs(of: compilation, in: input.folder, log)
  }

  /// Every file that was read, specs first.
  private static func inputs(
    of compilation: Compilation, in folder: String?, _ log: ReadLog
  ) -> [String] {
    let specs = compilation.inputs.map { Disk.path(folder ?? "", $0) }
    let known = Set(specs)
    let wasRead = Set(log.inputs)
    return specs.filter(wasRead.contains) + log.inputs.filter { !known.contains($0) }
  }

  /// The rule for Make, if one is wanted.
  private func rule(for product: Product, _ log: ReadLog) throws -> [UInt8]? {
    guard depfile != nil else { return nil }
    do throws(BuildFiles.UnsayablePath) {
      let inputs = Self.inputs(of: product.compilation, in: product.input.folder, log)
      return Array(try BuildFiles.depfile(outputs: product.paths, inputs: inputs).utf8)
    } catch {
      throw CommandFailure(
        "a rule for Make cannot name '\(error.path)': no ';', '=' or '|', no tab or newline, no '\\' at the end"
      )
    }
  }
}
