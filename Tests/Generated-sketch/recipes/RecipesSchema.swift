import NavSpecRuntime

// Until schemas can be read from text, this stands for the literal of `RecipesNavigation.map`.
nonisolated extension RecipesNavigation {
  static var schema: NavigationSchema {
    func route(_ name: String, _ parameters: [NavigationSchema.Parameter] = [], to: [Int] = [])
      -> NavigationSchema.Route
    {
      var route = NavigationSchema.Route(name: name)
      route.parameters = parameters
      route.key = name
      route.edges = to.map { NavigationSchema.Edge(target: $0) }
      return route
    }
    let category = NavigationSchema.Parameter(
      name: "category", form: ValueForm(.cases(["desserts", "mains", "sides"])))
    let id = NavigationSchema.Parameter(name: "id", form: ValueForm(.uuid))

    let browse = NavigationSchema.Tab(name: "browse", root: .init(route: 0))
    var favorites = NavigationSchema.Tab(name: "favorites", root: .init(route: 5))
    favorites.visibleWhen = 0
    let search = NavigationSchema.Tab(name: "search", root: .init(route: 7))

    var schema = NavigationSchema(name: "Recipes", container: .tabs([browse, favorites, search]))
    schema.sources = [.init(schemes: ["recipes"], domains: ["recipes.example.com"])]
    schema.conditions = [.init(name: "signedIn", redirect: 6), .init(name: "pro")]
    schema.routes = [
      route("categories", to: [1]),
      route("category", [category], to: [2]),
      route(
        "recipe",
        [id, .init(name: "servings", form: ValueForm(.int), defaultValue: .integer(4))], to: [3, 2]),
      route("editRecipe", [id], to: [4]),
      route("photo", [.init(name: "number", form: ValueForm(.int))]),
      route("favorites", to: [2]),
      route("signIn"),
      route("search.home", to: [8]),
      route(
        "search.results",
        [
          .init(name: "query", form: ValueForm(.string)),
          .init(name: "category", form: category.form, arity: .optional),
        ], to: [2]),
    ]
    schema.routes[2].edges[0].presentation = .sheet
    schema.routes[3].presentation = .sheet
    schema.routes[3].hasStack = true
    schema.routes[3].requirements = [0]
    schema.routes[3].key = nil
    schema.routes[4].presentation = .cover
    schema.routes[6].presentation = .cover
    schema.restoration = .init(key: "com.example.recipes.navigation")

    func link(_ route: Int, _ pattern: String, _ stack: [Int]) -> NavigationSchema.Link {
      var link = NavigationSchema.Link(route: route, pattern: pattern)
      link.stack = stack.map { NavigationSchema.LinkedScreen(route: $0) }
      return link
    }
    var deprecated = link(2, "/r/{id}", [2])
    deprecated.isDeprecated = true
    schema.links = [
      link(1, "/category/{category}", [0, 1]),
      link(2, "/category/{category}/recipe/{id}{?servings}", [0, 1, 2]),
      link(2, "/recipe/{id}{?servings}", [2]), deprecated,
      link(3, "/recipe/{id}/edit", [2, 3]), link(8, "/search?q={query}{&category}", [7, 8]),
    ]
    schema.exclusions = [.init(pattern: "/blog/{+rest}")]
    return schema
  }
}
