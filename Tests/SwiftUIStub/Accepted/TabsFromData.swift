import Observation
import SwiftUI

// Shape: IceCubesApp/App/Main/AppView.swift of Dimillian/IceCubesApp: sections and tabs from data, a closure
// binding for the selection, a placement for each tab, another style by the size class.
enum Shelf: String, Identifiable, Hashable, CaseIterable, Sendable {
  case home, local, tags
  var id: Self { self }
  var books: [Book] { [] }
}

struct Book: Identifiable, Hashable, Sendable {
  let id: Int
  var title = ""
  var isPinned = false
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
struct ShelvesView: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Binding var selected: Book
  @State private var shown: Book?

  var body: some View {
    VStack {
      tabs.tabViewStyle(.sidebarAdaptable)
      if horizontalSizeClass == .regular, selected.isPinned { Text("Second column") }
    }
    .sheet(item: $shown) { Text($0.title) }
  }

  @ViewBuilder private var tabs: some View {
    TabView(selection: .init(get: { selected }, set: { select($0) })) {
      ForEach(Shelf.allCases) { shelf in
        TabSection(shelf.rawValue) {
          if shelf == .local {
            ForEach(shelf.books) { book in
              let copy = Book(id: -book.id, title: book.title)
              Tab(value: copy) {
                Text(copy.title)
              } label: {
                Label(copy.title, systemImage: "book")
              }
              .tabPlacement(.pinned)
            }
          } else {
            ForEach(shelf.books) { book in
              Tab(value: book, role: book.isPinned ? .search : .none) {
                Text(book.title)
              } label: {
                Label(book.title, systemImage: "book")
              }
              .tabPlacement(book.isPinned ? .pinned : .sidebarOnly)
              .badge(badge(of: book))
            }
          }
        }
        .tabPlacement(.sidebarOnly)
      }
    }
  }

  private func select(_ book: Book) { selected = book }
  private func badge(of book: Book) -> Int { book == selected ? 0 : 1 }
}

// Shape: Apple's documentation of `TabSection` and `sectionActions(content:)`: a header of the app's own, and a button
// below the tabs of a sidebar.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
struct ActionsView: View {
  @State private var selected = Shelf.home

  var body: some View {
    TabView(selection: $selected) {
      Tab("Home", systemImage: "house", value: .home) { Text("Home") }
      TabSection {
        Tab("Local", systemImage: "map", value: Shelf.local) { Text("Local") }
      } header: {
        Label("Places", systemImage: "globe")
      }
      .sectionActions { Button("Add a place") {} }
    }
  }
}
