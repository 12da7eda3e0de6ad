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
    var removed = 0
    /// Warnings and notes, as a terminal shows them.
    var report = ""
    /// By which it is seen that there is nothing to do.
    var stamp: Stamp?
    /// The paths of all files.
    var paths: [String] = []
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
    /// The path of the root spec; nil for one that has none.
    var spec: String? { input.folder == nil ? nil : input.name }

    /// What there is to do.
    /// - Parameter isPlanned: Whether a build system sees to it that no two roots write one file.
    func plan(isPlanned: Bool) -> (plan: OutputPlan, stamps: StampFolder) {
      let parts = compilation.inputs.dropFirst().filter { !compilation.foreignInputs.contains($0) }
      let stamps = StampFolder(
        output.path, spec: spec, parts: parts.map { Disk.path(input.folder ?? "", $0) })
      return (OutputPlan(folders, root: spec, stamps: stamps, isPlanned: isPlanned), stamps)
    }
  }

  /// Compiles, and makes the text of every file; throws where the spec has errors. Nothing is written.
  func product(_ log: ReadLog) throws -> Product {
    let folder = try folder(log)
    log.listed(folder)
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

  /// Writes what changed; looks first whether anything can have.
  func run() throws -> Outcome {
    if let stamp = try current() {
      let outcome = Outcome(unchanged: stamp.outputs.count + stamp.tests.count, report: stamp.report)
      let output = try folder(ReadLog())
      let paths =
        stamp.outputs.map { Disk.path(output, $0.path) }
        + stamp.tests.map { Disk.path(stamp.testsFolder ?? "", $0.path) }
      try write(rule(for: paths, inputs: stamp.evidence.inputs.map(\.path)))
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
    outcome.report = product.compilation.report(plan.style.report, usesColor: true)
    let rule = try rule(
      for: product.paths, inputs: Self.inputs(of: product.compilation, in: product.input.folder, log))
    for folder in product.folders { try OutputFolder.make(folder.path) }
    // Links lead to folders besides.
    let folders = Set(product.folders.map(\.path) + product.paths.map(AtomicFile.folder))
    let lock = FolderLock(folders.sorted())
    let parts = product.folders.map(\.path).flatMap(OutputFolder.parts)
    for folder in folders.union(parts) { AtomicFile.clean(folder, isOurs: lock.covers(folder)) }
    let (plan, stamps) = product.plan(isPlanned: plan.isPlanned)
    // A stamp that could not say all that was read says nothing.
    let isVouchedFor = !log.isTorn && !log.isIncomplete && product.spec != nil
    var stamp = isVouchedFor ? stamp(of: product, outcome.report, log) : nil
    try plan.carryOut { stamps.begin(usesStamp ? stamp : nil) }
    outcome.written = plan.changes.count
    outcome.unchanged = plan.unchanged
    outcome.removed = plan.removals.count
    outcome.paths = product.paths
    outcome.lines =
      plan.changes.map { "wrote \($0.path)" } + plan.respelled.map { "renamed \($0.old) to \($0.new)" }
      + plan.removals.map { "removed \($0)" }
    outcome.folders = product.folders.map(\.path)
    stamp?.names = Stamp.hash(ofNamesIn: outcome.folders)
    if usesStamp, let stamp { stamps.end(stamp) }
    outcome.stamp = stamp
    _ = consume lock
    try write(rule)
    return outcome
  }

  /// All of a stamp but the names in the folders.
  private func stamp(of product: Product, _ report: String, _ log: ReadLog) -> Stamp? {
    guard let root = Disk.path(from: product.output.path, to: product.input.name) else { return nil }
    var stamp = Stamp(
      tool: toolIdentity, options: optionsHash, root: root, names: ContentHash())
    (stamp.firstDay, stamp.endDay) = product.compilation.days
    stamp.evidence = log.evidence
    let inputs = Dictionary(uniqueKeysWithValues: log.evidence.inputs.map { ($0.path, $0) })
    stamp.evidence.inputs = Self.inputs(of: product.compilation, in: product.input.folder, log)
      .compactMap { inputs[$0] }
    stamp.evidence.considered.removeAll { inputs[$0.path] != nil }
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

  private func write(_ rule: [UInt8]?) throws {
    guard let depfile, let rule, Disk.bytes(ofFile: depfile) != rule else { return }
    try AtomicFile.write(rule, to: depfile)
  }
}
