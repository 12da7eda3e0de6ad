import SwiftUI

@main struct AtlasApp: App { var body: some Scene { WindowGroup { AppShell() } } }

/// Its tabs are properties, one of them in an extension.
struct AppShell: View {
  @State private var isHelping = false

  var body: some View {
    TabView {
      mapTab
      Group { placesTab }
      tripsTab(count: 3)
    }
    .sheet(isPresented: $isHelping) { HelpView() }
  }

  private var mapTab: some View {
    NavigationStack { MapScreen() }
      .tabItem { Label("Map", systemImage: "map") }
  }

  @ViewBuilder private func tripsTab(count: Int) -> some View {
    TripsView().badge(count).tabItem { Label("Trips", systemImage: "suitcase") }
  }
}

extension AppShell {
  fileprivate var placesTab: some View {
    Framed { PlacesView() }.tabItem { Text("Places") }
  }
}

struct Framed<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { NavigationStack { content() } }
}

struct MapScreen: View { var body: some View { NavigationLink("Legend") { LegendView() } } }
struct PlacesView: View { var body: some View { NavigationLink("One") { PlaceView() } } }
struct TripsView: View { var body: some View { Text("Trips") } }
struct PlaceView: View { var body: some View { Text("Place") } }
struct LegendView: View { var body: some View { Text("Legend") } }
struct HelpView: View { var body: some View { Text("Help") } }
