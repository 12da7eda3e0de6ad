import SwiftUI

struct ShelfView: View {
  @Environment(Router.self) private var router
  @State private var state = LoadState.loading

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      VStack {
        // A state looks like a route, and nothing navigates by it.
        switch state {
        case .loading: SpinnerView()
        case .failed: ErrorView()
        case .loaded: Text(router.title(of: .book(id: 1)))
        }
        Button("Book") { router.navigate(to: .book(id: 1)) }
        Button("Again") { state = .loading }
      }
      .navigationTitle("Shelf")
      .destinations()
    }
  }
}

enum LoadState { case loading, failed, loaded }

struct SpinnerView: View { var body: some View { ProgressView() } }
struct ErrorView: View { var body: some View { Text("Failed") } }

struct BookView: View {
  let id: Int
  @Environment(Router.self) private var router

  var body: some View {
    Button("Author") { router.navigate(to: Route.author(Author(name: "A"))) }
    Button("Reviews") { router.open([.about, .reviews(of: id, stars: nil)]) }
    Button("Either") { router.navigate(to: id > 1 ? .book(id: 1) : .about) }
  }
}

struct AuthorView: View {
  let author: Author
  var body: some View { NavigationLink("First book", value: Route.book(id: 1)) }
}

struct ReviewsView: View {
  let id: Int
  var body: some View { Text("Reviews") }
}

struct AboutView: View { var body: some View { Text("About") } }

#Preview { NavigationLink("Preview", value: Route.about) }

struct BookView_Previews: PreviewProvider {
  static var previews: some View { NavigationLink("Preview") { ReviewsView(id: 1) } }
}
