// refused: 'TabViewCustomization' is only available in SINCE_18_0
// system: iOS 17.0
import SwiftUI

struct V: View {
  @AppStorage("tabs") private var customization: TabViewCustomization
  var body: some View { Text("A") }
}
