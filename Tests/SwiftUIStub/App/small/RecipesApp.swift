// What an app writes: the views that the spec names, and its use of the generated code.
import Foundation
import NavSpecRuntime
import OSLog
import Observation
import SwiftUI

@MainActor @Observable final class Session {
  var isSignedIn = false
}

extension Session: NavigationConditions {
  func state(of condition: RecipesCondition) -> ConditionState {
    switch condition {
    case .signedIn: isSignedIn ? .met : .unmet
    case .pro: .unknown
    }
  }
}

struct RecipesWindow: View {
  @State private var router = RecipesRouter(conditions: .fixed([.signedIn: .unmet]))

  @State private var text = ""

  var body: some View {
    RecipesRoot(router, searchText: $text)
      .followsLaunchArguments(of: router)
      .task {
        await router.outcomes.log(to: Logger(subsystem: "com.example.recipes", category: "navigation"))
      }
  }
}

/// Previews: a screen within a router whose conditions are given, and a row that needs no router.
struct RecipesPreviews: PreviewProvider {
  static var previews: some View {
    RecipesWindow()
    RecipeView(id: UUID(), servings: 2).navigation(of: RecipesRouter(conditions: .allMet))
    RecipesLink("Desserts", to: .category(category: .desserts))
  }
}

struct CategoryList: View {
  var body: some View {
    List {
      RecipesLink("Desserts", to: .category(category: .desserts))
      NavigationLink("Mains", value: RecipesRoute.category(category: .mains))
    }
  }
}
struct CategoryView: View {
  @Environment(RecipesRouter.self) private var router
  let category: Category
  var body: some View {
    Button("Open") { router.navigate(to: .recipe(id: UUID())) }
  }
}
struct RecipeView: View {
  @Environment(RecipesRouter.self) private var router
  @Environment(\.navigate) private var navigate
  @Environment(\.recipesNavigator) private var navigator
  let id: UUID
  let servings: Int
  var body: some View {
    VStack {
      Button("Edit") { router.navigate(to: .editRecipe(id: id)) }
      Button("Favourites") { navigator.navigate(to: .favorites) }
      Button("Similar") { router.search.navigate(to: .results(query: "similar")) }
      Button("Home") { navigate(to: SearchRoute.home) }
      if let url = router.url(for: .recipe(id: id, servings: servings)) { Text(url.absoluteString) }
    }
  }
}
struct EditRecipeView: View {
  let id: UUID
  var body: some View { RecipesLink("Photo", to: .photo(number: 1)) }
}
struct PhotoView: View {
  let number: Int
  var body: some View { Text("\(number)") }
}
struct FavoritesView: View {
  var body: some View { Text("Favorites") }
}
struct SignInView: View {
  var body: some View { Text("Sign in") }
}
struct SearchHomeView: View {
  @State private var text = ""
  var body: some View {
    SearchLink(to: .results(query: text)) { Text("Search") }
      .searchable(text: $text, prompt: "Find a recipe")
  }
}
struct SearchResultsView: View {
  let query: String
  let category: Category?
  var body: some View { Text(query) }
}
