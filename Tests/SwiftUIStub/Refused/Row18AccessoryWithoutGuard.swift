// refused: only available in iOS 26.0 or newer
// system: iOS 17.0
import SwiftUI

struct V: View {
  var body: some View { Text("A").tabViewBottomAccessory { Text("B") } }
}
