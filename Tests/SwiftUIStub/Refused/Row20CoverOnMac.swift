// refused: is unavailable
// system: macOS 14.0
import SwiftUI

struct Item: Identifiable { let id: Int }

struct V: View {
  @State private var item: Item?
  var body: some View { Text("A").fullScreenCover(item: $item) { _ in Text("B") } }
}
