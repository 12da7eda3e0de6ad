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
  case null
  case map(in: Region)
}

struct Region: Hashable {}

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
    case .null, .map: ""
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
      case .null: NothingView()
      case .map(let region): ShelfMapView(region: region)
      }
    }
  }
}
