// An app that gives its window a search text, badges, and views of its own.
import NavSpecRuntime
import SwiftUI

struct ZooWindow: View {
  @State private var router = ZooRouter(conditions: .allMet)
  @State private var text = ""

  var body: some View {
    ZooRoot(router, searchText: $text) { tab in
      tab == .lions ? 3 : 0
    } showInTab: { tab, screens in
      Aquarium.shared.show(screens, in: tab)
    } manual: { screen in
      switch screen {
      case .animal(let id, let kind, let name, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _):
        VStack {
          Text("\(kind.rawValue) \(name)")
          ZooLink("Again", to: .animal(id: id, kind: kind))
          BirdsLink("Owls", to: .owls)
        }
      case .birds(.owls): Text("Owls")
      }
    }
  }
}

/// A container of the app's own.
@MainActor final class Aquarium {
  static let shared = Aquarium()
  private var shown: [ZooRoute] = []

  func show(_ screens: [ZooRoute], in tab: ZooTab) { shown += screens }
}
