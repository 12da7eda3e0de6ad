// refused: error
import Foundation
import Observation
import SwiftUI

enum T: String, Hashable { case a, b }

struct V: View {
  @State private var tab = T.a
  @State private var maybe: T?
  @SceneStorage("k") var data: Data? = nil
  var body: some View { Text("A") }
}
