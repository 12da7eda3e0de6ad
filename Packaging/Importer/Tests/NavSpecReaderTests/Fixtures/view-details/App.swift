import SwiftUI

@main struct FormsApp: App { var body: some Scene { WindowGroup { ContentView() } } }

/// The stack is here, and the screen in it has the title.
struct ContentView: View {
  var body: some View { NavigationStack { EventsView() } }
}

struct EventsView: View {
  @State private var isNew = false
  @State private var isLogin = false

  var body: some View {
    List {
      NavigationLink("One") { EventView(id: UUID(), count: 1) }
      NavigationLink("Place") { place }
      Button("New") { isNew = true }
      Button("Do") { Commands.shared.send(.present(.sheet, animated: true)) }
    }
    .navigationTitle("All events")
    .sheet(isPresented: $isNew) { FormView(date: Date()).navigationTitle("Create") }
    .sheet(isPresented: $isLogin) { LoginView() }
  }

  // Written in place: none of its parts is the screen.
  private var place: some View {
    Form {
      FieldView(name: "Street")
      FieldView(name: "Town")
    }
  }
}

enum Command { case present(Modal, animated: Bool) }
enum Modal { case sheet }
final class Commands {
  static let shared = Commands()
  func send(_ command: Command) { print(command) }
}

/// Its id is not kept under its name.
struct EventView: View {
  @StateObject private var model: EventModel
  init(name: String, isOld: Bool) { _model = StateObject(wrappedValue: EventModel(id: UUID())) }
  init(id: UUID, count: Int, isOld: Bool = false) { _model = StateObject(wrappedValue: EventModel(id: id)) }
  var body: some View {
    NavigationLink("Edit") { FormView(date: Date()) }.navigationTitle(names.title(of: "Event"))
  }
}

final class EventModel: ObservableObject { init(id: UUID) {} }

/// Its own title depends on what it does.
struct FormView: View {
  let date: Date
  var isNew = false
  var body: some View { Form { Text("Form") }.navigationTitle(isNew ? "New event" : "Edit event") }
}

struct FieldView: View {
  let name: String
  var body: some View { Text(name) }
}

/// A choice in its content does not take the screen apart.
struct LoginView: View {
  @State private var step = 0
  var body: some View { content }
  @ViewBuilder private var content: some View {
    VStack {
      Text("Welcome")
      if step == 0 { NameView() } else { PasswordView() }
    }
  }
}
struct NameView: View { var body: some View { Text("Name") } }
struct PasswordView: View { var body: some View { Text("Password") } }
