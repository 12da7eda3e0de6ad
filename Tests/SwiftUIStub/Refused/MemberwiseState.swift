// refused: 'Toggled' has state, and relies on a memberwise initializer
// system: iOS 27.0
import SwiftUI

struct Toggled: View {
  let name: String
  @State private var isOn = false

  var body: some View { Text(isOn ? name : "") }
}

struct Toggles: View {
  var body: some View { Toggled(name: "one") }
}
