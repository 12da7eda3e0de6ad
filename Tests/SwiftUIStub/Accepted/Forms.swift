// Views of an app: forms, lists of its data, and fields that submit.
import Foundation
import SwiftUI

struct SettingsForm: View {
  @State private var name = ""
  @State private var isShown = false

  var body: some View {
    Form {
      Section("Name") { TextField("Name", text: $name) }
      List(["a", "b"], id: \.self) { Text($0) }
    }
    .onSubmit { isShown = true }
    .onSubmit(of: .search) { isShown = false }
    .popover(isPresented: $isShown) { Text("Saved") }
    .popover(isPresented: $isShown, attachmentAnchor: .point(.center), arrowEdge: .top) { Text("Saved") }
  }
}

struct Choice: View {
  @Binding var chosen: Int?

  var body: some View { List(1..<5, id: \.self, selection: $chosen) { Text("\($0)") } }
}
