// refused: error
import Foundation
import Observation
import SwiftUI

enum T: String, Hashable { case a, b }

struct V: View {
  @State private var tab = T.a
  @State private var maybe: T?
  var body: some View {
    TabView(selection: $tab) { Tab(role: .search, value: T.a) { Text("A") } }
  }
}
