import Foundation
import Testing

@Suite struct FormatTests {
  private static let spec = "navspec:  1\napp: {name: Shop}\nroot: home\ninclude: [part.nav.yaml]\n"
  private static let part = "routes:\n    home: {}\n"

  @Test func aSpecIsFormattedWithAllItIncludes() throws {
    let tool = try Tool()
    try tool.write(Self.spec, to: "shop.nav.yaml")
    try tool.write(Self.part, to: "part.nav.yaml")
    let check = try tool.run("format", "--check")
    #expect(check.code == 1)
    #expect(
      check.out == "shop.nav.yaml is not in canonical layout\npart.nav.yaml is not in canonical layout\n")
    #expect(tool.read("part.nav.yaml") == Data(Self.part.utf8))
    #expect(try tool.run("format").out == "formatted shop.nav.yaml\nformatted part.nav.yaml\n")
    #expect(tool.read("part.nav.yaml") == Data("routes:\n  home: {}\n".utf8))
    let again = try tool.run("format", "--check")
    #expect(again.code == 0 && again.out == "")
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let tool = try Tool()
    #expect(try tool.run("format", "-", input: Self.part).out == "routes:\n  home: {}\n")
    #expect(try tool.run("format", "-", "--check", input: Self.part).code == 1)
  }

  @Test func whatIsNoYAMLIsReportedAndLeft() throws {
    let tool = try Tool()
    try tool.write("navspec: 1\napp: {name: Shop\n", to: "shop.nav.yaml")
    let result = try tool.run("format", "shop.nav.yaml")
    #expect(result.code == 1 && result.err.contains("error[invalid-yaml]"))
    #expect(tool.read("shop.nav.yaml") == Data("navspec: 1\napp: {name: Shop\n".utf8))
  }

  @Test(arguments: ["tabs", "stack", "split"])
  func aStarterIsInCanonicalLayout(_ starter: String) throws {
    let tool = try Tool()
    _ = try tool.run("init", "Starter", "--starter", starter)
    #expect(try tool.run("format", "--check").code == 0)
  }
}
