import NavSpecCompiler
@testable import NavSpecDiagram
import TestSupport
import Testing

@Suite struct DiagramComparisonTests {
  private let base = """
    navspec: 1
    app: {name: Shop, schemes: [shop]}
    root: home
    routes:
      home: {to: [item, {cart: sheet}, sale]}
      item: {title: Item, params: {id: Int}, links: ["/i/{id}"]}
      cart: {to: [checkout]}
      checkout: {}
      sale: {}
    """
  private let head = """
    navspec: 1
    app: {name: Shop, schemes: [shop]}
    conditions: {signedIn: {redirect: signIn}}
    root: home
    routes:
      home: {to: [item, {cart: cover}]}
      item: {title: Thing, params: {id: Int}, links: ["/item/{id}"], to: [{cart: cover}]}
      cart: {to: [checkout]}
      checkout: {requires: signedIn}
      signIn: {present: cover}
    """

  private func compared(_ ask: (inout DiagramOptions) -> Void = { _ in }) throws -> Diagram {
    var options = DiagramOptions()
    ask(&options)
    return try DiagramExample.diagram(of: head, against: base, options)
  }

  /// A tab whose number alone is another one is as before; one that changes its place is not.
  @Test(arguments: [
    (["a", "b", "c"], ["a", "c"], ["b"]), (["b", "c"], ["a", "b", "c"], ["a"]),
    (["a", "b", "c"], ["c", "a", "b"], ["a", "b", "c"]), (["a", "b", "c"], ["d", "a", "c"], ["b", "d"]),
  ])
  func aTabIsChangedByItsOrderAlone(_ base: [String], _ head: [String], _ changed: [String]) throws {
    func spec(_ tabs: [String]) -> String {
      "navspec: 1\napp: {name: T, schemes: [t]}\ntabs:\n"
        + tabs.map { "  \($0): {title: \($0.uppercased()), image: star, root: \($0)}\n" }.joined()
        + "routes: {\(tabs.map { "\($0): {}" }.joined(separator: ", "))}\n"
    }
    let union = try DiagramExample.diagram(of: spec(head), against: spec(base))
    let found = union.groups.filter { $0.change != .unchanged }.map { String($0.id.dropFirst("tab ".count)) }
    #expect(found.sorted() == changed)
  }

  /// The order of boxes that are no tabs says nothing.
  @Test func featuresInAnotherOrderAreUnchanged() throws {
    func spec(_ names: [String]) throws -> MemorySpecFiles {
      var files = names.reduce(into: [String: [UInt8]]()) { files, name in
        files["\(name).nav.yaml"] = Array("feature: \(name)\nroutes: {start: {}}\n".utf8)
      }
      let list = names.map { "\($0).nav.yaml" }.joined(separator: ", ")
      let edges = names.sorted().map { "\($0).start" }.joined(separator: ", ")
      files["app.nav.yaml"] = Array(
        "navspec: 1\napp: {name: F, schemes: [f]}\ninclude: [\(list)]\nroot: home\nroutes: {home: {to: [\(edges)]}}\n"
          .utf8)
      return MemorySpecFiles(files)
    }
    let base = SpecVersion(root: "app.nav.yaml", files: try spec(["x", "y"]), name: "base")
    let head = try CheckedSpec(root: "app.nav.yaml", files: try spec(["y", "x"]))
    let union = try DiagramExample.diagram(of: head, against: base)
    #expect(union.groups.count == 2 && union.groups.allSatisfy { $0.change == .unchanged })
  }

  @Test func aTabThatBecomesTheSearchTabIsChanged() throws {
    func spec(_ role: String) -> String {
      "navspec: 1\napp: {name: T, schemes: [t]}\ntabs:\n  a: {title: A, image: star, root: a}\n"
        + "  b: {title: B, image: star, root: b\(role)}\nroutes: {a: {}, b: {}}\n"
    }
    let union = try DiagramExample.diagram(of: spec(", role: search"), against: spec(""))
    #expect(union.groups.map(\.change) == [.unchanged, .changed])
    let tabs = "tabs: {b: {title: B, image: star, root: b}}\nroutes: {b: {}}\n"
    let shifted = try DiagramExample.diagram(
      of: "navspec: 1\napp: {name: T, schemes: [t]}\n" + tabs, against: spec(""))
    #expect(shifted.painted(as: .base).groups.first { $0.id == "tab b" }?.detail == "tab 2 · star")
    #expect(shifted.groups.first { $0.id == "tab b" }?.detail == "tab 1 · star")
  }

  @Test func theUnionHasWhatIsAddedRemovedAndChanged() throws {
    let union = try compared()
    let changes = Dictionary(uniqueKeysWithValues: union.nodes.map { ($0.id, $0.change) })
    #expect(changes["signIn"] == .added && changes["sale"] == .removed && changes["item"] == .changed)
    #expect(changes["home"] == .unchanged && changes["checkout"] == .changed)
    let item = try #require(union.nodes.first { $0.id == "item" })
    #expect(item.badges.filter { $0.change == .removed }.map(\.text).contains("/i/{id}"))
    #expect(item.badges.filter { $0.change == .added }.map(\.text) == ["/item/{id}"])
    func edge(_ from: String, _ to: String) -> Diagram.Edge? {
      union.edges.first { $0.from == from && $0.to == to }
    }
    #expect(edge("home", "cart")?.change == .changed && edge("home", "cart")?.label == "was sheet")
    #expect(edge("home", "sale")?.change == .removed && edge("item", "cart")?.change == .added)
  }

  @Test(arguments: ["json", "dot", "svg", "mermaid", "text"])
  func everyFormatShowsChanges(format: String) throws {
    let format = try #require(DiagramFormat.named(format))
    let text = format.text(of: try compared())
    if format.name == "svg" { return expectFile(text, "docs/images/changes.svg") }
    expectGolden(text, "diagrams/changes.\(format.endings[0])")
  }

  @Test func onlyChangesAndWhatLeadsToThemAreShown() throws {
    let part = try compared { $0.showsChangesOnly = true }
    #expect(
      Set(part.nodes.filter(\.isScreen).map(\.id)) == ["home", "item", "cart", "checkout", "sale", "signIn"])
    var options = DiagramOptions()
    options.showsChangesOnly = true
    let none = try DiagramExample.diagram(of: head, against: head, options)
    #expect(none.nodes.isEmpty && none.notes.contains("nothing differs"))
  }

  /// A part says how much of the comparison it has.
  @Test func aPartCountsItsChanges() throws {
    let part = try compared {
      $0.showsChangesOnly = true
      $0.focus = ["item"]
    }
    #expect(part.notes.contains("4 of 9 changes are in this part"), "\(part.notes)")
    let whole = try compared { $0.showsChangesOnly = true }
    #expect(!whole.notes.contains { $0.contains("in this part") })
  }

  /// A renamed route is the same one.
  @Test func aRenamedRouteHasItsOldName() throws {
    let renamed = base.replacing("item: {title", with: "thing: {restore: item, title").replacing(
      "[item,", with: "[thing,")
    let union = try DiagramExample.diagram(of: renamed, against: base)
    let thing = try #require(union.nodes.first { $0.id == "thing" })
    #expect(thing.change == .changed && thing.badges.contains { $0.text == "was item" })
    #expect(!union.nodes.contains { $0.id == "item" })
  }

  /// Links, redirects and guards of both versions, as `--links` and `--guards` list them.
  @Test func entriesOfEitherVersionAreShown() throws {
    let base = """
      navspec: 1
      app: {name: Shop, schemes: [shop]}
      links: {redirects: {"/old/{id}": "/item/{id}"}}
      conditions: {signedIn: {redirect: signIn}, adult: {redirect: signIn}}
      root: home
      routes:
        home: {to: [item, pay, terms], links: ["/"]}
        item: {params: {id: Int}, links: ["/item/{id}", "/i/{id}"]}
        pay: {requires: signedIn, links: ["/pay"]}
        terms: {requires: signedIn}
        signIn: {present: sheet, links: ["/in"]}
        age: {present: sheet, reachedBy: code}
      """
    let head = base.replacing("/old/{id}", with: "/gone/{id}").replacing(", \"/i/{id}\"", with: "")
      .replacing("\"/in\"", with: "\"/in\", \"/enter\"")
      .replacing("\"/pay\"", with: "{path: \"/pay\", deprecated: true}")
      .replacing("pay: {requires: signedIn", with: "pay: {requires: adult")
      .replacing("adult: {redirect: signIn}", with: "adult: {redirect: age}")
    func lines(_ ask: (inout DiagramOptions) -> Void) throws -> Set<String> {
      var options = DiagramOptions()
      ask(&options)
      let union = try DiagramExample.diagram(of: head, against: base, options)
      let labels = union.index.mapValues { union.nodes[$0].label }
      let entries = union.nodes.filter { $0.kind == .entry }.map { entry in
        ([entry.change.sign + entry.label] + entry.badges.map { $0.change.sign + $0.text }).joined(
          separator: " | ")
      }
      let edges = union.edges.map { "\($0.change.sign)\(labels[$0.from] ?? "") \($0.kind.rawValue) \($0.to)" }
      return Set(entries + edges)
    }
    #expect(
      try lines { $0.showsLinks = true } == [
        "/ | home", "/ opens home", "/item/{id} | item", "/item/{id} opens item",
        "− /i/{id} | item", "− /i/{id} opens item",
        "~ /pay | pay | + deprecated", "/pay opens pay",
        "/in | signIn", "/in opens signIn", "+ /enter | signIn",
        "+ /enter opens signIn",
        "− /old/{id} → /item/{id}", "− /old/{id} → /item/{id} opens item",
        "+ /gone/{id} → /item/{id}", "+ /gone/{id} → /item/{id} opens item",
      ])
    #expect(
      try lines { $0.showsGuards = true } == [
        "signedIn", "signedIn redirect signIn", "signedIn needs terms", "− signedIn needs pay",
        "adult", "+ adult redirect age", "− adult redirect signIn", "+ adult needs pay",
      ])
  }
}
