import Observation
import SwiftUI

@MainActor @Observable final class Library {
  var isSignedIn = false
  var shown: Book?
  var path: [Book] = []
  var shelves: [ShelfChoice] = []
  func reload() async {}
}

struct ShelfChoice: Hashable, Sendable {
  let shelf: Shelf
  var isEnabled = true
}

enum EditorWindow: Hashable, Codable {
  case new(shelf: String)
  case edit(id: Int)
}

// Shape: IceCubesApp/App/Main/IceCubesApp+Scene.swift of Dimillian/IceCubesApp: a window group with an id, objects in
// the environment, a change of the scene.
struct LibraryApp: App {
  @State private var library = Library()
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.openWindow) var openWindow

  var body: some Scene {
    WindowGroup(id: "Main") {
      Group { Text("Books") }
        .environment(library)
        .environment(\.openURL, OpenURLAction { _ in .handled })
        .sheet(item: $library.shown) { Text($0.title) }
        .onChange(of: library.isSignedIn) { _, isSignedIn in
          if isSignedIn { library.path = [] }
        }
    }
    .commands { menus }
    .onChange(of: scenePhase) { _, phase in
      if phase == .active { library.path = [] }
    }
    editors
  }
}

// Shape: the same file: windows for a value, which a switch takes apart.
extension LibraryApp {
  @SceneBuilder var editors: some Scene {
    WindowGroup(for: EditorWindow.self) { window in
      Group {
        switch window.wrappedValue {
        case .new(let shelf): Text(shelf)
        case .edit(let id): Text("\(id)")
        case .none: EmptyView()
        }
      }
    }
    .defaultSize(width: 600, height: 800)
    .windowResizability(.contentMinSize)
  }
}

// Shape: IceCubesApp/App/Main/IceCubesApp+Menu.swift of Dimillian/IceCubesApp: menus of the Mac, with shortcuts.
extension LibraryApp {
  @CommandsBuilder var menus: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Window") { openWindow(id: "Main") }.keyboardShortcut("n", modifiers: .shift)
      Button("New Book") { openWindow(value: EditorWindow.new(shelf: "home")) }
        .keyboardShortcut("n", modifiers: .command)
    }
    CommandGroup(replacing: .textFormatting) {
      Menu("Font") {
        Button("Bigger") {}
        Button("Smaller") {}
      }
    }
    CommandMenu("Library") {
      Button("Reload") { Task { await library.reload() } }.keyboardShortcut("r")
    }
  }
}

// Shape: Grocy Mobile/Grocy_MobileApp.swift of supergeorg/Grocy-SwiftUI: what the window shows by flags kept in
// defaults, commands of the sidebar, a settings scene on the Mac.
struct FlaggedApp: App {
  @AppStorage("isNew") private var isNew = true
  @AppStorage("isLoggedIn") private var isLoggedIn = false
  @State private var library = Library()

  var body: some Scene {
    WindowGroup {
      if isNew {
        Text("Welcome")
      } else if !isLoggedIn {
        Text("Log in").environment(library)
      } else {
        Text("Books").environment(library)
      }
    }
    .commands { SidebarCommands() }
    #if os(macOS)
      Settings {
        if !isNew, isLoggedIn { Text("Settings").environment(library) }
      }
    #endif
  }
}

// Shape: Apple's documentation of `FocusedValues`: a command works on the window in front.
struct FocusedCommands: Commands {
  @FocusedValue(\.library) private var library

  var body: some Commands {
    CommandMenu("Books") {
      Button("Back to all books") { library?.path = [] }.disabled(library == nil)
    }
  }
}
struct FocusedWindow: View {
  @State private var library = Library()
  var body: some View { Text("Books").environment(library).focusedSceneValue(\.library, library) }
}
struct LibraryKey: FocusedValueKey {
  typealias Value = Library
}
extension FocusedValues {
  var library: Library? {
    get { self[LibraryKey.self] }
    set { self[LibraryKey.self] = newValue }
  }
}
