extension UserMistake {
  /// Slips of YAML: quotes, brackets, indentation and characters that only look like its own.
  static let moreSlips: [UserMistake] = [
    Self(
      .whole, "navspec: 1\n«  »app: { name: Demo }\n  root: home\n  routes: { home: {} }\n",
      "invalid-yaml", "indented by 2 where 0 is expected",
      fixed: "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { home: {} }\n"),
    Self(
      .whole, "«  »navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { home: {} }\n",
      "invalid-yaml", "indented by 2 where 0 is expected",
      fixed: "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { home: {} }\n"),
    Self(
      .whole,
      """
      {
        "navspec": 1,
        "app": { "name": "Demo" },
        "root": "home"«»
        "routes": { "home": {} }
      }

      """,
      "invalid-yaml", "a ',' is missing at the end of this line",
      fixed: """
        {
          "navspec": 1,
          "app": { "name": "Demo" },
          "root": "home",
          "routes": { "home": {} }
        }

        """),
    Self(
      .whole, "«navspec» 1\napp: { name: Demo }\n", "invalid-yaml", "'navspec' has no ':' after it",
      fixed: "navspec: 1\napp: { name: Demo }\n"),
    Self(
      .whole, "«just some text»\n", "wrong-type", "'just some text' where a map of the keys of a spec belongs"
    ),
    Self(
      .route, "view: «!HomeView»", "unknown-tag", "'!HomeView' is a YAML tag that specs do not know",
      fixed: "view: HomeView"),
    Self(
      .route, "title: «!x»", "unknown-tag", "'!x' is a YAML tag that specs do not know",
      fixed: "title: \"!x\""),
    Self(
      .whole,
      "navspec: 1\napp: { name: Demo }\nroot: home\nroutes: { «ho\u{AD}me»: {} }\n",
      "invalid-name", "route 'ho\u{AD}me' is not lowerCamelCase"),
    Self(
      .whole,
      "navspec: 1\napp: { name: Demo }\ninclude: [«more.nav.yml»]\nroot: home\nroutes: { home: {} }\n",
      "misnamed-file",
      "'more.nav.yml' is not read: the names of specs end in '.nav.yaml'; rename it to 'more.nav.yaml'"),
    Self(
      .home, " { title: «“Home, sweet”», to: [] }", "lookalike-character",
      "typographic quotes are part of the text", fixed: " { title: \"Home, sweet\", to: [] }"),
    Self(
      .home, " { to: [], doc: «‘Home, sweet’» }", "lookalike-character",
      "typographic quotes are part of the text", fixed: " { to: [], doc: \"Home, sweet\" }"),
    Self(
      .route, "title«:»Home\n    present: sheet", "invalid-yaml", "no space follows the ':' of 'title'",
      fixed: "title: Home\n    present: sheet"),
    Self(
      .file, "root: home\nroutes:\n  «home -> item»\n  item: {}", "invalid-yaml",
      "'home -> item' has no ':' after it"),
    Self(
      .home, " { «to» [item] }\n  item: {}", "invalid-yaml", "'to' has no ':' after it",
      fixed: " { to: [item] }\n  item: {}"),
    Self(
      .route, "# «navspec:disable:next missing-title»\n    title: x",
      "malformed-suppression",
      "a suppression of 'missing-title' gives no reason; write '# navspec:disable:next missing-title REASON'"),
    Self(
      .route, "# «navspec:disable:next»\n    title: x",
      "malformed-suppression", "a suppression has no id; write '# navspec:disable:next ID REASON'"),
    Self(
      .home, "\n    restore: false  «//» not kept\n    doc: One.", "unquoted-text",
      "'//' starts no comment in YAML", fixed: "\n    restore: false  # not kept\n    doc: One."),
    Self(
      .route, "title: Item\n    present «=» sheet\n    restore: false", "invalid-yaml",
      "a key ends in ':', not in '='", fixed: "title: Item\n    present: sheet\n    restore: false"),
    Self(
      .route, "title: Item\n    links«:»[\"/item\"]\n    restore: false", "invalid-yaml",
      "no space follows the ':' of 'links'",
      fixed: "title: Item\n    links: [\"/item\"]\n    restore: false"),
    Self(
      .tab, "{ root: more, image: «Label(\"Film\", systemImage: \"film\")» }", "invalid-yaml",
      "'Label(…)' is code of Swift, not a value", fixed: "{ root: more, image: film }"),
    Self(
      .home, "\n    title: Home\n  «links»: [/home]", "misplaced-key",
      "'links' is indented as 'home', and belongs below it", fixed: "\n    title: Home\n    links: [/home]"),
    Self(
      .home, "\n    title: Home\n  «links»: { exclude: [/a] }", "misplaced-key",
      "'links' is indented below 'routes', and belongs beside it",
      fixed: "\n    title: Home\nlinks: { exclude: [/a] }"),
    Self(
      .file, "root: home\nroutes: «[{ name: home }]»", "wrong-type", "a list where a map of names belongs",
      fixed: "root: home\nroutes: {home: {}}"),
  ]
}
