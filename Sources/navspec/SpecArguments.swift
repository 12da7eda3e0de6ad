import ArgumentParser
import Foundation
import NavSpecCompiler

/// The spec that a command is about, and how its diagnostics are written.
struct SpecArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The root spec, its folder, or - for standard input.",
      discussion: """
        Without it: the one file '*.nav.yaml' with 'app:' in this folder, in 'specs/', or where \
        '.navspec.yaml' says. The spec of a feature with a package of its own says 'feature:' instead.
        """))
  var spec: String?

  /// Compiles the spec, or throws what kept it from being read.
  func compile() throws -> Compilation {
    let compilation = try input().compile()
    guard let known = try BaselineArguments.ofConfiguration() else { return compilation }
    // That a problem is gone stops nobody but who validates.
    return compilation.compared(with: known, tellsGone: false)
  }

  /// Where the spec is read from.
  func input() throws -> SpecInput { try Self.input(of: spec) }

  /// Where the spec that an argument names is read from.
  static func input(of spec: String?) throws -> SpecInput {
    var configuration = try Configuration.current()
    configuration.options.today = try Clock.today()
    if spec == "-" {
      let files = StandardInputSpecFiles(
        bytes: Self.standardInput(atMost: configuration.options.maximumFileBytes),
        disk: DiskSpecFiles(folder: "", maximumBytes: configuration.options.maximumFileBytes))
      return SpecInput(
        root: StandardInputSpecFiles.path, files: files, options: configuration.options,
        name: "standard input", folder: nil)
    }
    let path = try SpecLocator.path(for: spec, configuration: configuration)
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    var options = configuration.options
    options.displayPrefix = folder
    let files = DiskSpecFiles(folder: folder, rootSpec: name, maximumBytes: options.maximumFileBytes)
    return SpecInput(root: name, files: files, options: options, name: path, folder: folder)
  }

  /// Standard input, but no more than tells that it is too large.
  private static func standardInput(atMost limit: Int) -> [UInt8] {
    (try? FileHandle.standardInput.bytes(atMost: limit)) ?? []
  }

  /// Compiles, and reports what is wrong; a spec with errors ends the command.
  func compileWithoutErrors(_ style: ReportStyle = .text) throws -> Compilation {
    try compile(style, unless: { $0.errorCount > 0 })
  }

  /// Compiles, and reports what is wrong with a spec that cannot be made sense of, which ends the command.
  /// Errors of policies and budgets do not.
  func compileWithMeaning() throws -> Compilation { try compile(.text, unless: { !$0.hasMeaning }) }

  private func compile(
    _ style: ReportStyle, unless isUseless: (Compilation) -> Bool
  ) throws -> Compilation {
    let compilation = try compile()
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
      case .notFound: throw CannotDo("there is no file '\(name)'")
      case .outside: throw CannotDo("'\(name)' is a link that leads out of its folder")
      case .unreadable(let why): throw CannotDo("'\(name)' cannot be read: \(why)")
      }
    }
  }
}

extension Configuration {
  /// `.navspec.yaml` of the working directory; an empty one where there is none.
  static func current() throws -> Configuration {
    let name = ".navspec.yaml"
    guard FileManager.default.fileExists(atPath: name) else { return Configuration() }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: name))
      let (configuration, problems) = Configuration.read([UInt8](data), path: name)
      guard let configuration else {
        Console.error(problems)
        throw ExitCode.cannotDo
      }
      return configuration
    } catch let error as ExitCode {
      throw error
    } catch {
      throw CannotDo("'\(name)' cannot be read: \(error.shortDescription)")
    }
  }
}
