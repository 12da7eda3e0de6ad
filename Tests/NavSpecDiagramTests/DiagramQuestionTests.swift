import NavSpecCompiler
import NavSpecDiagram
import Testing

@Suite struct DiagramQuestionTests {
  private let spec = try? DiagramExample.named("recipes")

  private func screens(_ ask: (inout DiagramOptions) -> Void) throws -> Set<String> {
    Set(try diagram(ask).nodes.filter(\.isScreen).map(\.id))
  }

  private func diagram(_ ask: (inout DiagramOptions) -> Void) throws -> Diagram {
    var options = DiagramOptions()
    ask(&options)
    return try #require(spec).diagram(options)
  }

  @Test func focusShowsNeighboursUpToADepth() throws {
    #expect(try screens { $0.focus = ["cook"] } == ["cook", "recipe"])
    let two = try screens {
      $0.focus = ["editRecipe"]
      $0.depth = 2
    }
    #expect(two.isSuperset(of: ["editIngredients", "recipe", "category", "search.results"]))
    #expect(!two.contains("categories"))
    #expect(
      try screens { $0.focus = ["cook", "settings.help"] } == [
        "cook", "recipe", "settings.help", "settings.home",
      ])
  }

  @Test func reachesShowsEverythingThatLeadsThere() throws {
    let ways = try screens { $0.reaches = "search.filters" }
    #expect(ways == ["search.filters", "search.results", "search.home"])
  }

  @Test func waysHaveTheFewestTapsUnlessAllAreWanted() throws {
    let way = try screens {
      $0.from = "search.home"
      $0.to = "editSteps"
    }
    #expect(way == ["search.home", "search.results", "recipe", "editRecipe", "editSteps"])
    let all = try screens {
      $0.from = "search.home"
      $0.to = "editSteps"
      $0.showsAllWays = true
    }
    #expect(all.isSuperset(of: way) && all.contains("community.author"))
    let overTab = try diagram {
      $0.from = "categories"
      $0.to = "settings.help"
    }
    #expect(overTab.edges.map(\.kind) == [.tab, .push] || overTab.edges.map(\.kind) == [.push, .tab])
    let lost = try DiagramExample.spec(DiagramExample.constructs)
    var options = DiagramOptions()
    (options.from, options.to) = ("home", "alsoLost")
    #expect(try lost.diagram(options).notes.contains { $0.hasPrefix("no way leads") })
  }

  /// A tap on a guarded screen leads to what is shown while its condition is not met.
  @Test func aRedirectIsAWayWhereThereIsNoOther() throws {
    let way = try diagram {
      $0.from = "categories"
      $0.to = "signIn"
    }
    let last = try #require(way.edges.last)
    #expect(
      last.kind == .redirect && last.to == "signIn" && last.label?.hasSuffix(" without signedIn") ?? false)
    #expect(way.notes.contains { $0.contains("taps at least") })
    #expect(!way.notes.contains { $0.hasPrefix("no way leads") })
  }

  /// Both at once: links are with the screens that need a condition, and the others with theirs.
  @Test func linksAndGuardsAreShownTogether() throws {
    let links = try diagram { $0.showsLinks = true }
    let guards = try diagram { $0.showsGuards = true }
    let both = try diagram { ($0.showsLinks, $0.showsGuards) = (true, true) }
    #expect(Set(both.nodes.map(\.id)) == Set((links.nodes + guards.nodes).map(\.id)))
    #expect(both.nodes.count == Set(both.nodes.map(\.id)).count)
    #expect(both.edges.count == links.edges.count + guards.edges.count)
    let groups = Dictionary(uniqueKeysWithValues: both.nodes.map { ($0.id, $0.group) })
    for edge in both.edges where edge.from.hasPrefix("link ") {
      #expect(groups[edge.from] == groups[edge.to], "\(edge.from)")
    }
  }

  @Test func filtersAreCombined() throws {
    #expect(try screens { $0.features = ["search"] }.allSatisfy { $0.hasPrefix("search.") })
    #expect(
      try screens {
        $0.only = ["kitchen.*"]; $0.exclude = ["*Preview", "*export"]
      }.count == 8)
    #expect(try screens { $0.tabs = ["settings"] }.contains("paywall"))
    let player = try DiagramExample.named("player")
    var options = DiagramOptions()
    options.owners = ["podcasts"]
    #expect(try player.diagram(options).nodes.filter(\.isScreen).allSatisfy { $0.owner == "podcasts" })
  }

  @Test func whatIsLeftOutIsNamed() throws {
    let part = try diagram { $0.features = ["kitchen"] }
    let day = try #require(part.nodes.first { $0.id == "kitchen.day" })
    #expect(day.badges.contains { $0.kind == .leads && $0.text == "recipe" })
  }

  @Test func linksAreEntriesWithTheirStacks() throws {
    let links = try diagram { $0.showsLinks = true }
    let entry = try #require(links.nodes.first { $0.label == "/category/{category}/recipe/{id}{?servings}" })
    #expect(entry.badges.contains { $0.kind == .stack && $0.text == "categories › category › recipe" })
    #expect(links.nodes.count { $0.kind == .entry } == 34)
  }

  /// A redirect is beside the links of the screens that its target may open, also through other redirects.
  @Test func redirectsAreEntriesToWhatTheyOpen() throws {
    var options = DiagramOptions()
    options.showsLinks = true
    let links = try DiagramExample.spec(
      """
      navspec: 1
      app: {name: Shop, schemes: [shop]}
      links:
        redirects: {"/a/{id}": "/b/{id}", "/b/{id}": "/item/{id}", "/c/{any}": "/{any}", "/d": "/nowhere"}
      root: home
      routes:
        home: {to: [item], links: ["/home"]}
        item: {params: {id: Int}, links: ["/item/{id}"]}
      """
    ).diagram(options)
    let opened = Dictionary(grouping: links.edges.filter { $0.from.hasPrefix("redirect ") }, by: \.from)
      .mapValues { Set($0.map(\.to)) }
    #expect(
      opened == [
        "redirect /a/{id} /b/{id}": ["item"], "redirect /b/{id} /item/{id}": ["item"],
        "redirect /c/{any} /{any}": ["home"],
      ])
    let lost = try #require(links.nodes.first { $0.label == "/d → /nowhere" })
    #expect(lost.location?.line == 4)
    for format in DiagramFormat.all { #expect(format.text(of: links).contains("/nowhere"), "\(format.name)") }
  }

  @Test func guardsAreWithTheirScreens() throws {
    let guards = try diagram { $0.showsGuards = true }
    #expect(
      guards.edges.contains { $0.from == "condition pro" && $0.to == "kitchen.export" && $0.kind == .needs })
    #expect(
      guards.edges.contains { $0.from == "condition signedIn" && $0.to == "signIn" && $0.kind == .redirect })
  }

  @Test func aPersonaFindsRedirectsInPlaceOfGuardedScreens() throws {
    var options = DiagramOptions()
    options.persona = "guest"
    let guest = try DiagramExample.spec(DiagramExample.constructs).diagram(options)
    #expect(!guest.nodes.contains { $0.id == "detail" })
    #expect(guest.edges.contains { $0.from == "home" && $0.to == "signIn" && $0.kind == .redirect })
    #expect(!guest.nodes.contains { $0.label == "while pro is not met" })
  }

  /// What a link opens for a persona is what the router says: the guard of a screen below closes it, and so does a tab.
  @Test func aPersonaSeesWhatTheRouterOpens() throws {
    let spec = try DiagramExample.spec(
      """
      navspec: 1
      app: {name: G, schemes: [g]}
      conditions: {signedIn: {redirect: signIn}, staff: {}}
      personas: {guest: {signedIn: false, staff: false}}
      tabs:
        home: {title: Home, image: house, root: home}
        orders: {title: Orders, image: box, root: orders}
        desk: {title: Desk, image: tray, root: desk, visible: staff}
      routes:
        home: {to: [{old: {when: staff}}]}
        old: {links: [{path: /old, deprecated: true}]}
        only: {links: [{path: /only, when: staff}]}
        below: {parent: home, links: [{path: /below, when: staff}]}
        orders: {requires: signedIn, to: [order, help]}
        order: {params: {id: Int}, parent: orders, links: ["/orders/{id}"]}
        help: {links: ["/help", {path: "/staff", when: staff}]}
        desk: {}
        ticket: {tab: desk, links: ["/ticket"]}
        signIn: {present: cover, restore: false}
      """)
    var options = DiagramOptions()
    options.persona = "guest"
    let guest = try spec.diagram(options)
    #expect(Set(guest.nodes.filter(\.isScreen).map(\.id)) == ["home", "help", "old", "signIn"])
    let help = try #require(guest.nodes.first { $0.id == "help" })
    #expect(help.links.map(\.pattern) == ["/help"] && help.group == "from anywhere")
    #expect(guest.edges.contains { $0.from == "entry by a link" && $0.to == "help" })
    #expect(guest.groups.contains { $0.id == "from anywhere" })
  }

  /// Without tabs nothing selects one; what is below is a matter of going back.
  @Test(arguments: [
    ("a: {to: [b]}", "no way leads from c to home; it is back 3 times on the way that leads to c", 4),
    ("a: {to: [{b: replace}]}", "no way leads from c to home", 2),
    ("a: {to: [{b: {popTo: home}}]}", "no way leads from c to home", 2),
  ])
  func aWayInventsNoTap(_ route: String, _ note: String, _ count: Int) throws {
    let spec = try DiagramExample.spec(
      """
      navspec: 1
      app: {name: F, schemes: [f]}
      root: home
      routes:
        home: {to: [a]}
        \(route)
        b: {to: [c]}
        c: {}
      """)
    var options = DiagramOptions()
    (options.from, options.to) = ("c", "home")
    let way = try spec.diagram(options)
    #expect(way.notes.contains(note), "\(way.notes)")
    #expect(way.nodes.count == count && !way.edges.contains { $0.kind == .tab })
  }

  @Test(arguments: [
    (["recip"], "route"), (["nothingLikeIt"], "route"),
  ])
  func unknownNamesAreErrors(names: [String], what: String) throws {
    #expect(throws: SpecRequestError.self) { try screens { $0.focus = names } }
    do {
      _ = try screens { $0.reaches = "nothingLikeIt" }
      Issue.record("an unknown route is taken")
    } catch let error as SpecRequestError {
      #expect(error.description.hasSuffix(", kitchen.addToPlan and 16 more"))
    }
    do {
      _ = try screens { $0.tabs = ["brows"] }
      Issue.record("an unknown tab is taken")
    } catch let error as SpecRequestError {
      #expect(error.description == "the spec has no tab 'brows'; did you mean 'browse'?")
    }
    #expect(throws: SpecRequestError.self) { try screens { $0.only = ["zzz*"] } }
    #expect(throws: SpecRequestError.self) { try screens { $0.persona = "nobody" } }
  }

  @Test func boxesReplaceTheirScreens() throws {
    let byFeature = try diagram { $0.collapse = .feature }
    #expect(byFeature.nodes.count { $0.kind == .collapsed } == 4)
    #expect(
      byFeature.edges.contains { $0.from == "recipe" && $0.to == "feature community" && $0.label == "2 ways" }
    )
    let byTab = try diagram { $0.collapse = .tab }
    #expect(byTab.nodes.allSatisfy { $0.kind == .collapsed })
    let bySection = try diagram { $0.collapse = .section }
    #expect(bySection.nodes.contains { $0.id == "section mine" && $0.kind == .collapsed })
  }

  @Test func eachFeatureHasAPictureWithLinksToOthers() throws {
    let pages = try #require(spec).diagramsByFeature { "n-\($0 ?? "all").svg" }
    #expect(pages.map(\.feature) == [nil, "community", "kitchen", "search", "settings"])
    #expect(pages[0].diagram.nodes.contains { $0.page == "n-kitchen.svg" })
    let community = pages[1].diagram
    #expect(community.nodes.filter(\.isScreen).allSatisfy { $0.feature == "community" })
    // Screens of no feature are in the picture of all.
    #expect(
      community.edges.contains {
        $0.from == "community.author" && $0.to == "all features" && $0.label == "recipe"
      })
    #expect(community.nodes.first { $0.id == "all features" }?.page == "n-all.svg")
  }

  @Test func picturesOfFeaturesReferToEachOther() throws {
    let files = [
      "app.nav.yaml":
        "navspec: 1\napp: {name: App}\ninclude: [a.nav.yaml, b.nav.yaml, c.nav.yaml]\nroot: a.home\n",
      "a.nav.yaml": """
      feature: a
      routes:
        home: {to: [b.list, {b.item: sheet}, detail]}
        detail: {}
      """,
      "b.nav.yaml":
        "feature: b\nroutes:\n  list: {to: [item]}\n  item: {to: [a.detail, c.one, c.two, c.three]}\n",
      "c.nav.yaml": "feature: c\nroutes:\n  one: {}\n  two: {}\n  three: {}\n",
    ]
    let spec = try CheckedSpec(
      root: "app.nav.yaml", files: MemorySpecFiles(files.mapValues { Array($0.utf8) }))
    let pages = try spec.diagramsByFeature { "\($0 ?? "all").svg" }
    func ways(_ page: Int) -> [String] {
      pages[page].diagram.edges.filter { $0.kind == .several }
        .map { "\($0.from) → \($0.to): \($0.label ?? "")" }
    }
    #expect(ways(1) == ["a.home → feature b: b.list and b.item", "feature b → a.detail: b.item"])
    #expect(
      ways(2) == [
        "feature a → b.list: a.home", "feature a → b.item: a.home", "b.item → feature a: a.detail",
        "b.item → feature c: 3 screens",
      ])
    let boxes = pages[2].diagram.nodes.filter { $0.kind == .collapsed }
    #expect(boxes.map(\.page) == ["a.svg", "c.svg", "all.svg"])
    for format in DiagramFormat.all {
      let text = format.text(of: pages[2].diagram)
      let isLinked = format.name != "mermaid" && format.name != "png"
      #expect(text.contains("c.svg") == isLinked, "\(format.name)")
    }
  }
}
