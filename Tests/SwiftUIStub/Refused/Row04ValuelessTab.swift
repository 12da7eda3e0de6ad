// refused: 'T' and 'Never' be equivalent
import Foundation
import Observation
import SwiftUI

enum T: String, Hashable { case a, b }

struct V: View {
  @State private var tab = T.a
  @State private var maybe: T?
  var body: some View {
    TabView(selection: $tab) {
      Tab("A", systemImage: "x", value: T.a) { Text("A") }
      Tab(role: .search) { Text("S") }
    }
  }
}
