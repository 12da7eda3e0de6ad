import ArgumentParser
import NavSpecCompiler
import NavSpecWorkspace

struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Resolves URLs to screens, with the matcher of the app.",
    discussion: """
      EXAMPLE
        navspec resolve specs/recipes.nav.yaml recipes://recipe/42
        navspec resolve specs --from urls.txt --format json
        navspec resolve specs https://recipes.example.com/favorites --condition signedIn=false
        navspec resolve specs https://recipes.example.com/favorites --as guest

      Conditions are met unless --as or --condition sets them; --condition overrides --as. The exit code is 0 for
      every result.
      """)

  @Argument(
    help: ArgumentHelp(
      "The root spec or its folder, then URLs. The spec is optional if there is only one.",
      valueName: "spec-and-urls"), completion: .spec)
  var words: [String] = []

  nonisolated(unsafe) private static let colors = [
    (pattern: /^\S.*$/, code: "1"), (/\bopened\b/, "32"), (/\b(?:unmatched|excluded)\b/, "31"),
    (/\b(?:blocked|unavailable)\b/, "33"), (/^  (?:stack|pattern|nearest|redirected to)\b/, "2"),
  ]

  /// So many patterns are compared with URLs that nothing opens.
  private static let mostComparisons = 60_000

  @OptionGroup var list: URLListArguments

  @Option(help: "text, or json: one object per line.")
  var format = AnswerFormat.text

  @OptionGroup var conditions: ConditionArguments

  func run() throws {
    var urls = words
    var arguments = try SpecArguments.parse([])
    // A URL with a scheme is never the spec.
    if let first = urls.first, first == "-" || !first.contains(":") && SpecLocator.isSpec(first) {
      arguments.spec = urls.removeFirst()
    }
    if list.from == "-", arguments.spec == "-" {
      throw CommandFailure("the spec and the URLs cannot both be standard input")
    }
    if let file = urls.first(where: { $0.hasPrefix("@") }) {
      throw CommandFailure("'\(file)' is no URL; URLs of a file: navspec resolve --from \(file.dropFirst())")
    }
    try list.check(urls)
    let spec = try arguments.compileSound().spec
    let unmet = try conditions.unmet(in: spec)
    var comparisons = Self.mostComparisons
    func answer(_ url: String) throws {
      let resolution = try spec.resolution(of: url, unmet: unmet, explainsMiss: comparisons > 0)
      if format == .json {
        Console.json(resolution.json)
      } else {
        Console.out(lines: resolution.text, colors: Self.colors)
      }
      guard resolution.result == .unmatched, comparisons > 0 else { return }
      comparisons -= spec.patternCount
      if comparisons <= 0 {
        Console.error(
          "the nearest patterns of further URLs are left out, after \(Self.mostComparisons) comparisons")
      }
    }
    try list.forEach(urls, answer)
  }
}
