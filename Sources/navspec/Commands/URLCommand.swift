import ArgumentParser
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecWorkspace

struct URLCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "url",
    abstract: "Builds the URL that opens a route.",
    discussion: """
      EXAMPLE
        navspec url specs/recipes.nav.yaml search.results query=soup
        navspec url recipe id=6F9619FF-8B86-D011-B42D-00C04FC964FF --all
        navspec url specs/recipes.nav.yaml --examples | sh

      Repeat a param for a list. Use name.key=value for a whole query.
      """)

  @Argument(
    help: ArgumentHelp(
      "The root spec or its folder (optional), the route, then its params as name=value.",
      valueName: "spec-route-params"), completion: .spec)
  var words: [String] = []

  @Flag(help: "Prints the URLs of every link, scheme and domain, and those that need a condition.")
  var all = false

  @Flag(help: "Prints commands that open the URLs of all examples in the simulator.")
  var examples = false

  @Option(help: "text, or json: one object per line.")
  var format = AnswerFormat.text

  func run() throws {
    var words = words
    var arguments = try SpecArguments.parse([])
    if let place = words.firstIndex(where: { $0 == "-" || !$0.contains("=") && SpecLocator.isSpec($0) }) {
      arguments.spec = words.remove(at: place)
    }
    if examples {
      guard words.isEmpty, !all else { throw CommandFailure("'--examples' takes no route and no '--all'") }
      let urls = try arguments.compileSound().spec.exampleURLs()
      if urls.isEmpty { Console.error("no route has 'examples' with a URL that opens it") }
      for url in urls {
        _ =
          format == .json
          ? Console.json(url.json) : Console.out("xcrun simctl openurl booted \(url.text.inShellQuotes)")
      }
      return
    }
    guard let route = words.first else { throw CommandFailure("name the route to build a URL for") }
    let params = try words.dropFirst().map(CheckedSpec.param)
    let urls: [BuiltURL]
    do {
      urls = try arguments.compileSound().spec.urls(for: route, params: params)
    } catch let error as SpecRequestError {
      guard let empty = params.first(where: \.value.isEmpty) else { throw error }
      throw CommandFailure(
        "\(error); '\(empty.name)=' has no value: navspec url \(route) \(empty.name)=VALUE")
    }
    if format == .json {
      for url in all ? urls : Array(urls.prefix(1)) { Console.json(url.json) }
    } else if all {
      for url in urls { Console.out(url.text + (url.when.map { " when \($0)" } ?? "")) }
    } else if let canonical = urls.first, canonical.when == nil {
      Console.out(canonical.text)
    } else {
      throw CommandFailure(
        "every URL of '\(route)' needs a condition\(urls.first?.otherwise.map { ": \($0)" } ?? ""); '--all' shows them"
      )
    }
  }
}
