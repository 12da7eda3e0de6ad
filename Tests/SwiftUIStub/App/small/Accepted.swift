// What SwiftUI accepts and a stub could wrongly refuse.
import SwiftUI

private enum T: String, Hashable { case a, b }

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
private struct Accepted: View {
  @State private var tab = T.a
  @State private var maybe: T?
  @State private var isOn = false

  var body: some View {
    TabView(selection: $tab) {
      Tab("A", systemImage: "x", value: .a) { Text("A") }
      if isOn {
        Tab("B", systemImage: "x", value: T.b) { Text("B") }.badge(3)
      } else {
        TabSection("S") { Tab(value: T.b, role: .search) { Text("B") } }.hidden(isOn)
      }
      Group { Tab("B", systemImage: "x", value: T.b) { Text("B") } }
    }
    TabView(selection: $maybe) { Tab("A", systemImage: "x", value: T.a) { Text("A") } }
    TabView(selection: $tab) { Text("A").tabItem { Label("A", systemImage: "x") }.tag(T.a) }
    TabView(selection: $tab) {}
  }
}
