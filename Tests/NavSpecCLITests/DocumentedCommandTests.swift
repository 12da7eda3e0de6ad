import Foundation
import TestSupport
import Testing

/// What the documentation prints is what the commands print: UPDATE_GOLDENS=1 writes it there.
///
/// Commands are run in a folder with the repository's `specs/` and, under the app's name in small letters, the first
/// spec of the page. Of the files that fences name, those of the working directory alone are written.
@Suite struct DocumentedCommandTests {
  static let pages = ["README.md", "docs/cli.md", "docs/language.md", "docs/play.md", "docs/policies.md"]

  @Test(arguments: pages)
  func aCommandPrintsWhatThePageSays(_ path: String) throws {
    let page = try DocumentedPage(path)
    let tool = try Tool()
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appending(path: "specs"),
      withDestinationURL: repository.appending(path: "specs"))
    if let spec = Self.firstSpec(in: page.text) { try tool.write(spec.text, to: spec.name) }
    expectFile(try page.followed(by: tool) { $0.hasPrefix(".") }, path)
  }

  private static func firstSpec(in page: String) -> (name: String, text: String)? {
    guard let block = page.firstMatch(of: /(?ms)^```yaml\n(navspec: 1\n.*?)^```$/),
      let app = block.output.1.firstMatch(of: /name: ([A-Za-z]+)/)
    else { return nil }
    return ("\(app.output.1.lowercased()).nav.yaml", String(block.output.1))
  }
}
