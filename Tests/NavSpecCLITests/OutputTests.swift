import Foundation
import Testing

@Suite struct OutputTests {
  @Test func generateWritesOnlyWhatChanged() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let first = try tool.run("generate", "-o", "out/Generated")
    #expect(first.code == 0 && first.out.contains("wrote out/Generated/Shop.nav.swift"))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appendingPathComponent("out/Generated").path)
    let second = try tool.run("generate", "-o", "out/Generated")
    #expect(second.out == "\(names.count) files: 0 written, \(names.count) unchanged\n")
  }

  @Test func generateRefusesASpecWithErrorsAndTouchesNothing() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec + "\nfrob: 1\n", to: "shop.nav.yaml")
    let result = try tool.run("generate", "-o", "out")
    #expect(result.code == 1 && result.out == "")
    #expect(!FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("out").path))
  }

  @Test func anOutputThatCannotBeWrittenIsAClearError() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write("", to: "out")
    let result = try tool.run("generate", "-o", "out")
    #expect(result.code == 2 && result.err.contains("'out'"))
  }

  @Test func aLinkStaysALink() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write("", to: "real/graph.dot")
    let link = tool.folder.appendingPathComponent("g.dot").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/graph.dot")
    #expect(try tool.run("graph", "-o", "g.dot").code == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/graph.dot")
    #expect(try #require(tool.read("real/graph.dot")).starts(with: Array("digraph".utf8)))
  }

  @Test func theGraphIsDotUnlessAskedOtherwise() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    #expect(try tool.run("graph").out.hasPrefix("digraph"))
    #expect(try tool.run("graph", "-o", "g.dot").code == 0)
    #expect(try tool.run("graph", "-o", "g.pdf").code == 2)
  }

  @Test(.enabled(if: Self.hasDot, "Graphviz's dot is not installed"))
  func picturesAreDrawnByDot() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    #expect(try tool.run("graph", "-o", "g.svg").code == 0)
    #expect(String(decoding: try #require(tool.read("g.svg")), as: UTF8.self).contains("<svg"))
    #expect(try tool.run("graph", "-o", "g.png").code == 0)
    #expect(try #require(tool.read("g.png")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func withoutDotTheInstallCommandIsNamed() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let result = try tool.run("graph", "-o", "g.svg", environment: ["PATH": "/nowhere"])
    #expect(result.code == 2 && result.err.contains("apt-get install graphviz"))
    #expect(tool.read("g.svg") == nil)
  }

  @Test func theModelIsVersionedJSON() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let result = try tool.run("model")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    #expect(
      (object["routes"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == [
        "home", "item", "cart", "secret", "signIn",
      ])
  }

  /// `.navspec.yaml` names the places; an option goes before.
  @Test func theConfigurationSaysWhereToWrite() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let missing = try tool.run("generate")
    #expect(missing.code == 2 && missing.err.contains("outputs: {swift: FOLDER}"))
    try tool.write(
      "outputs: {swift: Sources/Made, graph: docs/made/shop.dot, model: made/shop.json}\n",
      to: ".navspec.yaml")
    #expect(try tool.run("generate").out.contains("wrote Sources/Made/Shop.nav.swift"))
    #expect(try tool.run("graph").out == "wrote docs/made/shop.dot\n")
    #expect(try tool.run("model").out == "wrote made/shop.json\n")
    #expect(tool.read("docs/made/shop.dot")?.starts(with: Array("digraph".utf8)) == true)
    let model = try tool.run("model", "-o", "-")
    #expect(Data(model.out.utf8) == tool.read("made/shop.json"))
    #expect(try tool.run("graph", "-o", "-").out.hasPrefix("digraph"))
    #expect(try tool.run("generate", "-o", "other").out.contains("wrote other/Shop.nav.swift"))
  }

  @Test(arguments: ["../made", "/tmp/made", "~/made", "a/../../made", "''", "a\\b"])
  func anOutputThatLeadsOutIsRefused(_ path: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write("outputs: {swift: \(path)}\n", to: ".navspec.yaml")
    let result = try tool.run("generate")
    #expect(result.code == 2 && result.err.contains("[output-escape]"), "\(result.err)")
  }

  @Test func anOutputBehindALinkStaysInTheFolder() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let other = try Tool()
    defer { other.remove() }
    let link = tool.folder.appendingPathComponent("out").path
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write("outputs: {swift: out/Made, graph: dangling.dot}\n", to: ".navspec.yaml")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: other.folder.path)
    let result = try tool.run("generate")
    #expect(result.code == 2 && result.err.contains("a link that leads out of this folder"))
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appendingPathComponent("dangling.dot").path,
      withDestinationPath: other.folder.appendingPathComponent("new.dot").path)
    #expect(try tool.run("graph").code == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.folder.path) == [])
    // One that stays inside is followed.
    try FileManager.default.removeItem(atPath: link)
    try tool.write("", to: "real/here")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
    #expect(try tool.run("generate").code == 0)
    #expect(tool.read("real/Made/Shop.nav.swift") != nil)
  }

  private static var hasDot: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/dot") }
  }
}
