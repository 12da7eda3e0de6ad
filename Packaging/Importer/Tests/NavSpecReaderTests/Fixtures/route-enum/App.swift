import SwiftUI

@main struct LibraryApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup { ShelfView().environment(router) }
  }
}

enum Route: Hashable {
  case book(id: Int)
  case author(Author)
  case reviews(of: Int, stars: Int?)
  case about
}

struct Author: Hashable { let name: String }

@Observable final class Router {
  var path: [Route] = []

  func navigate(to route: Route) { path.append(route) }
  func open(_ routes: [Route]) { path += routes }

  // A label is no way.
  func title(of route: Route) -> String {
    switch route {
    case .book: "Book"
    case .author: "Author"
    case .reviews: "Reviews"
    case .about: "About"
    }
  }
}

extension View {
  func destinations() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .book(let id): BookView(id: id)
      case .author(let author): AuthorView(author: author)
      case .reviews(let id, _): ReviewsView(id: id)
      case .about: AboutView()
      }
    }
  }
}
