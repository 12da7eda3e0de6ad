// refused: 'TabViewCustomization' is only available in iOS 18.0 or newer
// system: iOS 17.0
import SwiftUI

struct V: View {
  @AppStorage("tabs") private var customization: TabViewCustomization
  var body: some View { Text("A") }
}
