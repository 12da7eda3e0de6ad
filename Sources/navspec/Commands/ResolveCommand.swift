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

  /// So many patterns are compared with URLs that nothing opens.
  private static let mostComparisons = 60_000

  @Option(help: "A file of URLs, one per line, or - for standard input.", completion: .file())
  var from: String?

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
    if from == "-", arguments.spec == "-" {
      throw CommandFailure("the spec and the URLs cannot both be standard input")
    }
    guard from != nil || !urls.isEmpty else {
      throw CommandFailure("give at least one URL, or --from a file of them")
    }
    let spec = try arguments.compileSound().spec
    let unmet = try conditions.unmet(in: spec)
    var comparisons = Self.mostComparisons
    func answer(_ url: String) throws {
      let resolution = try spec.resolution(of: url, unmet: unmet, explainsMiss: comparisons > 0)
      if format == .json { Console.json(resolution.json) } else { Console.out(lines: resolution.text) }
      guard resolution.result == .unmatched, comparisons > 0 else { return }
      comparisons -= spec.patternCount
      if comparisons <= 0 {
        Console.error(
          "the nearest patterns of further URLs are left out, after \(Self.mostComparisons) comparisons")
      }
    }
    try urls.forEach(answer)
    guard let from else { return }
    var lines = try LineReader(path: from)
    var number = 0
    while let line = try lines.next() {
      number += 1
      guard case .bytes(var bytes) = line else {
        throw CommandFailure("line \(number) of '\(from)' is longer than \(LineReader.maximumLine) bytes")
      }
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      if number == 1, bytes.starts(with: "\u{FEFF}".utf8) { bytes.removeFirst(3) }
      // No URL begins with '#', and lists have comments.
      if let first = bytes.first, first != UInt8(ascii: "#") {
        try answer(String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
