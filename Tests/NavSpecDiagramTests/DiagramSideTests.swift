import Foundation
import NavSpecCompiler
@testable import NavSpecDiagram
import Testing

/// A comparison painted as one of its versions.
@Suite struct DiagramSideTests {
  private static let base = """
    navspec: 1
    app: {name: Shop, schemes: [shop]}
    root: home
    routes:
      home: {to: [item, {cart: sheet}, sale]}
      item: {title: Item, params: {id: Int}, links: ["/i/{id}"], owner: old-team}
      cart: {to: [checkout]}
      checkout: {}
      sale: {title: Sale}
    """
  private static let head = """
    navspec: 1
    app: {name: Shop, schemes: [shop]}
    root: home
    routes:
      home: {to: [item, {cart: cover}, gift]}
      item: {title: Thing, params: {id: Int}, links: ["/item/{id}"], owner: new-team}
      cart: {to: [checkout]}
      checkout: {}
      gift: {title: Gift}
    """

  private func painted(_ side: DiagramOptions.Side) throws -> Diagram {
    var options = DiagramOptions()
    options.side = side
    return try DiagramExample.diagram(of: Self.head, against: Self.base, options)
  }

  /// Titles, kinds and facts are those of the version, in every format.
  @Test(arguments: ["dot", "svg", "png", "mermaid", "text", "json"])
  func everyFormatPaintsAVersion(format: String) throws {
    let format = try #require(DiagramFormat.named(format))
    func text(_ side: DiagramOptions.Side) throws -> String {
      format.text(of: try painted(side))
    }
    let (base, head) = (try text(.base), try text(.head))
    let isTree = format.name == "text"
    for word in isTree ? ["sale", "/i/", "sheet"] : ["Item", "Sale"] {
      #expect(base.contains(word) && !head.contains(word), "\(word)")
    }
    for word in isTree ? ["gift", "/item/", "cover"] : ["Thing", "Gift"] {
      #expect(head.contains(word) && !base.contains(word), "\(word)")
    }
    #expect(!base.contains("titled") && !head.contains("titled") && !head.contains("was sheet"))
    #expect(base.contains("painted as base") || format.name == "png" || isTree && base.contains("base"))
  }

  /// The layout is one: what both have stays in its place.
  @Test func bothVersionsHaveTheSamePlaces() throws {
    let layouts = try DiagramOptions.Side.allCases.map { DiagramLayout(of: try painted($0)) }
    for layout in layouts {
      #expect(layout.frames.map(\.x) == layouts[0].frames.map(\.x))
      #expect(layout.frames.map(\.y) == layouts[0].frames.map(\.y))
      #expect(zip(layout.frames, layout.cards).allSatisfy { $0.height >= $1.height })
    }
    let shown = layouts.map { layout in
      DiagramDrawing(layout).parts.filter { $0.kind == .node }.compactMap(\.id)
    }
    #expect(
      shown == [
        ["home", "item", "cart", "checkout", "sale"], ["home", "item", "cart", "checkout", "gift"],
        ["home", "item", "cart", "checkout", "sale", "gift"],
      ])
    let kinds = layouts.map { layout in layout.painted.nodes.first { $0.id == "cart" }?.kind }
    #expect(kinds == [.sheet, .cover, .cover])
    // No line leads to what the version does not have.
    let base = layouts[0].painted
    #expect(layouts[0].lines.allSatisfy { !base.edges[$0.edge].isAbsent })
  }

  /// A page has a face of a card for each version that looks different, and what was for its details.
  @Test func aPageHasEveryVersion() throws {
    let page = try #require(DiagramFormat.named("html")).text(of: try painted(.both))
    func faces(_ id: String) throws -> [String] {
      let at = try #require(try painted(.both).index[id])
      let start = try #require(page.range(of: "class=\"node changed\" data-index=\"\(at)\"><g class=\"as-"))
      let end = try #require(page.range(of: "</g></g>", range: start.upperBound..<page.endIndex))
      return page[start.lowerBound..<end.upperBound].components(separatedBy: "<g class=\"as-").dropFirst().map
      { $0 }
    }
    let item = try faces("item")
    #expect(
      item.count == 3 && item[0].hasPrefix("base") && item[0].contains("~ Item") && !item[0].contains("Thing")
    )
    #expect(item[1].contains("~ Thing") && item[1].contains("+ /item/") && !item[1].contains("/i/"))
    #expect(item[2].hasPrefix("both") && item[2].contains("titled Item"))
    #expect(page.contains(#""former": {"name": null, "kind": "push", "label": "Item""#))
  }
}
