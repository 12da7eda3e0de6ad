import SwiftUI

@main struct ReaderApp: App { var body: some Scene { WindowGroup { ContentView() } } }

struct ContentView: View {
  var body: some View {
    TabView {
      ForEach(Places.allCases.filter { !$0.isSecret }) { place in
        Tab(value: place) { place.content() } label: { Label(place.title, systemImage: "book") }
      }
    }
  }
}

enum Places: CaseIterable, Identifiable {
  case shelf, store
  var id: Self { self }
  var isSecret: Bool { false }
  var title: String {
    switch self {
    case .shelf: "Shelf"
    case .store: "Store"
    }
  }
  @ViewBuilder func content() -> some View {
    switch self {
    case .shelf: ShelfView()
    case .store: StoreView()
    }
  }
}

struct ShelfView: View { var body: some View { NavigationLink("A book") { BookView() } } }
