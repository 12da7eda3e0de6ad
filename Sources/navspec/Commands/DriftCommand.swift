import ArgumentParser
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecWorkspace

struct DriftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drift",
    abstract: "Compares an app's sources with its spec.",
    discussion: """
      EXAMPLE
        navspec drift App Features/Sources
        navspec drift App --only past-the-router --format github
        navspec drift App --spec specs/app.nav.yaml --write-baseline drift.json

      Finds ways in the code that the spec lacks, edges that no code goes, and views that are built past the router. What was
      not understood is counted, and is no finding. '// navspec:disable:next ID REASON' accepts one. Exit code 1 if there are
      warnings or errors. 'navspec-import' reads the sources.
      """)

  @OptionGroup var sources: SourceArguments

  @Option(help: "The root spec or its folder. Optional if there is only one.", completion: .spec)
  var spec: String?

  @Option(
    help: ArgumentHelp("Reports one kind of finding; repeatable.", valueName: "kind"),
    completion: .list(DriftKinds.all.map(\.id)),
    transform: choice(of: DriftKinds.all, named: \.id) { "'\($0)' is no finding of drift" })
  var only: [DiagnosticKind] = []

  @OptionGroup var reporting: ReportArguments

  @OptionGroup var known: BaselineArguments

  func run() throws {
    var arguments = try SpecArguments.parse([])
    arguments.spec = spec
    let spec = try arguments.compileSound().spec
    let model = try spec.files(of: .model).map(\.text).joined()
    let answer = try Importer.run(["drift"] + sources.words, input: model)
    let findings = answer["findings"]?.array ?? []
    let drift = try spec.drift(findings, only: Set(only.map(\.id))) { try Disk.named($0) }
    let checked = try known.applied(to: drift, from: nil) { Console.status($0) }
    let text = Console.text(of: checked.report, as: reporting.format)
    if reporting.format.isDocument { Console.raw(text) } else { Console.report(text) }
    for line in answer["report"]?.array ?? [] { Console.error(line.string ?? "") }
    if checked.report.needsAttention { throw ExitCode.findings }
    if !reporting.format.isDocument { Console.status("the code and the spec agree") }
  }
}
