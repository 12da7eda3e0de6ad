import Foundation
import Testing

/// What `swift package navspec …` runs.
struct SpecInvocationTests {
  private let one = SpecRun(spec: "/p/Sources/App/app.nav.yaml", project: "/p")
  private let two = SpecRun(spec: "/p/Sources/B/b.nav.yaml", project: "/p/Sources/B")

  @Test func namesTheOnlySpec() throws {
    #expect(
      try SpecInvocation.all(
        of: ["resolve", "app://x", "--when", "signedIn"], for: [one, one], among: [], in: "/p")
        == [["resolve", "Sources/App/app.nav.yaml", "app://x", "--when", "signedIn"]])
  }

  /// A new command is in the plugin's list, or here.
  @Test func knowsEveryCommand() throws {
    let others: Set = [
      "diff", "changelog", "explain", "rules", "schema", "settings", "init", "format", "completions", "man",
      "association", "rename", "remove", "import", "drift", "lsp",
    ]
    let help = try Tool().run("--help").out
    let commands = help.components(separatedBy: "SUBCOMMANDS:\n")[1].split(separator: "\n")
      .prefix { $0.hasPrefix("  ") && !$0.hasPrefix("  See") }.filter { !$0.hasPrefix("   ") }.map {
        $0.split(separator: " ")[0]
      }
    #expect(commands.count > 10)
    #expect(Set(commands.map(String.init)) == SpecInvocation.aboutSpec.union(others))
  }

  @Test func checksEverySpec() throws {
    #expect(
      try SpecInvocation.all(of: ["validate", "--strict"], for: [one, two], among: [], in: "/p") == [
        ["validate", "Sources/App/app.nav.yaml", "--strict"],
        ["-C", "/p/Sources/B", "validate", "/p/Sources/B/b.nav.yaml", "--strict"],
      ])
  }

  @Test func asksWhichSpec() {
    #expect(throws: SpecInvocation.AmbiguousSpec.self) {
      try SpecInvocation.all(of: ["graph"], for: [one, two], among: [], in: "/p")
    }
  }

  @Test(arguments: [
    ["validate", "x.nav.yaml"], ["graph", "-"], ["explain", "empty-spec"], ["graph", "--help"], [],
  ])
  func leavesTheRestAlone(arguments: [String]) throws {
    #expect(try SpecInvocation.all(of: arguments, for: [one, two], among: [], in: "/p") == [arguments])
  }

  @Test func formatsEverySpecFile() throws {
    let more = SpecRun(spec: "/p/Sources/App/more.nav.yaml", project: "/p")
    #expect(
      try SpecInvocation.all(of: ["format", "--check"], for: [one, two], among: [one, more, two], in: "/p")
        == [
          ["format", "Sources/App/app.nav.yaml", "Sources/App/more.nav.yaml", "--check"],
          ["-C", "/p/Sources/B", "format", "/p/Sources/B/b.nav.yaml", "--check"],
        ])
    for named in [["format", "-"], ["format", "x"], ["format", "--check", "x"], ["format", "--help"]] {
      #expect(try SpecInvocation.all(of: named, for: [one], among: [one], in: "/p") == [named])
    }
  }

  @Test func tellsAFolderFromARoute() throws {
    let package = FileManager.default.temporaryDirectory.appending(path: "invocation \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: package) }
    for folder in ["train", "Specs"] {
      try FileManager.default.createDirectory(
        at: package.appending(path: folder), withIntermediateDirectories: true)
    }
    try "app: {name: A}".write(
      to: package.appending(path: "Specs/a.nav.yaml"), atomically: false, encoding: .utf8)
    let run = SpecRun(spec: package.path + "/app.nav.yaml", project: package.path)
    func invocations(_ arguments: String...) throws -> [[String]] {
      try SpecInvocation.all(of: arguments, for: [run], among: [run], in: package.path)
    }
    #expect(try invocations("url", "train", "number=3") == [["url", "app.nav.yaml", "train", "number=3"]])
    #expect(try invocations("url", "Specs", "train") == [["url", "Specs", "train"]])
    #expect(try invocations("resolve", package.path + "/Specs", "/x").first?.count == 3)
    #expect(try invocations("resolve", "/train") == [["resolve", "app.nav.yaml", "/train"]])
    // Nothing else is allowed there. The tool reports the problem.
    #expect(try invocations("validate", "train") == [["validate", "train"]])
    #expect(
      try invocations("validate", "--strict", "x.nav.yaml") == [["validate", "--strict", "x.nav.yaml"]])
  }

  @Test func knowsWhatCanWrite() {
    for command in ["generate", "graph", "model", "validate", "format", "init"] {
      #expect(SpecInvocation.canWrite([command]))
    }
    #expect(!SpecInvocation.canWrite(["resolve", "app://x"]) && !SpecInvocation.canWrite([]))
  }
}
