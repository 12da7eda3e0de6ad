import SwiftUI

@main struct AtlasApp: App {
  var body: some Scene {
    WindowGroup {
      #if os(iOS)
        PhoneView()
      #else
        DeskView()
      #endif
    }
  }
}

struct PhoneView: View { var body: some View { NavigationStack { NavigationLink("Map") { MapView() } } } }
struct DeskView: View { var body: some View { NavigationStack { NavigationLink("Map") { MapView() } } } }
struct MapView: View { var body: some View { Text("Map") } }
