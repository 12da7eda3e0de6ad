// The types that stand for screens in App Intents, each with the properties that the generated code asks for, and what an app does
// with the other surfaces.
import AppIntents
import Foundation
import NavSpecRuntime
import SwiftUI
#if canImport(UIKit)
  import UIKit
#endif

struct RoomEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let defaultQuery = RoomQuery()

  let id: String
  @Property(title: "Number") var number: Int

  var displayRepresentation: DisplayRepresentation { "Room" }
}

nonisolated struct RoomQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [RoomEntity] { [] }
}

struct PersonEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Person"
  static let defaultQuery = PersonQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { "Person" }
}

nonisolated struct PersonQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PersonEntity] { [] }
}

struct PeopleEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "People"
  static let defaultQuery = PeopleQuery()

  let id: Int
  @Property(title: "Arrangement") var arrangement: PeopleLayout

  var displayRepresentation: DisplayRepresentation { "People" }
}

nonisolated struct PeopleQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [PeopleEntity] { [] }
}

nonisolated extension PeopleLayout: AppEnum {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Layout"
  static let caseDisplayRepresentations: [PeopleLayout: DisplayRepresentation] = [.list: "List", .grid: "Grid"]
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
nonisolated extension PeopleLayout: CustomURLRepresentationParameterConvertible {
  var urlRepresentationParameter: String { "\(rawValue)" }
}

struct ChatWindowWithPages: View {
  let router: ChatRouter

  var body: some View {
    Text("Chat").handoff(router) { $0 == .rooms ? "Rooms of mine" : nil }
  }
}

#if canImport(UIKit)
  @MainActor func quickActions(of rooms: [Room.ID]) -> [UIApplicationShortcutItem] {
    rooms.compactMap { UIApplicationShortcutItem(.room(id: $0), title: "Room") }
  }
#endif
