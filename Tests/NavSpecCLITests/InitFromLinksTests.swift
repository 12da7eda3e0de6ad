import Foundation
import Testing

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
    /caf%C3%A9/x%20y
    """

  /// Runs `init`, and the three commands that users run next; gives the spec.
  private func spec(_ files: [(name: String, text: String)], _ tool: Tool) throws -> String {
    for file in files { try tool.write(file.text, to: file.name) }
    let result = try tool.run(["init", "Shop"] + files.flatMap { ["--from", $0.name] })
    #expect(result.code == 0 && result.err == "")
    let validated = try tool.run("validate", "--strict")
    #expect(validated.code == 0 && !validated.err.contains("warning["), "\(validated.err)")
    #expect(try tool.run("format", "--check").code == 0)
    #expect(try tool.run("generate").code == 0)
    return String(decoding: try #require(tool.read("shop.nav.yaml")), as: UTF8.self)
  }

  @Test func anAssociationFileAndAPropertyListMakeASpec() throws {
    let tool = try Tool()
    let text = try spec([("aasa.json", Self.association), ("Info.plist", Self.propertyList)], tool)
    for line in [
      "  schemes: [shop]", "  domains: [shop.example, \"*.shop.example\"]",
      "  product:\n    title: Product\n    params: {id: String}\n    links: [\"/products/{id}\"]",
      "  products:\n    title: Products\n    links: [\"/products\"]",
      "    params: {userID: String, id: String}\n    links: [\"/users/{userID}/orders/{id}\"]",
      "    links: [\"/search?q={q}{&page}\"]", "    links: [\"/item-{id}/buy\"]",
      "    links: [\"/self#top\"]",
      "  exclude: [\"/help{/_*}\"]", "'$(SCHEME)' is no URL scheme",
      "'*' of the association file takes every path",
      "'/item-??/buy' of the association file counts characters",
      "'*' of an association file also stands for several segments, and for nothing: no link opens '/products/a/b' and ",
      "These are the links of 'ABCDE12345.com.example.shop'; those of 'ABCDE12345.com.example.old' are left out.",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    let resolved = try tool.run("resolve", "https://www.shop.example/users/ann/orders/a-1", "/help/faq")
    #expect(resolved.out.contains("opened userOrder(userID: \"ann\", id: \"a-1\")"))
    #expect(resolved.out.contains("excluded"))
  }

  @Test func variablesVaryAndCaseIsIgnored() throws {
    let tool = try Tool()
    let file = """
      {"applinks": {"defaults": {"caseSensitive": false},
        "substitutionVariables": {"food": ["burrito", "pizza"]},
        "details": [{"appIDs": ["A.b"], "components": [
          {"/": "/$(lang)/help/*", "exclude": true}, {"#": "no_universal_links", "exclude": true},
          {"?": {"app": "no"}, "exclude": true}, {"/": "/$(lang)/$(food)-menu/*"}, {"/": "/a*-b*/c"},
          {"/": "/$(", "?": {"q": "1"}}, {"/": "/BUY"}, {"/": "/buy"}]}]}}
      """
    let text = try spec([("aasa.json", file)], tool)
    for line in [
      "    params: {lang: String, food: String, id: String}\n    links: [\"/{lang}/{food}-menu/{id}\"]",
      "  match: {case: insensitive}\n",
      "  exclude: [\"/{_}/help{/_*}\", \"{/_*}#no_universal_links\", \"{/_*}?app=no\"]",
      "links: [\"/a{id}-b{id2}/c\", \"/a-b{id2}/c\", \"/a{id}-b/c\", \"/a-b/c\"]",
      "links: [\"/$(?q=1\"]", "'/$(lang)/help/*' of the association file has a variable",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(!text.contains("every other path"))
    let resolved = try tool.run("resolve", "https://shop.example.com/de/pizza-MENU/7", "/Buy")
    #expect(resolved.out.contains("(lang: \"de\", food: \"pizza\", id: \"7\")"))
    #expect(resolved.out.contains("opened bUY"))
  }

  @Test func rulesThatDifferInCaseAreNoted() throws {
    let tool = try Tool()
    let file =
      #"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"/": "/a", "caseSensitive": false}, {"/": "/b"}]}]}}"#
    let text = try spec([("aasa.json", file)], tool)
    #expect(text.contains("# - Some rules of the association file ignore case") && !text.contains("match:"))
  }

  /// Every URL of a list opens a screen of its spec.
  @Test(arguments: [
    ["https://shop.example.com/items/42", "shop://items/42?color=red"],
    ["/items/42", "/items/6F9619FF-8B86-D011-B42D-00C04FC964FF"],
    ["/zip/90210", "/zip/01234", "/zip/99999999999999999999"],
    ["/A/1", "/a/b", "shop://A/1"],
    ["/caf%C3%A9", "/caf%c3%a9", "/café", "/%41b", "/Ab"],
    ["/u/:handle", "/u/:name/x", "/u/7", "/u/8/x", "/u/*"],
    ["/s?q=1", "/s?page=2&q=x", "/s?utm_source=mail", "/s/1?id=3"],
  ])
  func everyURLOfTheListOpensAScreen(_ urls: [String]) throws {
    let tool = try Tool()
    let text = try spec([("list", urls.joined(separator: "\n"))], tool)
    let resolved = try tool.run(
      ["resolve"] + urls.filter { !$0.contains(":handle") && !$0.contains(":name") })
    #expect(resolved.code == 0 && !resolved.out.contains("unmatched"), "\(text)\(resolved.out)")
    let types = text.contains(
      "# - Links to '/items/…' have values of several types; their param is a String.")
    #expect(types == urls.contains { $0.hasSuffix("00C04FC964FF") })
    #expect(
      text.contains("The key 'utm_source' of a query is left out") == urls.contains { $0.contains("utm") })
    #expect(text.contains("# - schemes: 'shop' is made up.") == !urls.contains { $0.hasPrefix("shop:") })
    #expect(
      text.contains("# - domains: 'shop.example.com' is made up.") == !urls.contains {
        $0.hasPrefix("https:")
      })
  }

  @Test func aStarterAndLinksAreRefusedTogether() throws {
    let tool = try Tool()
    try tool.write("/a\n", to: "list")
    let result = try tool.run("init", "Shop", "--starter", "split", "--from", "list")
    #expect(result.code == 2 && result.err.contains("'--from' begins with one stack: leave '--starter' out"))
    #expect(tool.read("shop.nav.yaml") == nil)
  }

  @Test func aBinaryPropertyListIsReadToo() throws {
    let tool = try Tool()
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
    let list =
      "/100%25/a\"b/{d\nhttps://{a}.example/x/y\n/{}/*/<a>\n/a/1/1?k=\"&self=1\n/\u{202E}\n/x/${id}/$id\n"
    let text = try spec([("odd\nname", list)], tool)
    #expect(text.contains("'{a}.example' is not a domain"))
    #expect(text.contains("links: [\"/100%25/a%22b/%7Bd\"]"))
    #expect(text.contains("links: [\"/x/{id}/{id2}\"]"))
  }

  /// What surrounds a URL in other texts is no part of it, and a host is none of a path.
  @Test func aURLInQuotesIsTheURL() throws {
    let tool = try Tool()
    let list = """
      \u{FEFF}"https://a.example/one",
      'shop://two'
      <https://b.example/three>
      `/four`;
      “/five”
      //c.example/six
      shop:seven/7
      https://d.example/#/eight/8
      """
    let text = try spec([("list", list)], tool)
    #expect(text.contains("  domains: [a.example, b.example, c.example, d.example]"))
    for path in ["/one", "/two", "/three", "/four", "/five", "/six", "/seven/{id}", "/#/eight/{id}"] {
      #expect(text.contains("    links: [\"\(path)\"]\n"), "\(path)")
    }
    #expect(text.contains("  schemes: [shop]"))
  }

  /// What a page that routes in its fragment writes there is text.
  @Test func aQueryInAFragmentIsNoPattern() throws {
    let tool = try Tool()
    let text = try spec([("list", "https://a.example/#/s/{id}?x=2\nhttps://a.example/y#/z?w=1\n")], tool)
    #expect(text.contains("    links: [\"/#/s/{id}%3Fx=2\"]\n") && !text.contains("no link opens"))
    #expect(try tool.run("resolve", "https://a.example/#/s/7?x=2").out.contains("(id: \"7\")"))
  }

  /// As the routers of Express, ASP.NET and Next.js have them.
  @Test(arguments: ["{id?}", "{id:int}", ":id", "[id]", "[...id]", "{id}"])
  func aPlaceholderOfAnotherRouterIsOne(_ placeholder: String) throws {
    let text = try spec([("list", "https://a.example/item/\(placeholder)\n")], Tool())
    #expect(text.contains("    links: [\"/item/{id}\"]\n"), "\(text)")
  }

  @Test func whatIsBehindAPlaceholderIsText() throws {
    #expect(try spec([("list", "/item/:id.json\n")], Tool()).contains("    links: [\"/item/{id}.json\"]\n"))
  }

  /// A file excludes its own links. What another file names opens.
  @Test func aListOpensWhatAnAssociationFileExcludes() throws {
    let tool = try Tool()
    let file =
      #"{"applinks": {"details": [{"appID": "A.b", "paths": ["NOT /help/*", "NOT /x/*", "/buy/*"]}]}}"#
    let text = try spec([("aasa", file), ("list", "/help/faq\n/x/:id\n")], tool)
    #expect(
      text.contains(
        "'/help/*' is not excluded: its pattern closes '/help/faq', which '/help/faq' lets through."))
    let resolved = try tool.run("resolve", "/help/faq", "/buy/7").out
    #expect(resolved.ranges(of: "  opened ").count == 2)
  }

  @Test func aHostileFileEndsAndWritesOneCommentALine() throws {
    let tool = try Tool()
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
    let list = (0..<2_000).map { "https://d\($0 % 3).example.com/r\($0)/{a}\n" }.joined()
    try tool.write(list, to: "list")
    #expect(try tool.run("init", "Shop", "--from", "list").code == 0)
    let text = String(decoding: try #require(tool.read("shop.nav.yaml")), as: UTF8.self)
    #expect(text.contains("# - 1000 more links are left out.\n"))
    #expect(text.ranges(of: "    links: ").count == 1_000)
  }

  @Test(arguments: [
    ("{\"a\": 1}", "'links' is not an association file: it has no 'applinks' with 'details'"),
    ("{\"applinks\":", "links:1:13: this is not JSON: expected a value here"),
    ("{\n  \"applinks\": {\"details\": [}}", "links:2:28: this is not JSON: expected a value here"),
    ("{\"a\": 1} {", "links:1:10: this is not JSON: nothing may follow the end of the document"),
    ("{\"applinks\": {\"details\": []}}", "'links' has no links: no path, no URL scheme and no domain"),
    (
      "{\"applinks\": {\"details\": [{\"paths\": [1, {}, null, [\"/a\"]]}]}}",
      "'links' has no links: no path, no URL scheme and no domain"
    ),
    (
      "{\"applinks\": {\"details\": [{\"paths\": [\"NOT /a\"]}]}}",
      "'links' has no links: no path, no URL scheme and no domain"
    ),
    ("<plist>", "'links' is not a property list with URL schemes or associated domains"),
    (
      "bplist00",
      "'links' is not a property list with URL schemes or associated domains; see what it is: plutil -convert xml1 -o - 'links'"
    ),
    ("", "'links' has no links: no path, no URL scheme and no domain"),
    ("/a\nrecipes\n", "links:2: 'recipes' is neither a path that begins with '/' nor a URL"),
    (
      "/a\nexample.com:8080/x\n",
      "links:2: 'example.com:8080/x' is neither a path that begins with '/' nor a URL"
    ),
    (
      "https://a.example/login, the login page",
      "links:1: 'https://a.example/login, the login page' has a blank: one URL or path a line; in a URL a blank is '%20'"
    ),
    ("/a\n- /b", "links:2: '- /b' has a blank: one URL or path a line; in a URL a blank is '%20'"),
    (
      "/a%00b",
      "links:1: no app opens '/a%00b': it has a user name, '.' or '..' for a segment, a backslash or a '%' without text"
    ),
    (
      "https://b\u{FC}cher.example/x",
      "links:1: the host of 'https://b\u{FC}cher.example/x' is not ASCII; write its 'xn--' form"
    ),
    (
      "https://me@a.example/",
      "links:1: no app opens 'https://me@a.example/': it has a user name, '.' or '..' for a segment, a backslash or a '%' without text"
    ),
    (
      "/a/%2e%2E/b",
      "links:1: no app opens '/a/%2e%2E/b': it has a user name, '.' or '..' for a segment, a backslash or a '%' without text"
    ),
    ("file:///a", "links:1: the scheme of 'file:///a' is not the app's own"),
    ("mailto:a@example.com", "links:1: the scheme of 'mailto:a@example.com' is not the app's own"),
  ])
  func aFileWithoutLinksIsRefused(_ text: String, _ message: String) throws {
    let tool = try Tool()
    try tool.write(text, to: "links")
    let result = try tool.run("init", "Shop", "--from", "links")
    #expect(result.code == 2 && result.err == "Error: \(message)\n")
    #expect(tool.read("shop.nav.yaml") == nil)
  }
}
