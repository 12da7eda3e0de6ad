extension UserMistake {
  /// Keys that are misspelt, or have the name of another tool.
  static let keysOfRoutesAndLinks: [UserMistake] = [
    Self(
      .route, "«private»: true", "unknown-key",
      "'private' is not a key of a route; did you mean 'sensitive'?",
      fixed: "sensitive: true"),
    Self(
      .route, "«animation»: zoom",
      "unknown-key", "'animation' is not a key of a route; did you mean 'transition'?",
      fixed: "transition: zoom"),
    Self(
      .route, "«navigationTitle»: Item",
      "unknown-key", "'navigationTitle' is not a key of a route; did you mean 'title'?",
      fixed: "title: Item"),
    Self(
      .route, "«image»: star", "unknown-key", "'image' is not a key of a route, but of a tab"),
    Self(
      .route, "«icon»: star", "unknown-key", "'icon' is not a key of a route, but 'image' is one of a tab"),
    Self(
      .route, "«metadata»: { a: b }", "unknown-key",
      "'metadata' is not a key of a route; did you mean 'meta'?",
      fixed: "meta: { a: b }"),
    Self(
      .route, "«navigationStack»: true",
      "unknown-key", "'navigationStack' is not a key of a route; did you mean 'stack'?",
      fixed: "stack: true"),
    Self(
      .route, "«backTo»: home", "unknown-key", "'backTo' is not a key of a route; did you mean 'parent'?",
      fixed: "parent: home"),
    Self(
      .route, "«where»: { id: 1 }", "unknown-key", "'where' is not a key of a route, but of a link"),
    Self(
      .link, #"{ «pattern»: "/item/{id}" }"#,
      "unknown-key", "'pattern' is not a key of a link; did you mean 'path'?",
      fixed: #"{ path: "/item/{id}" }"#),
    Self(
      .link, #"{ «template»: "/item/{id}" }"#,
      "unknown-key", "'template' is not a key of a link; did you mean 'path'?",
      fixed: #"{ path: "/item/{id}" }"#),
    Self(
      .link, #"{ «href»: "/item/{id}" }"#, "unknown-key",
      "'href' is not a key of a link; did you mean 'path'?",
      fixed: #"{ path: "/item/{id}" }"#),
    Self(
      .link, #"{ path: "/item/{id}", «if»: signedIn }"#,
      "unknown-key", "'if' is not a key of a link; did you mean 'when'?",
      fixed: #"{ path: "/item/{id}", when: signedIn }"#),
    Self(
      .link, #"{ path: "/item/{id}", «weight»: 2 }"#,
      "unknown-key", "'weight' is not a key of a link; did you mean 'priority'?",
      fixed: #"{ path: "/item/{id}", priority: 2 }"#),
    Self(
      .link, #"{ path: "/item/{id}", «params»: { tab: a } }"#,
      "unknown-key", "'params' is not a key of a link; did you mean 'with'?",
      fixed: #"{ path: "/item/{id}", with: { tab: a } }"#),
    Self(
      .link, #"{ path: "/item/{x}", «rename»: { x: id } }"#,
      "unknown-key", "'rename' is not a key of a link; did you mean 'as'?",
      fixed: #"{ path: "/item/{x}", as: { x: id } }"#),
    Self(
      .link, #"{ path: "/item/{id}", «constraints»: { id: 1 } }"#,
      "unknown-key", "'constraints' is not a key of a link; did you mean 'where'?",
      fixed: #"{ path: "/item/{id}", where: { id: 1 } }"#),
    Self(
      .link, #"{ path: "/item/{id}", «requires»: signedIn }"#,
      "unknown-key", "'requires' is not a key of a link, but of a route"),
    Self(
      .link, #"{ path: "/item/{id}", «presentation»: sheet }"#,
      "unknown-key", "'presentation' is not a key of a link; did you mean 'present'?",
      fixed: #"{ path: "/item/{id}", present: sheet }"#),
    Self(
      .link, #"{ path: "/item/{id}", «canonical»: true }"#, "unknown-key",
      "'canonical' is not a key of a link"),
    Self(
      .link, #"{ path: "/item/{id}", «domains»: [demo.example.com] }"#,
      "unknown-key", "'domains' is not a key of a link, but of a source"),
    Self(
      .condition, "{ «fallback»: home }",
      "unknown-key", "'fallback' is not a key of a condition; did you mean 'redirect'?",
      fixed: "{ redirect: home }"),
    Self(
      .condition, "{ «else»: home }",
      "unknown-key", "'else' is not a key of a condition; did you mean 'redirect'?",
      fixed: "{ redirect: home }"),
    Self(
      .condition, "{ «redirectTo»: home }",
      "unknown-key", "'redirectTo' is not a key of a condition; did you mean 'redirect'?",
      fixed: "{ redirect: home }"),
    Self(
      .condition, "{ redirect: home, «description»: text }",
      "unknown-key", "'description' is not a key of a condition; did you mean 'doc'?",
      fixed: "{ redirect: home, doc: text }"),
    Self(
      .type, "{ «type»: Int }", "unknown-key", "'type' is not a key of a type; did you mean 'is'?",
      fixed: "{ is: Int }"),
    Self(
      .type, "{ «alias»: Int }", "unknown-key", "'alias' is not a key of a type; did you mean 'is'?",
      fixed: "{ is: Int }"),
    Self(
      .type, "{ «enum»: [a, b] }", "unknown-key", "'enum' is not a key of a type; did you mean 'cases'?",
      fixed: "{ cases: [a, b] }"),
    Self(
      .type, "{ «values»: [a, b] }", "unknown-key", "'values' is not a key of a type; did you mean 'cases'?",
      fixed: "{ cases: [a, b] }"),
    Self(
      .type, #"{ is: String, «regex»: "[a-z]+" }"#,
      "unknown-key", "'regex' is not a key of a type; did you mean 'pattern'?",
      fixed: #"{ is: String, pattern: "[a-z]+" }"#),
    Self(
      .type, "{ «rawValue»: Int }", "unknown-key", "'rawValue' is not a key of a type; did you mean 'raw'?",
      fixed: "{ raw: Int }"),
    Self(
      .type, "{ is: Int, «minimum»: 1 }",
      "unknown-key", "'minimum' is not a key of a type; did you mean 'min'?",
      fixed: "{ is: Int, min: 1 }"),
    Self(
      .type, "{ is: String, «module»: Model }",
      "unknown-key", "'module' is not a key of a type; did you mean 'import'?",
      fixed: "{ is: String, import: Model }"),
    Self(
      .edge, "{ item: { «if»: signedIn } }",
      "unknown-key", "'if' is not a key of an edge; did you mean 'when'?",
      fixed: "{ item: { when: signedIn } }"),
    Self(
      .edge, "{ item: { «presentation»: sheet } }",
      "unknown-key", "'presentation' is not a key of an edge; did you mean 'present'?",
      fixed: "{ item: { present: sheet } }"),
    Self(
      .edge, "{ item: { «name»: Open } }",
      "unknown-key", "'name' is not a key of an edge; did you mean 'label'?",
      fixed: "{ item: { label: Open } }"),
    Self(
      .top, "restoration: { «name»: a }",
      "unknown-key", "'name' is not a key of restoration; did you mean 'key'?",
      fixed: "restoration: { key: a }"),
    Self(
      .top, "restoration: { key: a, «maxSize»: 100 }",
      "unknown-key", "'maxSize' is not a key of restoration; did you mean 'maxBytes'?",
      fixed: "restoration: { key: a, maxBytes: 100 }"),
  ]
}
