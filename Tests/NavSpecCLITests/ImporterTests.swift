import Foundation
import Testing

/// `import` and `drift` with a stand-in for the reader of Swift, which has tests of its own.
@Suite struct ImporterTests {
  private static let spec = """
    navspec: 1
    app: {name: Shop}
    root: home
    routes:
      home: {to: [item], from: "App/Home.swift#HomeView", mark: read}
      item: {}

    """

  /// A tool whose reader prints an answer, and keeps what it was asked.
  private func tool(answer: String, code: Int = 0) throws -> (tool: Tool, path: [String: String]) {
    let tool = try Tool()
    try tool.write(answer, to: "answer.json")
    try tool.write(
      "#!/bin/sh\necho \"$@\" >asked\ncat >input\ncat '\(tool.folder.path)/answer.json'\necho 'it broke' >&2\nexit \(code)\n",
      to: "bin/navspec-import")
    _ = try tool.shell("chmod +x bin/navspec-import")
    return (tool, ["PATH": tool.folder.appendingPathComponent("bin").path + ":/bin:/usr/bin"])
  }

  private func json(_ object: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }

  @Test func aSpecIsWrittenAsItIsFormatted() throws {
    let text = Self.spec.replacing("{to: [item], from", with: "{from").replacing(", mark", with: ",   mark")
    let (tool, path) = try tool(answer: json(["spec": text, "report": ["Read 2 files."]]))
    try tool.write("", to: "specs/.keep")
    let words = [
      "import", "App", "-x", "--exclude", "*Tests*", "--entry", "ShopApp", "-o", "specs/app.nav.yaml",
    ]
    let option = try tool.run(words, environment: path)
    #expect(option.code == 2 && option.err.contains("Unknown option '-x'"))
    let result = try tool.run(words.filter { $0 != "-x" }, environment: path)
    #expect(result.code == 0 && result.err == "Read 2 files.\n", "\(result)")
    #expect(result.out.hasPrefix("wrote specs/app.nav.yaml: Shop: 2 routes"))
    let asked = try tool.shell("cat asked").out
    #expect(asked == "spec --base specs/ --entry ShopApp --exclude *Tests* App\n")
    #expect(try tool.shell("grep 'mark: read' specs/app.nav.yaml").out.contains(", mark: read}"))
    let again = try tool.run("import", "App", "-o", "specs/app.nav.yaml", environment: path)
    #expect(again.code == 2 && again.err.contains("already exists; nothing is written"))
  }

  @Test func whatIsNotUnderstoodIsNotWritten() throws {
    let answer =
      ["spec": NSNull(), "report": ["Read 9 files."], "refused": "this app navigates by UIKit"]
      as [String: Any]
    let (tool, path) = try tool(answer: json(answer))
    let result = try tool.run("import", "App", "-o", "app.nav.yaml", environment: path)
    #expect(
      result.code == 1 && result.err == "Read 9 files.\nError: this app navigates by UIKit\n", "\(result)")
    #expect(try tool.shell("ls app.nav.yaml").code != 0)
    let name = try tool.run("import", "App", "-o", "app.yaml", environment: path)
    #expect(name.code == 2 && name.err.contains("the names of specs end in '.nav.yaml'"))
  }

  @Test(arguments: [("no JSON", 0, "it broke"), ("{}", 2, "it broke"), ("[]", 0, "it broke")])
  func aReaderThatFailsIsReported(answer: String, code: Int, expected: String) throws {
    let (tool, path) = try tool(answer: answer, code: code)
    let result = try tool.run("import", "App", "-o", "app.nav.yaml", environment: path)
    #expect(result.code == 2 && result.err == "Error: \(expected)\n", "\(result)")
  }

  @Test func aMissingReaderIsNamed() throws {
    let tool = try Tool()
    // One in the working directory is a stranger's.
    try tool.write("#!/bin/sh\necho run >run\n", to: "navspec-import")
    _ = try tool.shell("chmod +x navspec-import")
    let result = try tool.run("import", "App", "-o", "app.nav.yaml", environment: ["PATH": "/bin"])
    #expect(result.code == 2 && result.err.contains("'navspec-import' is not installed"), "\(result)")
    #expect(try tool.shell("ls run").code != 0)
  }

  private static let code = """
    import SwiftUI

    struct HomeView: View {
      var body: some View {
        // navspec:disable:next past-the-router the old checkout
        Button("Cart") {
          present(CartView())
        }
        Button("Item") { present(ItemView()) }
      }
    }

    """

  private func findings() throws -> String {
    func finding(_ id: String, _ file: String, _ line: Int, _ column: Int, _ length: Int) -> [String: Any] {
      [
        "id": id, "file": file, "line": line, "column": column, "length": length,
        "message": "\(id) in \(file)",
        "label": "here", "notes": ["a note"], "mark": id == "way-without-edge" ? "inferred" : "read",
      ]
    }
    return try json([
      "findings": [
        finding("past-the-router", "App/Home.swift", 7, 15, 8),
        finding("past-the-router", "App/Home.swift", 9, 30, 8),
        finding("edge-without-way", "shop.nav.yaml", 5, 14, 4),
        finding("way-without-edge", "App/Home.swift", 9, 5, 6),
        finding("of-the-future", "App/Home.swift", 9, 5, 6),
      ], "report": ["1 way not understood."],
    ])
  }

  private func driftTool() throws -> (tool: Tool, path: [String: String]) {
    let (tool, path) = try tool(answer: findings())
    try tool.write(Self.spec, to: "shop.nav.yaml")
    try tool.write(Self.code, to: "App/Home.swift")
    return (tool, path)
  }

  @Test func findingsHaveTheirPlacesInSwift() throws {
    let (tool, path) = try driftTool()
    let result = try tool.run("drift", "App", environment: path)
    #expect(result.code == 1, "\(result)")
    #expect(result.err.contains("--> App/Home.swift:9:30\n") && result.err.contains("present(ItemView())"))
    #expect(result.err.contains("--> shop.nav.yaml:5:14\n") && result.err.contains("^^^^ here"))
    #expect(result.err.contains("note[way-without-edge]") && result.err.hasSuffix("1 way not understood.\n"))
    #expect(!result.err.contains("Home.swift:7") && !result.err.contains("of-the-future"))
    #expect(try tool.shell("cat input").out.contains("\"from\": \"App/Home.swift#HomeView\""))
    for format in ["json", "sarif", "github", "gitlab", "junit", "rdjson", "markdown"] {
      let document = try tool.run("drift", "App", "--format", format, environment: path)
      #expect(document.code == 1 && document.out.contains("App/Home.swift"), "\(document)")
    }
  }

  @Test func findingsAreChosenKnownAndTurnedOff() throws {
    let (tool, path) = try driftTool()
    let only = try tool.run("drift", "App", "--only", "way-without-edge", environment: path)
    #expect(
      only.code == 0 && only.err.contains("note[way-without-edge]") && !only.err.contains("past-the"),
      "\(only)")
    let wrong = try tool.run("drift", "App", "--only", "past-router", environment: path)
    #expect(wrong.code == 2 && wrong.err.contains("did you mean 'past-the-router'?"))
    let written = try tool.run("drift", "App", "--write-baseline", "drift.json", environment: path)
    #expect(written.code == 0, "\(written)")
    let known = try tool.run("drift", "App", "--baseline", "drift.json", environment: path)
    #expect(known.code == 0 && known.out == "the code and the spec agree\n", "\(known)")
    try tool.write("severity: {past-the-router: off, edge-without-way: note}\n", to: ".navspec.yaml")
    #expect(try tool.run("drift", "App", environment: path).code == 0)
    // A comment that suppresses nothing is found.
    try tool.write(Self.code.replacing("past-the-router", with: "navigation-view"), to: "App/Home.swift")
    let unused = try tool.run("drift", "App", environment: path)
    #expect(unused.code == 1 && unused.err.contains("unused-suppression"), "\(unused)")
  }
}
