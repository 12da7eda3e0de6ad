import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecReport
import TestSupport
import Testing

/// The picture of a comment on a pull request.
@Suite struct CommentPictureTests {
  private func picture(_ base: String, _ head: String) throws -> ReportedChanges.Picture {
    try #require(try report(base, head).comparison?.picture())
  }

  private let base = """
    routes:
      home: { to: [item, cart] }
      item: { params: { id: Int }, links: ["/item/{id}", "/i/{id}"] }
      cart: { present: sheet, to: [help] }
      help: {}
      other: { reachedBy: code }
    """

  /// What leads to a screen that changes is shown, in both versions; what does not change is not.
  @Test func itShowsTheScreensThatChange() throws {
    let head = base.replacing(", \"/i/{id}\"", with: "").replacing("sheet", with: "cover")
      .replacing("  other: { reachedBy: code }", with: "  other: { reachedBy: code, to: [item] }")
    let picture = try picture(base, head)
    #expect(picture.isMermaid)
    #expect(
      picture.text.split(separator: "\n").filter { $0.contains(":::") } == [
        "  n0([\"home\"]):::start",
        "  n1[\"~ item<br/>#128308; breaking<br/>− /i/#123;id#125;\"]:::changed",
        "  n2[[\"~ cart<br/>#128993; risky\"]]:::changed", "  n3[\"other<br/>#128994; safe\"]:::screen",
        "  n4>\"by the app#39;s code\"]:::entry",
      ])
    #expect(picture.text.contains("  n3 ==>|\"+ push\"| n1\n") && !picture.text.contains("help"))
  }

  @Test func anApprovedChangeIsShownAsApproved() throws {
    let approval = "# .navspec.yaml\ndiff: { approved: [{ id: link-lost, because: b }] }\n"
    let text = try picture(base, base.replacing(", \"/i/{id}\"", with: "") + "\n" + approval).text
    #expect(text.contains("#9745;") && text.contains(" approved<br/>"), "\(text)")
    #expect(!text.contains("breaking") && !text.contains("safe"), "\(text)")
  }

  /// Where all would be too many, new screens stay, and the comment says how many it leaves out.
  @Test func newScreensStay() throws {
    let base = "routes:\n  home: { to: [item] }\n  item: { links: [/item] }\n"
    let old = base + (0..<30).map { "  r\($0): { reachedBy: code }\n" }.joined()
    let head =
      old.replacing("[/item]", with: "[/it]").replacing("code }", with: "code, title: A }")
      .replacing("[item]", with: "[item, new]") + "  new: {}\n"
    let shown = try picture(old, head)
    #expect(shown.isMermaid && shown.omitted == 30 && shown.text.contains("[\"+ new<br/>"))
    #expect(
      try report(old, head).text(as: .markdown).contains(
        " Dashed: gone. Not shown: 30 more with safe changes.\n"))
  }

  @Test func aLargePictureIsATree() throws {
    let many = (0..<30).map { "  r\($0): { reachedBy: code, links: [\"/r/\($0)\"] }\n" }.joined()
    let picture = try picture("routes:\n" + many, "routes:\n" + many.replacing("/r/", with: "/s/"))
    #expect(!picture.isMermaid && picture.text.split(separator: "\n").count <= 41)
  }

  /// GitHub draws every chart of the history and of the examples of changes.
  @Test(arguments: ChangeKindTests.examples) func itIsWellFormed(_ example: ChangeKindTests.Example) throws {
    guard let picture = try report(example.pair.base, example.pair.head).comparison?.picture(),
      picture.isMermaid
    else { return }
    expectWellFormed(picture.text)
  }

  /// Nothing in a name is read as Mermaid.
  @Test func namesAreInert() throws {
    let title = #"x"]; click a <b>%%{init}%% | `"#
    let spec = "routes:\n  item: { title: '\(title)', links: [\"/item\"], reachedBy: code }\n"
    expectWellFormed(try picture(spec, spec.replacing("\"/item\"", with: "\"/it\"")).text)
  }

  /// The part of Mermaid's grammar that a chart uses: each line is a node, an edge or a style.
  private func expectWellFormed(_ chart: String) {
    let lines = chart.split(separator: "\n")
    #expect(lines.first == "flowchart TB")
    #expect(chart.utf8.count <= 50_000)
    var nodes: Set<Substring> = []
    let node =
      #/ +(n\d+)(?:\(\[|\[\[|\[\/|\[\(|\{\{|\[|\(|>)"((?:[^"`<>{}%@:|\[\]();#]|#\d+;|<br\/>)*)"(?:\]\)|\]\]|\/\]|\)\]|\}\}|\]|\)):::[a-z]+/#
    let edge = #/  (n\d+) (?:-->|==>|-\.->)(?:\|"(?:[^"`<>{}%@:|\[\]();#]|#\d+;)*"\|)? (n\d+)/#
    let style = #/  (?:classDef [a-z]+ [-#a-z0-9:, ]+|class g\d+ tab|end)/#
    let box = #/  subgraph g\d+\["(?:[^"`<>{}%@:|\[\]();#]|#\d+;)*"\]/#
    for line in lines.dropFirst() {
      if let match = line.wholeMatch(of: node) {
        #expect(nodes.insert(match.1).inserted)
      } else if let match = line.wholeMatch(of: edge) {
        #expect(nodes.contains(match.1) && nodes.contains(match.2), "\(line)")
      } else {
        #expect(line.wholeMatch(of: style) != nil || line.wholeMatch(of: box) != nil, "\(line)")
      }
    }
  }
}
