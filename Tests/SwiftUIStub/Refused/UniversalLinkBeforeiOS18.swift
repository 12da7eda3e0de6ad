// refused: protocol 'AppIntent' requires 'perform()' to be available in iOS 17.0 and newer
// system: iOS 17.0
// What is generated for iOS 18 does not compile for an older target, which gets a perform().
import AppIntents
import Foundation

struct RecipeEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
  static let defaultQuery = RecipeQuery()

  let id: Int

  var displayRepresentation: DisplayRepresentation { "Recipe" }
}

struct RecipeQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [RecipeEntity] { [] }
}

nonisolated extension RecipeEntity: AppIntents.URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation { "https://cook.example.com/recipe/\(.id)" }
}

struct OpenRecipeIntent: AppIntents.OpenIntent, AppIntents.URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Recipe"

  @Parameter(title: "Recipe") var target: RecipeEntity
}
