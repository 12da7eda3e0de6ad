extension UserMistake {
  /// Declarations as other routers and type systems have them.
  static let otherRouters: [UserMistake] = [
    Self(
      .file, "root: home\nroutes: { home: «{ item, other }», item: {}, other: {} }", "wrong-type",
      "a list in braces where a map of the keys of a route belongs",
      fixed: "root: home\nroutes: { home: {to: [item, other]}, item: {}, other: {} }"),
    Self(
      .type, "«{ a, b }»", "wrong-type", "a list in braces where a map of the keys of a type belongs",
      fixed: "{cases: [a, b]}"),
    Self(
      .type, "«enum { a, b }»", "wrong-type",
      "'enum { a, b }' where opaque, or a map with is, raw, text or cases belongs", fixed: "{cases: [a, b]}"),
    Self(
      .type, "«a, b»", "wrong-type", "'a, b' where opaque, or a map with is, raw, text or cases belongs",
      fixed: "{cases: [a, b]}"),
    length("«1-64»", "'1-64'", "1..64"), length("«1...64»", "'1...64'", "1..64"),
    length("«1....64»", "'1....64'", "1..64"), length("«1..<65»", "'1..<65'", "1..64"),
    length("«64..1»", "'64..1'", "1..64"), length("«3...»", "'3...'", "3.."),
    length("«...3»", "'...3'", "..3"),
    length("«\"..<4\"»", "'..<4'", "..3"), length("«\">= 3\"»", "'>= 3'", "3.."),
    length("«3+»", "'3+'", "3.."),
    length("«at most 3»", "'at most 3'", "..3"), length("«min 3»", "'min 3'", "3.."),
    length("«-3»", "the number -3", "3"),
    length("«[1, 64]»", "a list", "1..64"), length("«{min: 1, max: 64}»", "a map", "1..64"),
    length("«{max: 64}»", "a map", "..64"),
    Self(
      .file, "root: home\nroutes: { home: «true» }", "wrong-type",
      "'true' where a map of the keys of a route belongs", fixed: "root: home\nroutes: { home: {} }"),
    Self(
      .condition, "«Bool»", "wrong-type", "'Bool' where a map of the keys of a condition belongs",
      fixed: "{}"),
    Self(
      .route, "params: «\"id: Int, name: String\"»", "wrong-type",
      "'id: Int, name: String' where a map of names belongs", fixed: "params: {id: Int, name: String}"),
    Self(
      .route, "params:\n      «id:Int»", "wrong-type", "'id:Int' where a map of names belongs",
      fixed: "params:\n      {id: Int}"),
    Self(
      .app, "platforms: { iOS: «17+» }", "unsupported-target", "'17+' is not a version of iOS",
      fixed: "platforms: { iOS: \"17.0\" }"),
    Self(
      .app, "platforms: { «iPhone»: \"17.0\" }", "unknown-platform",
      "no platform is named 'iPhone'; did you mean 'iOS'?", fixed: "platforms: { iOS: \"17.0\" }"),
    Self(
      .link, #""/item/{id}«?»""#, "malformed-template", "a query key is empty", fixed: #""/item/{id}""#),
    Self(
      .link, #""«^»/item/{id}""#, "malformed-template", "a pattern is not a regular expression",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/«{ id:Int }»""#, "malformed-template", "'{ id:Int }' is not a placeholder",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/{«item_id»}""#, "unknown-placeholder",
      "'item_id' is not a param of 'item' or a screen below it; did you mean 'id'?",
      fixed: #""/item/{id}""#),
    Self(
      .link, #""/item/{id}«?{tab}={tab}»""#, "malformed-template", "'?{tab}={tab}' is not a placeholder",
      fixed: #""/item/{id}{?tab}""#),
    Self(
      .link, #""/item/{id}«(/:tab)»""#, "foreign-placeholder",
      "'(/:tab)' is text in a pattern, not a placeholder", fixed: #""/item/{id}{/tab}""#),
    Self(
      .link, #""/item/{id}«(/{tab})»""#, "foreign-placeholder",
      "'(/{tab})' is text in a pattern, not a placeholder", fixed: #""/item/{id}{/tab}""#),
    Self(
      .link, #""/item/{id}«{tab?}»""#, "malformed-template", "'{tab?}' is not a placeholder",
      fixed: #""/item/{id}{/tab}""#),
    Self(
      .link, #""/item/{id}«/{rest*}»""#, "malformed-template", "'/{rest*}' is not a placeholder",
      fixed: #""/item/{id}{/rest*}""#),
    Self(
      .link, #""/item/{id}«/{rest...}»""#, "malformed-template", "'/{rest...}' is not a placeholder",
      fixed: #""/item/{id}{/rest*}""#),
    Self(
      .link, #""/item/{id}{?tab«&»host}""#, "malformed-template", "a placeholder's name holds no '&'",
      fixed: #""/item/{id}{?tab,host}""#),
    Self(
      .link, #"{ path: "/item/{«n»}", as: { id: n } }"#, "unknown-placeholder",
      "'n' is not a param of 'item' or a screen below it", fixed: #"{ path: "/item/{n}", as: { n: id } }"#),
    Self(
      .link, #"{ path: "/item/{n}", as: «"n: id"» }"#, "wrong-type", "'n: id' where a map of names belongs",
      fixed: #"{ path: "/item/{n}", as: {n: id} }"#),
    Self(
      .file, "root: home\nlinks: { redirects: { /a: «home» } }\nroutes: { home: { links: [/start] } }",
      "malformed-template", "a redirect leads to a path of the app, not to a route",
      fixed: "root: home\nlinks: { redirects: { /a: \"/start\" } }\nroutes: { home: { links: [/start] } }"),
    Self(
      .link, "{ path: \"/item/{id}\", «scheme»: demo }", "unknown-key",
      "'scheme' is not a key of a link, but of a source"),
    Self(
      .file, "root: «{ route: home }»\nroutes: { home: {} }", "wrong-type",
      "a map where a route, or a route with its params belongs", fixed: "root: home\nroutes: { home: {} }"),
    Self(
      .file, "root: «{ route: home, params: { id: 5 } }»\nroutes: { home: { params: { id: Int? } } }",
      "wrong-type",
      "a map where a route, or a route with its params belongs",
      fixed: "root: {home: {id: 5}}\nroutes: { home: { params: { id: Int? } } }"),
    Self(
      .whole, "navspec: 1\n«name»: Demo\nroot: home\nroutes: { home: {} }\n", "unknown-key",
      "'name' is not a key of a spec, but of app",
      fixed: "navspec: 1\napp: {name: Demo}\nroot: home\nroutes: { home: {} }\n"),
    Self(
      .file, "root: home\nroutes: «!include» routes.yaml", "unknown-tag",
      "'!include' is a YAML tag that specs do not know"),
    Self(
      .route, "present: sheet\n    detents: «medium large»", "wrong-type",
      "'medium large' where a list belongs",
      fixed: "present: sheet\n    detents: [medium, large]"),
    Self(
      .route, "present: sheet\n    returns: «true»", "invalid-type", "'true' is not a type expression",
      fixed: "present: sheet\n    returns: \"Bool\""),
    Self(
      .route, "«children»:\n      sub: { view: SubView }", "unknown-key",
      "'children' is not a key of a route, and a route holds no other"),
    Self(
      .route, "«middleware»: [signedIn]", "unknown-key",
      "'middleware' is not a key of a route; did you mean 'requires'?", fixed: "requires: [signedIn]"),
    Self(
      .route, "«alias»: /i", "unknown-key", "'alias' is not a key of a route; did you mean 'links'?",
      fixed: "links: /i"),
    Self(
      .route, "«intentFilters»: [/i]", "unknown-key",
      "'intentFilters' is not a key of a route; did you mean 'links'?", fixed: "links: [/i]"),
    Self(
      .route, "«modal»: sheet", "unknown-key", "'modal' is not a key of a route; did you mean 'present'?",
      fixed: "present: sheet"),
    Self(
      .route, "«popTo»: home", "unknown-key", "'popTo' is not a key of a route, but of an edge"),
    Self(
      .tab, "{ title: \"More«\"» image: star, root: more }", "invalid-yaml",
      "a ',' is missing after this text", fixed: "{ title: \"More\", image: star, root: more }"),
  ]

  /// The length of a type in another notation.
  private static func length(_ text: String, _ what: String, _ fixed: String) -> Self {
    Self(
      .type, "{ is: String, length: \(text) }", "wrong-type",
      "\(what) where a length, for example 8, 1..64, 1.. or ..64 belongs",
      fixed: "{ is: String, length: \(fixed) }")
  }
}
