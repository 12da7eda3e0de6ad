import Testing

/// `navspec play` for people: words go in, and what the window shows comes out.
@Suite struct PlayPromptTests {
  private static let spec = """
    navspec: 1
    app: {name: Shop, schemes: [shop]}
    conditions: {signedIn: {redirect: signIn}}
    personas: {guest: {signedIn: false}}
    tabs:
      home: {root: home}
      cart: {root: cart, title: Basket}
    routes:
      home: {links: ["/"], to: [item: {label: "Show it"}, filter]}
      item: {params: {id: Int, colors: "[String]"}, parent: home, links: ["/item/{id}"]}
      filter: {title: Filters, present: sheet, stack: true, to: [sizes]}
      sizes: {parent: filter}
      cart: {links: ["/cart"], to: [pay]}
      pay: {parent: cart, requires: signedIn}
      signIn: {present: cover}

    """

  private func play(_ words: String, _ options: String...) throws -> Tool.Result {
    let tool = try Tool()
    try tool.write(Self.spec, to: "shop.nav.yaml")
    return try tool.run(["play", "--format", "text"] + options, input: words)
  }

  @Test(arguments: [
    ("tap item id=7 colors=red colors=blue", "  └ item(id: 7, colors: [\"red\", \"blue\"])"),
    ("shop://item/7", "opened\nhome (selected)\n└ home\n  └ item(id: 7, colors: [])"),
    ("open shop://nope", "unmatched\n"),
    ("tap Filters\ntap sizes", "sheet\n└ filter\n  └ sizes\n"),
    ("tap filter\nback\nstate", "home (selected)\n└ home\ncart\n└ cart\n"),
    ("select cart", "home\n└ home\ncart (selected)\n└ cart"),
    ("set signedIn false\nselect cart\ntap pay", "blocked by signedIn"),
    ("set !signedIn\ngo pay", "cover\n└ signIn\nwaits for signedIn: pay"),
    ("as guest\ngo pay\nset signedIn", "home (selected)\n└ home\n  └ pay\n"),
    (#"{"navigate": "item", "params": {"id": 1}}"#, "item(id: 1, colors: [])"),
    ("go item id=7\nback", "home (selected)\n└ home\ncart"),
    ("tap item id=7 'colors=sky blue'", "item(id: 7, colors: [\"sky blue\"])"),
    ("tap item id=7 colors=\"sky blue\"", "item(id: 7, colors: [\"sky blue\"])"),
    ("shop://nope?q='a'", "unmatched\n"),
    ("tap 'Show it' id=7", "item(id: 7, colors: [])"),
    ("help", "tap ROUTE [PARAM=VALUE …]"),
  ])
  func aWordNavigates(words: String, expected: String) throws {
    let result = try play(words + "\n")
    #expect(result.out.contains(expected) && result.err.isEmpty && result.code == 0, "\(result)")
  }

  @Test(arguments: [
    ("taap item", "there is no word 'taap'; did you mean 'tap'?"),
    ("item", "there is no word 'item'; did you mean 'tap item'?"),
    ("tap cart", "'home' has no edge to 'cart'; it has item, filter"),
    ("tap", "name the route"),
    ("tap item", "'item' needs the param 'id'"),
    ("tap item id=x", "'x' is not a valid value for 'id', which is an Int"),
    ("tap item id", "'id' should be name=value"),
    ("go itm id=1", "no route is named 'itm'; did you mean 'item'?"),
    ("select crat", "the spec has no tab 'crat'; did you mean 'cart'?"),
    ("set signedin", "the spec has no condition 'signedin'; did you mean 'signedIn'?"),
    ("set signedIn maybe", "a condition is true, false or unknown"),
    ("as gust", "the spec has no persona 'gust'; did you mean 'guest'?"),
    ("open", "'open' takes a URL"),
    ("back abc", "'back' takes a number from 1 to 1000"),
    ("back 0", "'back' takes a number from 1 to 1000"),
    ("back 1 2", "'2' is one word too many behind 'back'"),
    ("select cart now", "'now' is one word too many behind 'select'"),
    ("close it", "'it' is one word too many behind 'close'"),
    ("as", "'as' takes a persona"),
    ("set signedIn true false", "a condition is true, false or unknown"),
    ("tap item \"id=7", "a second \" is missing"),
  ])
  func aWrongLineSaysWhatItCouldBe(words: String, expected: String) throws {
    let result = try play("state\n\n\(words)\nstate\n")
    #expect(result.err == "line 3: \(expected)\n" && result.code == 1, "\(result)")
    // The rest is carried out.
    #expect(result.out.hasSuffix("cart\n└ cart\n"))
  }

  @Test func quitEnds() throws {
    let result = try play("quit\nnonsense\n")
    #expect(result.code == 0 && result.err.isEmpty)
  }

  @Test func aWrongLineOfJSONHasItsNumber() throws {
    let tool = try Tool()
    try tool.write(Self.spec, to: "shop.nav.yaml")
    let result = try tool.run("play", input: "\n{\"state\": true}\n{\"opn\": 1}\n")
    let line = result.out.split(separator: "\n").last
    #expect(line == #"{"error": "there is no operation 'opn'; did you mean 'open'?", "line": 3}"#)
  }
}
