import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecLinkAnalysis
import Testing

/// `flows` are ways that people can take, whoever they are.
@Suite struct FlowTests {
  private func spec(_ steps: String) throws -> CheckedSpec {
    try CheckedSpec.compiling(
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      conditions: { member: { redirect: signIn }, online: {} }
      personas: { guest: { member: false }, traveller: { online: false } }
      tabs:
        shop: { title: Shop, image: bag, root: shelf }
        mine: { title: Mine, image: star, root: mine, visible: member }
        more: { title: More, image: ellipsis, root: more }
      anywhere: [{ help: sheet }]
      routes:
        shelf: { to: [item, { news: { when: online } }] }
        item: { params: { id: Int }, links: ["/item/{id}"], to: [item, cart] }
        cart: { to: [payment] }
        payment: { present: sheet, stack: true, requires: member, to: [{ receipt: replace }, address] }
        address: {}
        receipt: { to: [more] }
        news: { tabBar: hidden }
        mine: { requires: member, to: [receipt] }
        more: {}
        help: {}
        signIn: { present: cover }
      flows: { way: { steps: \(steps) } }
      """)
  }

  @Test(arguments: [
    "[shelf, item, cart, payment, receipt]", "[item, item, item]", "[shelf, help]", "shelf",
    "[item, cart, { payment: { as: traveller } }, address]", "[mine, receipt, more]",
    "[{ tab: shop }, { tab: mine }, receipt, { tab: shop }, item]", "[shelf, news]",
    // A sign-in is a step: who has signed in goes on.
    "[{ item: { as: guest } }]",
    "[{ shelf: { as: guest } }, { item: { as: guest } }, { cart: { as: guest } }, { signIn: { as: guest } }, payment]",
    "[{ tab: more }, { shelf: { as: guest } }]", "[more]",
  ])
  func whatPeopleCanDo(_ steps: String) throws { #expect(try spec(steps).problems == []) }

  @Test(arguments: [
    ("[shelf, cart]", "no tap leads from 'shelf' to 'cart'"),
    ("[cart]", "'cart' shows neither at launch nor by a tab or a link"),
    (
      "[{ item: { as: guest } }, cart, { payment: { as: guest } }]",
      "'member' keeps people away from 'payment'"
    ),
    ("[{ shelf: { as: traveller } }, { news: { as: traveller } }]", "no tap leads from 'shelf' to 'news'"),
    // A modal, or a screen that hides it, is above the tab bar.
    ("[shelf, help, { tab: more }]", "no tap leads from 'help' to tab 'more'"),
    ("[shelf, news, { tab: more }]", "no tap leads from 'news' to tab 'more'"),
    (
      "[{ shelf: { as: guest } }, { tab: mine }, { shelf: { as: guest } }, item, signIn]",
      "no tap leads from 'item' to 'signIn'"
    ),
  ])
  func whatTheyCannot(_ steps: String, _ message: String) throws {
    let problems = try spec(steps).diagnostics.filter { $0.kind.severity == .error }
    #expect(problems.map(\.kind.id) == ["impossible-step"])
    #expect(problems.map(\.message) == [message])
  }

  @Test func theNearestWayIsShown() throws {
    let problem = try #require(try spec("[shelf, payment]").diagnostics.first)
    #expect(problem.notes == ["the nearest way from 'shelf' is 'item' › 'cart' › 'payment'"])
    #expect(problem.fixes.map(\.title) == ["add the steps between: 'item', 'cart'"])
    #expect(problem.related.map(\.text) == ["it comes this far"])
  }

  @Test(arguments: [
    ("[shelf, itme]", "unknown-route"), ("[{ item: { as: gest } }]", "unknown-persona"),
    ("[{ tab: shelf }]", "unknown-tab"), ("[]", "wrong-type"), ("[{ shelf: guest }]", "wrong-type"),
    ("[{ route: shelf, as: guest }]", "wrong-type"), ("[{ shelf: {} }]", "missing-key"),
  ])
  func whatMeansNothing(_ steps: String, _ id: String) throws {
    #expect(try spec(steps).diagnostics.filter { $0.severity == .error }.map(\.kind.id) == [id])
  }

  @Test func aFlowHasANameOfItsOwn() throws {
    let text = """
      navspec: 1
      app: { name: Demo }
      root: home
      routes: { home: {} }
      flows: { way: { steps: [home] }, Way: { steps: [home] } }
      """
    #expect(try CheckedSpec.compiling(text).diagnostics.map(\.kind.id) == ["invalid-name"])
  }

  @Test func manyStepsEndInTime() throws {
    let steps = Array(repeating: "item", count: 999).joined(separator: ", ")
    #expect(try spec("[\(steps)]").problems == [])
    #expect(
      try spec("[item, item, item, \(steps), \(steps)]").diagnostics.map(\.kind.id) == ["too-many-nodes"])
  }

  /// What a router of the app decides is known only where the runtime has one.
  @Test func aContainerOfTheAppIsNotWalked() throws {
    let text = """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      external: true
      routes: { home: { reachedBy: code }, away: { reachedBy: code } }
      flows: { way: { steps: [home, away] } }
      """
    #expect(try CheckedSpec.compiling(text).problems == [])
  }
}
