import Foundation
import Testing

@Suite struct InitTests {
  @Test(arguments: ["tabs", "stack", "split"])
  func aStarterValidatesAndGenerates(_ starter: String) throws {
    let tool = try Tool()
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

  @Test(arguments: [
    (
      ["Package.swift", "Sources/Shop/main.swift"], "Sources/Shop/Generated", "",
      "Package.swift: the target has"
    ),
    (
      ["Package.swift", "Sources/A/a.swift", "Sources/B/b.swift"], "Generated", "",
      "Package.swift: set 'outputs.swift'"
    ),
    (
      ["My App.xcodeproj/project.pbxproj", "My App/App.swift"], "My App/Generated", "",
      "My App.xcodeproj: add 'My App/"
    ),
    (
      ["project.yml", "Sources/App.swift"], "Sources/Generated", " && xcodegen",
      "project.yml: the target's sources"
    ),
    (
      ["Project.swift", "Shop.xcodeproj/project.pbxproj", "Shop/App.swift"], "Shop/Generated",
      " && tuist generate",
      "Project.swift: the target's sources"
    ),
  ])
  func codeGoesAmongTheSourcesOfAProject(
    _ files: [String], _ folder: String, _ command: String, _ advice: String
  ) throws {
    let tool = try Tool()
    for file in files { try tool.write("", to: file) }
    let started = try tool.run("init", "Shop")
    #expect(
      started.code == 0
        && started.out.contains("next: navspec validate && navspec generate\(command)\n\(advice)"))
    let generated = try tool.run("generate")
    #expect(generated.code == 0 && tool.read("\(folder)/Shop.nav.swift") != nil, "\(generated.err)")
  }

  @Test(arguments: [
    (
      "project.yml", "name: Coffee\ntargets:\n  Coffee: {type: application, sources: [{path: App/Code}]}\n",
      "App/Code"
    ),
    ("project.yml", "name: Coffee\ntargets:\n  Coffee:\n    sources: ./App/Code/\n", "App/Code"),
    ("project.yml", "name: Coffee\ntargets: {Coffee: {sources: [../App/Code]}}\n", nil),
    (
      "Project.swift",
      "let name = \"x\"\nlet project = Project(\n  name: \"Coffee\",\n  targets: [.target(name: \"C\", sources: [\"App/Code/**\"])])\n",
      "App/Code"
    ),
    ("Project.swift", "let project = Project(name: \"Coffee\", targets: targets)\n", nil),
    ("project.yml", "name: [Coffee\n", nil),
  ])
  func theManifestOfAGeneratorNamesTheAppAndItsSources(
    _ file: String, _ text: String, _ sources: String?
  ) throws {
    let tool = try Tool()
    try tool.write("", to: "below/App/Code/App.swift")
    try tool.write("", to: "App/Code/App.swift")
    try tool.write(text, to: "below/\(file)")
    let started = try tool.run("-C", "below", "init")
    let name = text.contains("[Coffee") ? "below" : "coffee"
    #expect(started.code == 0 && started.out.hasPrefix("wrote \(name).nav.yaml\n"), "\(started)")
    let folder = sources.map { $0 + "/Generated" } ?? "Generated"
    #expect(tool.text("below/.navspec.yaml").contains("outputs: {swift: \(folder)}\n"))
  }

  /// The target is the application of a system that the tool writes for: frameworks and others are not it.
  @Test(arguments: [
    (
      [
        "project.yml": """
        name: Vault
        targets:
          Kit: {type: framework, platform: iOS, sources: [{path: Kit}]}
          Watch: {type: application, platform: watchOS, sources: Watch}
          Vault: {type: application, platform: iOS, sources: [{path: Info.plist}, {path: App}]}

        """
      ], "App"
    ),
    (
      [
        "project.yml": """
        name: Vault
        targetTemplates: {App: {type: application, supportedDestinations: [tvOS, macOS]}}
        targets:
          Demo: {templates: [App], sources: [Kit]}
          Vault: {templates: [App], sources: App}

        """
      ], "App"
    ),
    (
      ["project.yml": "name: ${APP}\ntargets: {Kit: {type: framework, sources: [\"${APP}/Code\", Kit]}}\n"],
      "Kit"
    ),
    (
      [
        "Project.swift": """
        let project = Project(name: "Vault", targets: [
          .target(name: "Kit", destinations: .iOS, product: .framework, sources: ["Kit/**"]),
          .target(name: "Clip", destinations: .iOS, product: .appClip, sources: ["Clip/**"]),
          .target(name: "Watch", destinations: [.appleWatch], product: .app, sources: ["Watch/**"]),
          .target(name: "Demo", destinations: .iOS, product: .app, sources: ["Kit/**"]),
          .target(name: "Vault", destinations: .iOS, product: .app, sources: ["\\(root)/x", "App/**", "Kit/**"]),
        ])

        """
      ], "App"
    ),
    (
      [
        "Kit.xcodeproj/project.pbxproj": """
        1 = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
        """,
        "Vault.xcodeproj/project.pbxproj": """
        1 = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
        2 = {isa = PBXNativeTarget; name = "App"; productType = "com.apple.product-type.application"; };
        """,
      ], "App"
    ),
  ])
  func codeGoesToTheTargetThatIsAnApp(_ files: [String: String], _ folder: String) throws {
    let tool = try Tool()
    for (path, text) in files { try tool.write(text, to: "below/\(path)") }
    for name in ["App", "Kit", "Watch", "Clip"] { try tool.write("", to: "below/\(name)/Code.swift") }
    let started = try tool.run("-C", "below", "init")
    let isNamed = !files.values.contains { $0.contains("${APP}") }
    #expect(
      started.code == 0 && started.out.hasPrefix("wrote \(isNamed ? "vault" : "below").nav.yaml\n"),
      "\(started)")
    #expect(tool.text("below/.navspec.yaml").contains("outputs: {swift: \(folder)/Generated}\n"))
  }

  /// The folder of schemas cannot be made: nothing is left behind.
  @Test func aFailureLeavesNothing() throws {
    let tool = try Tool()
    try tool.write("", to: ".navspec")
    let result = try tool.run("init", "Shop")
    #expect(result.code == 2 && result.out == "", "\(result)")
    #expect(tool.read("shop.nav.yaml") == nil && tool.read(".navspec.yaml") == nil)
  }

  /// The scheme that is made up for an app is none of the system's.
  @Test func anAppWithTheNameOfASchemeValidates() throws {
    let tool = try Tool()
    #expect(try tool.run("init", "Maps").code == 0)
    let validated = try tool.run("validate", "--strict")
    #expect(validated.code == 0, "\(validated.err)")
    #expect(tool.text("maps.nav.yaml").contains("schemes: [maps-app]"))
  }

  /// What `init` says that a package needs is what its spec is for.
  @Test(arguments: [
    ["--starter", "tabs"], ["--starter", "stack"], ["--starter", "split"], ["--from", "links"],
  ])
  func theSystemsOfTheAdviceAreThoseOfTheSpec(_ options: [String]) throws {
    let tool = try Tool()
    try tool.write("/a\n", to: "links")
    try tool.write("", to: "Package.swift")
    try tool.write("", to: "Sources/Shop/main.swift")
    let advice = try tool.run(["init", "Shop"] + options).out
    let systems = try #require(advice.firstMatch(of: /needs iOS (\d+), macOS (\d+) or later/)).output
    let platforms = try #require(tool.text("shop.nav.yaml").firstMatch(of: /platforms: \{(.*)\}/)).output.1
    #expect(platforms.contains("iOS: \"\(systems.1).0\""))
    #expect(!platforms.contains("macOS") || platforms.contains("macOS: \"\(systems.2).0\""))
  }

  @Test func aSpecThatIsThereGetsSettings() throws {
    let tool = try Tool()
    let spec = "navspec: 1\napp: {name: Shop, schemes: [shop]}\nroot: home\nroutes: {home: {}}\n"
    try tool.write(spec, to: "specs/my shop.nav.yaml")
    try tool.write("mine", to: ".navspec/navspec.schema.json")
    let other = try tool.run("init", "Other")
    #expect(
      other.code == 2
        && other.err.hasPrefix("Error: 'specs/my shop.nav.yaml' already is the spec; nothing is written"))
    #expect(tool.read("other.nav.yaml") == nil && tool.read(".navspec.yaml") == nil)
    let result = try tool.run("init")
    #expect(
      result.out == """
        kept specs/my shop.nav.yaml
        wrote .navspec.yaml
        wrote .navspec/navspec-config.schema.json
        next: navspec validate && navspec generate

        """)
    #expect(
      tool.text("specs/my shop.nav.yaml") == spec && tool.text(".navspec/navspec.schema.json") == "mine")
    #expect(try tool.run("generate").code == 0)
    try FileManager.default.removeItem(at: tool.folder.appending(path: ".navspec.yaml"))
    try tool.write(spec, to: "other.nav.yaml")
    let several = try tool.run("init")
    #expect(
      several.code == 2 && several.err.contains("several specs: 'other.nav.yaml', 'specs/my shop.nav.yaml'"))
  }

  @Test(arguments: ["", "specs/"])
  func aFeatureNamesTheSchemaAndJoinsTheSpec(_ folder: String) throws {
    let tool = try Tool()
    try tool.write(
      "navspec: 1\napp: {name: Shop, schemes: [shop]}\nroot: home\nroutes: {home: {}}\n",
      to: folder + "shop.nav.yaml")
    #expect(try tool.run("init").code == 0)
    let first = try tool.run("init", "--feature", "search")
    #expect(
      first.out == """
        wrote \(folder)features/search.nav.yaml
        next: write 'include: ["features/*.nav.yaml"]' in \(folder)shop.nav.yaml, and 'to: [search.start]' in the route \
        that leads there; then navspec validate

        """)
    let line = try #require(tool.text(folder + "features/search.nav.yaml").split(separator: "\n").first)
    let schema = try #require(line.split(separator: "=").last)
    #expect(tool.read("\(folder)features/\(schema)") == tool.read(".navspec/navspec.schema.json"))
    #expect(tool.read("\(folder)features/\(schema)") != nil)
    #expect(try tool.run("init", "--feature", "search").code == 2)
    try tool.write(
      """
      navspec: 1
      app: {name: Shop, schemes: [shop]}
      include: ["features/*.nav.yaml"]
      root: home
      routes:
        home: {to: [search.start, cart.start]}

      """, to: folder + "shop.nav.yaml")
    let second = try tool.run("init", "--feature", "cart")
    #expect(second.out.contains("next: write 'to: [cart.start]' in the route"), "\(second.out)")
    let validated = try tool.run("validate", "--strict")
    #expect(validated.code == 0, "\(validated.err)")
    #expect(try tool.run("format", "--check").code == 0)
  }

  @Test func aFeatureNeedsANameAndASpec() throws {
    let tool = try Tool()
    #expect(try tool.run("init", "--feature", "search").err.contains("no root spec in this folder"))
    #expect(try tool.run("init", "Shop", "--directory", "app").code == 0)
    let odd = try tool.run("init", "--feature", "../x y", "--directory", "app")
    #expect(odd.code == 2 && odd.err.contains("'../x y' cannot name a feature") && odd.err.contains("'xY'"))
    #expect(try tool.run("init", "--feature", "search", "--directory", "app").code == 0)
    #expect(tool.text("app/features/search.nav.yaml").contains("=../.navspec/navspec.schema.json\n"))
    for words in [["Shop", "--feature", "x"], ["--starter", "tabs", "--feature", "x"]] {
      #expect(try tool.run(["init"] + words).err.contains("'--feature' adds to a spec"))
    }
  }

  @Test func generateWithoutAFolderNamesTheOneOfTheProject() throws {
    let tool = try Tool()
    try tool.write("navspec: 1\napp: {name: Shop}\nroot: home\nroutes: {home: {}}\n", to: "shop.nav.yaml")
    #expect(try tool.run("generate").err.contains("-o 'FOLDER'"))
    try tool.write("", to: "Package.swift")
    try tool.write("", to: "Sources/Shop/main.swift")
    let result = try tool.run("generate")
    #expect(result.code == 2 && result.err.contains("-o 'Sources/Shop/Generated'"), "\(result.err)")
  }

  @Test func aLinkedFolderOfSourcesIsNotTheProjects() throws {
    let tool = try Tool()
    try tool.write("", to: "project/Shop.xcodeproj/project.pbxproj")
    try tool.write("", to: "elsewhere/App.swift")
    let link = tool.folder.appending(path: "project/Shop")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: tool.folder.appending(path: "elsewhere"))
    #expect(try tool.run("-C", "project", "init", "Shop").code == 0)
    #expect(try tool.run("-C", "project", "generate").code == 0)
    #expect(tool.read("project/Generated/Shop.nav.swift") != nil)
  }

  @Test func nothingIsOverwritten() throws {
    let tool = try Tool()
    try tool.write("spec: mine\n", to: ".navspec.yaml")
    let result = try tool.run("init", "Shop")
    #expect(result.code == 2)
    #expect(result.err == "Error: '.navspec.yaml' already exists; nothing is written\n")
    #expect(tool.read(".navspec.yaml") == Data("spec: mine\n".utf8))
    #expect(tool.read("shop.nav.yaml") == nil)
  }

  @Test func theProjectOrTheFolderNamesTheAppUnlessYouDo() throws {
    let tool = try Tool()
    #expect(try tool.run("init", "--directory", "my-shop").code == 0)
    #expect(
      tool.read("my-shop/myShop.nav.yaml").map { String(decoding: $0, as: UTF8.self) }?
        .contains("  name: MyShop ") == true)
    try tool.write("", to: "app/My Recipes.xcodeproj/project.pbxproj")
    #expect(try tool.run("-C", "app", "init").out.hasPrefix("wrote myRecipes.nav.yaml\n"))
    try tool.write("", to: "package/Package.swift")
    try tool.write("", to: "package/Sources/Recipes/main.swift")
    #expect(try tool.run("-C", "package", "init").out.hasPrefix("wrote recipes.nav.yaml\n"))
    let odd = try tool.run("init", "my shop")
    #expect(odd.code == 2 && odd.err.contains("for example 'MyShop'"))
    #expect(try tool.run("init", "Shop", "--starter", "windows").code == 2)
  }

  @Test func theSpecNamesTheSchemaBesideIt() throws {
    let tool = try Tool()
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
