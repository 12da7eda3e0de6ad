import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

struct AssociationCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compares association files, Info.plist and entitlements with a spec.",
    discussion: """
      EXAMPLE
        navspec association check public/.well-known/apple-app-site-association
        navspec association check specs/recipes.nav.yaml aasa.json --domain recipes.example.com --format github
        navspec association check App/Info.plist App/App.entitlements

      An association file claims what the app opens, or a finding has a URL that shows the difference. An Info.plist and
      entitlements have the schemes, domains and windows of the spec. Nothing is fetched. Exit code 1 if there are warnings or errors.
      """)

  @Argument(
    help: ArgumentHelp(
      "The root spec or its folder, then files to compare with it. The spec is optional if there is only one.",
      valueName: "spec-and-files"), completion: .file())
  var words: [String]

  @Option(help: "The domain that serves the files, as the spec names it. Default: each domain of the spec.")
  var domain: String?

  @Option(help: "The app's ID, with its team. Default: that of the spec, or the only one of a file.")
  var app: String?

  @OptionGroup var reporting: ReportArguments

  func run() throws {
    var files = words
    var arguments = try SpecArguments.parse([])
    // A file is a spec by its name: another one may be an association file.
    if let first = files.first, first == "-" || first.contains(/\.ya?ml$/) || Disk.isFolder(first) {
      arguments.spec = files.removeFirst()
    }
    guard !files.isEmpty else {
      throw CommandFailure("give at least one file: an association file, an Info.plist or entitlements")
    }
    let contents = try files.map { (path: $0, bytes: try Disk.named($0, atMost: ExistingLinks.longestFile)) }
    let report = try arguments.compileSound().spec.association(of: contents, domain: domain, app: app)
    let text = Console.text(of: report, as: reporting.format)
    if reporting.format.isDocument { Console.raw(text) } else { Console.report(text) }
    if report.needsAttention { throw ExitCode.findings }
    if !reporting.format.isDocument {
      Console.status("\(files.count == 1 ? files[0] : "\(files.count) files"): no problems")
    }
  }
}
