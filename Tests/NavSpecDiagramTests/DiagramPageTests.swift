import Foundation
import NavSpecCompiler
import NavSpecDiagram
import TestSupport
import Testing

/// What can be known of a page without a browser; `Tests/Page/test` has one.
@Suite struct DiagramPageTests {
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (String(repeating: "a", count: 56), "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
    (String(repeating: "a", count: 64), "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
    (String(repeating: "a", count: 1000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
  ])
  func hashesAreThoseOfTheStandard(text: String, hash: String) {
    #expect(SHA256.base64(of: text) == hash)
  }

  @Test func thePolicyAllowsTheScriptAndTheStyleOfThePageAlone() throws {
    let page = try text(DiagramExample.named("recipes").diagram())
    func content(_ start: String, _ end: String) throws -> String {
      let from = try #require(page.range(of: start))
      let to = try #require(page.range(of: end, range: from.upperBound..<page.endIndex))
      return String(page[from.upperBound..<to.lowerBound])
    }
    let policy = try content("Content-Security-Policy\" content=\"", "\">")
    let script = SHA256.base64(of: try content("<script>", "</script>"))
    let style = SHA256.base64(of: try content("<style>", "</style>"))
    // What it says of a script or a style that changed is the new text of `HTMLDiagram`.
    let expected =
      "default-src 'none'; script-src 'sha256-\(script)'; style-src 'sha256-\(style)'; img-src data:; "
      + "base-uri 'none'; form-action 'none'"
    #expect(policy == expected)
    for address in ["https:", "innerHTML", "eval("] {
      #expect(!page.contains(address), "\(address)")
    }
  }

  @Test(arguments: [
    "</script><script>x", "<!--", "]]>", "\u{2028}&lt;", "\"' onload='x", "</svg></title></style>",
  ])
  func noTextOfASpecIsMarkup(text: String) throws {
    let plain = try DiagramExample.named("recipes").diagram()
    var hostile = plain
    hostile.title = text
    hostile.notes = [text]
    for node in hostile.nodes.indices { hostile.nodes[node].label = text }
    for node in hostile.nodes.indices { hostile.nodes[node].doc = text }
    for edge in hostile.edges.indices { hostile.edges[edge].label = text }
    var options = DiagramOutputOptions()
    options.problems = text
    options.sourceURL = text + "{file}"
    let page = try self.text(hostile, options)
    for name in ["<script", "<!--", "<style", "<title", "<aside"] {
      #expect(count(of: name, in: page) == count(of: name, in: try self.text(plain)), "\(name)")
    }
    let data = try #require(page.split(separator: "id=\"data\">").last?.split(separator: "</script>").first)
    let value = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    #expect((value?["nodes"] as? [Any])?.count == plain.nodes.count)
  }

  private func count(of name: String, in page: String) -> Int { page.components(separatedBy: name).count }

  private func text(
    _ diagram: Diagram, _ options: DiagramOutputOptions = DiagramOutputOptions()
  ) throws -> String {
    try #require(DiagramFormat.named("html")).text(of: diagram, options)
  }
}
