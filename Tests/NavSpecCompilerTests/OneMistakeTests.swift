import NavSpecCompiler
import NavSpecDiagnostics
import Testing

/// One mistake is one diagnostic: what is lost to it is not reported as missing elsewhere.
@Suite struct OneMistakeTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let id: String
    let text: String

    init(_ description: String, _ id: String, _ text: String) {
      testDescription = description
      self.id = id
      self.text = text
    }
  }

  @Test(arguments: mistakes + misspeltKeys + routes)
  func oneMistakeIsOneDiagnostic(_ mistake: Mistake) throws {
    let text =
      mistake.text.hasPrefix("navspec:")
      ? mistake.text : "navspec: 1\napp: { name: Demo, schemes: [demo] }\n" + mistake.text
    let compilation = try CheckedSpec.compiling(text)
    #expect(compilation.diagnostics.map(\.kind.id) == [mistake.id], "\(compilation.report.text(as: .plain))")
  }

  @Test func whatAnUnreadableFileHoldsIsNotMissed() throws {
    let root = """
      navspec: 1
      app: { name: Demo }
      include: [part.nav.yaml]
      root: home
      routes:
        home: { to: [parts.list], requires: signedIn }
      """
    let files = MemorySpecFiles(["demo.nav.yaml": Array(root.utf8), "part.nav.yaml": Array("x: [".utf8)])
    let compilation = try CheckedSpec(root: "demo.nav.yaml", files: files)
    #expect(compilation.diagnostics.map(\.kind.id) == ["invalid-yaml"])
  }

  /// A guess at a key must not make more noise than the mistake.
  static let misspeltKeys = [
    "rout: 5", "lins: [[]]", "condtions: [a]", "feature2: x", "tabs2: {a: {}}", "restoratoin: 7",
  ].map {
    Mistake(
      "a misspelt key with another value: \($0)", "unknown-key", "root: home\nroutes: {home: {}}\n\($0)\n")
  }

  /// The consequences of a route's mistake are not reported.
  static let routes = [
    ("unknown-route", "bb: {under: nowhere, params: {id: Int}, links: [\"{under}/c/{id}/{shop}\"]}"),
    ("parent-cycle", "bb: {under: cc, links: [\"{under}/b\"]}\n  cc: {under: bb, links: [\"{under}/c\"]}"),
    ("invalid-default", "bb: {params: {a: Int}, links: [{path: /b, with: {a: x}}]}"),
    ("colliding-name", "self: {reachedBy: code}"),
    ("invalid-name", "\"\": {}"),
    ("invalid-name", "Other: {to: [other]}"),
  ].map { id, route in
    Mistake(route, id, "root: home\nrestoration: {key: demo}\nroutes:\n  home: {}\n  \(route)\n")
  }

  static let mistakes: [Mistake] = [
    Mistake(
      "another language, of which nothing but the version is understood", "unsupported-version",
      "navspec: 2\napp: {nam: Demo}\nscreens: 3\nroutes: []\n"),
    Mistake(
      "scopes of a type without cases", "invalid-type",
      """
      types: { Query: { is: String } }
      tabs:
        home: { title: Home, root: home, search: { scopes: Query } }
      routes:
        home: { params: { query: Query? } }
      """),
    Mistake(
      "a search that a number makes active", "invalid-type",
      """
      tabs:
        home: { title: Home, root: home, search: { active: page } }
      routes:
        home: { params: { page: "Int = 1" } }
      """),
    Mistake(
      "an active search in a split view", "invalid-type",
      """
      tabs:
        home: { title: Home, layout: split, sidebar: home, detail: item, search: { active: isSearching } }
      routes:
        home: { params: { isSearching: "Bool = false" }, to: [item] }
        item: {}
      """),
    Mistake(
      "a name of two types in one stack", "mismatched-argument",
      """
      root: home
      routes:
        home: { to: [shelf] }
        shelf: { params: { id: Int }, parent: home, to: [book] }
        book: { params: { id: UUID }, parent: shelf, links: ["/book/{id}"] }
      """),
    Mistake(
      "an app that no type can be named for", "invalid-name",
      """
      navspec: 1
      app: { name: 9 lives }
      root: home
      routes:
        home: {}
      """),
    Mistake(
      "a misspelt edge", "unknown-route",
      """
      root: home
      routes:
        home: { to: [lst] }
        list: { to: [item] }
        item: {}
      """),
    Mistake(
      "a misspelt type", "unknown-type",
      """
      root: home
      types:
        Item.ID: { is: UUID }
      routes:
        home: { to: [item] }
        item: { params: { id: Item.Id }, links: ["/item/{id}"] }
      """),
    Mistake(
      "a misspelt redirect", "unknown-route",
      """
      root: home
      conditions:
        signedIn: { redirect: singIn }
      routes:
        home: { to: [inbox], requires: signedIn }
        inbox: { requires: signedIn, links: ["/inbox"] }
        signIn: { present: sheet }
      """),
    Mistake(
      "a misspelt presentation", "unknown-value",
      """
      root: home
      routes:
        home: { to: [editor] }
        editor: { present: shet, stack: true, detents: [medium], returns: String }
      """),
    Mistake(
      "a misspelt role", "unknown-value",
      """
      tabs:
        home: { title: Home, image: house, root: home }
        search: { role: serch, root: search, prompt: Find }
      routes:
        home: {}
        search: {}
      """),
    Mistake(
      "a misspelt layout", "unknown-value",
      """
      tabs:
        home: { title: Home, root: home }
        mail: { title: Mail, layout: splitt, root: home, sidebar: boxes, detail: nothing }
      routes:
        home: {}
        boxes: {}
        nothing: {}
      """),
    Mistake(
      "a misspelt column", "unknown-route",
      """
      split: { sidebar: home, content: lst, detail: nothing, compact: content }
      routes:
        home: { to: [list] }
        list: { column: content, to: [item] }
        item: {}
        nothing: {}
      """),
    Mistake(
      "a misspelt screen to pop to", "unknown-route",
      """
      root: home
      routes:
        home: { to: [list] }
        list: { to: [{ item: { popTo: lisst, inclusive: true } }] }
        item: {}
      """),
    Mistake(
      "a default that is no value", "invalid-default",
      """
      root: home
      conditions:
        signedIn: { redirect: signIn }
      routes:
        home: { params: { page: "Int = first" }, to: [inbox] }
        inbox: { requires: signedIn }
        signIn: { present: sheet }
      """),
    Mistake(
      "a regular expression that cannot be read", "malformed-expression",
      """
      root: home
      types:
        Slug: { is: String, pattern: "[a-z" }
      routes:
        home: { to: [item] }
        item: { params: { slug: Slug }, links: ["/item/{slug}"] }
      """),
    Mistake(
      "a feature that nothing leads into", "dead-feature",
      """
      navspec: 1
      app: { name: Demo }
      feature: shop
      external: true
      """),
    Mistake(
      "a domain that links of several routes have", "foreign-link",
      """
      root: home
      routes:
        home: { to: [item, other] }
        item: { params: { id: Int, host: String }, links: ["https://{host}/item/{id}", "https://{host}/i/{id}"] }
        other: { params: { host: String }, links: ["https://{host}/other"] }
      """),
    Mistake(
      "a redirect that several guarded links lack", "guarded-link-without-redirect",
      """
      root: home
      conditions: { signedIn: {} }
      routes:
        home: { to: [item, other] }
        item: { params: { id: Int }, requires: signedIn, links: ["/item/{id}", "/i/{id}"] }
        other: { requires: signedIn, links: [/other] }
      """),
    Mistake(
      "restoration without a key", "missing-key",
      """
      root: home
      restoration: { version: 2 }
      routes:
        home: { to: [item] }
        item: { restore: item, formerly: [thing] }
      """),
  ]
}
