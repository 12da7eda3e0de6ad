import Foundation
import TestSupport
import Testing

@Suite struct ResolveTests {
  /// One JSON object a line.
  private func lines(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func theJSONIsTheContract() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let result = try tool.run(
      "resolve", "shop.nav.yaml", "https://shop.example.com/item/7?tags=a&tags=b", "--format", "json")
    #expect(
      result.out == """
        {"url": "https://shop.example.com/item/7?tags=a&tags=b", "result": "opened", "route": "item", \
        "params": {"id": 7, "tags": ["a", "b"]}, \
        "stack": [{"route": "home", "params": {}}, {"route": "item", "params": {"id": 7, "tags": ["a", "b"]}}], \
        "pattern": "/item/{id}{?tags,note}"}

        """)
    #expect(result.code == 0)
  }

  /// `docs/schema/navspec-resolution.schema.json` has every key that a line may have.
  @Test func theSchemaHasTheKeys() throws {
    let tool = try Tool()
    try tool.write(
      """
      navspec: 1
      app: { name: Shop, schemes: [shop] }
      conditions: { signedIn: { redirect: signIn } }
      links: { redirects: { "/old": "/list" }, exclude: ["/legal"] }
      tabs: { first: { root: home } }
      routes:
        home: { to: [list] }
        list: { requires: signedIn, links: ["/list"] }
        signIn: { present: sheet }
      """, to: "shop.nav.yaml")
    let urls = ["shop://old", "shop://legal", "shop://lisp"]
    let result = try tool.run(
      ["resolve", "shop.nav.yaml"] + urls + ["--condition", "signedIn=false", "--format", "json"])
    let file = repository.appending(path: "docs/schema/navspec-resolution.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let known = try #require(schema["properties"] as? [String: [String: Any]])
    let found = try lines(result.out)
    #expect(Set(found.flatMap(\.keys)) == Set(known.keys))
    #expect(found.map { $0["result"] as? String } == ["blocked", "excluded", "unmatched"])
    let nearest = try #require(found[2]["nearest"] as? [String: Any])
    #expect(Set(nearest.keys) == Set(try #require(known["nearest"]?["properties"] as? [String: Any]).keys))
  }

  @Test(arguments: ["\u{1B}[31m", "\u{7}", "\u{9B}2J", "\u{202E}"])
  func noControlCharacterReachesTheTerminal(_ text: String) throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    for arguments in [
      ["resolve", "shop.nav.yaml", "shop://item/\(text)"], ["url", "shop.nav.yaml", text], [text],
    ] {
      let result = try tool.run(arguments)
      #expect(!(result.out + result.err).unicodeScalars.contains(text.unicodeScalars.first ?? " "))
    }
  }

  @Test func urlsComeFromAFileOrStandardInput() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write("\u{FEFF}/cart\n# of last year\nshop://item/3\n\nnonsense\n", to: "urls.txt")
    let file = try tool.run("resolve", "--from", "urls.txt", "--format", "json")
    #expect(try lines(file.out).map { $0["result"] as? String } == ["opened", "opened", "unmatched"])
    let input = try tool.run("resolve", "--from", "-", "--format", "json", input: "/cart\n")
    #expect(try lines(input.out).map { $0["route"] as? String } == ["cart"])
  }

  /// A vertical tab or a line separator is part of a URL, however wrong it is there.
  @Test func linesOfAFileEndAtLineFeedsOnly() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let result = try tool.run(
      "resolve", "--from", "-", "--format", "json", input: "/cart\r\n/a\u{B}b\u{2028}c\u{85}d\n/cart")
    #expect(try lines(result.out).map { $0["result"] as? String } == ["opened", "unmatched", "opened"])
  }

  @Test func aLineThatIsTooLongEndsTheRunWithItsNumber() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let long = String(repeating: "x", count: 2_000_000)
    for text in ["/cart\n\(long)\n/cart\n", "/cart\n\(long)"] {
      let result = try tool.run("resolve", "--from", "-", "--format", "json", input: text)
      #expect(result.code == 2 && result.err.contains("line 2 of '-' is longer than 1048576 bytes"))
      #expect(try lines(result.out).count == 1)
    }
  }

  @Test func aSpecHasANameBeforeTheDot() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: ".nav.yaml")
    for arguments in [["validate"], ["validate", ".nav.yaml"], ["validate", "./.nav.yaml"]] {
      let result = try tool.run(arguments)
      #expect(result.code == 2 && result.err.contains("no name before '.nav.yaml'"), "\(result.err)")
    }
  }

  @Test func aFolderWithoutASpecIsNoSpec() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    try tool.write("", to: "item/readme.md")
    let result = try tool.run("resolve", "/", "/tmp", "--format", "json")
    #expect(try lines(result.out).map { $0["result"] as? String } == ["opened", "unmatched"])
    #expect(try tool.run("url", "item", "id=7").out == "https://shop.example.com/item/7\n")
    #expect(try tool.run("resolve", ".", "/").code == 0)
  }

  @Test func anUnmetConditionBlocks() throws {
    let tool = try Tool()
    // Without a redirect there is nowhere to send the user.
    try tool.write(
      shopSpec.replacingOccurrences(of: "insider: { redirect: signIn }", with: "insider: {}"),
      to: "shop.nav.yaml")
    let result = try tool.run(
      "resolve", "/cart", "/secret", "--format", "json", "--condition", "signedIn=false", "--condition",
      "insider=false")
    let objects = try lines(result.out)
    #expect(objects.map { $0["result"] as? String } == ["blocked", "unavailable"])
    #expect(objects.map { $0["blockedBy"] as? String } == ["signedIn", "insider"])
    let unknown = try tool.run("resolve", "/cart", "--condition", "signedin=false")
    #expect(unknown.code == 2)
    #expect(unknown.err == "Error: the spec has no condition 'signedin'; did you mean 'signedIn'?\n")
  }

  @Test func aPersonaAnswersConditions() throws {
    let tool = try Tool()
    try tool.write(shopSpec + "\npersonas: { guest: { signedIn: false } }\n", to: "shop.nav.yaml")
    func result(_ options: String...) throws -> String? {
      try lines(tool.run(["resolve", "/cart", "--format", "json"] + options).out)[0]["result"] as? String
    }
    #expect(try result() == "opened")
    #expect(try result("--as", "guest") == "blocked")
    #expect(try result("--as", "guest", "--condition", "signedIn=true") == "opened")
    let unknown = try tool.run("resolve", "/cart", "--as", "gest")
    #expect(unknown.code == 2)
    #expect(unknown.err == "Error: the spec has no persona 'gest'; did you mean 'guest'?\n")
  }

  @Test func theTextTellsOfRedirectsAndTheFallback() throws {
    let tool = try Tool()
    let links = "links: { redirects: { \"/basket\": /cart }, fallback: home }\n"
    try tool.write(shopSpec + "\n" + links, to: "shop.nav.yaml")
    let result = try tool.run("resolve", "shop://basket", "shop://nonsense", "shop://cart")
    #expect(result.err == "")
    let parts = result.out.components(separatedBy: "shop://nonsense\n")
    #expect(parts[0].hasPrefix("shop://basket\n  redirected to shop:///cart\n  opened cart\n"))
    let rest = parts.last?.components(separatedBy: "shop://cart\n")
    #expect(rest?.first?.hasPrefix("  opened home, the fallback: no link matches\n") == true)
    #expect(rest?.last?.hasPrefix("  opened cart\n") == true)
  }

  @Test func whyNotIsSaid() throws {
    let tool = try Tool()
    let links = "links: { redirects: { \"/basket/{+x}\": \"/crt/{+x}\" } }\n"
    try tool.write(shopSpec + "\n" + links, to: "shop.nav.yaml")
    let result = try tool.run("resolve", "/itm/7", "shop://item/x", "a b", "/basket/1")
    #expect(
      result.out == """
        /itm/7
          unmatched
          nearest  /item/{id}{?tags,note} of 'item': segment 1 is 'itm', not 'item'
        shop://item/x
          unmatched
          nearest  /item/{id}{?tags,note} of 'item': segment 2 is 'x', not an Int
        a b
          unmatched: this is no URL, or a malformed one; write '/a%20b'
        /basket/1
          redirected to /crt/1
          unmatched
          nearest  /cart of 'cart': segment 1 is 'crt', not 'cart'

        """)
    let json = try tool.run("resolve", "/itm/7", "/basket/1", "/item/7/x", "--format", "json")
    let objects = try lines(json.out)
    #expect(objects.map { $0["redirects"] as? [String] } == [nil, ["/crt/1"], nil])
    let nearest = objects.map { $0["nearest"] as? [String: Any] }
    #expect(
      nearest[0] as? [String: String] == [
        "pattern": "/item/{id}{?tags,note}", "route": "item", "component": "segment", "expected": "item",
        "found": "itm",
      ])
    #expect(nearest[2]?["expected"] is NSNull && nearest[2]?["found"] as? String == "x")
  }

  @Test(arguments: [
    ("shop.example.com/item/4", "https://shop.example.com/item/4"), ("item/4", "/item/4"),
    ("/item/4?note=a b", "/item/4?note=a%20b"), ("shop://item/4?note=a b", "shop://item/4?note=a%20b"),
  ])
  func aMalformedURLHasACure(_ url: String, _ cure: String) throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let malformed = try tool.run("resolve", url)
    #expect(
      malformed.out == "\(url)\n  unmatched: this is no URL, or a malformed one; write '\(cure)'\n")
    #expect(try tool.run("resolve", cure).out.hasPrefix("\(cure)\n  opened item(id: 4"))
  }

  @Test func urlBuildsWhatResolveReadsBack() throws {
    let tool = try Tool()
    try tool.write(shopSpec, to: "shop.nav.yaml")
    let canonical = try tool.run("url", "item", "id=7", "tags=a b", "tags=c")
    #expect(canonical.out == "https://shop.example.com/item/7?tags=a%20b,c\n")
    let all = try tool.run("url", "shop.nav.yaml", "item", "id=7", "--all")
    #expect(all.out == "https://shop.example.com/item/7\nshop://item/7\n")
    #expect(try tool.run("url", "itm").err.contains("did you mean 'item'?"))
    #expect(try tool.run("url", "item", "id=x").code == 2)
    #expect(try tool.run("url", "item").err.contains("needs the param 'id'"))
    #expect(try tool.run("url", "signIn").err.contains("has no links"))
  }

  @Test func aURLUnderAConditionIsShownWithIt() throws {
    let tool = try Tool()
    let spec = shopSpec.replacing("links: [\"/cart\"]", with: "links: [{ path: /cart, when: \"!insider\" }]")
    try tool.write(spec, to: "shop.nav.yaml")
    #expect(try tool.run("url", "cart").code == 2)
    #expect(
      try tool.run("url", "cart", "--all").out
        == "https://shop.example.com/cart when !insider\nshop://cart when !insider\n")
  }

  @Test func aSpecWithErrorsResolvesNothing() throws {
    let tool = try Tool()
    try tool.write(shopSpec + "\nfrob: 1\n", to: "shop.nav.yaml")
    let result = try tool.run("resolve", "/cart")
    #expect(result.code == 1 && result.out == "" && result.err.contains("unknown-key"))
  }

  /// The answer of a command that prints no diagnostics may be wrong because of what validation reports.
  @Test(arguments: ["resolve blog.nav.yaml blog://comment/42", "url blog.nav.yaml post id=4", "model"])
  func aLineSaysThatTheSpecHasErrors(_ command: String) throws {
    let tool = try Tool()
    let spec = """
      navspec: 1
      app: { name: Blog, schemes: [blog] }
      types: { Post.ID: { is: Int }, Comment.ID: { is: Int } }
      root: home
      routes:
        home: { to: [post] }
        post: { params: { id: Post.ID }, links: ["/post/{id}"], to: [comment] }
        comment: { params: { id: Comment.ID }, parent: post, links: ["/comment/{id}"] }
      """
    try tool.write(spec, to: "blog.nav.yaml")
    let words = command.split(separator: " ").map(String.init)
    let line = "has 1 error: navspec validate"
    let result = try tool.run(words)
    #expect(result.code == 0 && !result.out.isEmpty)
    #expect(result.err == "warning: blog.nav.yaml \(line) blog.nav.yaml\n")
    let piped = try tool.run(["play", "-", "--from", "/dev/null"], input: spec)
    #expect(piped.code == 0 && piped.err == "warning: standard input \(line) -\n")
  }
}
