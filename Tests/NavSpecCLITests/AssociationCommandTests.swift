import Foundation
import TestSupport
import Testing

/// `navspec association match`: which component of a file decides about a URL.
@Suite struct AssociationCommandTests {
  private static let file = """
    {"applinks": {"details": [{"appIDs": ["A1.com.shop"], "components": [
      {"/": "/help/*", "exclude": true},
      {"/": "/buy/*",
       "?": {"code": "????"}}
    ]}]}}

    """

  private func tool(_ file: String = file) throws -> Tool {
    let tool = try Tool()
    try tool.write(file, to: "aasa.json")
    return tool
  }

  @Test func aDecisionNamesItsComponentAndItsPlace() throws {
    let result = try tool().run(
      "association", "match", "aasa.json", "https://a.example/buy/1?code=1234", "https://a.example/help",
      "https://a.example/buy/1", "shop://buy")
    #expect(result.code == 0 && result.err == "")
    #expect(
      result.out == """
        https://a.example/buy/1?code=1234
          match    the file claims it for the app
          rule     {"/": "/buy/*", "?": {"code": "????"}} at aasa.json:3:3
        https://a.example/help
          exclude  the file keeps it from the app
          rule     {"/": "/help/*", "exclude": true} at aasa.json:2:3
        https://a.example/buy/1
          noMatch  no component fits
          nearest  {"/": "/buy/*", "?": {"code": "????"}} at aasa.json:3:3: its '?' does not fit
        shop://buy
          noMatch  it is no URL of the web

        """)
  }

  @Test func jsonIsOneLineForEachURL() throws {
    let tool = try tool()
    try tool.write("# a list\nhttps://a.example/help\r\n\nhttps://A.EXAMPLE/x\n", to: "urls")
    let options = ["--domain", "a.example", "--app", "A1.com.shop", "--format", "json"]
    let result = try tool.run(
      ["association", "match", "aasa.json", "https://b.example/help", "--from", "urls"] + options)
    #expect(
      result.out == """
        {"url": "https://b.example/help", "decision": "noMatch", "component": null, "nearest": null}
        {"url": "https://a.example/help", "decision": "exclude", "component": {"details": 0, "index": 0}, "nearest": null}
        {"url": "https://A.EXAMPLE/x", "decision": "noMatch", "component": null, "nearest": {"details": 0, "index": 0, "part": "/"}}

        """)
    let input = try tool.run(
      ["association", "match", "aasa.json", "--from", "-"] + options, input: "https://a.example/help\n")
    #expect(
      input.code == 0 && input.out == result.out.split(separator: "\n").dropFirst().first.map { $0 + "\n" })
  }

  @Test func whyNothingCouldFitIsSaid() throws {
    let tool = try tool()
    let match = ["association", "match", "aasa.json", "https://a.example/help"]
    #expect(
      try tool.run(match + ["--app", "A1.com.shopp"]).out.hasSuffix(
        "  noMatch  the file does not name the app 'A1.com.shopp'; did you mean 'A1.com.shop'?\n"))
    #expect(
      try tool.run(match + ["--domain", "*.a.example"]).out.hasSuffix(
        "  noMatch  it is not of the domain '*.a.example'\n"))
    try tool.write("{\"webcredentials\": {\"apps\": [\"A.b\"]}}", to: "aasa.json")
    let other = try tool.run(match + ["--app", "A.b"])
    #expect(other.code == 0 && other.out.hasSuffix("  noMatch  the file has no 'applinks' with 'details'\n"))
    try tool.write(#"{"applinks": {"details": [{"appID": "A.b"}]}}"#, to: "aasa.json")
    #expect(try tool.run(match).out.hasSuffix("  noMatch  the file has no components for the app\n"))
  }

  @Test(arguments: [
    ("{\"applinks\": {}} // x", [String](), "aasa.json:1:18: this is not JSON: "),
    ("{applinks: {}}", [], "aasa.json:1:2: this is not JSON"),
    ("[]", [], "aasa.json:1:1: an association file is an object"),
    ("", [], "aasa.json:1:1: this is not JSON: "),
    ("{}", [], "'aasa.json' gives links to no app"),
    (
      #"{"applinks": {"details": {"A.b": {}, "A.c": {}}}}"#, [],
      "the file is for several apps, say which: --app with one of 'A.b', 'A.c'"
    ),
    (
      file, ["--domain", "https://a.example"],
      "'https://a.example' is no domain: example.com or *.example.com"
    ),
    (file, ["--domain", "a.example/x"], "'a.example/x' is no domain"),
  ])
  func whatCannotBeDecidedIsAFailure(_ file: String, _ options: [String], _ message: String) throws {
    let result = try tool(file).run(["association", "match", "aasa.json", "https://a.example/x"] + options)
    #expect(
      result.code == 2 && result.out == "" && result.err.hasPrefix("Error: " + message), "\(result.err)")
  }

  @Test func aFileIsReadAsFarAsInitReadsOne() throws {
    let tool = try tool()
    let endless = try tool.run("association", "match", "/dev/zero", "https://a.example/x")
    #expect(
      endless.code == 2
        && endless.err == "Error: /dev/zero:1:1: this file has more than the 4194304 bytes allowed\n")
    #expect(try tool.run("association", "match", "missing", "https://a.example/x").code == 2)
    #expect(
      try tool.run("association", "match", "aasa.json").err
        == "Error: give at least one URL, or --from a file of them\n")
  }

  @Test func whatAFileSaysIsOneLineAndInert() throws {
    let tool = try tool(
      "{\"applinks\": {\"details\": [{\"appID\": \"A.b\", \"components\": [{\"/\": \"\\u202E::error::/*\",\n\"comment\": \"\\u2028\(String(repeating: "x", count: 300))\"}]}]}}"
    )
    let result = try tool.run("association", "match", "aasa.json", "https://a.example/x\n::error::y")
    let lines = result.out.split(separator: "\n")
    #expect(
      lines.count == 3 && lines.allSatisfy { !$0.drop { $0 == " " }.hasPrefix("::") }
        && !result.out.contains("\u{202E}"))
  }
}
