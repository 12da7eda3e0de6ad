import SwiftUI

// Shape: Grocy Mobile/Views/MasterData/MDStore/MDStoresView.swift of supergeorg/Grocy-SwiftUI: a list with a message
// where it is empty, actions on a swipe, a search, an alert, a toolbar, and a form that is a sheet or a screen.
struct BooksView: View {
  @Environment(Library.self) private var library
  @State private var search = ""
  @State private var isAdding = false
  @State private var deleted: Book?
  @State private var isDeleting = false

  private var books: [Book] { library.path.filter { search.isEmpty || $0.title.contains(search) } }

  private func delete(_ book: Book) {
    deleted = book
    isDeleting.toggle()
  }

  var body: some View {
    List {
      if library.path.isEmpty {
        ContentUnavailableView("No books yet.", systemImage: "book")
      } else if books.isEmpty {
        ContentUnavailableView.search
      }
      ForEach(books, id: \.id) { book in
        NavigationLink(value: book) { Text(book.title) }
          .swipeActions(
            edge: .trailing, allowsFullSwipe: true,
            content: {
              Button(
                role: .destructive, action: { delete(book) },
                label: { Label("Delete", systemImage: "trash") })
            }
          )
      }
    }
    #if os(iOS)
      .sheet(isPresented: $isAdding, content: { NavigationStack { Text("New book") } })
    #else
      .navigationDestination(isPresented: $isAdding, destination: { NavigationStack { Text("New book") } })
    #endif
    .navigationDestination(for: Book.self, destination: { book in Text(book.title) })
    .task { await library.reload() }
    .refreshable { await library.reload() }
    .searchable(text: $search, prompt: "Search")
    .animation(.default, value: books.count)
    .alert(
      "Delete \"\(deleted?.title ?? "")\"?", isPresented: $isDeleting,
      actions: {
        Button("Cancel", role: .cancel) {}
        Button("Delete", role: .destructive) {
          if deleted != nil { Task { await library.reload() } }
        }
      }
    )
    .toolbar(content: {
      ToolbarItemGroup(
        placement: .primaryAction,
        content: {
          Button(action: { isAdding.toggle() }, label: { Label("Add", systemImage: "plus") })
        })
    })
    .navigationTitle("Books")
  }
}

// Shape: DemoAppSwiftUI/ChannelHeader/ChooseChannelQueryView.swift of GetStream/stream-chat-swiftui: the buttons of a
// menu, from the cases of an enum in another order.
struct ShelfMenu: View {
  static var shelves: [Shelf] { Shelf.allCases.sorted { $0.rawValue < $1.rawValue } }
  let choose: @MainActor (Shelf) -> Void

  var body: some View {
    Menu {
      ForEach(Self.shelves) { shelf in
        Button {
          choose(shelf)
        } label: {
          Text(shelf.rawValue)
        }
      }
    } label: {
      Image(systemName: "books.vertical")
    }
  }
}

// Shape: Apple's documentation of `swipeActions(edge:allowsFullSwipe:content:)` and `contextMenu(menuItems:)`: the same
// actions in both.
struct BookRow: View {
  let book: Book
  let pin: @MainActor () -> Void

  var body: some View {
    Text(book.title)
      .swipeActions(edge: .leading) { actions }
      .contextMenu { actions }
  }

  @ViewBuilder private var actions: some View {
    Button(action: pin) { Label("Pin", systemImage: "pin") }
  }
}
