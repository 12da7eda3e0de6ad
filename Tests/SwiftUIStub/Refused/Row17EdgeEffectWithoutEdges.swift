// refused: missing argument for parameter 'for'
import Foundation
import Observation
import SwiftUI

enum T: String, Hashable { case a, b }

struct V: View {
  @State private var tab = T.a
  @State private var maybe: T?
  var body: some View { Text("A").scrollEdgeEffectStyle(.soft) }
}
