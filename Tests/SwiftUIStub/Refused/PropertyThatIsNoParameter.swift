// refused: requires that 'UUID' conform to '_IntentValue'
import AppIntents
import Foundation

struct NoteEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = NoteQuery()

  let id: Int
  @Property(title: "Note") var note: UUID

  var displayRepresentation: DisplayRepresentation { "Note" }
}

struct NoteQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [NoteEntity] { [] }
}
