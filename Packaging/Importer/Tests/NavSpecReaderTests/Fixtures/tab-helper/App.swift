import SwiftUI

@main struct MeterApp: App { var body: some Scene { WindowGroup { MainView() } } }

enum Item: String, Codable { case now, history, alarms }

/// Which tabs there are, and their order, is known when it runs.
struct MainView: View {
  @State private var items = Storage.shared.items()
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        content(for: item).tabItem { Label(item.rawValue, systemImage: "circle") }.tag(index)
      }
    }
    .onOpenURL { _ in selection = 2 }
  }

  @ViewBuilder private func content(for item: Item) -> some View {
    switch item {
    case .now: NowView()
    case .history: HistoryView()
    case .alarms: AlarmsView()
    }
  }
}

final class Storage {
  static let shared = Storage()
  func items() -> [Item] { [.now, .history] }
}

struct NowView: View { var body: some View { Text("Now") } }
struct HistoryView: View { var body: some View { NavigationLink("A day") { DayView() } } }
struct AlarmsView: View { var body: some View { Text("Alarms") } }
struct DayView: View { var body: some View { Text("Day") } }
