import NavSpecRuntime
import SwiftUI

/// The bar above the tab bar, and inside it when that is small.
struct NowPlayingBar: View {
  var body: some View {
    if #available(iOS 26.0, macOS 26.0, visionOS 26.0, *) { PlacedBar() }
  }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
private struct PlacedBar: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View {
    RouteLink(placement == .inline ? "▶︎" : "Now playing", to: PlayerRoute.nowPlaying())
  }
}

/// Albums to choose from: each grows into its screen.
struct AlbumsView: View {
  let shelf: String
  let titles: [Int: String] = [:]

  var body: some View {
    List {
      ForEach([1, 2, 3], id: \.self) { id in
        PlayerLink(titles[id] ?? "Album \(id)", to: .album(id: id))
      }
    }
  }
}

struct PlayerApp: App {
  var body: some Scene {
    WindowGroup { PlayerWindow() }
  }
}

/// Each window has a router of its own.
struct PlayerWindow: View {
  @State private var router = PlayerRouter(conditions: .fixed([.subscribed: .met]))
  @State private var searchText = ""

  var body: some View {
    PlayerRoot(router, searchText: $searchText, badge: { $0 == .radio ? 1 : 0 }) { screen in
      switch screen {
      case .queue: Text("Queue")
      }
    }
    .screens { (route: PlayerRoute, screen) in
      screen.tint(.orange).onAppear { print(route.index) }
    }
    .task { router.open("player://album/7", animated: false) }
  }
}

/// Asks for a rating, and shows what became of it.
struct RateButton: View {
  @Environment(PlayerRouter.self) private var router
  @State private var rating: Rating?

  var body: some View {
    Button("Rate") {
      Task {
        if case .finished(let given) = await router.present(.rate(id: 7)) { rating = given }
      }
    }
    .navigationSource(PlayerRoute.rate(id: 7))
  }
}

struct StarButton: View {
  @Environment(\.finish) private var finish

  var body: some View { Button("★") { finish(Rating(rawValue: 1)) } }
}
