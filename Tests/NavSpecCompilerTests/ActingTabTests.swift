import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecEmit
import NavSpecModel
import Testing

/// Tabs that present a screen in place of having one.
@Suite struct ActingTabTests {
  private func spec(_ tab: String, home: String = "", platforms: String = "") throws -> CheckedSpec {
    try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo]\(platforms) }
      conditions: { signedIn: { redirect: signIn } }
      types: { Kind: { cases: [text, photo] } }
      tabs:
        new: \(tab)
        home: { title: Home, image: house, root: home\(home) }
      routes:
        home: { to: [item] }
        item: {}
        compose: { params: { kind: "Kind = text" }, present: sheet, requires: signedIn }
        given: { params: { kind: Kind }, present: cover }
        signIn: { present: cover }
      """)
  }

  private static let new = "{ title: New, image: plus, presents: compose }"

  @Test func itIsAnEdgeFromEverywhereAndNoTabOfTheApp() throws {
    let checked = try spec(Self.new)
    // What nothing else leads to is reached by it.
    #expect(checked.diagnostics.map(\.kind.id) == ["unreachable-route"], "\(checked.report.text(as: .plain))")
    #expect(checked.diagnostics.first?.message.contains("given") == true)
    let graph = try #require(checked.resolved?.graph)
    #expect(graph.tabs.map(\.name.value) == ["home"] && graph.bar.map(\.name.value) == ["new", "home"])
    #expect(graph.anywhere.map { graph.name(of: $0.target) } == ["compose"])
    #expect(graph.launchTab == TabID(0))
    #expect(checked.resolved?.schema.tabs.map(\.name) == ["home"])
  }

  @Test func itLeadsThereWhileItShows() throws {
    let graph = try #require(
      spec("{ title: New, image: plus, presents: compose, visible: signedIn }").resolved?.graph)
    #expect(graph.anywhere.map { $0.when.map { graph.conditions[$0.value].name.value } } == ["signedIn"])
  }

  @Test(arguments: [
    ("{ title: New, image: plus, presents: item }", "pushed-by-tab", "which is no modal"),
    ("{ title: New, image: plus, presents: nothing }", "unknown-route", "no route is named 'nothing'"),
    ("{ title: New, image: plus, presents: given }", "root-with-required-param", "'given' needs 'kind'"),
    ("{ title: New, image: plus }", "missing-key", "'root' is missing from tab 'new'"),
    (
      "{ title: New, image: plus, presents: compose, root: item }", "mixed-tab-layout",
      "'root' on 'new', which presents a screen"
    ),
    (
      "{ title: New, image: plus, presents: compose, layout: split }", "mixed-tab-layout", "remove 'layout'"
    ),
    ("{ title: New, presents: compose, role: search }", "mixed-tab-layout", "remove 'role'"),
    ("{ title: New, image: plus, presents: compose, wrapper: Flow }", "mixed-tab-layout", "remove 'wrapper'"),
    (
      "{ title: New, image: plus, presents: compose, search: { prompt: Find } }", "mixed-tab-layout",
      "remove 'search'"
    ),
    ("{ title: New, image: plus, root: compose }", "modal-root", "write 'presents' in place of 'root'"),
  ])
  func whatItCannotBeIsSaid(_ tab: String, _ id: String, _ message: String) throws {
    let checked = try spec(tab)
    let text = checked.report.text(as: .plain)
    #expect(checked.diagnostics.contains { $0.kind.id == id } && text.contains(message), "\(text)")
  }

  @Test func aTabWithNeitherIsToldOfBoth() throws {
    let text = try spec("{ title: New, image: plus }").report.text(as: .plain)
    #expect(text.contains("'root'") && text.contains("'presents'"), "\(text)")
  }

  @Test func aWindowNeedsATabWithContent() throws {
    let checked = try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo }
      tabs: { new: { title: New, presents: compose } }
      routes: { compose: { present: sheet } }
      """)
    let text = checked.report.text(as: .plain)
    #expect(
      checked.diagnostics.map(\.kind.id) == ["no-container"] && text.contains("no tab with content"),
      "\(text)")
    let hidden = try spec(Self.new, home: ", visible: signedIn")
    #expect(hidden.diagnostics.contains { $0.kind.id == "hidden-default-tab" })
  }

  @Test(arguments: [", platforms: { iOS: \"18.0\" }", ""])
  func theCodeRefusesItsSelection(_ platforms: String) throws {
    let tab =
      "{ title: New, image: plus, presents: { given: { kind: photo } }, visible: [signedIn], badge: true }"
    let text = try spec(tab, platforms: platforms).files(of: .swift).map(\.text).joined()
    #expect(text.contains("router.tabSelection(presenting: [\"new\": .given(kind: .photo)])"))
    #expect(text.contains("Color.clear") && text.contains(".badge(newBadge)"))
    #expect(text.contains("DemoTab.home.rawValue") && !text.contains("case new"))
    #expect(
      text.contains(platforms.isEmpty ? "if router.isMet(.signedIn) {" : ".hidden(!router.isMet(.signedIn))"))
    #expect(platforms.isEmpty == text.contains(".tag(\"new\")"))
    let model = try spec(tab).files(of: .model).map(\.text).joined()
    #expect(model.contains("\"presents\"") && model.contains("\"photo\""))
  }

  /// Where nothing acts, the code is as before.
  @Test func otherCodeIsAsBefore() throws {
    let text = try spec("{ title: New, image: plus, root: item }").files(of: .swift).map(\.text).joined()
    #expect(
      text.contains("TabView(selection: router.tabSelection) {") && !text.contains("DemoTab.home.rawValue"))
  }
}
