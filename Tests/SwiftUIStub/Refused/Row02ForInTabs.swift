// refused: closure containing control flow statement cannot be used with result builder
import Foundation
import Observation
import SwiftUI

enum T: String, Hashable { case a, b }

struct V: View {
  @State private var tab = T.a
  @State private var maybe: T?
  var body: some View {
    TabView(selection: $tab) { for _ in 0..<2 { Tab("A", systemImage: "x", value: T.a) { Text("A") } } }
  }
}
