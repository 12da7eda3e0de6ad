import SwiftUI

@main struct FeedApp: App { var body: some Scene { WindowGroup { TimelineScreen() } } }

struct TimelineScreen: View {
  var body: some View {
    StatusRow()
    NavigationLink("Search") { SearchScreen() }
  }
}

struct SearchScreen: View { var body: some View { List { StatusRow() } } }
struct ProfileScreen: View {
  @StateObject private var model = ProfileModel()
  var body: some View { HeaderView(model: model) }
}

struct StatusRow: View {
  var body: some View {
    NavigationLink("Profile") { ProfileScreen() }
    ActionsView()
  }
}

struct ActionsView: View {
  @State private var isReplying = false
  var body: some View { Text("Reply").sheet(isPresented: $isReplying) { ReplyScreen() } }
}

final class ProfileModel: ObservableObject { var name = "" }

struct HeaderView: View {
  @ObservedObject var model: ProfileModel
  @State private var isEditing = false
  var body: some View { Text("Name").modifier(Editing(isEditing: $isEditing)) }
}

struct Editing: ViewModifier {
  @Binding var isEditing: Bool
  func body(content: Content) -> some View { content.sheet(isPresented: $isEditing) { EditScreen() } }
}

struct EditScreen: View { var body: some View { Text("Edit") } }
struct ReplyScreen: View { var body: some View { Text("Reply") } }

/// Nothing shows it.
struct UnusedView: View { var body: some View { NavigationLink("Lost") { LostScreen() } } }
struct LostScreen: View { var body: some View { Text("Lost") } }
