// refused: is unavailable
// system: macOS 15.0
import SwiftUI

struct V: View {
  @Namespace private var namespace
  var body: some View { Text("A").navigationTransition(.zoom(sourceID: 1, in: namespace)) }
}
