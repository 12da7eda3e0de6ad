// refused: only available in SINCE_26_0
// system: iOS 18.0
import SwiftUI

struct V: View {
  var body: some View { Text("A").tabViewBottomAccessory { Text("B") } }
}
