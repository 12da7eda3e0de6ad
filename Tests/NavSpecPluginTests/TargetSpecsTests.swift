import Foundation
import NavSpecCompiler
import NavSpecModel
import NavSpecWorkspace
import TestSupport
import Testing

/// The specs of a target, before anything is compiled.
struct TargetSpecsTests {
  @Test func namesFilesAsTheCompilerDoes() {
    let names = [
      "recipes.nav.yaml", "Recipes.nav.yaml", "a b.nav.yaml", "user-profile.nav.yaml", "x.yaml", "y.yml",
      "größe.nav.yaml", "メモ.nav.yaml", "a(b)'c.nav.yaml", "v1.2.nav.yaml", "_x.nav.yaml", "9.nav.yaml",
    ]
    for name in names {
      #expect(TargetSpecs.output(of: "/a/b.c/\(name)") == SwiftName.file(forSpec: "/a/b.c/\(name)"))
      #expect(
        TargetSpecs.output(of: name, topic: "SwiftUI") == SwiftName.file(forSpec: name, topic: "SwiftUI"))
    }
  }

  @Test func matchesAsTheCompilerDoes() {
    let patterns = ["*", "*.yaml", "a*", "*a*b", "?", "a?c", "**", "*?*", ".*", "abc", "a*b*c*", "日?"]
    let names = ["", "a", "abc", ".yaml", "x.yaml", "aab", "ab", "a.b.c", ".a", "日本", "aXbYc", "aXbYcZ"]
    for pattern in patterns {
      for name in names {
        #expect(
          SpecFolder.matches(name, pattern) == Glob.matches(name, pattern: pattern), "\(name) \(pattern)")
      }
    }
  }

  @Test func plansAllThatEverySpecGenerates() throws {
    let valid = repository.appending(path: "specs/valid")
    for app in try FileManager.default.contentsOfDirectory(atPath: valid.path).sorted() {
      let folder = valid.appending(path: app).path
      let plan = TargetSpecs(
        specs: SpecFolder().tree(below: folder), folder: folder, isReplanned: true)
      let run = try #require(plan.runs.first)
      #expect(plan.runs.count == 1 && plan.problems.isEmpty)
      let compilation = try CheckedSpec(
        root: SpecFolder.name(of: run.spec), files: specs(in: folder))
      for isEmbedded in [false, true] {
        // Everything that a project may want.
        let settings = Array("swift: {typedNavigation: true}".utf8)
        var configuration = try Configuration.read(settings, path: ".navspec.yaml")
        configuration.embedsRuntime = isEmbedded
        let files = try compilation.files(of: .swift, configuration)
        let planned = try manifest(of: run).files(files, root: "x", named: "x")
        #expect(planned.map(\.name) == run.outputs)
        #expect(
          planned.contains {
            $0.name.hasSuffix("+Runtime.nav.swift") && ($0.text.count > 100_000) == isEmbedded
          })
        for file in files where !file.name.contains("/") { #expect(planned.contains(file)) }
      }
    }
  }

  /// The tool reads what the plugin writes.
  private func manifest(of run: TargetSpecs.Run) throws -> BuildManifest {
    let work = FileManager.default.temporaryDirectory.appending(path: "manifest \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    try run.writeManifest(to: work)
    return try BuildManifest(file: run.manifest(in: work).path)
  }

  @Test func writesAManifestOfAnyPath() throws {
    var run = TargetSpecs.Run(
      spec: "/a", project: "/", folder: "a", outputs: ["Größe.nav.swift"],
      inputs: ["/a b/\"x\".yaml", "/tab\there", "/line\nbreak", "/'é'\\#: {[,"], replanned: "/p")
    run.absent = ["/メモ/\u{1F600}"]
    let manifest = try manifest(of: run)
    #expect(manifest.outputs == run.outputs && manifest.inputs == run.inputs && manifest.absent == run.absent)
    #expect(manifest.folders == ["/p"])
  }

  @Test func plansIncludesGlobsAndFilesNobodyIncludesYet() throws {
    let plan = try Folder([
      "Sources/App/app.nav.yaml": Self.app + "include: [features/*.nav.yaml, deep/**/x.nav.yaml]",
      "Sources/App/features/a.nav.yaml": "feature: a\ninclude: [../more/c.nav.yaml]",
      "Sources/App/features/b.nav.yaml": "feature: b",
      "Sources/App/more/c.nav.yaml": "navspec: 1",
      "Sources/App/more/alone.nav.yaml": "feature: alone",
      "Sources/App/deep/er/x.nav.yaml": "feature: x",
      "Sources/App/main.swift": "",
      ".navspec.yaml": "baseline: known.json",
      "known.json": "{}",
    ]).plan("Sources/App")
    let run = try #require(plan.runs.first)
    #expect(plan.runs.count == 1)
    #expect(run.folder == "app")
    #expect(run.spec == "Sources/App/app.nav.yaml")
    #expect(run.project == "")
    #expect(
      Set(run.outputs) == [
        "App.nav.swift", "A.nav.swift", "B.nav.swift", "C.nav.swift", "Alone.nav.swift", "X.nav.swift",
        "App+Edges.nav.swift", "A+Edges.nav.swift", "B+Edges.nav.swift", "C+Edges.nav.swift",
        "Alone+Edges.nav.swift", "X+Edges.nav.swift", "App+Navigation.nav.swift", "App+SwiftUI.nav.swift",
        "App+Runtime.nav.swift",
      ])
    #expect(
      Set(run.inputs) == [
        "Sources/App/app.nav.yaml", "Sources/App/features/a.nav.yaml", "Sources/App/features/b.nav.yaml",
        "Sources/App/more/c.nav.yaml", "Sources/App/more/alone.nav.yaml", "Sources/App/deep/er/x.nav.yaml",
        ".navspec.yaml", "known.json", "Sources",
      ])
  }

  @Test func looksForSettingsThatAreNotThereYet() throws {
    let files = ["Sources/Apps/A/app.nav.yaml": Self.app, "Sources/Apps/A/main.swift": ""]
    let bare = try Folder(files)
    let run = try #require(bare.plan("Sources/Apps/A").runs.first)
    #expect(run.inputs == ["Sources/Apps/A/app.nav.yaml", "Sources/Apps", "Sources", ""])
    #expect(run.absent == ["Sources/Apps/.navspec.yaml", "Sources/.navspec.yaml", ".navspec.yaml"])
    // In the target's own folder the build system sees for itself, unless it does not.
    let other = try #require(bare.plan("Sources/Apps/A", isReplanned: false).runs.first)
    #expect(other.inputs.contains("Sources/Apps/A") && other.absent.first == "Sources/Apps/A/.navspec.yaml")
    let settled = try Folder(files.merging(["Sources/.navspec.yaml": "{}"]) { $1 })
    let near = try #require(settled.plan("Sources/Apps/A").runs.first)
    #expect(near.inputs == ["Sources/Apps/A/app.nav.yaml", "Sources/.navspec.yaml", "Sources/Apps"])
    #expect(near.absent == ["Sources/Apps/.navspec.yaml"])
  }

  @Test func looksForNewFilesWhereTheBuildSystemDoesNot() throws {
    let folder = try Folder([
      "Sources/App/app.nav.yaml": Self.app + "include: ['features/**/*.nav.yaml']",
      "Sources/App/features/deep/a.nav.yaml": "feature: a",
    ])
    let inputs = try #require(folder.plan("Sources/App", isReplanned: false).runs.first).inputs
    #expect(inputs.contains("Sources/App/features") && inputs.contains("Sources/App/features/deep"))
  }

  @Test func givesEachOfSeveralRootsItsOwn() throws {
    let plan = try Folder([
      "App/one.nav.yaml": Self.app + "include: [a.nav.yaml]",
      "App/two.nav.yaml": Self.app + "include: [b.nav.yaml]",
      "App/a.nav.yaml": "feature: a", "App/b.nav.yaml": "feature: b",
    ]).plan("App")
    #expect(plan.problems.isEmpty)
    #expect(plan.runs.map(\.folder) == ["one", "two"])
    #expect(plan.runs[0].outputs.contains("A.nav.swift") && !plan.runs[0].outputs.contains("B.nav.swift"))
    #expect(plan.runs[1].outputs.contains("B.nav.swift") && !plan.runs[1].outputs.contains("A.nav.swift"))
    // The runtime is embedded once in a module.
    #expect(plan.runs.map { $0.outputs.contains { $0.contains("+Runtime") } } == [true, false])
  }

  @Test func refusesOneFileInTwoRootsOfATarget() throws {
    let plan = try Folder([
      "App/one.nav.yaml": Self.app + "include: [a.nav.yaml]",
      "App/two.nav.yaml": Self.app + "include: [a.nav.yaml]",
      "App/a.nav.yaml": "feature: a",
    ]).plan("App")
    let problem = try #require(plan.problems.first)
    #expect(plan.problems.count == 1)
    #expect(problem.message.hasPrefix("both 'one.nav.yaml' and 'two.nav.yaml' would generate 'A.nav.swift'"))
  }

  @Test func aSpecWithAnotherEndingIsAProblem() throws {
    let plan = TargetSpecs(specs: ["/nowhere/shop.nav.yml"], folder: "/nowhere", isReplanned: true)
    #expect(plan.runs.isEmpty && plan.problems.map(\.file) == ["/nowhere/shop.nav.yml"])
    #expect(plan.problems.first?.message == "this file is not read: the names of specs end in '.nav.yaml'")
    #expect(
      TargetSpecs.isSpec("a.nav.yml") && TargetSpecs.isSpec("a.nav.yaml") && !TargetSpecs.isSpec("a.yaml"))
  }

  @Test func sharesASpecOutsideTheTarget() throws {
    let folder = try Folder([
      "Sources/A/.navspec.yaml": "spec: ../../Specs/shop.nav.yaml",
      "Sources/B/.navspec.yaml": "spec: ../../Specs/shop.nav.yaml",
      "Specs/shop.nav.yaml": Self.app + "include: ['f/*.nav.yaml']",
      "Specs/f/cart.nav.yaml": "feature: cart",
      "Specs/admin.nav.yaml": Self.app + "include: [users.nav.yaml]",
      "Specs/users.nav.yaml": "feature: users",
    ])
    let runs = folder.plan("Sources/A").runs
    #expect(runs.map(\.spec) == ["Specs/shop.nav.yaml"])
    #expect(runs.map(\.project) == ["Sources/A"])
    #expect(runs.first?.outputs.first == "Shop.nav.swift")
    #expect(runs.first?.outputs.contains("Cart.nav.swift") == true)
    #expect(runs.first?.outputs.contains { $0.hasPrefix("Users") || $0.hasPrefix("Admin") } == false)
    // SwiftPM plans nothing anew for what happens there.
    #expect(runs.first?.inputs.contains("Specs/f") == true)
    #expect(folder.plan("Sources/B").runs.map(\.spec) == ["Specs/shop.nav.yaml"])
  }

  @Test func plansFeaturesOfTheirOwnPackage() throws {
    let runs = try Folder([
      "Sources/Cart/cart.nav.yaml": "feature: cart\ninclude: [parts/pay.nav.yaml]",
      "Sources/Cart/parts/pay.nav.yaml": "navspec: 1",
      "Sources/Cart/help.nav.yaml": "feature: help",
    ]).plan("Sources/Cart").runs
    #expect(runs.map(\.spec) == ["Sources/Cart/cart.nav.yaml", "Sources/Cart/help.nav.yaml"])
    #expect(runs.map(\.outputs) == [["Cart.nav.swift", "Pay.nav.swift"], ["Help.nav.swift"]])
  }

  @Test func readsFeaturesOfOtherModulesAndGeneratesThemNot() throws {
    let run = try #require(
      try Folder([
        "App/app.nav.yaml": Self.app + "include: [{path: ../Cart/cart.nav.yaml, module: Cart}]",
        "Cart/cart.nav.yaml": "feature: cart\ninclude: [pay.nav.yaml]",
        "Cart/pay.nav.yaml": "navspec: 1",
      ]).plan("App").runs.first)
    #expect(!run.outputs.contains("Cart.nav.swift") && !run.outputs.contains("Pay.nav.swift"))
    // Where an app's screens lead is the app's.
    #expect(run.outputs.contains("Cart+Edges.nav.swift"))
    #expect(run.inputs.contains("Cart/cart.nav.yaml") && run.inputs.contains("Cart/pay.nav.yaml"))
  }

  @Test func hasNothingToDoForATargetWithoutSpecs() throws {
    #expect(try Folder(["App/main.swift": "", ".navspec.yaml": "spec: Specs"]).plan("App").runs.isEmpty)
  }

  private static let app = "navspec: 1\napp: {name: A}\nroot: home\nroutes: {home: {}}\n"
}

/// A folder with files, gone with the value.
private final class Folder {
  private let root: String

  init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "plan \(UUID().uuidString)")
    root = url.path
    for (path, text) in files.merging(["Package.swift": ""], uniquingKeysWith: { own, _ in own }) {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// The plan of a target, its paths below the folder.
  func plan(_ target: String, isReplanned: Bool = true) -> (
    runs: [TargetSpecs.Run], problems: [(file: String, message: String)]
  ) {
    let folder = root + "/" + target
    let plan = TargetSpecs(
      specs: SpecFolder().tree(below: folder), folder: folder, isReplanned: isReplanned)
    func short(_ path: String) -> String { String(path.dropFirst(root.count + 1)) }
    let runs = plan.runs.map { run in
      var run = run
      run.spec = short(run.spec)
      run.project = short(run.project)
      run.inputs = run.inputs.map(short)
      run.absent = run.absent.map(short)
      return run
    }
    return (runs, plan.problems)
  }
}

/// All specs below a folder.
private func specs(in folder: String) -> MemorySpecFiles {
  var files = MemorySpecFiles([:])
  for path in SpecFolder().tree(below: folder) {
    files.contents[String(path.dropFirst(folder.count + 1))] = FileManager.default.contents(atPath: path).map(
      Array.init)
  }
  return files
}
