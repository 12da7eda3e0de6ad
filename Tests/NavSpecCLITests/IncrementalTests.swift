import Foundation
import NavSpecCompiler
import Testing

/// What a second run of `generate` does and leaves alone.
@Suite struct IncrementalTests {
  private static let generate = ["generate", "-o", "out", "--tests", "tests"]

  private func shop() throws -> Tool {
    let tool = try Tool()
    try tool.write(shopSpec + "\ninclude: [parts/*.nav.yaml]\n", to: "shop.nav.yaml")
    try tool.write("navspec: 1\nfeature: help\nroutes: {faq: {parent: home}}\n", to: "parts/help.nav.yaml")
    #expect(try tool.run(Self.generate).out.hasSuffix("5 files: 5 written, 0 unchanged\n"))
    return tool
  }

  /// A run that compiles writes its stamp anew only where it differs: what it says tells what happened.
  private func stamp(_ tool: Tool) throws -> Data {
    try #require(tool.read("out/.Shop.navspec-stamp"))
  }

  @Test func aRunWithoutChangesDoesNotCompile() throws {
    let tool = try shop()
    defer { tool.remove() }
    let before = try stamp(tool)
    #expect(try tool.run(Self.generate).out == "5 files: 0 written, 5 unchanged\n")
    #expect(try stamp(tool) == before)
    // What the stamp tells is told again: the spec itself was not asked.
    var forged = try #require(Stamp([UInt8](before)))
    forged.report = "as the stamp says"
    try Data(forged.text.utf8).write(to: tool.folder.appendingPathComponent("out/.Shop.navspec-stamp"))
    #expect(try tool.run(Self.generate).err == "as the stamp says\n")
    #expect(try !tool.run(Self.generate + ["--no-stamp"]).err.contains("as the stamp says"))
    // Times say nothing: neither old nor new ones.
    _ = try tool.shell("touch -d '2001-01-01' shop.nav.yaml; touch -d '2038-01-01' out/Shop.nav.swift")
    let again = try tool.run(Self.generate)
    #expect(again.out == "5 files: 0 written, 5 unchanged\n" && again.err == "as the stamp says\n")
    // Nor does a file that nothing asks for.
    try tool.write("notes", to: "parts/notes.txt")
    try tool.write("// mine\n", to: "out/Mine.swift")
    #expect(try tool.run(Self.generate).err == "as the stamp says\n")
  }

  @Test func aSkippedRunTellsTheWarningsAgain() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec.replacing("cart: {", with: "lost: {}\n  cart: {"), to: "shop.nav.yaml")
    let first = try tool.run("generate", "-o", "out")
    #expect(first.err.contains("warning["))
    for environment in [[:], ["FORCE_COLOR": "1", "NO_COLOR": ""]] {
      let second = try tool.run(["generate", "-o", "out"], environment: environment)
      let third = try tool.run(["generate", "-o", "out", "--no-stamp"], environment: environment)
      #expect(second.err == third.err)
      #expect(second.err.contains("\u{1B}[") == !environment.isEmpty)
      #expect(second.out.contains(" 0 written"))
    }
    #expect(try tool.run("generate", "-o", "out").err == first.err)
  }

  /// Each change, and what the next run says it wrote.
  @Test(arguments: [
    ("printf ' # more' >> shop.nav.yaml", "5 files: 0 written"),
    ("sed -i 's/insider/member/' shop.nav.yaml", "written"),
    ("sed -i 's/faq/questions/' parts/help.nav.yaml", "wrote out/Help.nav.swift"),
    (
      "printf 'navspec: 1\\nfeature: news\\nroutes: {latest: {parent: home}}\\n' > parts/news.nav.yaml",
      "wrote out/News.nav.swift"
    ),
    (
      "rm parts/help.nav.yaml; printf 'navspec: 1\\nfeature: aid\\nroutes: {faq: {parent: home}}\\n' > parts/aid.nav.yaml",
      "removed out/Help.nav.swift"
    ),
    ("rm out/Help.nav.swift", "wrote out/Help.nav.swift"),
    ("printf '// more' >> out/Help.nav.swift", "wrote out/Help.nav.swift"),
    ("rm -r tests", "wrote tests/Shop+Tests.nav.swift"),
    ("printf 'swift: {indentation: 4}' > .navspec.yaml", "wrote out/Help.nav.swift"),
    (
      "printf 'baseline: known.yaml' > .navspec.yaml; navspec validate --write-baseline known.yaml > log",
      "5 files: 0 written"
    ),
    ("cp out/Help.nav.swift out/Old.nav.swift", "removed out/Old.nav.swift"),
    ("mkdir more; printf 'navspec: 1\\napp: {name: More}\\n' > shop2.nav.yaml", "2 root specs in"),
  ])
  func aChangeIsSeen(_ change: String, _ said: String) throws {
    let tool = try shop()
    defer { tool.remove() }
    #expect(try tool.shell(change).code == 0)
    let result = try tool.run(Self.generate)
    #expect((result.out + result.err).contains(said), "\(result.out)\(result.err)")
    guard result.code == 0 else { return }
    #expect(
      try tool.run(Self.generate).out.hasSuffix(
        " files: 0 written, \(try tool.contents(of: "out").count + 1) unchanged\n"))
    #expect(try tool.run(Self.generate + ["--check"]).code == 0)
  }

  @Test func aDayCountsWhereASuppressionEnds() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let line = "# navspec:disable:next unreachable-route until 2030-01-01 comes with the next version"
    try tool.write(
      shopSpec.replacing("cart: {", with: "\(line)\n  lost: {}\n  cart: {"), to: "shop.nav.yaml")
    // 2029-12-31 and 2030-01-01
    let before = ["SOURCE_DATE_EPOCH": "1893369600"], after = ["SOURCE_DATE_EPOCH": "1893456000"]
    let generate = ["generate", "-o", "out"]
    let words = try tool.run(generate, environment: before).err
    #expect(try tool.run(generate, environment: before).err == words)
    #expect(try tool.run(generate, environment: after).err != words)
    #expect(try tool.run(generate, environment: before).err == words)
  }

  @Test func whatIsNoStampIsIgnored() throws {
    let tool = try shop()
    defer { tool.remove() }
    let good = try stamp(tool)
    let place = tool.folder.appendingPathComponent("out/.Shop.navspec-stamp")
    var flipped = good
    flipped[good.count / 2] ^= 1
    let bad: [Data] = [
      Data(), Data(good.dropLast()), Data(good.prefix(good.count / 2)), good + Data("more\n".utf8), flipped,
      Data("navspec-stamp 2\n".utf8), Data(repeating: 0, count: 1000), Data(repeating: 0x61, count: 17 << 20),
    ]
    for data in bad {
      try data.write(to: place)
      try tool.write(
        "// Generated by navspec from parts/help.nav.yaml. Do not edit.\n", to: "out/Help.nav.swift")
      #expect(try tool.run(Self.generate).out.contains("wrote out/Help.nav.swift"))
      #expect(try stamp(tool) == good)
    }
    // A folder in its place, or a link: nothing is lost by either.
    try FileManager.default.removeItem(at: place)
    try tool.write("precious", to: "precious")
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "../precious")
    #expect(try tool.run(Self.generate).code == 0)
    #expect(tool.read("precious") == Data("precious".utf8))
    try FileManager.default.removeItem(at: place)
    try tool.write("", to: "out/.Shop.navspec-stamp/x")
    #expect(try tool.run(Self.generate).code == 0)
  }

  @Test func testsGoWithTheirOption() throws {
    let tool = try shop()
    defer { tool.remove() }
    try tool.write("// mine\n", to: "tests/Mine.swift")
    try tool.write("// mine\n", to: "tests/Mine+Tests.nav.swift")
    #expect(try tool.run("generate", "-o", "out").out.contains("removed tests/Shop+Tests.nav.swift\n"))
    #expect(try tool.contents(of: "tests").keys.sorted() == ["Mine+Tests.nav.swift", "Mine.swift"])
  }

  @Test func twoRootsShareAFolder() throws {
    let tool = try shop()
    defer { tool.remove() }
    try tool.write(
      "navspec: 1\napp: {name: Kiosk}\nroot: home\nroutes: {home: {}}\n", to: "kiosk/kiosk.nav.yaml")
    let kiosk = ["generate", "kiosk", "-o", "out"]
    let shop = ["generate", "shop.nav.yaml", "-o", "out", "--tests", "tests"]
    #expect(try tool.run(kiosk).out.hasSuffix("3 files: 3 written, 0 unchanged\n"))
    for _ in 0..<2 {
      #expect(try !tool.run(shop).out.contains("removed"))
      #expect(try !tool.run(kiosk).out.contains("removed"))
    }
    // Nor without any memory.
    #expect(try tool.shell("rm out/.*.navspec-stamp").code == 0)
    #expect(try !tool.run(shop).out.contains("removed"))
    #expect(try !tool.run(kiosk).out.contains("removed"))
    #expect(try tool.contents(of: "out").count == 7)
    // A root that is gone takes its files with it.
    #expect(try tool.shell("rm -r kiosk").code == 0)
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let out = try tool.run(shop).out
    for name in ["Kiosk", "Kiosk+Navigation", "Kiosk+SwiftUI", "Help"] {
      #expect(out.contains("removed out/\(name).nav.swift"), "\(out)")
    }
  }

  @Test func whatSomebodyElseWroteIsNotOverwritten() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write("// mine\nlet x = 1\n", to: "out/Shop+SwiftUI.nav.swift")
    let result = try tool.run(["generate", "-o", "out"])
    #expect(result.code == 2)
    #expect(result.err.contains("'out/Shop+SwiftUI.nav.swift' was not generated by navspec"), "\(result.err)")
    #expect(try tool.contents(of: "out").count == 1)
    // The project's header goes before the mark.
    try tool.write("swift: {header: \"Copyright\\n\\nthe shop\"}\n", to: ".navspec.yaml")
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("out"))
    #expect(try tool.run("generate", "-o", "out").code == 0)
    try tool.write("", to: ".navspec.yaml")
    #expect(try tool.run("generate", "-o", "out").out.contains("3 written"))
  }
}
