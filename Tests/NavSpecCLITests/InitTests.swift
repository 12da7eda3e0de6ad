import Foundation
import Testing

@Suite struct InitTests {
  @Test(arguments: ["tabs", "stack", "split"])
  func aStarterValidatesAndGenerates(_ starter: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run("init", "Shop", "--starter", starter)
    #expect(result.code == 0 && result.err == "")
    #expect(
      result.out == """
        wrote shop.nav.yaml
        wrote .navspec.yaml
        wrote .navspec/navspec.schema.json
        wrote .navspec/navspec-config.schema.json
        next: navspec validate && navspec generate

        """)
    let validated = try tool.run("validate", "--strict")
    #expect(validated.code == 0 && validated.err == "" && validated.out.hasPrefix("Shop: "))
    let generated = try tool.run("generate")
    #expect(generated.code == 0 && generated.err == "" && tool.read("Generated/Shop.nav.swift") != nil)
    #expect(try tool.run("resolve", "shop://nonsense").out.hasPrefix("shop://nonsense\n  unmatched\n"))
  }

  @Test func nothingIsOverwritten() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("spec: mine\n", to: ".navspec.yaml")
    let result = try tool.run("init", "Shop")
    #expect(result.code == 2)
    #expect(result.err == "Error: '.navspec.yaml' already exists; nothing is written\n")
    #expect(tool.read(".navspec.yaml") == Data("spec: mine\n".utf8))
    #expect(tool.read("shop.nav.yaml") == nil)
  }

  @Test func theFolderNamesTheAppUnlessYouDo() throws {
    let tool = try Tool()
    defer { tool.remove() }
    #expect(try tool.run("init", "--directory", "my-shop").code == 0)
    #expect(
      tool.read("my-shop/myshop.nav.yaml").map { String(decoding: $0, as: UTF8.self) }?
        .contains("  name: MyShop ") == true)
    let odd = try tool.run("init", "my shop")
    #expect(odd.code == 2 && odd.err.contains("for example 'MyShop'"))
    #expect(try tool.run("init", "Shop", "--starter", "windows").code == 2)
  }

  @Test func theSpecNamesTheSchemaBesideIt() throws {
    let tool = try Tool()
    defer { tool.remove() }
    _ = try tool.run("init", "Shop")
    for (name, schema) in [("shop.nav.yaml", "spec"), (".navspec.yaml", "config")] {
      let text = String(decoding: try #require(tool.read(name)), as: UTF8.self)
      let line = try #require(text.split(separator: "\n").first)
      let path = try #require(line.split(separator: "=").last)
      #expect(line.hasPrefix("# yaml-language-server: $schema="))
      #expect(
        try tool.run("schema", "--for", schema).out.utf8.elementsEqual(try #require(tool.read(String(path)))))
    }
  }
}
