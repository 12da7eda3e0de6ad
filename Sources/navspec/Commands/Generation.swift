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
  /// Whether a run may be skipped, and says so to the next.
  var usesStamp = true
  /// What a build system knows of the outputs.
  var plan: PlanArguments

  /// What a run did.
  struct Outcome {
    var lines: [String] = []
    var written = 0
    var unchanged = 0
    /// Warnings and notes, as a terminal shows them.
    var report = ""
    /// By which it is seen that there is nothing to do.
    var stamp: Stamp?
    /// The folders that were written to.
    var folders: [String] = []

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
    var paths: [String] { folders.flatMap { folder in folder.files.map { Disk.path(folder.path, $0.name) } } }
    var rootName: String? { input.folder == nil ? nil : input.root }
  }

  /// Compiles, and makes the text of every file; throws where the spec has errors. Nothing is written.
  func product(_ log: ReadLog) throws -> Product {
    let folder = try folder(log)
    log.listed(folder)
    // A build system writes only where it said.
    let testsFolder = plan.isPlanned ? tests : try OutputPlace.named(tests, or: \.testsFolder, log)
    var configuration = try Configuration.current(log)
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
    throw CannotDo("say where to write: -o FOLDER, or 'outputs: {swift: FOLDER}' in '.navspec.yaml'")
  }

  /// Writes what changed; looks first whether anything can have.
  func run() throws -> Outcome {
    if let stamp = try current() {
      var outcome = Outcome(unchanged: stamp.outputs.count + stamp.tests.count, report: stamp.report)
      let output = try folder(ReadLog())
      let paths =
        stamp.outputs.map { Disk.path(output, $0.path) }
        + stamp.tests.map { Disk.path(stamp.testsFolder ?? "", $0.path) }
      try write(depfile: paths, inputs: stamp.evidence.inputs.map(\.path), &outcome)
      return outcome
    }
    return try runAlways(ReadLog())
  }

  /// Writes what changed.
  func runAlways(_ log: ReadLog) throws -> Outcome { try write(product(log), log) }

  /// The stamp that says that there is nothing to do.
  func current() throws -> Stamp? {
    guard usesStamp, spec.spec != "-", !toolIdentity.isEmpty else { return nil }
    let folder = try folder(ReadLog())
    let (options, day) = (optionsHash, try Clock.day())
    return StampFolder.stamps(in: folder).lazy.map(\.stamp).first { stamp in
      stamp.tool == toolIdentity && stamp.options == options && stamp.holds(in: folder, on: day)
    }
  }

  private var optionsHash: ContentHash {
    let words = [spec.spec, output, tests, embedsRuntime.map { $0 ? "embed" : "package" }] + plan.words
    return Evidence.hash(of: words.map { $0.map { "=" + $0 } ?? "" })
  }

  private func write(_ product: Product, _ log: ReadLog) throws -> Outcome {
    var outcome = Outcome()
    outcome.report = product.compilation.report(plan.style, usesColor: true)
    for folder in product.folders { try OutputFolder.make(folder.path) }
    let lock = FolderLock(product.folders.map(\.path))
    for part in product.folders.map(\.path).flatMap(OutputFolder.parts) { AtomicFile.clean(part) }
    let stamps = StampFolder(product.output.path, root: product.rootName)
    let plan = try OutputPlan(product.folders, sources: product.compilation.inputs, stamps: stamps)
    try plan.carryOut(stamps.remove)
    outcome.written = plan.changes.count
    outcome.unchanged = plan.unchanged
    outcome.lines = plan.changes.map { "wrote \($0.path)" } + plan.removals.map { "removed \($0)" }
    try write(
      depfile: product.paths, inputs: Self.inputs(of: product.compilation, in: product.input.folder, log),
      &outcome)
    outcome.folders = product.folders.map(\.path)
    if !log.isTorn, product.rootName != nil {
      outcome.stamp = stamp(of: product, outcome.report, log)
      if usesStamp, let stamp = outcome.stamp { stamps.write(stamp) }
    }
    _ = consume lock
    return outcome
  }

  private func stamp(of product: Product, _ report: String, _ log: ReadLog) -> Stamp? {
    guard let root = Self.path(from: product.output.path, to: product.input.name) else { return nil }
    var stamp = Stamp(
      tool: toolIdentity, options: optionsHash, root: root,
      names: Stamp.hash(ofNamesIn: product.folders.map(\.path)))
    (stamp.firstDay, stamp.endDay) = product.compilation.days
    stamp.evidence = log.evidence
    let inputs = Set(log.evidence.inputs.map(\.path))
    stamp.evidence.inputs = Self.inputs(of: product.compilation, in: product.input.folder, log).compactMap {
      path in
      log.evidence.inputs.first { $0.path == path }
    }
    stamp.evidence.considered.removeAll { inputs.contains($0.path) }
    func files(_ folder: OutputFolder) -> [Stamp.File] {
      folder.files.map { Stamp.File($0.name, ContentHash($0.text.utf8)) }
    }
    stamp.outputs = files(product.output)
    stamp.testsFolder = product.tests?.path
    stamp.tests = product.tests.map(files) ?? []
    stamp.report = report
    return stamp
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
    let read = log.evidence.inputs.map(\.path)
    return specs.filter(Set(read).contains) + read.filter { !known.contains($0) }
  }

  private func write(depfile paths: [String], inputs: [String], _ outcome: inout Outcome) throws {
    guard let depfile else { return }
    let text = Array(BuildFiles.depfile(outputs: paths, inputs: inputs).utf8)
    guard Disk.bytes(ofFile: depfile) != text else { return }
    try AtomicFile.write(text, to: depfile)
  }

  /// The way from a folder to a file, both of which are there.
  private static func path(from folder: String, to file: String) -> String? {
    guard let start = Disk.realPath(of: folder)?.split(separator: "/"),
      let end = Disk.realPath(of: file)?.split(separator: "/")
    else { return nil }
    let common = zip(start, end).prefix { $0 == $1 }.count
    return (start.dropFirst(common).map { _ in ".." } + end.dropFirst(common).map(String.init))
      .joined(separator: "/")
  }
}
