import SwiftUI

// What is a screen by itself, and what is only a part of one.

@main struct GardenApp: App {
  var body: some Scene {
    WindowGroup { gardenView() }
    Settings { GardenSettings() }
  }
}

// A type may begin with a small letter.
struct gardenView: View {
  @State private var picked: Corner?
  @State private var shows = false
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List { PlantRow() }
        .navigationTitle("Garden")
    }
    // Rows and views side by side are written in place.
    .sheet(isPresented: $shows) { List { ForEach(0..<3) { _ in PlantRow() } } }
    .sheet(isPresented: $shows) {
      VStack {
        Text("Water"); WaterGauge()
      }
    }
    .popover(isPresented: $shows) {
      Card {
        Text("Sun"); WaterGauge()
      }
    }
    // One view in a container is what is shown.
    .sheet(isPresented: $shows) { Form { PlantForm() } }
    .sheet(isPresented: $shows) {
      ZStack {
        Calendar(); Button("Close") { shows = false }
      }
    }
    // A modifier on a property of the view's own.
    .sheet(isPresented: $shows) { options.presentationDetents([.medium]) }
    // All corners are one screen: it does not look at the item.
    .sheet(item: $picked) { _ in CornerView() }
    .sheet(item: $picked, content: Share.init)
    // What a destination is given is carried out there.
    .fullScreenCover(isPresented: $shows) { Planner(onDone: { path.append(Leaf.oak) }) }
    .navigationDestination(for: Leaf.self) { leaf in
      switch leaf {
      case .oak: OakView()
      case .elm: ElmView()
      }
    }
  }

  private var options: some View { OptionsView() }
}

enum Leaf: Hashable { case oak, elm }
enum Corner: String, Identifiable {
  case north, south
  var id: String { rawValue }

  // What labels a corner is no screen of it.
  @ViewBuilder var label: some View {
    switch self {
    case .north: WaterGauge()
    case .south: PlantRow()
    }
  }
}

struct Card<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content.padding() }
}
struct Planner: View {
  var onDone: () -> Void
  var body: some View { Button("Done", action: onDone) }
}
struct Share: View {
  let corner: Corner
  var body: some View { Text(corner.rawValue) }
}
struct PlantRow: View { var body: some View { Text("Plant") } }
struct WaterGauge: View { var body: some View { Text("Gauge") } }
struct PlantForm: View { var body: some View { Text("Form") } }
struct Calendar: View { var body: some View { Text("Calendar") } }
struct OptionsView: View { var body: some View { Text("Options") } }
struct CornerView: View { var body: some View { Text("Corner") } }
struct OakView: View { var body: some View { Text("Oak") } }
struct ElmView: View { var body: some View { Text("Elm") } }
struct GardenSettings: View {
  var body: some View { NavigationLink("About") { AboutGarden() } }
}
struct AboutGarden: View { var body: some View { Text("About") } }
