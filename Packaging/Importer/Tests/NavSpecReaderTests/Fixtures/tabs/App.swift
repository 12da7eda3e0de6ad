import SwiftUI

@main struct PlayerApp: App { var body: some Scene { WindowGroup { RootView() } } }

struct RootView: View {
  @State private var isPlaying = false
  var body: some View {
    TabView {
      Tab("Listen", systemImage: "play") { NavigationStack { ListenView() } }
      Tab("Radio", systemImage: "radio", value: 1) { RadioView() }
      NavigationView { AlbumsView() }
        .tabItem { Label("tab.albums", systemImage: "square.stack") }
      downloads.tabItem {
        Image(systemName: "arrow.down")
        Text("Downloads")
      }
      TabSection {
        Tab("Films", image: "FilmReel") { FilmsView() }
        Tab("Books", systemImage: "book") { BooksView() }
      } header: {
        Text("Library")
      }
      Tab(role: .search) { FindView() }
      OldView().tabItem {
        Label {
          Text(verbatim: "Old")
        } icon: {
          Image("Clock")
        }
      }
    }
    .sheet(isPresented: $isPlaying) { PlayingView() }
  }

  private var downloads: some View { DownloadsView() }
}

struct ListenView: View {
  var body: some View {
    // Pages are no tabs.
    TabView { AlbumsView() }.tabViewStyle(.page)
  }
}

struct RadioView: View { var body: some View { NavigationLink("Album") { AlbumView() } } }
struct AlbumsView: View { var body: some View { NavigationLink("Album") { AlbumView() } } }
struct AlbumView: View { var body: some View { Text("Album") } }
struct DownloadsView: View { var body: some View { Text("Downloads") } }
struct FilmsView: View { var body: some View { Text("Films") } }
struct BooksView: View { var body: some View { Text("Books") } }
struct FindView: View { var body: some View { Text("Find") } }
struct OldView: View { var body: some View { Text("Old") } }
struct PlayingView: View { var body: some View { Text("Playing") } }
