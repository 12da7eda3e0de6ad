import Foundation
import Testing

@testable import NavSpecRuntime

/// What notifications and quick actions carry: a URL, or a screen by its name in the spec.
@MainActor @Suite struct PayloadTests {
  private let id = "0b8a3f52-57a7-4d3c-9f0a-1de3a9c0c6aa"
  private let conditions = ConditionStore<RecipesCondition>([.signedIn: .met, .pro: .met])
  private let router: RecipesRouter

  init() { router = RecipesRouter(conditions: conditions) }

  private func deliver(_ payload: String) throws -> RecipesRouter.Delivery {
    router.deliver([LinkArrival.payload(try #require(JSONText(parsing: [UInt8](payload.utf8))))])
  }

  private func refuses(
    _ payload: String, _ problem: PayloadProblem, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = router.state
    #expect(try deliver(payload) == .refused(problem), sourceLocation: sourceLocation)
    #expect(router.state == before && router.pending == nil, sourceLocation: sourceLocation)
    #expect(try !deliver(payload).isHandled, sourceLocation: sourceLocation)
  }

  @Test func aURLOpens() throws {
    #expect(
      try deliver(#"{"aps": {"alert": "New"}, "url": "recipes://category/mains"}"#) == .answered(.opened))
    #expect(router.screens == [.categories, .category(category: .mains)])
    #expect(try deliver(#"{"url": "https://elsewhere.example.com/"}"#) == .answered(.unmatched))
    #expect(try !deliver(#"{"url": "https://elsewhere.example.com/"}"#).isHandled)
  }

  @Test func aRouteShowsAboveItsParents() throws {
    router.present(.photo(number: 1))
    #expect(try deliver(#"{"route": "category", "params": {"category": "sides"}}"#) == .answered(.opened))
    #expect(router.screens == [.categories, .category(category: .sides)])
    #expect(try deliver(#"{"route": "categories"}"#) == .answered(.opened))
    #expect(router.screens == [.categories])
  }

  @Test func paramsHaveTheirDefaultsAndTheirForms() throws {
    let uuid = try #require(UUID(uuidString: id))
    #expect(try deliver(#"{"route": "recipe", "params": {"id": "\#(id)"}}"#).isHandled)
    #expect(router.screens.last == .recipe(id: uuid))
    #expect(try deliver(#"{"route": "recipe", "params": {"id": "\#(id)", "servings": 2}}"#).isHandled)
    #expect(router.screens.last == .recipe(id: uuid, servings: 2))
    // Restoration does not keep this screen, nor has it a link.
    #expect(try deliver(#"{"route": "editRecipe", "params": {"id": "\#(id)"}}"#).isHandled)
    #expect(router.screens.last == .editRecipe(id: uuid))
  }

  @Test func routesOfFeaturesHaveTheirWholeNames() throws {
    let payload = #"{"route": "search.results", "params": {"query": "soup", "category": null}}"#
    #expect(try deliver(payload) == .answered(.opened))
    #expect(router.screens == [.search(.home), .search(.results(query: "soup", category: nil))])
    try refuses(#"{"route": "results", "params": {"query": "soup"}}"#, .unknownRoute("results"))
  }

  @Test func whatLeadsNowhereSaysWhy() throws {
    try refuses(#"{"aps": {}}"#, .empty)
    try refuses(#"[]"#, .empty)
    try refuses(#"{"url": "recipes://categories", "route": "categories"}"#, .ambiguous)
    try refuses(#"{"url": 7}"#, .unreadable(key: "url"))
    try refuses(#"{"route": ["categories"]}"#, .unreadable(key: "route"))
    try refuses(#"{"route": "categories", "params": "all"}"#, .unreadable(key: "params"))
    try refuses(#"{"route": "soups"}"#, .unknownRoute("soups"))
    try refuses(
      #"{"route": "category", "params": {"categry": "mains"}}"#, .unknownParam("categry", route: "category"))
    try refuses(#"{"route": "category"}"#, .missingParam("category", route: "category"))
    try refuses(
      #"{"route": "category", "params": {"category": "soups"}}"#, .invalidParam("category", route: "category")
    )
    try refuses(
      #"{"route": "photo", "params": {"number": "4"}}"#, .invalidParam("number", route: "photo"))
    try refuses(
      #"{"route": "photo", "params": {"number": 99999999999999999999}}"#,
      .invalidParam("number", route: "photo"))
    #expect("\(PayloadProblem.missingParam("id", route: "recipe"))" == "'recipe' needs the param 'id'")
  }

  @Test func aConditionBlocksIt() throws {
    conditions[.signedIn] = .unmet
    #expect(
      try deliver(#"{"route": "editRecipe", "params": {"id": "\#(id)"}}"#) == .answered(.blocked(.signedIn)))
    #expect(router.screens.last == .signIn)
    conditions[.signedIn] = .met
    #expect(router.screens.last == .editRecipe(id: try #require(UUID(uuidString: id))))
  }
}
