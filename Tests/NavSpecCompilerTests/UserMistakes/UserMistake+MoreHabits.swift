extension UserMistake {
  /// What other tools, and habits of Swift, leave in a spec.
  static let moreHabits: [UserMistake] = [
    Self(
      .link, "\"/item/{id}«[?tab={tab}]»\"", "foreign-placeholder",
      "'[?tab={tab}]' is text in a pattern, not a placeholder", fixed: "\"/item/{id}{?tab}\""),
    Self(
      .link, "\"/item/{id}«[/{tab}]»\"", "foreign-placeholder",
      "'[/{tab}]' is text in a pattern, not a placeholder", fixed: "\"/item/{id}{/tab}\""),
    Self(
      .link, "\"/item/{id}«?tab»\"", "foreign-placeholder",
      "'?tab' is text in a pattern, not a placeholder", fixed: "\"/item/{id}{?tab}\""),
    Self(
      .link, "\"demo«»//item/{id}\"", "malformed-template", "'demo' has no ':' after it",
      fixed: "\"demo://item/{id}\""),
    Self(
      .link, "\"«https:»/demo.example.com/item/{id}\"", "unusable-pattern", "a web link needs a domain",
      fixed: "\"https://demo.example.com/item/{id}\""),
    Self(
      .link, "{ path: \"/item/{n}\", as: { «n -> id» } }", "wrong-type",
      "'n -> id' where a name and a value belongs", fixed: "{ path: \"/item/{n}\", as: { n: id } }"),
    Self(
      .route, "view: «ItemView.swift»", "wrong-type", "'ItemView.swift' where the name of a view belongs",
      fixed: "view: ItemView"),
    Self(
      .route, "restore: «never»", "wrong-type", "'never' where a restoration key or false belongs",
      fixed: "restore: false"),
    Self(
      .top, "conditions: { paid: { redirect: home }, late: {} }\npersonas: { guest: «[paid, not late]» }",
      "wrong-type", "a list where a map of names belongs",
      fixed:
        "conditions: { paid: { redirect: home }, late: {} }\npersonas: { guest: {paid: true, late: false} }"),
    Self(
      .top, "conditions: { paid: { redirect: home } }\npersonas: { guest: «paid» }",
      "wrong-type", "'paid' where a map of names belongs",
      fixed: "conditions: { paid: { redirect: home } }\npersonas: { guest: {paid: true} }"),
    Self(
      .route, "requires: [«!signedIn»]", "unknown-tag", "'!signedIn' is a YAML tag that specs do not know"),
    Self(
      .top, "examples: { demo:///nope: «none» }", "unknown-route",
      "no route is named 'none'; did you mean 'null'?", fixed: "examples: { demo:///nope: null }"),
    Self(
      .top, "include: «{ search: features/search.nav.yaml }»", "wrong-type", "a map where a path belongs",
      fixed: "include: features/search.nav.yaml"),
    Self(
      .top, "restoration: { key: a, version: «v2» }", "wrong-type",
      "'v2' where an integer from 1 to 1000000 belongs", fixed: "restoration: { key: a, version: 2 }"),
    Self(
      .top, "links: { redirects: «[/old, /home]» }", "wrong-type", "a list where a map of names belongs"),
    Self(
      .app, "«minimumDeploymentTarget»: { iOS: \"18.0\" }", "unknown-key",
      "'minimumDeploymentTarget' is not a key of app; did you mean 'platforms'?",
      fixed: "platforms: { iOS: \"18.0\" }"),
    Self(
      .file, "split: { sidebar: home, «secondary»: item }\nroutes: { home: { to: [item] }, item: {} }",
      "unknown-key", "'secondary' is not a key of split; did you mean 'detail'?",
      fixed: "split: { sidebar: home, detail: item }\nroutes: { home: { to: [item] }, item: {} }"),
    Self(
      .type, "{ is: String, pattern: \"«^»[a-z]+$\" }", "malformed-expression",
      "the pattern of 'Genre' is invalid: a pattern always covers the whole text",
      fixed: "{ is: String, pattern: \"[a-z]+\" }"),
    Self(
      .type, "«{ type: string, format: uuid }»", "wrong-type",
      "a map of another format where a map of the keys of a type belongs", fixed: "{is: UUID}"),
    Self(
      .type, "«{ type: string, enum: [rock, pop] }»", "wrong-type",
      "a map of another format where a map of the keys of a type belongs", fixed: "{cases: [rock, pop]}"),
    Self(
      .param, "«{ type: string, format: date-time }»", "wrong-type",
      "a map of another format where a type belongs", fixed: "Date"),
    Self(
      .param, "«[Int, String]»", "wrong-type", "a list where one type belongs", fixed: "String",
      help: "a list has values of one type: '[String]'"),
    Self(
      .param, "«[Int, Double]»", "wrong-type", "a list where one type belongs", fixed: "Double"),
    Self(
      .param, "«Int | String»", "invalid-type", "'Int | String' is not a type expression",
      fixed: "\"String\""),
    Self(
      .param, "«number | string»", "invalid-type", "'number | string' is not a type expression",
      fixed: "\"String\""),
    Self(
      .tab, "{ root: more, «initial»: true }", "unknown-key", "'initial' is not a key of a tab",
      fixed: "{ root: more }",
      help: "remove 'initial'; launch selects the first tab, so move this tab to the top"),
    Self(
      .tab, "\n    root: more\n    «isDefault»: yes", "unknown-key", "'isDefault' is not a key of a tab",
      fixed: "\n    root: more",
      help: "remove 'isDefault'; launch selects the first tab, so move this tab to the top"),
    Self(
      .file,
      "«initialTab»: more\ntabs: { home: { root: home }, more: { root: more } }\nroutes: { home: {}, more: {} }",
      "unknown-key", "'initialTab' is not a key of a spec",
      fixed: "tabs: { home: { root: home }, more: { root: more } }\nroutes: { home: {}, more: {} }",
      help: "remove 'initialTab'; launch selects the first tab, so move that tab to the top of 'tabs'"),
    Self(
      .type, "«enum»", "wrong-type", "'enum' where opaque, or a map with is, raw, text or cases belongs",
      help: "for example '{cases: [first, second]}'"),
    Self(
      .type, "{ is: String, pattern: \"«/»[a-z]+/\" }", "delimited-expression",
      "the pattern of 'Genre' is between slashes, which are part of it",
      fixed: "{ is: String, pattern: \"[a-z]+\" }"),
    Self(
      .type, "{ is: String, pattern: '«/»\\d+/i' }", "delimited-expression",
      "the pattern of 'Genre' is between slashes, which are part of it",
      fixed: "{ is: String, pattern: '\\d+' }"),
    Self(
      .home, "\n    to: [item]\n  item:\n   links: [/item]\n«    »title: Item", "invalid-yaml",
      "indented by 4 where 3 is expected",
      fixed: "\n    to: [item]\n  item:\n   links: [/item]\n   title: Item"),
    Self(
      .route, "requires: «signed in»", "wrong-type", "'signed in' where a condition, or a list belongs",
      help: "write 'signedIn' for one condition, or '[signed, in]' for 2"),
    Self(
      .route, "requires: [«AuthGuard»]", "unknown-condition", "no condition is named 'AuthGuard'",
      help: "declare 'authGuard: {redirect: <route>}' under 'conditions', and write 'authGuard' here"),
    Self(
      .route, "formerly: [«a b»]", "wrong-type", "'a b' where one key belongs",
      help: "write '[a, b]' for 2 keys, or quote it if it is one"),
    Self(
      .route, "present: sheet\n    returns: «[String]»", "wrong-type", "a list where a type belongs",
      fixed: "present: sheet\n    returns: \"[String]\""),
    Self(
      .route, "present: sheet\n    returns: «[a, b]»", "invalid-type",
      "'[a, b]' is not a type expression",
      help: "declare 'Result: {cases: [a, b]}' under 'types', and write 'Result' here"),
    Self(
      .param, "«\"Int: 1\"»", "invalid-type", "'Int: 1' is not a type expression", fixed: "\"Int = 1\""),
    Self(
      .param, "«String(a|b)»", "invalid-type", "'String(a|b)' is not a type expression",
      help: "declare 'Id: {cases: [a, b]}' under 'types', and write 'Id' here"),
    Self(.param, "«film-id»", "invalid-type", "'film-id' is not a type expression"),
    Self(
      .home, "\n    title: Home\n    «Stack.Screen»: item", "unknown-key",
      "'Stack.Screen' is not a key of a route", fixed: "\n    title: Home"),
  ]
}
