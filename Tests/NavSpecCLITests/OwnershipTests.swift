import Foundation
import Testing

/// One file, one root: what `generate` writes over and removes, and what it leaves to others.
@Suite struct OwnershipTests {
  private static let search = "feature: search\nroutes: {results: {parent: home}}\n"

  private static func app(_ name: String, _ more: String = "") -> String {
    "navspec: 1\napp: {name: \(name)}\n\(more)root: home\nroutes: {home: {}}\n"
  }

  /// Two apps, each with a feature whose file has the same name.
  private func shops() throws -> Tool {
    let tool = try Tool()
    for (folder, name) in [("p", "app"), ("q", "buy")] {
      try tool.write(
        Self.app(name.capitalized, "include: [features/*.nav.yaml]\n"), to: "\(folder)/\(name).nav.yaml")
      try tool.write(Self.search, to: "\(folder)/features/search.nav.yaml")
    }
    return tool
  }

  @Test(arguments: [true, false]) func oneFileHasOneRoot(_ hasStamps: Bool) throws {
    let tool = try shops()
    defer { tool.remove() }
    #expect(try tool.run("generate", "p/app.nav.yaml", "-o", "out").code == 0)
    if !hasStamps { _ = try tool.shell("rm out/.*stamp") }
    let before = try tool.contents(of: "out")
    let result = try tool.run("generate", "q/buy.nav.yaml", "-o", "out")
    #expect(result.code == 2 && result.out.isEmpty)
    let owner = hasStamps ? "'p/app.nav.yaml'" : "a spec named 'app.nav.yaml'"
    #expect(
      result.err.contains(
        "'out/Search.nav.swift' belongs to \(owner), and 'q/buy.nav.yaml' would overwrite it: give each an "
          + "output folder of its own"), "\(result.err)")
    #expect(try tool.contents(of: "out") == before)
    let check = try tool.run("generate", "q/buy.nav.yaml", "-o", "out", "--check")
    #expect(check.code == 1 && check.err.contains("'out/Search.nav.swift' belongs to"), "\(check.err)")
    // Nobody's any more.
    _ = try tool.shell("rm -r p out/Search.nav.swift")
    #expect(try tool.run("generate", "q/buy.nav.yaml", "-o", "out").code == 0)
  }

  @Test func aFolderThatMovedKeepsWhatIsOthers() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.app("One"), to: "p/one.nav.yaml")
    try tool.write(Self.app("Two"), to: "q/two.nav.yaml")
    for root in ["p", "q"] { #expect(try tool.run("generate", root, "-o", "out").code == 0) }
    _ = try tool.shell("mkdir -p app/sources; mv out app/sources/out")
    for _ in 0..<2 {
      let result = try tool.run("generate", "p", "-o", "app/sources/out")
      #expect(result.code == 0 && !result.out.contains("removed"), "\(result.out)")
    }
    #expect(tool.read("app/sources/out/Two.nav.swift") != nil)
    // What is gone from a folder that did not move is.
    #expect(try tool.run("generate", "q", "-o", "app/sources/out").code == 0)
    _ = try tool.shell("rm -r q; echo '# more' >> p/one.nav.yaml")
    #expect(
      try tool.run("generate", "p", "-o", "app/sources/out").out.contains(
        "removed app/sources/out/Two.nav.swift"))
  }

  @Test func aRuntimeStaysThatAnotherRootNeeds() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.app("One"), to: "p/one.nav.yaml")
    try tool.write(Self.app("Two"), to: "q/two.nav.yaml")
    let one = ["generate", "p", "-o", "a", "--tests", "tests", "--runtime"]
    let two = ["generate", "q", "-o", "b", "--tests", "tests", "--runtime"]
    for arguments in [one + ["embed"], two + ["embed"], one + ["package"]] {
      #expect(try tool.run(arguments).code == 0)
    }
    #expect(try tool.run(two + ["embed", "--check"]).code == 0)
    _ = try tool.shell("rm -r a tests/One*")
    let last = try tool.run(two + ["package"])
    #expect(last.code == 0 && last.out.contains("removed tests/NavSpecTesting/"), "\(last.out)")
  }

  @Test func twoRootsOfOneNameDoNotShareAStamp() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.app("Shop"), to: "p/app.nav.yaml")
    try tool.write(Self.app("Mall"), to: "q/app.nav.yaml")
    #expect(try tool.run("generate", "p", "-o", "out").code == 0)
    let before = try tool.contents(of: "out")
    let stamp = tool.read("out/.App.navspec-stamp")
    for remove in ["true", "rm out/App.nav.swift"] {
      _ = try tool.shell(remove)
      let result = try tool.run("generate", "q", "-o", "out")
      #expect(result.code == 2 && result.err.contains("belongs to 'p/app.nav.yaml', and 'q/app.nav.yaml'"))
      #expect(tool.read("out/.App.navspec-stamp") == stamp)
    }
    #expect(try tool.run("generate", "p", "-o", "out").code == 0)
    #expect(try tool.contents(of: "out") == before)
    // The same file by another way is the same root, and what another way leads to later.
    _ = try tool.shell("ln -s p r")
    #expect(try tool.run("generate", "r", "-o", "out").code == 0)
    _ = try tool.shell("ln -s p now")
    #expect(try tool.run("generate", "now", "-o", "linked").code == 0)
    _ = try tool.shell("ln -sfn q now")
    #expect(try tool.run("generate", "now", "-o", "linked").out.contains("3 written"))
    // What moved is the same too, and what is gone claims nothing.
    _ = try tool.shell("mv p s")
    #expect(try tool.run("generate", "s", "-o", "out").code == 0)
    _ = try tool.shell("rm out/*")
    #expect(try tool.run("generate", "q", "-o", "out").code == 0)
  }

  /// As in a fresh checkout: stamps are not committed.
  @Test func withoutStampsOthersFilesStay() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(
      Self.app("Shop", "include: [{path: cart.nav.yaml, module: Cart}]\n"), to: "app.nav.yaml")
    try tool.write("navspec: 1\nfeature: cart\nroutes: {list: {}}\n", to: "cart.nav.yaml")
    for spec in ["cart.nav.yaml", "app.nav.yaml"] {
      #expect(try tool.run("generate", spec, "-o", "out").code == 0)
    }
    for spec in ["cart.nav.yaml", "app.nav.yaml"] {
      _ = try tool.shell("rm -f out/.*stamp")
      let check = try tool.run("generate", spec, "-o", "out", "--check")
      #expect(check.code == 0, "\(check.out)")
      #expect(try !tool.run("generate", spec, "-o", "out").out.contains("removed"))
    }
    #expect(tool.read("out/Cart.nav.swift") != nil)
  }

  /// A feature that was generated by itself becomes a part of the app, and the other way round.
  @Test func aRootThatIsIncludedIsNoOtherRoot() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let part = Self.app("Shop", "include: [cart.nav.yaml]\n")
    try tool.write(Self.app("Shop"), to: "app.nav.yaml")
    try tool.write("navspec: 1\nfeature: cart\nroutes: {list: {}}\n", to: "cart.nav.yaml")
    for spec in ["cart.nav.yaml", "app.nav.yaml"] {
      #expect(try tool.run("generate", spec, "-o", "out").code == 0)
    }
    try tool.write(part, to: "app.nav.yaml")
    let whole = try tool.run("generate", "app.nav.yaml", "-o", "out")
    #expect(whole.code == 0 && whole.out.contains("wrote out/Cart.nav.swift"), "\(whole.err)")
    #expect(tool.read("out/.Cart.navspec-stamp") == nil)
    let cart = ["generate", "cart.nav.yaml", "-o", "out"]
    try tool.write(Self.app("Shop"), to: "app.nav.yaml")
    let early = try tool.run(cart)
    #expect(early.code == 2 && early.err.contains("belongs to 'app.nav.yaml'"), "\(early.err)")
    // A build system knows who writes what, and does both at once.
    #expect(try tool.run(cart + ["--planned", "Cart.nav.swift"]).code == 0)
    #expect(try !tool.run("generate", "app.nav.yaml", "-o", "out").out.contains("removed"))
    #expect(try tool.run(cart).out.hasSuffix("1 file: 0 written, 1 unchanged\n"))
  }

  @Test func testsOfSeveralRootsLieTogether() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.app("Shop"), to: "shop.nav.yaml")
    try tool.write(Self.app("Mall"), to: "mall.nav.yaml")
    let shop = ["generate", "shop.nav.yaml", "-o", "a", "--tests", "t", "--runtime", "embed"]
    let mall = ["generate", "mall.nav.yaml", "-o", "b", "--tests", "t"]
    #expect(try tool.run(shop).code == 0)
    let before = try tool.contents(of: "t")
    #expect(try !tool.run(mall).out.contains("removed"))
    #expect(try !tool.run(Array(mall.prefix(4))).out.contains("NavSpecTesting"))
    #expect(try tool.contents(of: "t") == before)
    // What was this root's goes.
    let out = try tool.run(Array(shop.prefix(6))).out
    #expect(out.contains("removed t/NavSpecTesting/RouteChecks.runtime.swift"), "\(out)")
  }

  @Test func whatCannotBeReadIsNotOverwritten() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.app("Shop"), to: "shop.nav.yaml")
    try tool.write("my own work", to: "out/Shop.nav.swift")
    // As somebody who may not read everything.
    let user = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    let navspec = "\(user)'\(Tool.binary.path)'"
    if try tool.shell("\(navspec) --version").code == 0 {
      _ = try tool.shell("chmod 777 . out; chmod 200 out/Shop.nav.swift; chown 65534 out/Shop.nav.swift")
      for option in ["", "--check"] {
        let result = try tool.shell("\(navspec) generate -o out \(option)")
        #expect(
          result.code == 2 && result.err.contains("'out/Shop.nav.swift' cannot be read")
            && result.err.contains("permission denied"), "\(result.err)")
      }
      _ = try tool.shell("chmod 600 out/Shop.nav.swift")
      #expect(tool.read("out/Shop.nav.swift") == Data("my own work".utf8))
    }
    for (command, why) in [
      ("mkfifo", "a device or a pipe"), ("mkdir", "a folder"), ("ln -s /dev/null", "a device"),
    ] {
      _ = try tool.shell("rm -rf out; mkdir out; \(command) out/Shop.nav.swift")
      let result = try tool.run("generate", "-o", "out")
      #expect(result.code == 2 && result.err.contains(why), "\(result.err)")
      #expect(try tool.shell("test -f out/Shop.nav.swift").code != 0)
    }
  }

  /// A formatter or a licence bot touches the header first.
  @Test func aCheckShowsWhatHappenedToTheHeader() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.app("Shop"), to: "shop.nav.yaml")
    #expect(try tool.run("generate", "-o", "out").code == 0)
    _ = try tool.shell("sed -i '1s/.*/\\/\\/ ours/' out/Shop.nav.swift")
    let check = try tool.run("generate", "-o", "out", "--check")
    #expect(check.code == 1 && check.out.hasSuffix("3 files: 2 up to date, 1 stale\n"), "\(check.out)")
    #expect(
      check.out.contains("\n-// ours\n+// Generated by navspec from shop.nav.yaml. Do not edit.\n"),
      "\(check.out)")
    #expect(check.err.contains("'out/Shop.nav.swift' was not generated by navspec"))
    #expect(try tool.run("generate", "-o", "out").code == 2)
  }

  /// Pids come again, in containers with every run.
  @Test func whatAKilledRunLeftIsRemovedWhateverItsNumber() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.app("Shop"), to: "shop.nav.yaml")
    #expect(try tool.run("generate", "-o", "out").code == 0)
    _ = try tool.shell("touch out/.navspec-new.1.0 out/.navspec-new.$$.0")
    #expect(try tool.run("generate", "-o", "out").out == "3 files: 0 written, 3 unchanged\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path + "/out")
    #expect(!names.contains { $0.hasPrefix(".navspec-new") }, "\(names)")
    _ = try tool.shell("touch out/.navspec-new.1.0")
    #expect(try tool.run("graph", "-o", "out/graph.dot").code == 0)
    #expect(tool.read("out/.navspec-new.1.0") == nil)
  }
}
