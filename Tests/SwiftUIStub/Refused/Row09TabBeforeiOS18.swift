// refused: 'Tab' is only available in iOS 18.0 or newer
// system: iOS 17.0
import SwiftUI

enum T: String, Hashable { case a, b }

struct V: View {
  @State private var tab = T.a
  var body: some View {
    TabView(selection: $tab) { Tab("A", systemImage: "x", value: T.a) { Text("A") } }
  }
}
