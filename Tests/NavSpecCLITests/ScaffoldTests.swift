import Foundation
import TestSupport
import Testing

/// `Tests/SwiftUIStub/test` compiles what every spec gets.
@Suite struct ScaffoldTests {
  @Test func aFileThatExistsIsKept() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write("mine", to: "App/ItemView.swift")
    let first = try tool.run("scaffold", "-o", "App")
    #expect(first.code == 0 && first.err == "")
    #expect(first.out.contains("wrote App/HomeView.swift\n") && !first.out.contains("ItemView"))
    #expect(first.out.contains("wrote App/ShopConditions.swift\nwrote App/ShopWindow.swift\n"))
    #expect(tool.read("App/ItemView.swift") == Data("mine".utf8))
    let contents = try tool.contents(of: "App")
    #expect(try tool.run("scaffold", "-o", "App").out.hasSuffix(": 0 written, \(contents.count) kept\n"))
    #expect(try tool.contents(of: "App") == contents)
    // Nor does `generate` remove them.
    #expect(try tool.run("generate", "-o", "App").code == 0)
    #expect(try tool.contents(of: "App").filter { contents[$0.key] != nil } == contents)
  }

  @Test func viewsTakeTheParamsOfTheirRoutes() throws {
    let tool = try Tool()
    let spec = """
      navspec: 1
      feature: shop
      types:
        Item.ID: {is: UUID}
        Item: {text: true}
        Item.Size: {cases: [small, {extraLarge: xl}]}
      routes:
        item: {params: {id: Item.ID}, to: [zoom, sizes]}
        zoom: {view: Item.Zoom, params: {body: Int}}
        sizes: {view: Sizes, to: [size], params: {in: "[Item.Size]"}}
        size: {view: Sizes}
      """
    try tool.write(spec, to: "shop.nav.yaml")
    let result = try tool.run("scaffold")
    #expect(result.err == "" && result.code == 0)
    #expect(result.out.contains("\n  public typealias ID = UUID\n"))
    #expect(
      result.out.contains("\n  public nonisolated enum Size: String, CaseIterable, Hashable, Sendable {\n"))
    #expect(result.out.contains("\n    case extraLarge = \"xl\"\n"))
    #expect(result.out.contains("\n    init(body _: Int) {}\n"))
    #expect(result.out.contains("\n  init(in _: [Item.Size]) {}\n  init() {}\n"))
  }

  /// Generated code compiles where there is no SwiftUI, for tests of links and of the router.
  @Test(
    arguments: [
      shopSpec,
      """
      navspec: 1
      app: {name: Desk}
      root: home
      types:
        Item: {text: true}
        Item.ID: {is: UUID}
      routes:
        home: {to: [item, zoom]}
        item: {params: {id: Item.ID, item: Item}}
        zoom: {view: Item.Zoom, params: {body: Int}}
      """,
    ])
  func whatIsStartedCompilesWithoutSwiftUI(spec: String) throws {
    let tool = try Tool()
    try tool.write(spec, to: "app.nav.yaml")
    try #require(tool.run("generate", "-o", "App", "--runtime", "embed").code == 0)
    try #require(tool.run("scaffold", "-o", "App").code == 0)
    let files = try tool.contents(of: "App").map { name, data in
      (name: name.replacing("/", with: "-"), text: String(decoding: data, as: UTF8.self))
    }
    #expect(files.contains { $0.text.contains("import SwiftUI") })
    let (output, code) = try SwiftCompiler.typecheck(files)
    #expect(code == 0 && output.isEmpty, "\(output)")
  }

  /// An app that starts with it can be used: nothing keeps its user in a draft.
  @Test func aDraftMayBeLeftAtFirst() throws {
    let tool = try Tool()
    let spec = """
      navspec: 1
      app: {name: Desk}
      root: home
      routes:
        home: {to: [letter]}
        letter: {dismiss: false}
      """
    try tool.write(spec, to: "desk.nav.yaml")
    let text = try tool.run("scaffold").out
    #expect(text.contains("    DeskRoot(router)\n"))
  }

  @Test func aSpecWithErrorsHasNone() throws {
    let tool = try Tool()
    try tool.write(shopSpec.replacingOccurrences(of: "to: [item,", with: "to: [itm,"), to: "shop.nav.yaml")
    #expect(try tool.run("scaffold").code == 1)
  }
}
