import Foundation
import Testing

@Suite struct FixTests {
  /// Two mistakes of spelling, one of which hides another, and one without a fix.
  private static let broken = """
    # A shop.
    navspec: 1
    app: {name: Shop}   # short
    root: home
    routes:
      home:   {tittle: Home, to: [item]}
      item:
        presentt: shet
        requires: nobody
    """

  @Test func safeFixesAreAppliedAndAllElseIsKept() throws {
    let tool = try Tool()
    try tool.write(Self.broken, to: "shop.nav.yaml")
    let result = try tool.run("validate", "--fix")
    #expect(
      result.out == """
        fixed shop.nav.yaml:6: write 'title'
        fixed shop.nav.yaml:8: write 'present: sheet'
        2 fixes in 1 file; no fix for 1 problem
        Shop: 2 routes, 0 links in 1 file: 1 error

        """)
    #expect(result.err.contains("unknown-condition"))
    #expect(result.code == 1)
    let expected = Self.broken.replacingOccurrences(of: "tittle", with: "title")
      .replacingOccurrences(of: "presentt: shet", with: "present: sheet")
    #expect(tool.read("shop.nav.yaml") == Data(expected.utf8))
  }

  @Test func aDifferenceIsPrintedAndNothingWritten() throws {
    let tool = try Tool()
    try tool.write(Self.broken, to: "shop.nav.yaml")
    let result = try tool.run("validate", "--diff", "--format", "plain")
    #expect(result.out.hasPrefix("--- a/shop.nav.yaml\n+++ b/shop.nav.yaml\n@@ -3,7 +3,7 @@\n"))
    #expect(
      result.out.contains("-  home:   {tittle: Home, to: [item]}\n+  home:   {title: Home, to: [item]}\n"))
    #expect(!result.out.contains("error"))
    #expect(result.err.hasSuffix("3 errors\n"))
    #expect(tool.read("shop.nav.yaml") == Data(Self.broken.utf8))
    #expect(try tool.run("validate", "-", "--diff", input: Self.broken).out.contains("+++ <stdin>\n"))
  }

  @Test func whatIsLeftIsSaidAndWhy() throws {
    let tool = try Tool()
    try tool.write(
      "navspec: 1\napp: {name: Shop}\nroot: home\nroutes:\n  home: {to: [itam]}\n  item: {}\n",
      to: "shop.nav.yaml")
    let safe = try tool.run("validate", "--fix")
    #expect(
      safe.out == """
        left shop.nav.yaml:5: write 'item' (--unsafe applies it: it may change the meaning)
        0 fixes in 0 files, 1 left
        Shop: 2 routes, 0 links in 1 file: 1 error

        """)
    let unsafe = try tool.run("validate", "--fix", "--unsafe")
    #expect(unsafe.out.hasPrefix("fixed shop.nav.yaml:5: write 'item'\n1 fix in 1 file\n"))
    // Standard output is the report's.
    let json = try tool.run("validate", "--fix", "--format", "json")
    #expect(json.out.hasPrefix("{") && json.code == 0)
  }

  @Test func filesThatAreIncludedAreFixedToo() throws {
    let tool = try Tool()
    try tool.write(
      "navspec: 1\napp: {name: Shop}\nroot: home\ninclude: [parts/*.nav.yaml]\nroutes:\n  home: {to: [item]}\n",
      to: "shop.nav.yaml")
    try tool.write("routes:\n  item: {tittle: Item}\n", to: "parts/item.nav.yaml")
    #expect(try tool.run("validate", "--fix").code == 0)
    #expect(tool.read("parts/item.nav.yaml") == Data("routes:\n  item: {title: Item}\n".utf8))
    #expect(try tool.run("validate", "--fix").out == "Shop: 2 routes, 0 links in 2 files: no problems\n")
  }

  @Test func aFileOutsideTheFolderIsNeverWritten() throws {
    let tool = try Tool()
    try tool.write("routes:\n  item: {tittle: Item}\n", to: "other/item.nav.yaml")
    try tool.write(
      "navspec: 1\napp: {name: Shop}\nroot: home\ninclude: [item.nav.yaml]\nroutes:\n  home: {tittle: Home}\n",
      to: "shop/shop.nav.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appendingPathComponent("shop/item.nav.yaml").path,
      withDestinationPath: "../other/item.nav.yaml")
    #expect(try tool.run("validate", "shop/shop.nav.yaml", "--fix").code == 1)
    #expect(tool.read("other/item.nav.yaml") == Data("routes:\n  item: {tittle: Item}\n".utf8))
    #expect(
      tool.read("shop/shop.nav.yaml").map { String(decoding: $0, as: UTF8.self) }?.contains("title") == true)
  }

  @Test func whoMayReadAFileStaysAndALinkStaysALink() throws {
    let tool = try Tool()
    try tool.write(Self.broken, to: "real.nav.yaml")
    let real = tool.folder.appendingPathComponent("real.nav.yaml").path
    let link = tool.folder.appendingPathComponent("link.nav.yaml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.nav.yaml")
    _ = try tool.run("validate", "link.nav.yaml", "--fix")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.nav.yaml")
    let mode = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(tool.read("real.nav.yaml").map { String(decoding: $0, as: UTF8.self) }?.contains("sheet") == true)
  }

  @Test func whatCannotBeMeantIsRefused() throws {
    let tool = try Tool()
    #expect(try tool.run("validate", "-", "--unsafe", input: Self.broken).code == 2)
    #expect(try tool.run("validate", "-", "--fix", input: Self.broken).code == 2)
  }
}
