import Foundation
import Observation
import SwiftUI

final class EventLog: ObservableObject {
  @Published var searchTerm = ""
  @Published var events: [Event] = []

  func load() { events = [Event(id: 1, name: "Started", date: .now)] }
}

struct Event: Identifiable, Hashable {
  let id: Int
  let name: String
  let date: Date
}

// Shape: Sources/App/Settings/ClientEventsLogView/ClientEventsLogView.swift of home-assistant/iOS: parts of a list as
// properties, links with a destination of their own, a dialog on a button of the toolbar, a title of joined texts.
struct EventsView: View {
  @Environment(\.dismiss) private var dismiss
  @StateObject private var log = EventLog()
  @State private var isClearing = false

  var body: some View {
    List {
      filter
      rows
    }
    .searchable(text: $log.searchTerm)
    .refreshable { await reload() }
    .navigationTitle("Events")
    #if os(iOS)
      .navigationBarTitleDisplayMode(.large)
    #endif
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          isClearing = true
        } label: {
          Text("Clear")
        }
        .confirmationDialog("Clear all events?", isPresented: $isClearing, titleVisibility: .visible) {
          Button("Cancel", role: .cancel) {}
          Button("Clear", role: .destructive) {
            log.events = []
            dismiss()
          }
        }
      }
    }
    .onAppear { log.load() }
  }

  private func reload() async { log.load() }

  private var filter: some View {
    Section {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach(["All", "Errors"], id: \.self) { name in
            Button {
              log.searchTerm = name
            } label: {
              Text(name).padding(8).background(Color.secondary.opacity(0.1)).clipShape(Capsule())
            }
          }
          .buttonStyle(.plain)
        }
      }
      .listRowBackground(Color.clear)
    }
  }

  @ViewBuilder private var rows: some View {
    ForEach(log.events, id: \.id) { event in
      NavigationLink {
        ScrollView { Text(event.name).frame(maxWidth: .infinity, alignment: .leading).lineLimit(nil) }
          .navigationTitle(title(of: event))
      } label: {
        VStack(spacing: 4) { Text(event.name).font(.headline) }
      }
    }
    if log.events.isEmpty {
      Text("No events").frame(maxWidth: .infinity, alignment: .center).foregroundStyle(.secondary)
    }
  }

  private func title(of event: Event) -> Text {
    Text(event.date, style: .date) + Text(" ") + Text(event.date, style: .time)
  }
}

final class Accounts: ObservableObject {
  @Published var active = ["On my device"]
  @Published var isAdding = false
  @Published var isRemoving = false
  var removed: String?
}

// Shape: iOS/Settings/Account and Extensions/Accounts/AccountsManagementView.swift of Ranchero-Software/NetNewsWire:
// sections with a view as their header, a sheet and an alert by flags of the model, a row made by a method.
struct AccountsView: View {
  @StateObject private var accounts = Accounts()

  var body: some View {
    List {
      Section(header: Text("accounts.active", comment: "Accounts that are in use")) {
        ForEach(accounts.active, id: \.self) { account in row(account) }
      }
    }
    .navigationTitle(Text("accounts.title", comment: "Accounts"))
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          accounts.isAdding = true
        } label: {
          Image(systemName: "plus")
        }
      }
    }
    .sheet(isPresented: $accounts.isAdding) { Text("Which kind of account?") }
    .alert(Text("accounts.remove.\(accounts.removed ?? "")"), isPresented: $accounts.isRemoving) {
      Button(role: .destructive) {
        accounts.active.removeAll { $0 == accounts.removed }
      } label: {
        Text("accounts.remove", comment: "Remove")
      }
      Button(role: .cancel) {
        accounts.removed = nil
      } label: {
        Text("accounts.cancel", comment: "Cancel")
      }
    } message: {
      Text("accounts.no-undo", comment: "This cannot be undone")
    }
  }

  func row(_ account: String) -> some View {
    NavigationLink {
      Text(verbatim: account)
    } label: {
      Image("account").resizable().frame(width: 25, height: 25)
      Text(verbatim: account)
    }
    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
      if account != accounts.active.first {
        Button(role: .destructive) {
          accounts.removed = account
          accounts.isRemoving = true
        } label: {
          Label {
            Text("accounts.remove")
          } icon: {
            Image(systemName: "trash")
          }
        }
      }
    }
  }
}

@Observable final class GameSettings {
  struct Notifications: Equatable {
    var areOn = false
    var reminders = true
  }

  var notifications = Notifications()
}

struct SettingsRow<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View { VStack(alignment: .leading) { content() }.padding(.top, 24) }
}

// Shape: Sources/SettingsFeature/NotificationsSettingsView.swift of pointfreeco/isowords: a bindable store, bindings of
// values inside it, one of them animated, rows in a container of the app's own.
struct NotificationSettings: View {
  @Bindable var settings: GameSettings

  var body: some View {
    ScrollView {
      SettingsRow { Toggle("Notifications", isOn: $settings.notifications.areOn.animation()) }
      if settings.notifications.areOn {
        SettingsRow {
          VStack(alignment: .leading, spacing: 16) {
            Toggle("Reminders", isOn: $settings.notifications.reminders)
            Text("Once a day.").foregroundStyle(.secondary).font(.caption)
          }
        }
      }
    }
    .navigationTitle(Text("Notifications"))
  }
}

// Shape: DuckDuckGo/SettingsRootView.swift of duckduckgo/iOS: a model that every part of the list finds in the
// environment, a style by a modifier that erases its view.
struct BrowserSettings: View {
  @StateObject var log: EventLog
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { BrowserPrivacy() }
      .navigationTitle("Settings")
      .toolbar { Button("Done") { dismiss() } }
      .environmentObject(log)
      .groupedWherePossible()
      .onAppear { log.load() }
  }
}

struct BrowserPrivacy: View {
  @EnvironmentObject private var log: EventLog

  var body: some View {
    Section("Privacy") { TextField("Filter", text: $log.searchTerm) }
  }
}

struct GroupedList: ViewModifier {
  func body(content: Content) -> some View {
    #if os(macOS)
      return AnyView(content)
    #else
      return AnyView(content.listStyle(.insetGrouped))
    #endif
  }
}

extension View {
  func groupedWherePossible() -> some View { modifier(GroupedList()) }
}
