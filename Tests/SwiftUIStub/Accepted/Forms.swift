import Foundation
import SwiftUI

// Shape: IceCubesApp/App/Tabs/Settings/TabbarEntriesSettingsView.swift of Dimillian/IceCubesApp: bindings of an
// observable object from the environment, pickers over what is not taken yet.
struct ShelfSettings: View {
  @Environment(Library.self) private var library
  @State private var first = Shelf.home
  @State private var isLabelled = true

  var body: some View {
    @Bindable var library = library
    Form {
      Section {
        Picker("First shelf", selection: $first) {
          ForEach(Shelf.allCases) { shelf in
            if shelf == first || !library.shelves.contains(where: { $0.shelf == shelf }) {
              Text(shelf.rawValue).tag(shelf)
            }
          }
        }
      }
      #if !os(visionOS)
        .listRowBackground(Color.clear)
      #endif
      Section {
        Toggle("Signed in", isOn: $library.isSignedIn)
        Toggle("Labels", isOn: $isLabelled)
      } header: {
        Text("Names")
      } footer: {
        Text("Shown below each shelf.")
      }
    }
    .navigationTitle("Shelves")
    #if !os(visionOS)
      .scrollContentBackground(.hidden)
    #endif
  }
}

// Shape: IceCubesApp/App/Tabs/Settings/SidebarEntriesSettingsView.swift of Dimillian/IceCubesApp: rows over bindings,
// which people move.
struct ShelfOrder: View {
  @State private var library = Library()

  var body: some View {
    Form {
      Section {
        ForEach($library.shelves, id: \.shelf) { $choice in
          if choice.shelf != .home {
            Toggle(isOn: $choice.isEnabled) { Text(choice.shelf.rawValue) }
          }
        }
        .onMove { source, destination in library.shelves.move(from: source, to: destination) }
        .onDelete { _ in }
      }
    }
  }
}
extension [ShelfChoice] {
  mutating func move(from source: IndexSet, to destination: Int) {}
}

// Shape: Apple's documentation of `Section(_:isExpanded:content:)`: groups of a sidebar that open and close.
struct SidebarGroups: View {
  @State private var isOpen = true
  @State private var chosen: Book.ID?

  var body: some View {
    List(selection: $chosen) {
      Section("Shelves", isExpanded: $isOpen) { Text("Home").tag(1) }
      Section("Tags") { Text("New").tag(2) }
    }
  }
}
