import SwiftUI

@main struct ShowsApp: App { var body: some Scene { WindowGroup { RootView() } } }

/// What is on top of a screen is no screen.
struct RootView: View {
  @State private var isBusy = false
  var body: some View {
    ZStack(alignment: .top) {
      HomeView()
      BannerView()
    }
  }
}

enum Extra: Identifiable {
  case comment(Int), preview
  var id: String { "\(self)" }
}

struct HomeView: View {
  @State private var extra: Extra?
  @State private var isInviting = false
  @State private var isInspecting = false

  var body: some View {
    NavigationStack {
      ScrollView {
        // The rows say what they want, and the screen shows it.
        DayRow { extra = $0 }
        Strip.shows()
        NavigationLink("About") { AboutView() }
      }
      .navigationTitle(.home)
      .sheet(item: $extra, content: content)
      .sheet(isPresented: $isInviting) { inviting }
      .inspector(isPresented: $isInspecting) { DetailView() }
    }
  }

  @ViewBuilder private func content(of extra: Extra) -> some View {
    switch extra {
    case .comment: Framed(title: "Comment") { CommentView() }
    case .preview: PreviewView()
    }
  }

  // In place, with a title of its own.
  private var inviting: some View { NavigationStack { Form { Text("Invite") }.navigationTitle("Invite") } }
}

struct DayRow: View {
  let onExtra: (Extra) -> Void
  var body: some View {
    Button("Comment") { onExtra(.comment(1)) }
    Button("Preview") { onExtra(.preview) }
  }
}

/// Its ways depend on who makes it.
struct Strip: View {
  let title: String
  var link: AnyView?
  var body: some View { Text(title) }
  static func shows() -> Strip { Strip(title: "Shows", link: AnyView(NavigationLink("All") { ShowsView() })) }
  static func people() -> Strip { Strip(title: "People", link: AnyView(NavigationLink("All") { PeopleView() })) }
}

struct Framed<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content
  var body: some View { NavigationStack { content.navigationTitle(title) } }
}

struct AboutView: View {
  var body: some View { Framed(title: "About the app") { Text("About") } }
}
struct ShowsView: View { var body: some View { Strip.people() } }
struct PeopleView: View { var body: some View { Text("People") } }
struct CommentView: View { var body: some View { Text("Comment") } }
struct PreviewView: View { var body: some View { Text("Preview") } }
struct DetailView: View { var body: some View { Text("Detail") } }
struct BannerView: View { var body: some View { Text("Banner") } }
