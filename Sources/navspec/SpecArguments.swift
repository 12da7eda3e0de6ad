import ArgumentParser
import NavSpecCompiler

/// The spec that a command is about, and how its diagnostics are written.
struct SpecArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The root spec, its folder, or - for standard input.",
      discussion: """
        Without it: the one file '*.nav.yaml' with 'app:' in this folder, in 'specs/', or where \
        '.navspec.yaml' says. The spec of a feature with a package of its own says 'feature:' instead.
        """), completion: .spec)
  var spec: String?

  /// Compiles the spec, or throws what kept it from being read.
  func compile() throws -> Compilation { try compile(input(), nil, .text) }

  private func compile(_ input: SpecInput, _ log: ReadLog?, _ style: ProblemStyle) throws -> Compilation {
    let compilation = try input.compile()
    guard let known = try BaselineArguments.ofConfiguration(log, style) else { return compilation }
    // That a problem is gone stops nobody but who validates.
    return compilation.compared(with: known, tellsGone: false)
  }

  /// Where the spec is read from.
  func input() throws -> SpecInput { try Self.input(of: spec) }

  /// Where the spec that an argument names is read from.
  static func input(
    of spec: String?, log: ReadLog? = nil, _ style: ProblemStyle = .text
  ) throws -> SpecInput {
    var configuration = try Configuration.current(log, style)
    configuration.options.today = try Clock.today()
    if spec == "-" {
      let files = StandardInputSpecFiles(
        bytes: try Console.input(atMost: configuration.options.maximumFileBytes),
        disk: DiskSpecFiles(
          folder: "", maximumBytes: configuration.options.maximumFileBytes, log: log))
      return SpecInput(
        root: StandardInputSpecFiles.path, files: files, options: configuration.options,
        name: "standard input", folder: nil)
    }
    let path = try SpecLocator.path(for: spec, configuration: configuration, log: log)
    let folder = Disk.folder(of: path)
    let name = String(path.dropFirst(folder.count))
    var options = configuration.options
    options.displayPrefix = folder
    let files = DiskSpecFiles(
      folder: folder, rootSpec: name, maximumBytes: options.maximumFileBytes, log: log)
    return SpecInput(root: name, files: files, options: options, name: path, folder: folder)
  }

  /// Compiles, and reports what is wrong; a spec with errors ends the command.
  /// - Parameter log: Told of all that is read.
  func compileWithoutErrors(_ log: ReadLog, _ style: ProblemStyle) throws -> (SpecInput, Compilation) {
    let input = try Self.input(of: spec, log: log, style)
    return (input, try useful(try compile(input, log, style), style.report) { $0.errorCount > 0 })
  }

  /// Compiles, and reports what is wrong with a spec that cannot be made sense of, which ends the command.
  /// Errors of policies and budgets do not.
  func compileWithMeaning() throws -> Compilation { try useful(try compile(), .text) { !$0.hasMeaning } }

  private func useful(
    _ compilation: Compilation, _ style: ReportStyle, unless isUseless: (Compilation) -> Bool
  ) throws -> Compilation {
    guard isUseless(compilation) else { return compilation }
    Console.error(compilation.report(style, usesColor: Console.errorShowsColor))
    throw ExitCode.findings
  }
}

/// A root spec, and the files it may include.
struct SpecInput {
  /// Below the folder.
  let root: String
  let files: any SpecFiles
  let options: CompilerOptions
  /// For messages.
  let name: String
  /// The root spec's folder with a final `/` (empty for the working directory); nil for standard input.
  let folder: String?

  /// Compiles the spec, or throws what kept it from being read.
  func compile() throws -> Compilation {
    do throws(SpecFileError) {
      return try Compilation.compile(root: root, files: files, options: options)
    } catch {
      switch error {
      case .notFound: throw CommandFailure("there is no file '\(name)'")
      case .outside: throw CommandFailure("'\(name)' is a link that leads out of its folder")
      case .unreadable(let why): throw CommandFailure("'\(name)' cannot be read: \(why)")
      }
    }
  }
}

/// How problems of files besides the specs are told.
struct ProblemStyle {
  static let text = ProblemStyle(.text)

  let report: ReportStyle
  /// Whether paths are absolute: who reads the log of a build is in another folder than the tool.
  let usesWholePaths: Bool

  init(_ report: ReportStyle, usesWholePaths: Bool = false) {
    self.report = report
    self.usesWholePaths = usesWholePaths
  }

  /// How a file of the working directory is named.
  func place(of name: String) -> String {
    guard usesWholePaths, !name.hasPrefix("/"), let folder = Disk.realPath(of: ".") else { return name }
    return Disk.path(folder, name)
  }
}

extension Configuration {
  /// `.navspec.yaml` of the working directory; an empty one where there is none.
  static func current(_ log: ReadLog? = nil, _ style: ProblemStyle = .text) throws -> Configuration {
    let name = ".navspec.yaml"
    guard !Disk.isAbsent(name) else {
      log?.missed(name)
      return Configuration()
    }
    let bytes = try Disk.named(name)
    log?.read(name, bytes)
    let (configuration, problems) = Configuration.read(
      bytes, path: style.place(of: name), style: style.report)
    guard let configuration else {
      Console.error(problems)
      throw ExitCode.couldNotRun
    }
    return configuration
  }
}

extension CompletionKind {
  /// Spec files, and folders.
  static var spec: CompletionKind { .file(extensions: ["yaml", "yml"]) }
}
