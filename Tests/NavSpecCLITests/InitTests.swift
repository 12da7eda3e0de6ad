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
    defer { tool.remove() }
    for file in files { try tool.write("", to: file) }
    let started = try tool.run("init", "Shop")
    #expect(
      started.code == 0
        && started.out.contains("next: navspec validate && navspec generate\(command)\n\(advice)"))
    let generated = try tool.run("generate")
    #expect(generated.code == 0 && tool.read("\(folder)/Shop.nav.swift") != nil, "\(generated.err)")
  }

  @Test func generateWithoutAFolderNamesTheOneOfTheProject() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("navspec: 1\napp: {name: Shop}\nroot: home\nroutes: {home: {}}\n", to: "shop.nav.yaml")
    #expect(try tool.run("generate").err.contains("-o 'FOLDER'"))
    try tool.write("", to: "Package.swift")
    try tool.write("", to: "Sources/Shop/main.swift")
    let result = try tool.run("generate")
    #expect(result.code == 2 && result.err.contains("-o 'Sources/Shop/Generated'"), "\(result.err)")
  }

  @Test func aLinkedFolderOfSourcesIsNotTheProjects() throws {
    let tool = try Tool()
    defer { tool.remove() }
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
    defer { tool.remove() }
    try tool.write("spec: mine\n", to: ".navspec.yaml")
    let result = try tool.run("init", "Shop")
    #expect(result.code == 2)
    #expect(result.err == "Error: '.navspec.yaml' already exists; nothing is written\n")
    #expect(tool.read(".navspec.yaml") == Data("spec: mine\n".utf8))
    #expect(tool.read("shop.nav.yaml") == nil)
  }

  @Test func theProjectOrTheFolderNamesTheAppUnlessYouDo() throws {
    let tool = try Tool()
    defer { tool.remove() }
    #expect(try tool.run("init", "--directory", "my-shop").code == 0)
    #expect(
      tool.read("my-shop/myshop.nav.yaml").map { String(decoding: $0, as: UTF8.self) }?
        .contains("  name: MyShop ") == true)
    try tool.write("", to: "app/My Recipes.xcodeproj/project.pbxproj")
    #expect(try tool.run("-C", "app", "init").out.hasPrefix("wrote myrecipes.nav.yaml\n"))
    try tool.write("", to: "package/Package.swift")
    try tool.write("", to: "package/Sources/Recipes/main.swift")
    #expect(try tool.run("-C", "package", "init").out.hasPrefix("wrote recipes.nav.yaml\n"))
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

/// `init --from`: a spec of the links that an app has already.
@Suite struct InitFromLinksTests {
  private static let association = """
    {"applinks": {"details": [
      {"appIDs": ["ABCDE12345.com.example.shop"], "components": [
        {"/": "/help/*", "exclude": true}, {"/": "/products/*"}, {"/": "/products"},
        {"/": "/users/*/orders/*"}, {"/": "/search", "?": {"q": "?*", "page": "*"}}, {"/": "/item-??/buy"},
        {"/": "*"}, {"/": "/self", "#": "top"}]},
      {"appID": "ABCDE12345.com.example.old", "paths": ["/old/*", "NOT /old/legal"]}]}}
    """
  private static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
      <array><string>shop</string><string>$(SCHEME)</string></array></dict></array>
      <key>com.apple.developer.associated-domains</key>
      <array><string>applinks:shop.example?mode=developer</string><string>applinks:*.shop.example</string></array>
    </dict></plist>
    """
  private static let list = """
    # what support sends
    https://www.shop.example/
    https://www.shop.example/category/shoes?sort=price#top
    /order/42
    /order/7
    /order/42/track
    /u/:handle
    shop://cart
    shop://profile/6F9619FF-8B86-D011-B42D-00C04FC964FF
    /wiki/**
    /caf%C3%A9/x y
    """

  /// Runs `init`, and the three commands that users run next; gives the spec.
  private func spec(_ files: [(name: String, text: String)], _ tool: Tool) throws -> String {
    for file in files { try tool.write(file.text, to: file.name) }
    let result = try tool.run(["init", "Shop"] + files.flatMap { ["--from", $0.name] })
    #expect(result.code == 0 && result.err == "")
    let validated = try tool.run("validate", "--strict")
    #expect(validated.code == 0 && validated.err == "", "\(validated.err)")
    #expect(try tool.run("format", "--check").code == 0)
    #expect(try tool.run("generate").code == 0)
    return String(decoding: try #require(tool.read("shop.nav.yaml")), as: UTF8.self)
  }

  @Test func anAssociationFileAndAPropertyListMakeASpec() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let text = try spec([("aasa.json", Self.association), ("Info.plist", Self.propertyList)], tool)
    for line in [
      "  schemes: [shop]", "  domains: [shop.example, \"*.shop.example\"]",
      "  product:\n    title: Product\n    params: {id: String}\n    links: [\"/products/{id}\"]",
      "  products:\n    title: Products\n    links: [\"/products\"]",
      "    params: {userID: String, id: String}\n    links: [\"/users/{userID}/orders/{id}\"]",
      "    links: [\"/search{?page,q}\"]", "    links: [\"/item-{id}/buy\"]", "  selfScreen:",
      "  exclude: [\"/help{/_*}\", \"/old/legal\"]", "'$(SCHEME)' is no URL scheme", "asks for a fragment",
      "'*' of the association file takes every path",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    let resolved = try tool.run("resolve", "https://www.shop.example/users/ann/orders/a-1", "/help/faq")
    #expect(resolved.out.contains("opened userOrder(userID: \"ann\", id: \"a-1\")"))
    #expect(resolved.out.contains("excluded"))
  }

  @Test func aBinaryPropertyListIsReadToo() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let list: [String: Any] = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["shop"]]]]
    let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    try binary.write(to: tool.folder.appending(path: "Info.plist"))
    #expect(try tool.run("init", "Shop", "--from", "Info.plist").code == 0)
    #expect(
      tool.read("shop.nav.yaml").map { String(decoding: $0, as: UTF8.self) }?.contains("  schemes: [shop]")
        == true)
    try binary.dropLast(20).write(to: tool.folder.appending(path: "cut.plist"))
    let cut = try tool.run("init", "Shop", "--from", "cut.plist", "--directory", "other")
    #expect(cut.code == 2 && cut.err.contains("plutil -convert xml1 -o - 'cut.plist'"), "\(cut.err)")
  }

  @Test func aListOfURLsMakesASpec() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let text = try spec([("urls.txt", Self.list)], tool)
    for line in [
      "  domains: [www.shop.example]", "  home:\n    title: Home\n    links: [\"/\"]",
      "  categoryShoes:\n    title: Category Shoes\n    params: {sort: \"String?\"}",
      "  order:\n    title: Order\n    params: {id: Int}\n    links: [\"/order/{id}\"]\n  orderTrack:",
      "    links: [\"/u/{handle}\"]", "    params: {id: UUID}\n    links: [\"/profile/{id}\"]",
      "    links: [\"/wiki/{+rest}\"]", "    links: [\"/caf%C3%A9/x%20y\"]",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(try tool.run("resolve", "shop://cart").out.contains("opened cart"))
  }

  @Test func oddTextOfALinkStaysText() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let list =
      "/100%/a\"b\\c/{d\nhttps://a b\"]: {x/y\nx:y://z\n/{}/*/<a b>\n/a/1/1?k=\"&self=1\n/\u{202E}/\u{7}\n"
    let text = try spec([("odd\nname", list)], tool)
    #expect(text.contains("'a b\"]: {x' is no domain"))
    #expect(text.contains("links: [\"/100%25/a%22b%5Cc/%7Bd\"]"))
  }

  @Test func aHostileFileEndsAndWritesOneCommentALine() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let endless = try tool.run("init", "Shop", "--from", "/dev/zero")
    #expect(endless.code == 2 && endless.err == "Error: '/dev/zero' has more than 4194304 bytes\n")
    try tool.write(String(repeating: "[", count: 100_000), to: "brackets")
    let refused = try tool.run("init", "Shop", "--from", "brackets")
    #expect(refused.code == 2 && refused.err.utf8.count < 400)
    // What ends a line of YAML, though not of JSON.
    let association = #"{"applinks": {"details": [{"appID": "A.b", "paths": ["/a"]}]}, "x": "y"}"#
    let plist = """
      <plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
      <array><string>shop</string><string>a b\u{2028}root: evil\u{85}tabs: x</string></array></dict></array></dict></plist>
      """
    let text = try spec([("association", association), ("Info.plist", plist)], tool)
    #expect(text.contains("# - 'a b root: evil tabs: x' is no URL scheme"))
    #expect(!text.contains { ["\u{2028}", "\u{85}"].contains($0) })
  }

  @Test func aSpecBeginsWithAThousandRoutes() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let list = (0..<20_000).map { "https://d\($0 % 3).example.com/r\($0)/{a}\n" }.joined()
    try tool.write(list, to: "list")
    #expect(try tool.run("init", "Shop", "--from", "list").code == 0)
    let text = String(decoding: try #require(tool.read("shop.nav.yaml")), as: UTF8.self)
    #expect(text.contains("# - 19000 more links are left out.\n"))
    #expect(text.ranges(of: "    links: ").count == 1_000)
  }

  @Test(arguments: [
    ("{\"a\": 1}", "'links' is not an association file: it has no 'applinks' with 'details'"),
    ("<plist>", "'links' is not a property list with URL schemes or associated domains"),
    (
      "bplist00",
      "'links' is not a property list with URL schemes or associated domains; see what it is: plutil -convert xml1 -o - 'links'"
    ),
    ("", "'links' has no links: no path, no URL scheme and no domain"),
    ("/a\nrecipes\n", "links:2: 'recipes' is neither a path that begins with '/' nor a URL"),
  ])
  func aFileWithoutLinksIsRefused(_ text: String, _ message: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(text, to: "links")
    let result = try tool.run("init", "Shop", "--from", "links")
    #expect(result.code == 2 && result.err == "Error: \(message)\n")
    #expect(tool.read("shop.nav.yaml") == nil)
  }
}
