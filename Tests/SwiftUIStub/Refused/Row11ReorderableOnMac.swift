// refused: 'reorderable' is unavailable
// system: macOS 14.0
import SwiftUI

enum T: String, Hashable { case a, b }

struct V: View {
  @State private var tab = T.a
  var body: some View {
    TabView(selection: $tab) {
      Tab("A", systemImage: "x", value: T.a) { Text("A") }.customizationBehavior(.reorderable, for: .automatic)
    }
  }
}
