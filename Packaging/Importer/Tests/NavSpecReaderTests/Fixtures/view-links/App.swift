import SwiftUI

@main struct GardenApp: App {
  var body: some Scene { WindowGroup { NavigationView { BedsView() } } }
}

struct BedsView: View {
  var body: some View {
    List {
      NavigationLink(destination: BedView(bed: 1)) { BedRow() }
      NavigationLink("Tools", destination: ToolsView())
      NavigationLink {
        SeedsView().navigationTitle("Mine")
      } label: {
        BedRow()
      }
      NavigationLink("Help") { AnyView(HelpView()) }
      NavigationLink("Weather") { Padded { WeatherView() } }
      NavigationLink("Lost", destination: lost)
      NavigationLink("In place") { Text("Only a text") }
      NavigationLink("Side by side") {
        VStack {
          BedRow(); WeatherView()
        }
      }
      NavigationLink("Early", destination: early())
      NavigationLink("Guarded", destination: guarded())
      Linked(title: "Map", destination: MapScreen())
    }
    .navigationBarTitle(Text("Beds"))
  }

  @ViewBuilder private var lost: some View {
    if Bool.random() { HelpView() } else { ToolsView() }
  }
}

extension BedsView {
  fileprivate func early() -> AnyView {
    if Bool.random() { return AnyView(RainView()) }
    return AnyView(SunView())
  }
  fileprivate func guarded() -> AnyView {
    guard Bool.random() else { return AnyView(SnowView()) }
    return AnyView(HailView())
  }
}

/// Wraps what it is given.
struct Padded<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content().padding() }
}

/// Goes to what it is given.
struct Linked<Destination: View>: View {
  let title: String
  let destination: Destination
  var body: some View { NavigationLink(destination: destination) { Text(title) } }
}

struct ToolView: View {
  let tool: String
  let owner: Owner
  @Binding var isLent: Bool
  var body: some View { Text(tool) }
}
final class Owner {}
struct BedRow: View { var body: some View { Text("Bed") } }
struct ToolsView: View {
  @State private var isLent = false
  var body: some View {
    NavigationLink("Rake") { ToolView(tool: "Rake", owner: Owner(), isLent: $isLent) }
  }
}
struct SeedsView: View { var body: some View { NavigationLink("Shop") { SeedShopView() } } }
struct HelpView: View { var body: some View { Text("Help") } }
struct WeatherView: View { var body: some View { Text("Rain") } }
struct RainView: View { var body: some View { Text("Rain") } }
struct SunView: View { var body: some View { Text("Sun") } }
struct SnowView: View { var body: some View { Text("Snow") } }
struct HailView: View { var body: some View { Text("Hail") } }
struct MapScreen: View { var body: some View { Text("Map") } }

struct BedView: View {
  let bed: Int
  var body: some View {
    NavigationLink(destination: BedView(bed: bed + 1), isActive: .constant(false)) { EmptyView() }
  }
}
