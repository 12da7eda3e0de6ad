import NavSpecRuntime
import SwiftUI

struct NowPlayingBar: View {
  var body: some View { Text("Now playing") }
}

struct PlayerApp: App {
  @State private var router = PlayerRouter(conditions: .fixed([.subscribed: .met]))
  @State private var searchText = ""

  var body: some Scene {
    WindowGroup {
      PlayerRoot(router, searchText: $searchText, badge: { $0 == .radio ? 1 : 0 }) { screen in
        switch screen {
        case .queue: Text("Queue")
        }
      }
    }
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
