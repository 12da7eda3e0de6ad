import ArgumentParser
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecRuntime
import NavSpecWorkspace

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Reads the navigation of an app's sources, and writes a spec of it.",
    discussion: """
      EXAMPLE
        navspec import App Features/Sources -o specs/app.nav.yaml
        navspec graph specs/app.nav.yaml -o navigation.svg

      Each screen, edge and tab names the place in the code that says it, and how certain that is. The report begins with
      what was not understood. Links, restoration and guards are left to write. 'navspec-import' reads the sources.
      """)

  @OptionGroup var sources: SourceArguments

  @Option(
    help: ArgumentHelp("The view or the app to begin with. Default: what '@main' shows.", valueName: "type"))
  var entry: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The spec to write, or - for standard output. It must not exist.", valueName: "spec"),
    completion: .spec)
  var output: String

  func validate() throws {
    guard output == "-" || output.hasSuffix(".nav.yaml") else {
      throw ValidationError("the names of specs end in '.nav.yaml': -o app.nav.yaml")
    }
  }

  func run() throws {
    if Disk.exists(output) || Disk.isLink(output) {
      throw CommandFailure("'\(output)' already exists; nothing is written")
    }
    let folder = output == "-" ? "" : Disk.folder(of: output)
    var words = ["spec", "--base", folder.isEmpty ? "." : folder]
    if let entry { words += ["--entry", entry] }
    let answer = try Importer.run(words + sources.words)
    for line in answer["report"]?.array ?? [] { Console.error(line.string ?? "") }
    guard let text = answer["spec"]?.string else {
      Console.error("Error: " + (answer["refused"]?.string ?? "no screen was found"))
      throw ExitCode.findings
    }
    let spec = try CheckedSpec(root: "app.nav.yaml", files: MemorySpecFiles("app.nav.yaml", text))
    var bytes = Array(text.utf8)
    if case .formatted(let formatted) = FormattedSpec.of(bytes, path: output) { bytes = formatted }
    if output == "-" { return try Console.file(bytes, cure: "-o FILE writes it") }
    try OutputFolder.writeNew([GeneratedFile(name: output, text: String(decoding: bytes, as: UTF8.self))])
    Console.status("wrote \(output): \(spec.summary)")
    if spec.errorCount > 0 {
      Console.report(Console.text(of: spec.report))
      throw ExitCode.findings
    }
    Console.status("next: navspec graph \(output) -o navigation.svg")
  }
}

/// The sources of one program.
struct SourceArguments: ParsableArguments {
  @Argument(help: "The folders with the sources of one program.", completion: .directory)
  var folders: [String]

  @Option(
    help: ArgumentHelp("Leaves out files whose path matches; repeatable.", valueName: "glob"))
  var exclude: [String] = []

  /// As 'navspec-import' has them.
  var words: [String] {
    // A folder is no option there.
    exclude.flatMap { ["--exclude", $0] } + folders.map { $0.hasPrefix("-") ? "./\($0)" : $0 }
  }
}
