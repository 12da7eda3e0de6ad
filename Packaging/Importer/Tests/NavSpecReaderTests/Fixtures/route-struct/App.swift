import SwiftUI

@main struct CinemaApp: App { var body: some Scene { WindowGroup { FilmsView() } } }

struct Place: Identifiable, Hashable {
  let id: String
  let content: () -> AnyView

  init<Content: View>(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.id = id
    self.content = { AnyView(content()) }
  }
}

extension Place {
  static let about = Place(id: "about") { AboutView() }
  static var tickets: Place { Place(id: "tickets") { TicketsView() } }
  static func film(title: String) -> Place { Place(id: title) { FilmView(title: title) } }
}

final class Guide: ObservableObject {
  @Published var path: [Place] = []
  @Published var modal: Place?

  func route(to place: Place, as style: Style = .push) {
    switch style {
    case .push: path.append(place)
    case .sheet: modal = place
    }
  }
}

enum Style { case push, sheet }

struct FilmsView: View {
  @StateObject private var guide = Guide()
  var body: some View {
    NavigationStack(path: $guide.path) {
      Button("Film") { guide.route(to: .film(title: "M")) }
      Button("About") { guide.route(to: .about, as: .sheet) }
    }
    .sheet(item: $guide.modal) { place in place.content() }
  }
}

struct FilmView: View {
  let title: String
  @EnvironmentObject var guide: Guide
  var body: some View { Button("Tickets") { guide.route(to: .tickets) } }
}

struct AboutView: View { var body: some View { Text("About") } }
struct TicketsView: View { var body: some View { Text("Tickets") } }
