import NavSpecDiagnostics
import NavSpecDiff
import Testing

/// What looks like several changes and has one cause, or none.
@Suite struct OneCauseTests {
  private let guarded = """
    conditions: { signedIn: { redirect: login }, beta: { redirect: login } }
    routes:
      home: { to: [inbox] }
      login: { present: sheet }
      inbox: { requires: signedIn, links: ["/inbox"] }
      lab: { requires: beta, links: [{ path: "/lab", when: signedIn }] }
    """

  @Test func aConditionWithAnotherNameIsOneChange() throws {
    let renamed = guarded.replacing("signedIn", with: "hasAccount")
    #expect(try changes(guarded, renamed).lines == ["breaking condition-renamed"])
    // Another use is another condition.
    let other = renamed.replacing("requires: hasAccount, ", with: "")
    let lines = try changes(guarded, other).lines
    #expect(lines.contains("breaking condition-removed") && lines.contains("breaking guard-removed inbox"))
  }

  private let shop = """
    navspec: 1
    app: { name: Shop, schemes: [shop] }
    restoration: { key: a }
    types: { Size: { cases: [small, large] }, Stars: { is: Int, min: 1, max: 9 } }
    sections: { more: { title: More } }
    tabs:
      first: { title: First, image: star, root: home }
      second: { title: Second, image: star, root: other, section: more }
      third: { title: Third, image: star, root: box, section: more }
    routes:
      home: { to: [bag] }
      other: { links: [/other], tab: second, to: [bag] }
      box: { params: { size: "Size = small" }, links: ["/box{?size}"] }
      bag: { params: { size: Size, stars: Stars }, links: ["/bag/{size}/{stars}"] }
      cup: { params: { size: Size, stars: Stars }, links: ["/cup/{size}/{stars}"] }
    """

  @Test func aNameIsOneChange() throws {
    func lines(_ old: String, _ new: String) throws -> [String] {
      try changes(shop, shop.replacing(old, with: new)).lines
    }
    #expect(try lines("Size", "Format") == ["breaking type-renamed"])
    #expect(try lines("Stars", "Rating") == ["breaking type-renamed"])

    #expect(try lines("second", "later") == ["breaking container-state-lost", "breaking tab-case-renamed"])
    // Another definition is another type.
    #expect(try lines("Size: { cases: [small, large] }", "Size: { cases: [small] }").count > 1)
    let other = shop.replacing("Size", with: "Format").replacing("[small, large]", with: "[small, huge]")
    #expect(try changes(shop, other).lines.contains("breaking param-retyped bag"))
  }

  /// The sidebar shows the name of a section that has no title.
  @Test func aSectionsNameIsItsTitle() throws {
    let base = shop.replacing("{ title: More }", with: "{}")
    #expect(try changes(base, base.replacing("more", with: "extra")).lines == ["safe description-changed"])
    #expect(try changes(shop, shop.replacing("more", with: "extra")).lines == [])
  }

  @Test func aTypeThatAcceptsLessIsOneChange() throws {
    let list = try changes(shop, shop.replacing("min: 1", with: "min: 3"))
    #expect(list.lines == ["breaking link-lost", "breaking restored-value-refused"])
    #expect(
      list.map(\.message) == [
        "'/bag/{size}/{stars}' and 1 more no longer open some URLs, because of the type 'Stars'",
        "2 screens are no longer restored with values that the type 'Stars' no longer accepts",
      ])
    #expect(list.allSatisfy { $0.routes == ["bag", "cup"] && $0.proof == .executed })
    let back = try changes(shop.replacing("min: 1", with: "min: 3"), shop)
    #expect(back.lines == ["breaking shared-link-lost", "risky downgrade-screen-lost", "safe link-added"])
  }

  private let feature = """
    navspec: 1
    app: { name: Shop, schemes: [shop] }
    include: [{ path: search.nav.yaml, exits: { product: item } }]
    root: home
    routes:
      home: { to: [search.form, item, offer] }
      item: { params: { sku: String } }
      offer: { params: { sku: String } }
    # search.nav.yaml
    navspec: 1
    feature: search
    exits: { product: { sku: String } }
    routes:
      form: { to: [results] }
      results: { to: [product] }
    """

  @Test func aFeatureOrItsExitIsOneChange() throws {
    let renamed = try changes(
      feature,
      feature.replacing("feature: search", with: "feature: find").replacing("search.form", with: "find.form"))
    #expect(renamed.lines == ["breaking feature-renamed", "risky analytics-name-changed"])
    let rebound = try changes(feature, feature.replacing("product: item", with: "product: offer"))
    #expect(rebound.lines == ["risky exit-rebound offer"])
    #expect(
      try changes(feature, feature.replacing("product", with: "thing")).lines == ["breaking exit-renamed"])
  }

  /// Its screens lose their state together, where their keys begin with its name.
  @Test func theStateOfAFeatureIsOneChange() throws {
    let kept = feature.replacing("root: home", with: "restoration: { key: a }\nroot: home")
    let list = try changes(
      kept,
      kept.replacing("feature: search", with: "feature: find").replacing("search.form", with: "find.form"))
    #expect(
      list.lines == [
        "breaking restored-screen-lost", "breaking feature-renamed", "risky analytics-name-changed",
      ])
    #expect(list[0].routes == ["find.form", "find.results"])
  }

  @Test func aScreenIsFoundByItsNameInAnotherFeatureOrByItsTitle() throws {
    let moved = feature.replacing("[product] }", with: "[product, help] }\n  help: { title: Help }")
    let back = feature.replacing("[product] }", with: "[product, help] }")
      .replacing("offer: { p", with: "help: { title: Help }\n  offer: { p")
    let list = try changes(moved, back)
    #expect(
      list.lines.contains("breaking route-renamed help") && !list.lines.contains("safe route-added help"))
    #expect(
      list.contains { $0.message == "'search.help' is 'help' now, as its name and params suggest" })
    // A screen of which nothing is known but a common name is another.
    let bare = try changes(
      moved.replacing(": { title: Help }", with: ": {}"), back.replacing(": { title: Help }", with: ": {}"))
    #expect(bare.lines.contains("breaking route-removed search.help"))
    let titled = try changes(
      back, back.replacing("help: {", with: "advice: {").replacing("help]", with: "advice]"))
    #expect(titled.map(\.message).contains("'help' is 'advice' now, as its title and params suggest"))
  }

  @Test func aParamOfAnExitIsOneChange() throws {
    let renamed = feature.replacing("product: item", with: "product: { item: { sku: $id } }")
      .replacing("product: { sku:", with: "product: { id:")
    #expect(try changes(feature, renamed).lines == ["breaking param-renamed"])
    let offered = renamed.replacing("product: { item:", with: "product: { offer:")
    #expect(try changes(feature, offered).lines == ["breaking param-renamed", "risky exit-rebound offer"])
    // The app gives the value where the feature did.
    let preset = feature.replacing("product: item", with: "product: { item: { sku: a } }")
      .replacing("product: { sku: String }", with: "product: {}")
    #expect(try changes(feature, preset).lines == ["breaking param-removed", "risky exit-rebound item"])
  }

  @Test func anExitIsOfTheFeature() throws {
    let feature = """
      navspec: 1
      feature: search
      exits: { shop: {} }
      routes:
        results: { params: { q: String }, to: [shop] }
      """
    let list = try changes(feature, feature.replacing("shop", with: "cart"))
    let lost = try #require(list.first { $0.kind.id == "route-removed" })
    #expect(lost.witness?.lines.first == "_ = SearchExit.shop")
  }

  @Test func pathsThatAnotherTakesAreNoChange() throws {
    func app(_ links: String) -> String {
      """
      navspec: 1
      app: { name: Shop, domains: [a.example, b.example] }
      root: home
      routes:
        home: { params: { id: "String?", q: "String?" }, links: [\(links)] }
      """
    }
    func messages(_ base: String, _ head: String) throws -> [String] {
      try changes(app(base), app(head)).filter { $0.kind.id.hasPrefix("association") }.map(\.message)
    }
    #expect(try messages(#""/a/{id}""#, #""/a/{id}{?q}", "/a/b""#) == [])
    #expect(try messages(#""/{+id}""#, #""/{+id}", "/a/b""#) == [])
    #expect(
      try messages(#""/{id}""#, #""/{id}", "/a/b""#) == [
        #"the association files of 'a.example', 'b.example' need '{"/": "/a/b"}'"#
      ])
  }

  /// A tab is there all the same, without the values that its root had.
  @Test func theRootOfATabHasOneChange() throws {
    let base = shop.replacing(
      "home: { to: [bag] }", with: "home: { params: { size: \"Size?\", q: String? }, to: [bag] }")
    let list = try changes(base, base.replacing("[small, large]", with: "[small]"))
    #expect(
      list.filter { $0.kind.changeClass == .state }.map(\.message) == [
        "4 screens are no longer restored with values that the type 'Size' no longer accepts"
      ])
    // A root without values is not saved, and has no former key.
    let renamed = shop.replacing("root: home }", with: "root: start }").replacing(
      "  home: {", with: "  start: { links: [/home],")
    let linked = shop.replacing("home: { to", with: "home: { links: [/home], to")
    #expect(!(try changes(linked, renamed).lines.contains { $0.hasPrefix("safe restored-screen-migrated") }))
  }

  /// A param that has another name is what its values are lost for.
  @Test func aRenamedParamIsNamed() throws {
    let list = try changes(
      shop,
      shop.replacing("size: Size, stars", with: "format: Size, stars").replacing("{size}/", with: "{format}/")
    )
    #expect(
      list.filter { $0.kind.changeClass == .state }.map(\.message) == [
        "'bag' is no longer restored, because 'size' is 'format' now",
        "'cup' is no longer restored, because 'size' is 'format' now",
      ])
  }

  /// Each param whose values are refused is named, not the first alone.
  @Test func everyRefusedValueIsNamed() throws {
    let base = """
      restoration: { key: a }
      types: { Small: { is: Int, max: 9 } }
      routes:
        item: { params: { a: Int, b: Int, c: "Small?" }, reachedBy: code }
      """
    let head = base.replacing("a: Int, b: Int", with: "a: Small, b: Small")
    let refused = try changes(base, head).filter { $0.kind.id == "restored-value-refused" }
    #expect(refused.count == 2)
  }

  @Test func aContainerOfTheAppsOwnIsNotKnown() throws {
    let base = """
      navspec: 1
      app: { name: Shop }
      external: true
      routes:
        home: { to: [item] }
        item: {}
      """
    let head = base.replacing("to: [item]", with: "")
    #expect(try changes(base, base).unproved == [])
    #expect(try changes(base, head).unproved.count == 1)
  }

  /// A redirect from the old link to the new one says that a route has another name.
  @Test func aRedirectTellsARenamedRoute() throws {
    let base = """
      navspec: 1
      app: { name: Shop, schemes: [shop] }
      root: home
      restoration: { key: a }
      routes:
        home: { to: [settings] }
        settings: { links: [/settings] }
      """
    let renamed = base.replacing("settings", with: "preferences")
    let head = renamed.replacing(
      "restoration:", with: "links: { redirects: { /settings: /preferences } }\nrestoration:")
    let lines = try changes(base, head).lines
    #expect(lines.contains("breaking route-renamed preferences"), "\(lines)")
    let others = [" link-moved", " link-lost", "route-added", " screen-reachable", " screen-unreachable"]
    #expect(!lines.contains { others.contains(where: $0.contains) }, "\(lines)")
    #expect(try changes(base, renamed).lines.contains("breaking route-removed settings"))
    // Another route that was there before is not the same one.
    let merged = base.replacing("settings: {", with: "general: { links: [/general] }\n  settings: {")
    let gone = merged.replacing("  settings: { links: [/settings] }", with: "").replacing(
      "[settings]", with: "[general]"
    ).replacing("restoration:", with: "links: { redirects: { /settings: /general } }\nrestoration:")
    #expect(try changes(merged, gone).lines.contains("breaking route-removed settings"))
  }
}
