import NavSpecRuntime
import Observation
import SwiftUI

@main struct ShowcaseApp: App {
  var body: some Scene {
    WindowGroup { MuseumWindow() }
    RouteWindows(MuseumNavigation.self, conditions: Visitor.shared) { route in
      MuseumScreen(route) { screen in
        switch screen {
        case .settings: SettingsView()
        }
      }
    }
  }
}

/// Each window has a router of its own; the conditions are the app's.
struct MuseumWindow: View {
  @State private var router = MuseumRouter(conditions: Visitor.shared)
  @State private var searchText = ""

  var body: some View {
    // A draft on screen: a link waits until it is closed.
    MuseumRoot(
      router, mayLeave: { _ in Visitor.shared.draft.isEmpty }, searchText: $searchText,
      badge: { $0 == .today ? Visitor.shared.news : 0 }
    ) { screen in
      switch screen {
      case .settings: SettingsView()
      }
    }
    .screens { (route: MuseumRoute, screen) in
      screen.onAppear { Visitor.shared.visited.append(route) }
    }
    .environment(\.searchText, searchText)
    .task {
      for await event in router.onNavigate { print(event.screen, event.trigger) }
    }
  }
}

/// The state of the app that the conditions are about.
@MainActor @Observable final class Visitor: NavigationConditions {
  static let shared = Visitor()

  var isMember = false
  var isListening = false
  var news = 3
  var draft = ""
  var visited: [MuseumRoute] = []

  func state(of condition: MuseumCondition) -> ConditionState {
    switch condition {
    case .member: isMember ? .met : .unmet
    case .listening: isListening ? .met : .unmet
    }
  }
}

private struct SearchTextKey: EnvironmentKey {
  static let defaultValue = ""
}

extension EnvironmentValues {
  /// What the user types into the field of the search tab.
  var searchText: String {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}
