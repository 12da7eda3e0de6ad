// refused: Sendable
import Foundation
import Observation
import SwiftUI

enum T: String, Hashable { case a, b }

struct V: View {
  @State private var tab = T.a
  @State private var maybe: T?
  nonisolated func send<S: Sendable>(_ value: S) {}
  var body: some View { Text("A").onAppear { send(NavigationPath()) } }
}
