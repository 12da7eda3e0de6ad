// refused: could not be inferred
import SwiftUI

enum T: String, Hashable { case a, b }

struct V: View {
  @State private var tab = T.a
  var body: some View {
    TabView(selection: $tab) {
      TabSection("S") { Tab("B", systemImage: "x", value: .b) { Text("B") } }
    }
  }
}
