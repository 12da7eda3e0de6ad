import Foundation
import Testing

@testable import NavSpecRuntime

/// Screens that an app keeps by itself.
@Suite struct StoredRouteTests {
  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test func aScreenIsKeptAsRestorationKeepsIt() throws {
    let routes: [RecipesRoute] = [
      .categories, .category(category: .sides), .recipe(id: UUID(), servings: 2),
      .search(.results(query: "soup \"é\"")),
    ]
    #expect(try read([RecipesRoute].self, try text(routes)) == routes)
    #expect(try text(RecipesRoute.categories) == #""\"categories\"""#)
    #expect(
      try text([RecipesRoute.category(category: .mains)]).contains(
        #"[\"category\",{\"category\":\"mains\"}]"#))
    let list = PropertyListEncoder()
    #expect(try PropertyListDecoder().decode([RecipesRoute].self, from: try list.encode(routes)) == routes)
  }

  @Test func aFeaturesScreenIsKeptByItself() throws {
    let route = SearchRoute.results(query: "stew")
    #expect(try text(route) == (try text(RecipesRoute.search(route))))
    #expect(try read(SearchRoute.self, try text(route)) == route)
    // One of the app's own is none of the feature's.
    #expect(throws: DecodingError.self) { try read(SearchRoute.self, try text(RecipesRoute.categories)) }
  }

  @Test func aScreenThatIsNotKeptIsAnError() {
    let error = #expect(throws: EncodingError.self) { try text(RecipesRoute.editRecipe(id: UUID())) }
    #expect("\(error.map { "\($0)" } ?? "")".contains("editRecipe"))
  }

  @Test(arguments: [
    "", "{}", "[]", "\"\"", "\"nothing\"", "\"[\\\"category\\\"]\"",
    "\"[\\\"category\\\",{\\\"category\\\":\\\"soups\\\"}]\"",
    "\"[\\\"recipe\\\",{\\\"id\\\":\\\"7\\\"}]\"", "\"\\\"editRecipe\\\"\"", "7", "null",
  ]) func whatIsNoScreenIsAnError(_ text: String) {
    #expect(throws: DecodingError.self) { try read(RecipesRoute.self, text) }
  }

  @Test func aLongTextIsRefused() {
    let text = "\"[\\\"search.results\\\",{\\\"query\\\":\\\"\(String(repeating: "a", count: 70_000))\\\"}]\""
    #expect(throws: DecodingError.self) { try read(RecipesRoute.self, text) }
  }

  @Test func aScreenIdentifiesItself() {
    #expect(RecipesRoute.recipe(id: UUID()).id != RecipesRoute.recipe(id: UUID()).id)
    #expect(RecipesRoute.categories.id == .categories)
  }
}
