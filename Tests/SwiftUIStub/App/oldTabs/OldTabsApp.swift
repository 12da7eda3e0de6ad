// What an app writes: the views that the spec names, and its use of the generated code.
import Foundation
import NavSpecRuntime
import SwiftUI

struct OldTabsWindow: View {
  @State private var router = OldTabsRouter(conditions: .allMet)

  var body: some View { OldTabsRoot(router, writeBadge: Text("1")) }
}

struct ListView: View {
  var body: some View { OldTabsLink("First", to: .note(id: 1, tags: ["new"])) }
}
struct SharedView: View {
  var body: some View { Text("Shared") }
}
struct NoteView: View {
  let id: Int
  let tags: [String]
  let opened: Date?
  var body: some View { Text(tags.joined()) }
}
