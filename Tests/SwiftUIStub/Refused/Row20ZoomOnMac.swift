// refused: is unavailable
// system: macOS 14.0
import SwiftUI

struct V: View {
  @Namespace private var namespace
  var body: some View { Text("A").navigationTransition(.zoom(sourceID: 1, in: namespace)) }
}
