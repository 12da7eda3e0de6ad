import SwiftUI

@main struct NotesApp: App { var body: some Scene { WindowGroup { StartView() } } }

enum Route: Hashable, Identifiable {
  case note(id: Int), folder, settings, about
  var id: Self { self }
}

final class Coordinator: ObservableObject {
  @Published var path = NavigationPath()
  @Published var modal: Route?

  /// Some are pushed, and the others are modal.
  func go(to route: Route) {
    switch route {
    case .note, .folder: path.append(route)
    default: modal = route
    }
  }
}

struct StartView: View {
  @StateObject private var coordinator = Coordinator()

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      NotesView().navigationDestination(for: Route.self) { route in RouteView(route: route) }
    }
    .fullScreenCover(item: $coordinator.modal) { route in ModalHost(first: route) }
    .environmentObject(coordinator)
  }
}

/// No screen: it shows what it is given.
struct ModalHost: View {
  let first: Route
  @State private var isClosing = false

  var body: some View {
    NavigationStack { content(of: first) }
      .toolbar { ToolbarItem { Button("Close") { isClosing = true } } }
      .overlay { if isClosing { ProgressView() } }
  }

  @ViewBuilder private func content(of route: Route) -> some View {
    switch route {
    case .settings: SettingsView()
    case .about: AboutView()
    default: EmptyView()
    }
  }
}

struct RouteView: View {
  let route: Route
  var body: some View {
    switch route {
    case .note(let id): NoteView(id: id)
    case .folder: FolderView()
    default: EmptyView()
    }
  }
}

struct NotesView: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View {
    Button("A note") { coordinator.go(to: .note(id: 1)) }
    Button("Settings") { coordinator.go(to: .settings) }
  }
}
struct NoteView: View {
  let id: Int
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { Button("Its folder") { coordinator.go(to: .folder) } }
}
struct FolderView: View { var body: some View { Text("Folder") } }
struct SettingsView: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { Button("About") { coordinator.go(to: .about) } }
}
struct AboutView: View { var body: some View { Text("About") } }
