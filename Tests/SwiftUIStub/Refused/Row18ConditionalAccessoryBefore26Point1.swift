// refused: only available in iOS 26.1 or newer
// system: iOS 17.0
import SwiftUI

struct V: View {
  var body: some View {
    if #available(iOS 26.0, *) {
      Text("A").tabViewBottomAccessory(isEnabled: true) { Text("B") }
    }
  }
}
