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
    try tool.write(Self.spec(), to: "recipes.nav.yaml")
    let result = try tool.run("format", "--check", "recipes.nav.yaml")
    #expect(result.code == 0, "\(result.out)\(result.err)")
  }

  @Test func thePictureIsThatOfTheSpec() throws {
    let tool = try Tool()
    try tool.write(Self.spec(), to: "recipes.nav.yaml")
    let picture = try tool.run("graph", "recipes.nav.yaml", "--format", "svg")
    #expect(picture.code == 0)
    expectFile(picture.out, "docs/images/readme.svg")
  }

  /// The quoted comment is what `diff` writes about the change that the page describes.
  @Test func theCommentIsThatOfTheChange() throws {
    let tool = try Tool()
    let spec = try Self.spec()
    try tool.write(spec, to: "recipes.nav.yaml")
    try tool.write(spec.replacing("\"/recipe/{id}\"", with: "\"/recipes/{id}\""), to: "renamed.nav.yaml")
    let comment = try tool.run("diff", "recipes.nav.yaml", "renamed.nav.yaml", "--format", "markdown")
    #expect(comment.code == 1)
    let lines = Set(comment.out.split(separator: "\n"))
    let page = try String(contentsOf: repository.appending(path: "README.md"), encoding: .utf8)
    let quoted = page.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }
    #expect(quoted.count == 5)
    for line in quoted { #expect(lines.contains(line), "\(line)") }
  }

  @Test func thePageIsShort() throws {
    let page = try String(contentsOf: repository.appending(path: "README.md"), encoding: .utf8)
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }
}
