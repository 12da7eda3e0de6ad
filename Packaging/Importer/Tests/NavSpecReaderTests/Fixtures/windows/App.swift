import SwiftUI

@main struct StudioApp: App {
  var body: some Scene {
    WindowGroup { CanvasesView() }
    WindowGroup(id: "inspector") { InspectorView() }
    WindowGroup(for: Panel.self) { $panel in
      switch panel {
      case .colors: ColorsView()
      case .layers: LayersView()
      case nil: EmptyView()
      }
    }
    Window("Log", id: "log") { LogView() }
  }
}

enum Panel: Hashable, Codable { case colors, layers }

struct CanvasesView: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View {
    Button("Inspect") { openWindow(id: "inspector") }
    Button("Colors") { openWindow(value: Panel.colors) }
    Button("Elsewhere") { openWindow(id: "nowhere") }
  }
}

struct InspectorView: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View { Button("Log") { openWindow(id: "log") } }
}

struct ColorsView: View { var body: some View { Text("Colors") } }
struct LayersView: View { var body: some View { Text("Layers") } }
struct LogView: View { var body: some View { Text("Log") } }
