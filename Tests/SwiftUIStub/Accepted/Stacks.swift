import SwiftUI

// Shape: IceCubesApp/App/Tabs/NavigationTab.swift of Dimillian/IceCubesApp: a stack of the app's own around any
// content, its path in an object of its own.
struct ShelfStack<Content: View>: View {
  @Environment(Library.self) private var accounts
  var content: () -> Content
  @State private var library = Library()

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View {
    NavigationStack(path: $library.path) {
      content()
        .toolbar { ToolbarItem(placement: .primaryAction) { Text("Tools") } }
        .toolbarBackground(Color.clear, for: .automatic)
        .onChange(of: accounts.isSignedIn) { library.path = [] }
        .onAppear { library.shown = nil }
    }
    .environment(library)
  }
}

// Shape: Apple's documentation of `NavigationSplitView`: two columns, the detail by the chosen row.
struct TwoColumns: View {
  @State private var chosen: Book.ID?
  @State private var visibility = NavigationSplitViewVisibility.all
  let books: [Book]

  init(books: [Book]) { self.books = books }

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(books, selection: $chosen) { Text($0.title) }
    } detail: {
      if let book = books.first(where: { $0.id == chosen }) { Text(book.title) } else { Text("Choose a book") }
    }
  }
}

// Shape: Apple's documentation of `NavigationSplitView`: three columns, several rows chosen in the middle one.
struct ThreeColumns: View {
  @State private var shelf: Shelf?
  @State private var chosen: Set<Book.ID> = []

  var body: some View {
    NavigationSplitView {
      List(Shelf.allCases, selection: $shelf) { Text($0.rawValue) }
    } content: {
      List(shelf?.books ?? [], selection: $chosen) { Text($0.title) }
    } detail: {
      Text("\(chosen.count) books")
    }
  }
}

// Shape: Apple's documentation of `preferredCompactColumn`: where an iPhone begins.
struct CompactColumns: View {
  @State private var column = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      List { NavigationLink(value: Shelf.home) { Text("Home") } }
    } detail: {
      NavigationStack { Text("Home").navigationDestination(for: Shelf.self) { Text($0.rawValue) } }
    }
  }
}

// Shape: Apple's documentation of `searchScopes(_:activation:_:)`: what is searched, beside the field.
struct ScopedSearch: View {
  @State private var text = ""
  @State private var isSearching = false
  @State private var shelf = Shelf.home

  var body: some View {
    NavigationStack { Text(text) }
      .searchable(text: $text, isPresented: $isSearching, prompt: "Books")
      .searchScopes($shelf, activation: .onSearchPresentation) {
        ForEach(Shelf.allCases) { Text($0.rawValue).tag($0) }
      }
  }
}

// Shape: Apple's documentation of `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)` and
// `alert(_:isPresented:presenting:actions:message:)`: what is asked about is a value.
struct Questions: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false
  let book: Book?

  var body: some View {
    Button("Remove") { isAsking = true }
      .confirmationDialog("Remove?", isPresented: $isAsking, titleVisibility: .visible, presenting: book) { book in
        Button("Remove \(book.title)", role: .destructive) { dismiss() }
      }
      .alert("Gone", isPresented: $isAsking, presenting: book) { _ in
        Button("OK") { dismiss() }
      } message: { book in
        Text(book.title)
      }
  }
}

#if !os(visionOS)
  // Shape: Apple's documentation of `inspector(isPresented:content:)`: a column of details beside a screen.
  struct Inspected: View {
    @State private var isShown = false
    var body: some View {
      Text("Book")
        .inspector(isPresented: $isShown) { Text("Details") }
        .popover(isPresented: $isShown) { Text("Help") }
    }
  }
#endif
