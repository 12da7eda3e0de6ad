// refused: static property 'home' requires the types
// system: iOS 17.0
import Foundation
@testable import Recipes

@MainActor func goes(_ router: RecipesRouter) {
  router.search.navigate(from: .home, to: .results(query: "soup"))
  router.navigate(from: .home, to: .search(.results(query: "soup")))
}
