import NavSpecCompiler

/// One run of `navspec generate`.
struct Generation {
  var spec: SpecArguments
  /// As the command line says; the configuration may say more.
  var output: String?
  var tests: String?
  var embedsRuntime: Bool?
  /// Where a rule for Make goes.
  var depfile: String?
  /// What a build system knows of the outputs.
  var plan: PlanArguments

  /// What a run did.
  struct Outcome {
    var lines: [String] = []
    var written = 0
    var unchanged = 0
    var removed = 0
    /// Warnings and notes.
    var report = ""
    /// What is in the folders now.
    var folders: [OutputFolder] = []

    var summary: String {
      let count = written + unchanged
      return "\(count) \(count == 1 ? "file" : "files"): \(written) written, \(unchanged) unchanged"
    }
  }

  /// What a spec generates, and where to.
  struct Product {
    let input: SpecInput
    let compilation: Compilation
    let output: OutputFolder
    let tests: OutputFolder?

    var folders: [OutputFolder] { [output] + (tests.map { [$0] } ?? []) }
    /// The path of every file.
    var paths: [String] { folders.flatMap(\.paths) }

    /// What there is to do.
    func changes() throws -> OutputChanges {
      try OutputChanges(
        folders, root: Disk.name(of: input.root), writer: input.folder == nil ? input.name : "'\(input.name)'"
      )
    }
  }

  /// Compiles, and makes the text of every file; throws where the spec has errors. Nothing is written.
  func product(_ log: ReadLog) throws -> Product {
    let folder = try folder(log)
    log.listed(folder, .outputs)
    // A build system writes only where it said.
    let testsFolder = plan.isPlanned ? tests : try OutputPlace.named(tests, or: \.testsFolder, log)
    var configuration = try Configuration.current(log, plan.style)
    if let embedsRuntime { configuration.embedsRuntime = embedsRuntime }
    let (input, compilation) = try spec.compileWithoutErrors(log, plan.style)
    try plan.check(compilation, in: input.folder, log)
    return Product(
      input: input, compilation: compilation,
      output: OutputFolder(
        path: folder, files: try plan.files(compilation.generatedFiles(configuration), of: input)),
      tests: try testsFolder.map {
        OutputFolder(path: $0, files: try compilation.generatedTests(configuration))
      })
  }

  private func folder(_ log: ReadLog) throws -> String {
    if let folder = try OutputPlace.named(output, or: \.swiftFolder, log) { return folder }
    throw CommandFailure("say where to write: -o FOLDER, or 'outputs: {swift: FOLDER}' in '.navspec.yaml'")
  }

  /// Writes what changed.
  func run(_ log: ReadLog = ReadLog()) throws -> Outcome {
    let product = try product(log)
    let rule = try rule(
      for: product.paths, inputs: Self.inputs(of: product.compilation, in: product.input.folder, log))
    for folder in product.folders { try OutputFolder.make(folder.path) }
    // Links lead to folders besides.
    let folders = Set(product.folders.map(\.path) + product.paths.map(AtomicFile.folder))
    let lock = FolderLock(folders.sorted())
    let parts = product.folders.map(\.path).flatMap(OutputFolder.parts)
    for folder in folders.union(parts) { AtomicFile.clean(folder, isOurs: lock.covers(folder)) }
    let changes = try product.changes()
    try changes.carryOut()
    _ = consume lock
    if let depfile, let rule, Disk.bytes(ofFile: depfile) != rule { try AtomicFile.write(rule, to: depfile) }
    return Outcome(
      lines: changes.changes.map { "wrote \($0.path)" } + changes.removals.map { "removed \($0)" },
      written: changes.changes.count, unchanged: changes.unchanged, removed: changes.removals.count,
      report: product.compilation.report(plan.style.report, usesColor: Console.errorShowsColor),
      folders: product.folders)
  }

  /// Every file that a run would read, for which it need not know where to write.
  func inputs(_ log: ReadLog) throws -> [String] {
    let (input, compilation) = try spec.compileWithoutErrors(log, plan.style)
    return Self.inputs(of: compilation, in: input.folder, log)
  }

  /// Every file that was read, specs first.
  private static func inputs(
    of compilation: Compilation, in folder: String?, _ log: ReadLog
  ) -> [String] {
    let specs = compilation.inputs.map { Disk.path(folder ?? "", $0) }
    let known = Set(specs)
    let read = log.inputs
    let wasRead = Set(read)
    return specs.filter(wasRead.contains) + read.filter { !known.contains($0) }
  }

  /// The rule for Make, if one is wanted.
  private func rule(for paths: [String], inputs: [String]) throws -> [UInt8]? {
    guard depfile != nil else { return nil }
    do throws(BuildFiles.UnsayablePath) {
      return Array(try BuildFiles.depfile(outputs: paths, inputs: inputs).utf8)
    } catch {
      throw CommandFailure(
        "a rule for Make cannot name '\(error.path)': no ';', '=' or '|', no tab or newline, no '\\' at the end"
      )
    }
  }
}
