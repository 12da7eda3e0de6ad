import NavSpecCompiler
import NavSpecDiagnostics
@testable import NavSpecDiagram
import Testing

/// What a spec that was read from an app says of its code.
@Suite struct EvidenceTests {
  private static let text = """
    navspec: 1
    app: {name: Shop}
    tabs: {first: {root: home, from: App/Root.swift, mark: inferred}}
    routes:
      home:
        from: "App/Home.swift:12#HomeView"
        mark: read
        to: [{item: {from: "App/Home.swift#HomeView", mark: inferred}}, {filter: sheet}]
      item: {from: "App/Item.swift#ItemView", mark: guess}
      filter: {present: sheet}
      lost: {mark: guess}
      gone: {}
      later: {entry: unknown, present: cover}

    """

  private func drawn(_ text: String = text, as format: DiagramFormat, link: String? = nil) throws -> String {
    var options = DiagramOutputOptions()
    options.sourceURL = link
    return format.text(of: try DiagramExample.spec(text).diagram(), options)
  }

  @Test func whatIsGuessedIsBroken() throws {
    let dot = try drawn(as: .dot)
    let lines = dot.split(separator: "\n")
    let edge = try #require(lines.first { $0.contains("\"home\" -> \"item\"") })
    #expect(
      edge.contains("style=dashed") && edge.contains("inferred from App/Home.swift#HomeView"), "\(edge)")
    let item = try #require(lines.first { $0.contains("id=\"item\"") })
    #expect(item.contains("dashed") && item.contains("a guess from App/Item.swift#ItemView"), "\(item)")
    let home = try #require(lines.first { $0.contains("id=\"home\"") })
    #expect(!home.contains("dashed") && home.contains("read from App/Home.swift:12#HomeView"), "\(home)")
    #expect(try drawn(as: .svg).contains("inferred or guessed"))
    #expect(
      try !drawn(Self.text.replacing(/inferred|guess/, with: "read"), as: .svg).contains(
        "inferred or guessed"))
    let tree = try drawn(as: .text)
    #expect(tree.contains("nobody knows how\n└─ later"))
    #expect(tree.contains("item  (guess)  [inferred]"), "\(tree)")
    let chart = try drawn(as: .mermaid)
    #expect(chart.contains("-.->|\"inferred\"|") && chart.contains("stroke-dasharray:5 4"), "\(chart)")
  }

  @Test func aLinkLeadsToTheCode() throws {
    let svg = try drawn(as: .svg, link: "https://x.test/{file}#L{line}")
    for place in ["App/Home.swift#L12", "App/Item.swift#L1", "App/Root.swift#L1", "app.nav.yaml#L10"] {
      #expect(svg.contains("https://x.test/\(place)\""), "\(place)")
    }
  }

  @Test func aFindingAboutAGuessIsANote() throws {
    let spec = try CheckedSpec(root: "app.nav.yaml", files: MemorySpecFiles("app.nav.yaml", Self.text))
    let found = spec.diagnostics.filter { $0.kind.id == "unreachable-route" }
    #expect(
      found.map { "\($0.severity): \($0.message)" } == [
        "note: nothing leads to 'lost'", "warning: nothing leads to 'gone'",
      ])
  }

  @Test func evidenceIsNoChange() throws {
    func version(_ text: String) -> SpecVersion {
      SpecVersion(root: "app.nav.yaml", files: MemorySpecFiles("app.nav.yaml", text), name: "app.nav.yaml")
    }
    let other = Self.text.replacing("inferred", with: "read").replacing("App/", with: "Sources/")
    let head = try HeadSpec(version(other))
    let report = head.report(against: try BaseSpec(version(Self.text), after: head))
    #expect(report.comparison?.changes.map(\.message) == [])
  }
}
