import Observation
@testable import NavSpecRuntime
import SwiftUI

// An app of three columns whose letters, in the detail column, are drafts.

enum Desk: NavigationDefinition {
  typealias Route = Place
  typealias Tab = OnlyStack
  typealias Condition = NoCondition

  static let map: SchemaIndex = {
    var schema = NavigationSchema(
      name: "Desk",
      container: .split(.init(sidebar: .init(route: 0), content: .init(route: 1), detail: .init(route: 2))))
    schema.routes = (0...4).map { NavigationSchema.Route(name: "place\($0)") }
    schema.routes[1].column = .content
    schema.routes[3].isFreelyDismissed = false
    return SchemaIndex(schema)
  }()
  static let links = LinkTable(map.schema)

  static func root(of tab: OnlyStack) -> Place { Place(0) }
}

/// Whether something was typed since the last save.
@MainActor @Observable final class Typing {
  static let shared = Typing()
  var isDirty = true
}

/// A screen that has something typed into it.
struct Letter: View {
  @State private var text = FlowModel()

  var body: some View {
    Self.keep(text)
    EmptyView().asksBeforeLeaving(Typing.shared.isDirty)
  }

  private static func keep(_ text: FlowModel) -> EmptyView {
    letters.append(text)
    return EmptyView()
  }
}

@MainActor var letters: [FlowModel] = []

struct Columns: View {
  let router: NavigationRouter<Desk>

  var body: some View {
    NavigationWindow(router, destination: { _ in Letter() }) {
      RouterSplit(router, .root) { _ in Letter() }
    }
  }
}

extension Driver {
  /// Whether the system's way back is there in a wide and in a narrow window.
  static func driveColumns() {
    let router = NavigationRouter<Desk>()
    func hiddenBackButtons() -> Int {
      _ = Graph.shared.show(Columns(router: router))
      return Graph.shared.hiddenBackButtons
    }
    check("columns of their own hide nothing", hiddenBackButtons() == 0)
    router.navigate(to: Place(3))
    check("a draft in a wide window has no way back", hiddenBackButtons() == 0)
    let typed = letters.count
    Graph.shared.isNarrow = true
    check("a draft in a narrow window asks", hiddenBackButtons() == 1)
    router.navigate(to: Place(4), from: .detail)
    check("and so does a screen above it, whose menu leads past it", hiddenBackButtons() == 2)
    Graph.shared.isNarrow = false
    _ = hiddenBackButtons()
    router.pop()
    _ = hiddenBackButtons()
    check("a window that becomes wide keeps what was typed", letters.count == typed + 1)
    let models = Set(letters.map(ObjectIdentifier.init))
    Graph.shared.isNarrow = true
    _ = hiddenBackButtons()
    Typing.shared.isDirty = false
    check("a clean draft has the system's way back", hiddenBackButtons() == 0)
    Typing.shared.isDirty = true
    check("a dirty one has its own", hiddenBackButtons() == 1)
    check("and is the same view", Set(letters.map(ObjectIdentifier.init)) == models)
    Graph.shared.isNarrow = false
  }
}
