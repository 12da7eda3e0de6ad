extension UserMistake {
  /// Values of another kind than belongs to the key.
  static let words: [UserMistake] = [
    Self(
      .route, "present: «fullScreenCover»",
      "unknown-value",
      "'fullScreenCover' is not one of push, sheet, cover, popover, window, replace; did you mean 'cover'?",
      fixed: "present: cover"),
    Self(
      .route, "present: «fullScreen»",
      "unknown-value",
      "'fullScreen' is not one of push, sheet, cover, popover, window, replace; did you mean 'cover'?",
      fixed: "present: cover"),
    Self(
      .route, "present: «modal»",
      "unknown-value",
      "'modal' is not one of push, sheet, cover, popover, window, replace; did you mean 'sheet'?",
      fixed: "present: sheet"),
    Self(
      .route, "present: «navigation»",
      "unknown-value",
      "'navigation' is not one of push, sheet, cover, popover, window, replace; did you mean 'push'?",
      fixed: "present: push"),
    Self(
      .route, "present: «bottomSheet»",
      "unknown-value",
      "'bottomSheet' is not one of push, sheet, cover, popover, window, replace; did you mean 'sheet'?",
      fixed: "present: sheet"),
    Self(
      .route, "present: «newWindow»",
      "unknown-value",
      "'newWindow' is not one of push, sheet, cover, popover, window, replace; did you mean 'window'?",
      fixed: "present: window"),
    Self(
      .route, "present: «Sheet»",
      "unknown-value",
      "'Sheet' is not one of push, sheet, cover, popover, window, replace; did you mean 'sheet'?",
      fixed: "present: sheet"),
    Self(
      .route, "present: «shet»",
      "unknown-value",
      "'shet' is not one of push, sheet, cover, popover, window, replace; did you mean 'sheet'?",
      fixed: "present: sheet"),
    Self(
      .route, "transition: «matched»",
      "unknown-value", "'matched' is not one of automatic, zoom; did you mean 'zoom'?",
      fixed: "transition: zoom"),
    Self(
      .route, "stability: «experimental»",
      "unknown-value", "'experimental' is not one of draft, stable, deprecated; did you mean 'draft'?",
      fixed: "stability: draft"),
    Self(
      .route, "reachedBy: «programmatically»",
      "unknown-value", "'programmatically' is not 'code'; did you mean 'code'?",
      fixed: "reachedBy: code"),
    Self(
      .tab, "{ title: More, image: star, root: more, layout: «splitView» }",
      "unknown-value", "'splitView' is not one of stack, split, external; did you mean 'split'?",
      fixed: "{ title: More, image: star, root: more, layout: split }"),
    Self(
      .tab, "{ title: More, image: star, root: more, role: «searchable» }",
      "unknown-value", "'searchable' is not 'search'; did you mean 'search'?",
      fixed: "{ title: More, image: star, root: more, role: search }"),
    Self(
      .top, "restoration: { key: a, storage: «sceneStorage» }",
      "unknown-value", "'sceneStorage' is not one of scene, app; did you mean 'scene'?",
      fixed: "restoration: { key: a, storage: scene }"),
    Self(
      .top, "restoration: { key: a, storage: «userDefaults» }",
      "unknown-value", "'userDefaults' is not one of scene, app; did you mean 'app'?",
      fixed: "restoration: { key: a, storage: app }"),
    Self(
      .top, "links: { fallback: «safari» }",
      "unknown-route", "no route is named 'safari'; did you mean 'browser'?",
      fixed: "links: { fallback: browser }"),
    Self(
      .param, "«integer»", "unknown-type", "no type is named 'integer'; did you mean 'Int'?",
      fixed: "Int"),
    Self(
      .param, "«Float»", "unknown-type", "no type is named 'Float'; did you mean 'Double'?",
      fixed: "Double"),
    Self(
      .param, "«CGFloat»", "unknown-type", "no type is named 'CGFloat'; did you mean 'Double'?",
      fixed: "Double"),
    Self(
      .param, "«str»", "unknown-type", "no type is named 'str'; did you mean 'String'?",
      fixed: "String"),
    Self(
      .param, "«boolean»", "unknown-type", "no type is named 'boolean'; did you mean 'Bool'?",
      fixed: "Bool"),
    Self(
      .param, "«guid»", "unknown-type", "no type is named 'guid'; did you mean 'UUID'?",
      fixed: "UUID"),
    Self(
      .param, "«DateTime»", "unknown-type", "no type is named 'DateTime'; did you mean 'Date'?",
      fixed: "Date"),
    Self(
      .param, "«Int32»", "unknown-type", "no type is named 'Int32'; did you mean 'Int'?",
      fixed: "Int"),
    Self(
      .param, "«int»", "unknown-type", "no type is named 'int'; did you mean 'Int'?",
      fixed: "Int"),
    Self(
      .param, "«Itn»", "unknown-type", "no type is named 'Itn'; did you mean 'Int'?",
      fixed: "Int"),
    Self(
      .param, "«Array<Int>»", "invalid-type", "'Array<Int>' is not a type expression",
      fixed: #""[Int]""#),
    Self(
      .param, "«Optional<Int>»", "invalid-type", "'Optional<Int>' is not a type expression",
      fixed: #""Int?""#),
    Self(
      .param, "«Int!»", "invalid-type", "'Int!' is not a type expression",
      fixed: #""Int?""#),
    Self(
      .param, #"«"[Int]?"»"#, "invalid-type", "'[Int]?' is not a type expression",
      fixed: #""[Int]""#),
    Self(
      .param, #"«"String[]"»"#, "invalid-type", "'String[]' is not a type expression",
      fixed: #""[String]""#),
    Self(
      .type, "{ is: «integer» }", "unknown-type", "no built-in type is named 'integer'; did you mean 'Int'?",
      fixed: "{ is: Int }"),
    Self(
      .type, "«String»", "wrong-type", "'String' where opaque, or a map with is, raw, text or cases belongs",
      fixed: "{is: String}"),
    Self(
      .type, "«[a, b]»", "wrong-type", "a list where a map of the keys of a type belongs",
      fixed: "{cases: [a, b]}"),
    Self(
      .type, "«integer»", "wrong-type",
      "'integer' where opaque, or a map with is, raw, text or cases belongs",
      fixed: "{is: Int}"),
    Self(
      .type, "«Codable»", "wrong-type",
      "'Codable' where opaque, or a map with is, raw, text or cases belongs",
      fixed: "opaque"),
    Self(
      .route, "params: «[id: Int]»", "wrong-type", "a list where a map of names belongs",
      fixed: "params: {id: Int}"),
    Self(
      .route, "params: «[id]»", "wrong-type", "a list where a map of names belongs"),
    Self(
      .route, "params: «id»", "wrong-type", "'id' where a map of names belongs"),
    Self(
      .route, "params:\n      «- id: Int\n      - name: String»",
      "wrong-type", "a list where a map of names belongs",
      fixed: "params:\n        id: Int\n        name: String"),
    Self(
      .route, "params:\n      «- name: id\n        type: Int»",
      "wrong-type", "a list where a map of names belongs"),
    Self(
      .route, "params: { «id = Int» }", "wrong-type", "'id = Int' where a name and a value belongs",
      fixed: "params: { id: Int }"),
    Self(
      .route, "params: { «id Int» }", "wrong-type", "'id Int' where a name and a value belongs",
      fixed: "params: { id: Int }"),
    Self(
      .route, "params: { query: «[String: String]» }",
      "wrong-type", "a list where one type belongs",
      fixed: #"params: { query: "[String: String]" }"#),
    Self(
      .route, "requires: «{ signedIn: true }»", "wrong-type", "a map where a list belongs",
      fixed: "requires: [signedIn]"),
    Self(
      .route, "requires: «signedIn, paid»", "wrong-type", "'signedIn, paid' where a list belongs",
      fixed: "requires: [signedIn, paid]"),
    Self(
      .route, "to: «{ home: push, other: sheet }»", "wrong-type", "a map where a list belongs",
      fixed: "to: [{home: push}, {other: sheet}]"),
    Self(
      .route, "to: «home, other»", "wrong-type", "'home, other' where a list belongs",
      fixed: "to: [home, other]"),
    Self(
      .route, #"links: «{ one: "/item" }»"#, "wrong-type", "a map where a list of patterns belongs",
      fixed: #"links: "/item""#),
    Self(
      .route, "title: «{ en: Item }»", "wrong-type", "a map where text belongs"),
    Self(
      .route, "title: «[Item]»", "wrong-type", "a list where text belongs",
      fixed: "title: Item"),
    Self(
      .route, "parent: «[home]»", "wrong-type", "a list where a route, or a route with its params belongs",
      fixed: "parent: home"),
    Self(
      .route, "stack: «sure»", "wrong-type", "'sure' where true or false belongs"),
    Self(
      .route, "meta: «[a]»", "wrong-type", "a list where a map of names belongs"),
    Self(
      .route, #"examples: «["/item"]»"#, "wrong-type", "a list where a map of URLs belongs",
      fixed: #"examples: {"/item": {}}"#),
    Self(
      .condition, "«home»", "wrong-type", "'home' where a map of the keys of a condition belongs",
      fixed: "{redirect: home}"),
    Self(
      .top, "conditions: «[paid]»", "wrong-type", "a list where a map of names belongs",
      fixed: "conditions: {paid: {}}"),
    Self(
      .top, "conditions: «paid»", "wrong-type", "'paid' where a map of names belongs",
      fixed: "conditions: {paid: {}}"),
    Self(
      .top, "types: «[Genre]»", "wrong-type", "a list where a map of names belongs"),
    Self(
      .top, "sources: { web: «w.example.com» }",
      "wrong-type", "'w.example.com' where a map of the keys of a source belongs",
      fixed: "sources: { web: {domains: w.example.com} }"),
  ]
}
