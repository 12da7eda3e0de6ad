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
  @State private var archive = Archive()
  @State private var search = MuseumSearch()

  var body: some View {
    @Bindable var search = search
    // A draft on screen: a link waits until it is closed.
    MuseumRoot(
      router, mayLeave: { Visitor.shared.mayLeave($0) }, savedSearchText: $search.savedText,
      savedSearchScope: $search.savedScope, searchText: $search.text,
      badge: { $0 == .today ? Visitor.shared.news : 0 },
      badgeText: { $0 == .saved ? Text("new") : nil },
      showInTab: { _, screens in archive.path += screens }
    ) { screen in
      switch screen {
      case .settings: SettingsView()
      }
    }
    .environment(archive)
    .environment(search)
    .screens { (route: MuseumRoute, screen) in
      screen.onAppear { Visitor.shared.visited.append(route) }
    }
    .task {
      for await event in router.onNavigate { print(event.screen, event.trigger) }
    }
  }
}

/// What the user types into the fields of a window. The views of results read it, and the window's view does not: a letter draws
/// the results alone.
@MainActor @Observable final class MuseumSearch {
  var text = ""
  var savedText = ""
  var savedScope = Kept.everything
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
