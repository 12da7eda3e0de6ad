// refused: no exact matches
import Foundation
import Observation
import SwiftUI

enum T: String, Hashable { case a, b }

struct V: View {
  @State private var tab = T.a
  @State private var maybe: T?
  let count: Int? = nil
  var body: some View {
    TabView(selection: $tab) { Tab("A", systemImage: "x", value: T.a) { Text("A") }.badge(count) }
  }
}
