// refused: contextual member reference to static method 'recipe(id:servings:)' requires
// system: iOS 17.0
import Foundation
@testable import Recipes

@MainActor func goes(_ router: RecipesRouter, id: UUID) {
  router.navigate(from: .category, to: .recipe(id: id))
  router.navigate(from: .categories, to: .recipe(id: id))
}
