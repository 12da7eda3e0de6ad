import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecEmit
import Testing

/// The search field of a window without tabs.
@Suite struct WindowSearchTests {
  private func spec(
    _ container: String, search: String = "{ prompt: Find, scopes: Kind, active: isOn }"
  ) throws -> CheckedSpec {
    try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      types: { Kind: { cases: [text, photo] } }
      \(container)
      search: \(search)
      routes:
        home: { params: { isOn: "Bool = false", kind: "Kind = text" }, to: [item] }
        item: {}
      """)
  }

  private func errors(_ checked: CheckedSpec) -> [String] {
    checked.diagnostics.filter { $0.severity == .error }.map(\.kind.id)
  }

  private func code(_ checked: CheckedSpec) throws -> String {
    #expect(errors(checked) == [])
    return try checked.files(of: .swift).map(\.text).joined()
  }

  @Test func theRootOfAStackHasIt() throws {
    let text = try code(spec("root: home"))
    #expect(text.contains("RouterStack(router, .root, destination: DemoScreen.init) { root, route in"))
    #expect(
      text.contains(".searchable(text: searchText, isActive: route.rootSearchIsActive, prompt: \"Find\")"))
    #expect(text.contains(".searchScopes(searchScope) {"))
    #expect(
      text.contains("private let searchText: Binding<String>\n    private let searchScope: Binding<Kind>"))
    #expect(text.contains("/// Whether the search field of the window is active at first."))
  }

  @Test func theColumnsHaveIt() throws {
    let text = try code(
      spec("split: { sidebar: home, detail: item }", search: "{ prompt: Find, scopes: Kind }"))
    #expect(text.contains("RouterSplit(router, .root, destination: DemoScreen.init)\n"))
    #expect(text.contains(".searchable(text: searchText, prompt: \"Find\")"))
  }

  @Test func withoutOneTheCodeIsAsBefore() throws {
    let text = try code(
      CheckedSpec.compiling("navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { home: {} }"))
    #expect(text.contains("        RouterStack(router, .root, destination: DemoScreen.init)\n      }"))
    #expect(!text.contains("searchText"))
  }

  @Test(arguments: ["tabs: { a: { title: A, image: a, root: home } }", "external: true"])
  func whatHasNoSuchWindowHasNone(_ container: String) throws {
    #expect(try errors(spec(container)) == ["misplaced-key"])
  }

  @Test func itsKeysAreChecked() throws {
    #expect(try errors(spec("split: { sidebar: home, detail: item }")) == ["invalid-type"])
    #expect(try errors(spec("root: home", search: "{ scopes: Nothing }")) == ["unknown-type"])
    #expect(try errors(spec("root: home", search: "{ active: kind }")) == ["invalid-type"])
  }

  @Test func theModelHasIt() throws {
    let model = try spec("root: home").files(of: .model).map(\.text).joined()
    #expect(model.contains("\"scopes\": \"Kind\""))
  }
}
