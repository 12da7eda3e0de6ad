// refused: unavailable
import Foundation
import Observation
import SwiftUI

enum T: String, Hashable { case a, b }

struct V: View {
  @State private var tab = T.a
  @State private var maybe: T?
  final class Model { var x = 0 }
  @Bindable var model = Model()
  var body: some View { Text("A") }
}
