// refused: 'never' is unavailable
// system: visionOS 1.0
import SwiftUI

struct V: View {
  var body: some View {
    if #available(visionOS 26.0, *) {
      Text("A").tabBarMinimizeBehavior(.never)
    }
  }
}
