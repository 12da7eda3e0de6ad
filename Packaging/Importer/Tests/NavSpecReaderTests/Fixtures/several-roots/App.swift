import SwiftUI

@main struct ClubApp: App {
  var body: some Scene { WindowGroup { EntryView() } }
}

struct EntryView: View {
  @State private var stage = Stage.welcome
  var body: some View {
    switch stage {
    case .welcome: WelcomeView()
    case .signIn: SignInView()
    case .home: HomeView()
    }
  }
}

enum Stage { case welcome, signIn, home }

struct WelcomeView: View {
  var body: some View {
    #if DEBUG
      NavigationLink("Debug") { DebugView() }
    #elseif os(macOS)
      NavigationLink("Mac") { MacView() }
    #else
      NavigationLink("Terms") { TermsView() }
    #endif
  }
}

struct SignInView: View {
  var body: some View { Text("Sign in").navigationTitle("sign-in.title") }
}
struct HomeView: View {
  var body: some View {
    Text("Home").navigationTitle("home_title").onOpenURL { url in print(url) }
  }
}
/// Nothing shows it: nobody knows how what it leads to is reached.
struct ForgottenView: View {
  var body: some View { NavigationLink("Vault") { VaultView() } }
}
struct VaultView: View { var body: some View { Text("Vault") } }

/// A program of the same folder.
#if os(tvOS)
  @main struct ClubTVApp: App { var body: some Scene { WindowGroup { TVView() } } }
#endif
struct TVView: View { var body: some View { NavigationLink("Film") { TVFilmView() } } }
struct TVFilmView: View { var body: some View { Text("Film") } }

final class Notifications {
  func open() { UIApplication.shared.root.present(UIHostingController(rootView: NewsView()), animated: true) }
}
struct NewsView: View { var body: some View { Text("News") } }

struct DebugView: View { var body: some View { Text("Debug") } }
struct MacView: View { var body: some View { Text("Mac") } }
struct TermsView: View {
  var body: some View { Text("Terms").navigationTitle("Terms: all of them, \"now\"") }
}
