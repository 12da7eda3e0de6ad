import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A log of a CI service has no command from a spec, a name of a file, a URL or an argument, whatever prints it.
@Suite struct LogCommandTests {
  /// For Azure, GitHub, TeamCity and GitLab.
  private static let text = "x ##vso[task.prependpath]/tmp ##[error]e ##teamcity[buildStop] section_start:1:x"
  /// A file and a folder are named so.
  private static let name = "##vso[task.debug]##teamcity[x] section_end:1:x"
  /// One that is obeyed at the start of a line.
  private static let line = "::add-mask::x"

  /// Two versions of a spec that has the text wherever it may have one, the spec of a file with such a name, and broken ones.
  private func project() throws -> Tool {
    let tool = try Tool()
    func spec(_ link: String, _ text: String) -> String {
      """
      navspec: 1
      app: { name: Shop, schemes: [shop], domains: [shop.example.com] }
      conditions: { paid: { doc: "\(text)" } }
      root: home
      routes:
        home: { title: "\(text)", doc: "\(text)", owner: "\(text)", links: [/], to: [item] }
        item:
          params: { id: String, note: { type: "String?", doc: "\(text)" } }
          title: "\(text)"
          doc: |
            \(Self.line)
            \(text)
          links: ["\(link)/{id}{?note}"]
          examples: { "shop:/\(link)/a?note=%23%23vso%5Bx%5D": { id: a, note: "##vso[x]" } }
          # \(text)

      """
    }
    try tool.write(spec("/item", "old"), to: "old.nav.yaml")
    try tool.write(spec("/i", Self.text), to: "new.nav.yaml")
    try tool.write(spec("/i", Self.text).replacing("title:", with: "titel:"), to: "bad.nav.yaml")
    try tool.write("navspec: 1\nroutes:\n  more: { titel: x }\n", to: "in/\(Self.name).nav.yaml")
    try tool.write(
      "navspec: 1\napp: {name: Shop}\ninclude: [in/*.nav.yaml]\nroot: home\nroutes: {home: {to: [more]}}\n",
      to: "all.nav.yaml")
    try tool.write("\(Self.name): [\n", to: "in/.navspec.yaml")
    try tool.write(spec("/i", Self.text), to: "\(Self.name)/shop.nav.yaml")
    try tool.write("baseline: \"\(Self.name).json\"\n", to: "\(Self.name)/.navspec.yaml")
    return tool
  }

  /// What a service would obey. Lines of `--format github` are meant.
  private func commands(in result: Tool.Result, ofGitHub: Bool = false) -> [Substring] {
    (result.out + "\n" + result.err).split { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }.filter { line in
      if line.contains(/##(vso|teamcity)?\[|section_(start|end):[0-9]/) { return true }
      guard line.drop(while: \.isWhitespace).hasPrefix("::") else { return false }
      return !ofGitHub || line.wholeMatch(of: /::(error|warning|notice) [^:]*::.*/) == nil
    }
  }

  private static let formats = [
    "text", "plain", "json", "markdown", "github", "sarif", "gitlab", "junit", "rdjson",
  ]
  private static let pictures = ["dot", "svg", "mermaid", "text", "json", "html"]

  private static let lines: [String] =
    ["bad", "all", "gone \(line)", "\(name)/shop"].flatMap { spec in
      formats.map { "validate '\(spec).nav.yaml' --format \($0)" }
    } + formats.map { "diff old.nav.yaml new.nav.yaml --format \($0)" }
    + formats.map { "diff '\(name)' old.nav.yaml --format \($0)" }
    + pictures.map { "graph new.nav.yaml --format \($0)" }
    + pictures.map {
      "graph new.nav.yaml --against old.nav.yaml --source-url 'https://x/{file}#\(name)' --format \($0)"
    }
    + [
      "validate bad.nav.yaml --diff", "validate all.nav.yaml --diff --unsafe", "validate bad.nav.yaml --fix",
      "generate new.nav.yaml -o '\(name)/out'", "generate bad.nav.yaml -o out",
      "generate new.nav.yaml -o '\(line)'",
      "generate new.nav.yaml -o out; printf '%s\\n' '\(text)' '\(line)' > out/Shop.nav.swift; navspec generate new.nav.yaml -o out --check",
      "generate new.nav.yaml -o '\(name)' --list-outputs", "generate all.nav.yaml -o out --list-inputs",
      "changelog old.nav.yaml new.nav.yaml --all", "model new.nav.yaml",
      "changelog '\(name).json' old.nav.yaml --all", "changelog '\(text)' old.nav.yaml --all",
      "resolve new.nav.yaml 'shop://i/\(text)' '\(line)' 'shop://i/%23%23vso%5Bx%5D%0A::error::y' 'shop://i/a%0Asection_start:1:x'",
      "resolve new.nav.yaml '\(text)' 'shop://i/\(text)' --format json",
      "printf '%s\\n' '\(line)' '\(text)' | navspec resolve new.nav.yaml --from -",
      "url new.nav.yaml item 'id=\(text)' 'note=\(line)'", "url new.nav.yaml '\(text)'",
      "url new.nav.yaml item '\(line)'",
      "url new.nav.yaml item --all 'id=\(name)'", "url new.nav.yaml item 'id=x' 'id=\(text)'",
      "printf '%s\\n' '{\"open\": \"shop://i/\(name)\"}' '{\"navigate\": \"\(text)\"}' '\(text)' | navspec play new.nav.yaml",
      "play new.nav.yaml --as '\(text)' </dev/null", "explain '\(text)'", "explain unknown-key",
      "init '\(text)'",
      "init --directory '\(name)/new' Shop", "init --starter '\(text)'", "init --from '\(name)' Shop",
      "format new.nav.yaml --check", "format '\(name)/shop.nav.yaml' --check", "format - <new.nav.yaml",
      "format '\(name)/shop.nav.yaml'", "format - <bad.nav.yaml --check", "scaffold new.nav.yaml",
      "scaffold new.nav.yaml -o '\(name)/app'", "graph new.nav.yaml -o '\(name)/a.svg'",
      "graph new.nav.yaml --focus '\(text)'",
      "graph new.nav.yaml -o '\(name)'", "settings '\(name)/shop.nav.yaml'",
      "settings '\(name)/shop.nav.yaml' --format json",
      "'\(text)'", "'\(line)'", "validate '--\(name)'", "validate --format '\(line)'",
      "graph --format '\(text)'",
      "-C '\(name)' validate", "-C '\(name)x' validate", "validate --limit '\(text)'",
      "diff --against '\(text)' new.nav.yaml",
      "resolve new.nav.yaml shop://i --condition '\(text)'",
      "validate new.nav.yaml --write-baseline '\(name)/k.json'",
      "explain \"$(printf 'x\\n\(line)')\"", "validate \"--fromat=$(printf 'x\\n\(line)')\"",
      "\"$(printf 'x\\n\(line)')\"", "url new.nav.yaml item \"$(printf 'x\\n\(line)')\"",
    ]

  @Test(arguments: lines) func nothingPrintedIsACommand(_ line: String) throws {
    let tool = try project()
    let result = try tool.shell(line.hasPrefix("printf") ? line : "navspec \(line)")
    #expect(!(result.out + result.err).isEmpty)
    #expect(commands(in: result, ofGitHub: line.hasSuffix("github")).isEmpty, "\(result)")
  }

  /// The test would find each of them.
  @Test(
    arguments: text.split(separator: " ").dropFirst().map { "a \($0)" } + [" " + line, name, "x\r" + line])
  func theTextsAreCommands(_ text: String) {
    #expect(commands(in: Tool.Result(out: "", err: text, code: 0)).count == 1)
  }

  /// What programs read, and what is written, says the same as the spec.
  @Test func noTextIsAnotherOne() throws {
    let tool = try project()
    // The second has a character that nobody sees.
    for url in ["shop://i/\(Self.text)", "shop://i/a%F0%9D%85%B3"] {
      let json = try tool.run("resolve", "new.nav.yaml", url, "--format", "json").out
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      #expect(object?["url"] as? String == url, "\(json)")
    }
    _ = try tool.shell("navspec model new.nav.yaml >model.json; navspec model new.nav.yaml -o written.json")
    #expect(tool.text("model.json") == tool.text("written.json"))
    #expect(try tool.run("generate", "new.nav.yaml", "-o", "out").code == 0)
    #expect(tool.text("out/New.nav.swift").contains(Self.text))
    #expect(
      try tool.shell("navspec graph new.nav.yaml -o a.svg; navspec graph new.nav.yaml -o a.dot").code == 0)
    let titles = try XMLParsedText.of(try #require(tool.read("a.svg")))
    #expect(titles.contains { $0.contains("##vso[task.") })
    func count() -> Int { tool.text("new.nav.yaml").ranges(of: Self.text).count }
    let before = count()
    #expect(try tool.run("format", "new.nav.yaml").code == 0)
    #expect(before == 8 && count() == before)
  }

  /// A line end shows as a sign in each fact of a text.
  @Test(arguments: [
    "resolve new.nav.yaml 'shop://i/x%22)%0A%20%20stack%20%20%20%20home%20%3E%20admin'",
    "resolve new.nav.yaml \"$(printf 'shop://i/x\\n  stack    home > admin')\"",
    "url new.nav.yaml \"$(printf 'item\\n  stack    home > admin')\"",
    "url new.nav.yaml item id=x \"$(printf 'y\\n  stack    home > admin=1')\"",
    "explain \"$(printf 'a\\n  stack    home > admin')\"",
    "validate \"$(printf 'a\\n  stack    home > admin.nav.yaml')\"",
    "graph new.nav.yaml --focus \"$(printf 'a\\n  stack    home > admin')\"",
  ])
  func aLineEndMakesNoLine(_ line: String) throws {
    let result = try project().shell("navspec \(line)")
    let printed = result.out + result.err
    #expect(printed.contains("stack    home > admin"))
    #expect(!printed.contains("\n  stack    home > admin"), "\(printed)")
  }

  /// Nor does a text end before its last quotation mark.
  @Test func aQuotationMarkMakesNoScreen() throws {
    let result = try project().run("resolve", "new.nav.yaml", "shop://i/x%22)%20%3E%20admin(id:%20%22y")
    #expect(result.out.contains(#"item(id: "x\") > admin(id: \"y")"#), "\(result.out)")
  }
}

/// The texts between the tags of XML.
private final class XMLParsedText: NSObject, XMLParserDelegate {
  private var texts = [""]

  static func of(_ data: Data) throws -> [String] {
    let reader = XMLParsedText()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { throw CocoaError(.fileReadCorruptFile) }
    return reader.texts
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { texts[texts.count - 1] += string }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { texts.append("") }
}
