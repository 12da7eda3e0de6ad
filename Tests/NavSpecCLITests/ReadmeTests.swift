import Foundation
import TestSupport
import Testing

/// What a newcomer sees first.
@Suite struct ReadmeTests {
  /// The first spec of the page, as a file that commands on it read.
  private static func spec() throws -> String {
    let page = try String(contentsOf: repository.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(page.firstMatch(of: /(?ms)^```yaml\n(navspec: 1\n.*?)^```$/))
    return String(block.output.1)
  }

  @Test func theSpecHasTheLayoutOfTheFormatter() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.spec(), to: "recipes.nav.yaml")
    let result = try tool.run("format", "--check", "recipes.nav.yaml")
    #expect(result.code == 0, "\(result.out)\(result.err)")
  }

  @Test func thePictureIsThatOfTheSpec() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.spec(), to: "recipes.nav.yaml")
    let picture = try tool.run("graph", "recipes.nav.yaml", "--format", "svg")
    #expect(picture.code == 0)
    expectFile(picture.out, "docs/images/readme.svg")
  }
}
