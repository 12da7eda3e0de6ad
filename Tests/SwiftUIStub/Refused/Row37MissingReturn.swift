// refused: missing return
// Found only beyond type-checking.
import SwiftUI

func title(_ isOn: Bool) -> Text {
  if isOn { return Text("On") }
}
