import SwiftUI

@main struct PlazaApp: App { var body: some Scene { WindowGroup { GateView() } } }

/// Who is not signed in sees one screen in place of the tabs.
struct GateView: View {
  @State private var isSignedIn = false
  var body: some View {
    ZStack {
      if isSignedIn { ShellView() } else { SignInView() }
    }
  }
}

enum Tab: CaseIterable {
  case home, market, profile
  var title: String {
    switch self {
    case .home: "Home"
    case .market: "Market"
    case .profile: "Profile"
    }
  }
}

/// A bar of the app's own.
struct ShellView: View {
  @State private var selectedTab = Tab.home

  var body: some View {
    ZStack(alignment: .bottom) {
      switch selectedTab {
      case .home: NavigationStack { HomeView() }
      case .market: MarketView()
      case .profile: ProfileView()
      }
      Bar(selection: $selectedTab)
    }
  }
}

struct Bar: View {
  @Binding var selection: Tab
  var body: some View {
    HStack { ForEach(Tab.allCases, id: \.self) { tab in Button(tab.title) { selection = tab } } }
  }
}

struct HomeView: View { var body: some View { NavigationLink("News") { NewsView() } } }
struct MarketView: View { var body: some View { Text("Market") } }
struct ProfileView: View {
  @State private var isEditing = false
  var body: some View { Button("Edit") { isEditing = true }.sheet(isPresented: $isEditing) { EditView() } }
}
struct NewsView: View { var body: some View { Text("News") } }
struct EditView: View { var body: some View { Text("Edit") } }
struct SignInView: View { var body: some View { Text("Sign in") } }
