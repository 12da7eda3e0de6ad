import NavSpecRuntime
import Observation
import SwiftUI

@main struct ShowcaseApp: App {
  var body: some Scene {
    WindowGroup { MuseumWindow() }
    RouteWindows(
      MuseumNavigation.self, conditions: Visitor.shared, mayLeave: { Visitor.shared.mayLeave($0) }
    ) { route in
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
  @State private var archive = Archive()
  @State private var savedSearchText = ""
  @State private var savedSearchScope = Kept.everything

  var body: some View {
    // A draft on screen: a link waits until it is closed.
    MuseumRoot(
      router, mayLeave: { Visitor.shared.mayLeave($0) }, savedSearchText: $savedSearchText,
      savedSearchScope: $savedSearchScope, searchText: $searchText,
      badge: { $0 == .today ? Visitor.shared.news : 0 },
      badgeText: { $0 == .saved ? Text("new") : nil },
      showInTab: { _, screens in archive.path += screens }
    ) { screen in
      switch screen {
      case .settings: SettingsView()
      }
    }
    .environment(archive)
    .screens { (route: MuseumRoute, screen) in
      screen.onAppear { Visitor.shared.visited.append(route) }
    }
    .environment(\.searchText, router.selectedTab == .saved ? savedSearchText : searchText)
    .environment(\.savedScope, savedSearchScope)
    .task {
      for await event in router.onNavigate { print(event.screen, event.trigger) }
    }
  }
}

/// The path of a stack that the app has itself. The router hands over what is to be shown above it.
@MainActor @Observable final class Archive {
  var path: [MuseumRoute] = []
}

/// The state of the app that the conditions are about.
@MainActor @Observable final class Visitor: NavigationConditions {
  static let shared = Visitor()

  var isMember = false
  var isListening = false
  var news = 3
  var draft = ""
  var visited: [MuseumRoute] = []

  /// A draft with text in it stays.
  func mayLeave(_ route: MuseumRoute) -> Bool { draft.isEmpty }

  func state(of condition: MuseumCondition) -> ConditionState {
    switch condition {
    case .member: isMember ? .met : .unmet
    case .listening: isListening ? .met : .unmet
    }
  }
}

private struct SavedScopeKey: EnvironmentKey {
  static let defaultValue = Kept.everything
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

  /// Where the field of the tab of what is saved searches.
  var savedScope: Kept {
    get { self[SavedScopeKey.self] }
    set { self[SavedScopeKey.self] = newValue }
  }
}
