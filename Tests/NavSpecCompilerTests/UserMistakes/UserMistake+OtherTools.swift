extension UserMistake {
  /// Words, calls and patterns that other tools have.
  static let otherTools: [UserMistake] = [
    Self(
      .route, "«navigation»: push", "unknown-key",
      "'navigation' is not a key of a route; did you mean 'present'?", fixed: "present: push"),
    Self(
      .route, "«presentation»: modal", "unknown-key",
      "'presentation' is not a key of a route; did you mean 'present'?", fixed: "present: sheet"),
    Self(
      .route, "«fullscreenDialog»: true", "unknown-key",
      "'fullscreenDialog' is not a key of a route; write 'present: cover'", fixed: "present: cover"),
    Self(
      .route, #"«arguments»: [navArgument("id")]"#, "unknown-key",
      "'arguments' is not a key of a route; did you mean 'params'?",
      help: "write 'params' (for example 'params: {id: UUID, servings: Int = 4}')"),
    Self(
      .route, "params: { id: Int }\n    «queryParams»: { q: String? }", "unknown-key",
      "'queryParams' is not a key of a route; did you mean 'params'?",
      help: "'params' is here already: move what this one holds into it"),
    Self(
      .route, "«options»: { title: Item }", "unknown-key", "'options' is not a key of a route",
      help: "it holds keys of a route: write them without 'options' around them"),
    Self(
      .route, "title: Item\n    «redirect»: signIn", "unknown-key", "'redirect' is not a key of a route",
      help: "write 'requires' with a condition, which has the 'redirect'"),
    Self(
      .tab, "{ title: More, image: star, «component»: more }", "unknown-key",
      "'component' is not a key of a tab; did you mean 'root'?",
      fixed: "{ title: More, image: star, root: more }"),
    Self(
      .tab, "{ title: More, image: star, root: more, «tabBarBadge»: 3 }", "unknown-key",
      "'tabBarBadge' is not a key of a tab; did you mean 'badge'?",
      fixed: "{ title: More, image: star, root: more, badge: true }"),
    Self(
      .tab, "{ title: More, image: star, root: more, «unmountOnBlur»: true }", "unknown-key",
      "'unmountOnBlur' is not a key of a tab", fixed: "{ title: More, image: star, root: more }",
      help: "remove 'unmountOnBlur'; each tab keeps its own stack"),
    Self(
      .link, #"{ path: "/item/{id}", «exclude»: true }"#, "unknown-key", "'exclude' is not a key of a link",
      help: "write 'links: {exclude: [\"…\"]}' beside 'routes' for what the app leaves to the browser"),
    Self(
      .link, #"«{ "/": "/item/*", "?": { q: "*" } }»"#, "wrong-type",
      "a component of an association file where a pattern belongs", help: "for example '\"/item/{id}{?tab}\"'"
    ),
    Self(
      .link, #"«{ universal: "/item/{id}", scheme: "demo://item/{id}" }»"#, "wrong-type",
      "a map where a list of patterns belongs", fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/«*»""#, "unlinked-param", "this link to 'item' carries no 'id'", fixed: #""/item/{id}""#
    ),
    Self(
      .link, #""/item/«**»""#, "unlinked-param", "this link to 'item' carries no 'id'",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/«.*»""#, "unlinked-param", "this link to 'item' carries no 'id'",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/«id»""#, "unlinked-param", "this link to 'item' carries no 'id'",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item«?id»""#, "unlinked-param", "this link to 'item' carries no 'id'",
      fixed: #""/item{?id}""#),
    Self(
      .link, #""/item/{id}{?«t»}""#, "unknown-placeholder",
      "'t' is not a param of 'item' or a screen below it; did you mean 'tab'?",
      fixed: #"{path: "/item/{id}{?t}", as: {t: tab}}"#),
    Self(
      .link, #""/item/{id}«/*»""#, "foreign-placeholder", "'/*' is text in a pattern, not a placeholder",
      fixed: #""/item/{id}{/rest*}""#),
    Self(
      .link, #""/item/{id}/«${tab}»""#, "foreign-placeholder",
      "'${tab}' is text in a pattern, not a placeholder",
      fixed: #""/item/{id}/{tab}""#, help: "a '$' of the URL itself is written '%24': '%24{tab}'"),
    Self(
      .link, #""«NOT» /item/{id}""#, "malformed-template", "'NOT' is a word of association files",
      help: "list it beside the routes: 'links: {exclude: [\"/item/{id}\"]}'"),
    Self(
      .top, #"links: { exclude: ["«NOT» /help/*"] }"#, "malformed-template",
      "'NOT' is a word of association files",
      fixed: #"links: { exclude: ["/help{/rest*}"] }"#),
    Self(
      .edge, "«{ route: item, as: sheet }»", "wrong-type",
      "a map where a route, +set, or one route with how it appears belongs", fixed: "{item: sheet}"),
    Self(
      .edge, "«.sheet(item)»", "wrong-type",
      "'.sheet(item)' where a route, +set, or one route with how it appears belongs", fixed: "{item: sheet}"),
    Self(
      .edge, "«NavigationLink(item)»", "wrong-type",
      "'NavigationLink(item)' where a route, +set, or one route with how it appears belongs", fixed: "item"),
    Self(
      .edge, #"«"item/{id}"»"#, "unknown-route", "no route is named 'item/{id}'; did you mean 'item'?",
      fixed: #""item""#),
    Self(
      .condition, "«user.isSignedIn»", "wrong-type",
      "'user.isSignedIn' where a map of the keys of a condition belongs",
      help: "the app's code says whether it holds; here it is '{}', or '{redirect: <route>}'"),
    Self(
      .file,
      "«initialRoute»: home\ntabs: { home: { title: Home, image: house, root: home } }\nroutes: { home: {} }",
      "unknown-key", "'initialRoute' is not a key of a spec",
      fixed: "tabs: { home: { title: Home, image: house, root: home } }\nroutes: { home: {} }",
      help: "remove 'initialRoute'; launch selects the first tab, so move that tab to the top of 'tabs'"),
    Self(
      .file, "root: home\n«tabs»: { home: { title: Home, image: house, root: home } }\nroutes: { home: {} }",
      "several-containers", "a window holds 'root' or 'tabs', not both",
      fixed: "tabs: { home: { title: Home, image: house, root: home } }\nroutes: { home: {} }",
      help: "remove 'root'; launch shows the root of the first tab"),
  ]

  /// Names, types and lists that are written as a language or a person has them, and not as specs do.
  static let oneNameInTwoWays: [UserMistake] = [
    Self(
      .route, "view: «item view»", "invalid-name", "view 'item view' is not the name of a Swift type",
      fixed: "view: ItemView"),
    Self(
      .route, "view: «ItemView.self»", "invalid-name", "view 'ItemView.self' is not the name of a Swift type",
      fixed: "view: ItemView"),
    Self(
      .route, "view: «(context, state) => ItemScreen()»", "invalid-name",
      "view '(context, state) => ItemScreen()' is not the name of a Swift type", fixed: "view: ItemScreen"),
    Self(
      .route, "params: { «let id»: Int }\n    links: [\"/item/{id}\"]", "invalid-name",
      "'let id' where a name alone belongs", fixed: "params: { id: Int }\n    links: [\"/item/{id}\"]"),
    Self(
      .route, "params: { sort: «[up, down]» }\n    links: [\"/item/{sort}\"]", "invalid-type",
      "'[up, down]' is not a type expression",
      help: "declare 'Sort: {cases: [up, down]}' under 'types', and write 'Sort' here"),
    Self(
      .route, "params: { sort: «{ cases: [up, down] }» }", "invalid-type",
      "'[up, down]' is not a type expression",
      help: "declare 'Sort: {cases: [up, down]}' under 'types', and write 'Sort' here"),
    Self(
      .route, "params: «(id: Int, name: String)»", "invalid-yaml", "a map has braces, not parentheses",
      fixed: "params: {id: Int, name: String}"),
    Self(.param, #"«"?Date"»"#, "invalid-type", "'?Date' is not a type expression", fixed: #""Date?""#),
    Self(
      .param, "«Binding<Date?>»", "invalid-type", "'Binding<Date?>' is not a type expression",
      fixed: #""Date?""#),
    Self(
      .param, "«NavType.IntType»", "unknown-type", "no type is named 'NavType.IntType'; did you mean 'Int'?",
      fixed: "Int"),
    Self(
      .route, "parent: «[other, home]»", "wrong-type", "a list where the one route below it belongs",
      fixed: "parent: home", help: "that route has its own 'parent'"),
    Self(
      .route, "to: [«home other»]", "unknown-route", "no ',' is between 'home' and 'other'",
      fixed: "to: [home, other]"),
    Self(
      .route, "to: [home,«,» other]", "invalid-yaml", "there is no value before this ','",
      fixed: "to: [home, other]"),
    Self(
      .route, "present: sheet\n    detents: [«medium large»]", "unknown-value",
      "no ',' is between 'medium' and 'large'", fixed: "present: sheet\n    detents: [medium, large]"),
    Self(
      .route, "title «=» Item\n    present: sheet", "invalid-yaml", "a key ends in ':', not in '='",
      fixed: "title: Item\n    present: sheet"),
    Self(
      .app, "domains: [«a.example.com b.example.com»]", "invalid-domain",
      "'a.example.com b.example.com' is not a domain", fixed: "domains: [a.example.com, b.example.com]"),
    Self(
      .app, "schemes: [«demo_app»]", "invalid-scheme", "'demo_app' is not a URL scheme",
      fixed: "schemes: [demo-app]"),
    Self(
      .type, "{ cases: [«720p», low] }", "invalid-name", "'720p' cannot name a case",
      fixed: "{ cases: [{p720: 720p}, low] }"),
    Self(
      .type, #"{ cases: ["C++", «"C#"»] }"#, "duplicate-name", "'C++' and 'C#' would both be the case 'c'",
      fixed: #"{ cases: [{cPlusPlus: "C++"}, {cSharp: "C#"}] }"#),
    Self(
      .file, "root: home\nroutes: { home: { to: [write] }, «write»: {} }", "colliding-name",
      "route 'write' collides with a member of the generated enum",
      help: "choose another name, for example 'writeScreen'"),
    Self(
      .file, "root: home\nroutes: { home: { to: [«old»] }, item: { formerly: old } }", "unknown-route",
      "no route is named 'old'; did you mean 'item'?",
      fixed: "root: home\nroutes: { home: { to: [item] }, item: { formerly: old } }",
      help: "'item' was formerly 'old'"),
    Self(
      .file, "root: home\nroutes: { home: { to: [item] }, «\"/item/{id}\"»: { params: { id: Int } } }",
      "invalid-name",
      "route '/item/{id}' is a path, not a name", help: "name it 'item', with 'links: [\"/item/{id}\"]'"),
    Self(
      .file, "root: home\nroutes:\n  home: { to: [item] }\n  item(id: Int)«:»\n    title: Item",
      "invalid-yaml", "a name has no params in parentheses",
      help: "write 'item:' and below it 'params: {id: Int}'"),
    Self(
      .link, #""/item/«{id?}»""#, "malformed-template", "'{id?}' is not a placeholder",
      fixed: #""/item/{id}""#),
  ]
}
