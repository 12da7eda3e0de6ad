import Routing
import SwiftUI

// A router of a package that is not among the sources, and one behind a protocol.

enum Place: Hashable { case post(id: Int), profile }
enum Modal: String, Identifiable {
  case compose, login
  var id: String { rawValue }
}

typealias AppRouter = Router<Place, Modal>

@main struct PostsApp: App {
  @State private var router = AppRouter()
  var body: some Scene { WindowGroup { PostsView().environment(router) } }
}

struct PostsView: View {
  @Environment(AppRouter.self) private var router
  var body: some View {
    NavigationStack(path: $router.path) {
      List { PostRow() }
        .navigationDestination(for: Place.self) { place in
          switch place {
          case .post(let id): PostView(id: id)
          case .profile: ProfileView()
          }
        }
    }
    .sheet(item: $router.sheet) { modal in
      switch modal {
      case .compose: ComposeView()
      case .login: LoginView()
      }
    }
  }
}

struct PostRow: View {
  @Environment(AppRouter.self) private var router
  var body: some View {
    Button("Open") { router.go(.post(id: 1)) }
    Button("Who") { router.go(Place.profile) }
    Button("Reply") { router.sheet = .compose }
    // Other functions with such names are no ways.
    Button("Web") { UIApplication.shared.open(url, options: [:]) }
    Button("Log") { tracker.record(.profile) }
  }
}

protocol Opening { func showLogin() }
final class Opener: Opening {
  var router: AppRouter
  func showLogin() { router.sheet = .login }
  func open(_ url: URL) { router.go(Place.profile) }
}

struct PostView<O: Opening>: View {
  let id: Int
  var opener: O
  var body: some View { Button("Like") { opener.showLogin() } }
}
struct ProfileView: View { var body: some View { Text("Profile") } }
struct ComposeView: View { var body: some View { Text("Compose") } }
struct LoginView: View { var body: some View { Text("Login") } }
