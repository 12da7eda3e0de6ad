// refused: unavailable property 'contentID' was used to satisfy a requirement of protocol 'RecipeProperties': write in 'RecipeEntity': @Property(title: "Content ID") var contentID: String
// What is generated for an entity says what the app must write.
import AppIntents

struct RecipeEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
  static let defaultQuery = RecipeQuery()

  let id: Int

  var displayRepresentation: DisplayRepresentation { "Recipe" }
}

struct RecipeQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [RecipeEntity] { [] }
}

nonisolated protocol RecipeProperties: AppIntents.AppEntity {
  var contentID: String { get }
}

nonisolated extension RecipeProperties {
  @available(*, unavailable, message: "write in 'RecipeEntity': @Property(title: \"Content ID\") var contentID: String")
  var contentID: String { Swift.fatalError() }
}

nonisolated extension RecipeEntity: RecipeProperties {}
