// refused: on 'RouteWindows' requires that 'Letters' conform to 'DraftlessNavigation'
import NavSpecRuntime
import SwiftUI

struct Letter: NavigationRoute {
  init?(index: Int, reader: inout RouteReader) {}
  func write(to writer: inout RouteWriter) -> Int { 0 }
}

enum Letters: NavigationDefinition {
  typealias Route = Letter
  typealias Tab = OnlyStack
  typealias Condition = NoCondition

  static var map: SchemaIndex { SchemaIndex(NavigationSchema(name: "Letters", container: .root(.init(route: 0)))) }
  static var links: LinkTable { LinkTable(map.schema) }

  static func root(of tab: OnlyStack) -> Letter { fatalError() }
}

struct LettersApp: App {
  let conditions = ConditionStore<NoCondition>()

  var body: some Scene {
    RouteWindows(Letters.self, conditions: conditions) { _ in Text("") }
  }
}
