import SwiftUI

@main struct MailApp: App { var body: some Scene { WindowGroup { MailTabs() } } }

enum Place: String, CaseIterable, Identifiable {
  case inbox, sent, settings
  var id: Self { self }

  var title: String {
    switch self {
    case .inbox: "Inbox"
    case .sent: "Sent Mail"
    case .settings: "Settings"
    }
  }

  var icon: String {
    switch self {
    case .inbox: return "tray"
    case .sent: return "paperplane"
    case .settings: return "gearshape"
    }
  }

  @ViewBuilder var screen: some View {
    switch self {
    case .inbox: InboxView()
    case .sent: SentView()
    case .settings: NavigationStack { SettingsView() }
    }
  }
}

struct MailTabs: View {
  @State private var place = Place.inbox
  var body: some View {
    TabView(selection: $place) {
      ForEach(Place.allCases) { place in
        place.screen
          .tabItem { Label(place.title, systemImage: place.icon) }
          .tag(place)
      }
    }
  }
}

struct InboxView: View { var body: some View { NavigationLink("Letter") { LetterView() } } }
struct SentView: View { var body: some View { NavigationLink("Letter") { LetterView() } } }
struct SettingsView: View { var body: some View { Text("Settings") } }
struct LetterView: View { var body: some View { Text("Letter") } }
