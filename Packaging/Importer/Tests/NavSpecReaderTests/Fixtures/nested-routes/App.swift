import SwiftUI

@main struct OfficeApp: App { var body: some Scene { WindowGroup { DeskView() } } }

enum OfficeRoute: Hashable {
  case file(String)
  case settings(SettingsRoute = .start)
}

enum SettingsRoute: Hashable { case start, privacy }

struct Box: Hashable { let route: OfficeRoute }

final class Navigator {
  var path: [Box] = []
  func push(_ route: OfficeRoute) { path.append(.init(route: route)) }
  func show(_ settings: SettingsRoute) { push(.settings(settings)) }
}

extension OfficeRoute {
  @ViewBuilder func view() -> some View {
    switch self {
    case let .file(name): FileView(name: name)
    case let .settings(route): route.view()
    }
  }
}

extension SettingsRoute {
  @ViewBuilder func view() -> some View {
    switch self {
    case .start: SettingsView()
    case .privacy: PrivacyView()
    }
  }
}

struct DeskView: View {
  let navigator: Navigator
  @State private var route: Box?
  var body: some View {
    NavigationStack(path: .constant(navigator.path)) {
      Button("File") { navigator.push(.file("a")) }
      Button("Settings") { navigator.push(.settings(.start)) }
    }
    .navigationDestination(for: Box.self) { $0.route.view() }
  }
}

struct FileView: View {
  let name: String
  var body: some View { Text(name) }
}

struct SettingsView: View {
  let navigator: Navigator
  var body: some View { Button("Privacy") { navigator.push(.settings(.privacy)) } }
}

struct PrivacyView: View { var body: some View { Text("Privacy") } }
