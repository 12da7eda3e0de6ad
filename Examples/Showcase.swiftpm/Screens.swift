import Foundation
import NavSpecRuntime
import Observation
import SwiftUI

struct TodayView: View {
  var body: some View {
    List {
      Section("On show") {
        ForEach([1, 2, 3], id: \.self) { id in MuseumLink("Exhibit \(id)", to: .exhibit(id: id)) }
      }
      MuseumLink("Map", to: .map)
      MuseumLink("Saved", to: .saved())
      MuseumLink("Settings", to: .settings)
      MuseumLink("About", to: .about)
      MuseumLink("Record 1", to: .record(id: 1))
    }
    .navigationTitle("Today")
  }
}

struct HallsView: View {
  @Environment(MuseumRouter.self) private var router

  var body: some View {
    List(selection: router.selection(in: .sidebar, of: .halls)) {
      ForEach(Hall.allCases, id: \.self) { hall in
        Text(hall.rawValue).tag(MuseumRoute.hall(hall: hall))
      }
    }
    .navigationTitle("Halls")
  }
}

struct HallView: View {
  let hall: Hall

  var body: some View {
    List {
      ForEach([4, 5, 6], id: \.self) { id in MuseumLink("Exhibit \(id)", to: .exhibit(id: id)) }
      MuseumLink("Letter", to: .letter(id: 4))
    }
    .navigationTitle(hall.rawValue)
  }
}

struct NoExhibitView: View {
  var body: some View { ContentUnavailableView("Choose an exhibit", systemImage: "building.columns") }
}

struct ExhibitView: View {
  let id: Int
  @Environment(MuseumRouter.self) private var router
  @Environment(\.navigate) private var navigate
  @State private var note = ""
  @State private var stars: Stars?

  init(id: Int) { self.id = id }

  var body: some View {
    List {
      TextField("Typed here, lost with the screen", text: $note)
      MuseumLink("Exhibit \(id + 1)", to: .exhibit(id: id + 1))
      MuseumLink("Room", to: .room(number: id))
      MuseumLink("Note", to: .note(id: id))
      MuseumLink("Legend", to: .legend(id: id))
      MuseumLink("Magnifier", to: .magnifier(id: id))
      Button(stars.map { "\($0) stars" } ?? "Rate") {
        Task {
          if case .finished(let given) = await router.present(.rate(id: id)) { stars = given }
        }
      }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        // A `NavigationLink` does not work in a menu.
        Menu("More") { Button("About") { navigate(to: MuseumRoute.about) } }
      }
    }
    .navigationTitle("Exhibit \(id)")
  }
}

struct RoomView: View {
  let number: Int

  var body: some View {
    List {
      MuseumLink("The exhibit, in place of the room", to: .exhibit(id: number))
      MuseumLink("Through the door", to: .corridor)
    }
    .navigationTitle("Room \(number)")
  }
}

struct CorridorView: View {
  var body: some View { MuseumLink("Back to before the room", to: .today) }
}

struct MapView: View {
  @Environment(\.dismissModals) private var dismissModals

  var body: some View {
    VStack {
      MuseumLink("Room 1", to: .room(number: 1))
      Button("Close") { dismissModals() }
    }
  }
}

struct LegendView: View {
  let id: Int
  var body: some View { Text("Legend of \(id)") }
}

struct MagnifierView: View {
  let id: Int
  var body: some View {
    List {
      Text("Exhibit \(id), large")
      MuseumLink("Letter", to: .letter(id: id))
    }
    .navigationTitle("Exhibit \(id)")
  }
}

struct RateView: View {
  let id: Int
  @Environment(\.finish) private var finish

  var body: some View {
    List {
      ForEach([1, 2, 3, 4, 5], id: \.self) { stars in Button("\(stars)") { finish(stars) } }
    }
  }
}

struct NoteView: View {
  let id: Int
  @Environment(MuseumRouter.self) private var router

  var body: some View {
    @Bindable var visitor = Visitor.shared
    List {
      TextField("Note", text: $visitor.draft)
      MuseumLink("Photo", to: .photo)
      Button("Save and close") {
        visitor.draft = ""
        router.dismiss()
      }
    }
    .navigationTitle("Note on \(id)")
  }
}

struct LetterView: View {
  let id: Int

  var body: some View {
    @Bindable var visitor = Visitor.shared
    List {
      TextField("Letter", text: $visitor.draft)
      MuseumLink("Photo", to: .photo)
    }
    .navigationTitle("Letter on \(id)")
  }
}

struct PhotoView: View {
  var body: some View { Text("Photo") }
}

struct SavedView: View {
  let searching: Bool
  @Environment(MuseumSearch.self) private var search

  init(searching: Bool) { self.searching = searching }

  var body: some View {
    List {
      ForEach(search.savedScope == .seen ? [7] : [7, 8], id: \.self) { id in
        MuseumLink("\(search.savedText) \(id)", to: .exhibit(id: id))
      }
    }
  }
}

/// What the screens of the notes share: it lives as long as their stack.
@MainActor @Observable final class NotesModel {
  var text = ""
}

struct NotesFlow<Content: View>: View {
  private let content: Content
  @State private var model = NotesModel()

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content.environment(model) }
}

struct NotesView: View {
  @Environment(NotesModel.self) private var model

  var body: some View {
    @Bindable var model = model
    List {
      TextField("Typed here, kept for all notes", text: $model.text)
      MuseumLink("A note on exhibit 1", to: .note(id: 1))
      MuseumLink("A letter on exhibit 1", to: .letter(id: 1))
    }
  }
}

struct SearchView: View {
  @Environment(MuseumSearch.self) private var search

  var body: some View {
    List {
      ForEach([1, 2, 3], id: \.self) { id in MuseumLink("\(search.text) \(id)", to: .exhibit(id: id)) }
    }
  }
}

struct ArchiveView: View {
  @Environment(Archive.self) private var archive

  var body: some View {
    @Bindable var archive = archive
    NavigationStack(path: $archive.path) {
      List {
        ForEach([1, 2], id: \.self) { id in
          Button("Record \(id)") { archive.path.append(.record(id: id)) }
        }
      }
      .navigationTitle("Archive")
      .navigationDestination(for: MuseumRoute.self) { route in
        if case .record(let id) = route { RecordView(id: id) }
      }
    }
  }
}

struct RecordView: View {
  let id: Int

  var body: some View {
    List {
      Text("Record \(id)")
      MuseumLink("Record \(id + 1)", to: .record(id: id + 1))
    }
  }
}

struct SettingsView: View {
  @Environment(MuseumRouter.self) private var router
  @State private var chosen: MuseumRoute?

  var body: some View {
    @Bindable var visitor = Visitor.shared
    List {
      Toggle("Member", isOn: $visitor.isMember)
      Toggle("Audio guide", isOn: $visitor.isListening)
      Section("Go") {
        Button("To two screens at once") { router.navigate(to: [.exhibit(id: 1), .room(number: 1)]) }
        Button("To the modern hall, from wherever") { router.show(.hall(hall: .modern)) }
        Button("By a link, without animation") { router.open("museum://exhibit/9", animated: false) }
        Button("Two screens back") { router.pop(2) }
        Button("Log out") {
          visitor.isMember = false
          router.reset()
        }
      }
      Section("Visited") {
        ForEach(visitor.visited.suffix(3)) { route in Button("\(route.index)") { chosen = route } }
      }
    }
    .sheet(item: $chosen) { route in Text("\(route.index)") }
  }
}

struct SignInView: View {
  var body: some View { Button("Sign in") { Visitor.shared.isMember = true } }
}

struct AboutView: View {
  var body: some View { Text("[An exhibit](museum://exhibit/3), [another site](https://www.example.org)") }
}

struct AudioBar: View {
  var body: some View { MuseumLink("The guide plays", to: .exhibit(id: 2)) }
}

struct TicketsListView: View {
  var body: some View { List { TicketsLink("Ticket 3", to: .ticket(number: 3, day: nil)) } }
}

struct TicketsTicketView: View {
  let number: Int
  let day: Date?
  @Environment(\.ticketsNavigator) private var navigator

  var body: some View {
    VStack {
      Text("Ticket \(number)")
      Button("Hand it on") { navigator.navigate(to: .hand(number: number, day: day)) }
    }
  }
}

struct TicketsHandView: View {
  let number: Int
  let day: Date?
  var body: some View { Text("Ticket \(number) for \(day?.description ?? "any day")") }
}
