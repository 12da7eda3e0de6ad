import ArgumentParser
import NavSpecAssociation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecWorkspace

struct AssociationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "association",
    abstract: "Reads apple-app-site-association files, which give URLs of a website to its app.",
    subcommands: [AssociationMatchCommand.self, AssociationCheckCommand.self])
}

struct AssociationMatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Says which URLs an association file claims for an app, by Apple's rules.",
    discussion: """
      EXAMPLE
        navspec association match apple-app-site-association https://example.com/buy/42
        navspec association match aasa.json --app ABCDE12345.com.example.app --from urls.txt --format json

      The first component that fits a URL decides. A claim alone opens nothing: the app must be installed, have the \
      domain in its entitlements and open the URL. The exit code is 0 for every decision.
      """)

  @Argument(help: "The association file.", completion: .file())
  var file: String

  @Argument(help: "URLs.")
  var urls: [String] = []

  @Option(
    help: "A domain of the app's entitlements: example.com or *.example.com. Default: the host of each URL.")
  var domain: String?

  @Option(
    help: "The app's ID, with its team: ABCDE12345.com.example.app. Optional if the file names only one.")
  var app: String?

  @OptionGroup var list: URLListArguments

  @Option(help: "text, or json: one object per line.")
  var format = AnswerFormat.text

  func run() throws {
    try list.check(urls)
    if let domain, AssociationURL("https://" + domain)?.host != domain.lowercased() {
      throw CommandFailure("'\(domain)' is no domain: example.com or *.example.com")
    }
    let (file, map) = try Self.read(self.file)
    let app = try app ?? onlyApp(of: file)
    try list.forEach(urls) { url in
      let host = domain ?? AssociationURL(url)?.host ?? ""
      let decision = file.decision(on: url, domain: host, app: app)
      if format == .json {
        Console.json(decision.json(for: url))
      } else {
        Console.out(lines: decision.text(for: url, file.reason(for: url, domain: host, app: app), in: map))
      }
    }
  }

  /// An association file, and its text.
  static func read(_ path: String) throws -> (file: AssociationFile, map: SourceMap) {
    var map = SourceMap()
    let bytes = try Disk.named(path, atMost: ExistingLinks.longestFile)
    let (file, findings) = AssociationFile.read(bytes, path: path, in: &map)
    guard let file else {
      throw CommandFailure(findings.first.map { "\(map.place(of: $0.range)): \($0.message)" } ?? path)
    }
    return (file, map)
  }

  private func onlyApp(of file: AssociationFile) throws -> String {
    guard let app = file.apps.first, file.apps.count == 1 else {
      let names = file.apps.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
      throw CommandFailure(
        file.apps.isEmpty
          ? "'\(self.file)' gives links to no app; --app ID asks for one all the same"
          : "the file is for several apps, say which: --app with one of \(names)")
    }
    return app
  }
}
