extension UserMistake {
  /// Names, edges and conditions as other formats and Swift code write them.
  static let otherFormats: [UserMistake] = [
    Self(
      .type, "{ cases: «a | b» }", "wrong-type", "'a | b' where a list belongs", fixed: "{ cases: [a, b] }"),
    Self(.type, "{ cases: [«a | b»] }", "wrong-type", "'a | b' where one case belongs"),
    Self(
      .link, #""«d»emo.example.com/item/{id}""#, "malformed-template",
      "a pattern with a domain begins with 'https://'", fixed: #""https://demo.example.com/item/{id}""#),
    Self(
      .link, #""/item/{id}«/:tab?»""#, "malformed-template", "'/:tab?' is not a placeholder",
      fixed: #""/item/{id}{/tab}""#),
    Self(
      .link, #""/item/{id}«/:rest*»""#, "foreign-placeholder",
      "'/:rest*' is text in a pattern, not a placeholder", fixed: #""/item/{id}{/rest*}""#),
    Self(
      .link, #""/item/{id}«{?tab»""#, "malformed-template", "'{' is never closed",
      fixed: #""/item/{id}{?tab}""#),
    Self(
      .param, "«{ type: Int, optional: true }»", "wrong-type",
      "a map of another format where a type belongs", fixed: "\"Int?\""),
    Self(
      .param, "«{ type: integer, required: true, in: path }»", "wrong-type",
      "a map of another format where a type belongs", fixed: "Int"),
    Self(
      .param, "«{ type: Int, default: 4 }»", "wrong-type",
      "a map of another format where a type belongs", fixed: "\"Int = 4\""),
    Self(
      .param, "«Int default 4»", "invalid-type", "'Int default 4' is not a type expression",
      fixed: "\"Int = 4\""),
    Self(
      .param, "«optional Int»", "invalid-type", "'optional Int' is not a type expression",
      fixed: "\"Int?\""),
    Self(.param, "«4»", "invalid-type", "'4' is not a type expression", fixed: "\"Int = 4\""),
    Self(.param, "«true»", "invalid-type", "'true' is not a type expression", fixed: "\"Bool = true\""),
    Self(
      .param, "«\"String = nil\"»", "invalid-type",
      "'nil' is not a default: a param without a value is optional", fixed: "\"String?\""),
    Self(
      .route, "«sheet»: home", "unknown-key",
      "'sheet' is not a key of a route; write 'to: [{home: sheet}]'", fixed: "to: [{home: sheet}]"),
    Self(
      .route, "«push»: [home, other]", "unknown-key",
      "'push' is not a key of a route; write 'to: [home, other]'", fixed: "to: [home, other]"),
    Self(
      .route, "«fullScreenCover»: home", "unknown-key",
      "'fullScreenCover' is not a key of a route; write 'to: [{home: cover}]'", fixed: "to: [{home: cover}]"),
    Self(
      .route, "«action»: home", "unknown-key", "'action' is not a key of a route; did you mean 'to'?",
      fixed: "to: home"),
    Self(
      .route, "requires: «signedIn and paid»", "wrong-type", "'signedIn and paid' where a list belongs",
      fixed: "requires: [signedIn, paid]"),
    Self(
      .route, "requires: «signedIn && paid»", "wrong-type", "'signedIn && paid' where a list belongs",
      fixed: "requires: [signedIn, paid]"),
    Self(
      .route, "requires: «signedIn or paid»", "unknown-condition",
      "no condition is named 'signedIn or paid'"),
    Self(
      .route, "requires: «!signedIn»", "unknown-condition",
      "'!signedIn' denies a condition, which only 'when' of a link or an example may"),
    Self(
      .route, "requires: «not signedIn»", "unknown-condition",
      "'not signedIn' denies a condition, which only 'when' of a link or an example may"),
    Self(
      .route, "requires: «signedIn == true»", "unknown-condition",
      "no condition is named 'signedIn == true'; did you mean 'signedIn'?", fixed: "requires: signedIn"),
    Self(
      .route, "requires: «{ any: [signedIn, paid] }»", "wrong-type",
      "a map where a condition, or a list of conditions that hold together belongs"),
    Self(
      .link, #"{ path: "/item/{id}", when: «not signedIn» }"#, "unknown-condition",
      "a condition is denied by '!'", fixed: #"{ path: "/item/{id}", when: "!signedIn" }"#),
    Self(
      .edge, "{ item: { when: «!signedIn» } }", "unknown-condition",
      "'!signedIn' denies a condition, which only 'when' of a link or an example may"),
    Self(
      .home, "\n    to:\n      «item\n      other»\n  item: {}\n  other: {}", "wrong-type",
      "'item other' where a list belongs", fixed: "\n    to:\n      [item, other]\n  item: {}\n  other: {}"),
    Self(
      .edge, "«item(tab: 5)»", "wrong-type",
      "a map where a route, +set, or one route with how it appears belongs", fixed: "item"),
    Self(
      .edge, "«{ route: item }»", "wrong-type",
      "a map where a route, +set, or one route with how it appears belongs", fixed: "item"),
    Self(
      .edge, "«{ name: item, params: { tab: a } }»", "wrong-type",
      "a map where a route, +set, or one route with how it appears belongs", fixed: "item"),
    Self(
      .edge, "«\"item(tab: 5)\"»", "unknown-route",
      "no route is named 'item(tab: 5)'; did you mean 'item'?", fixed: "\"item\""),
    Self(
      .edge, "«ItemView»", "unknown-route", "no route is named 'ItemView'; did you mean 'item'?",
      fixed: "item"),
    Self(
      .edge, "«AppRoute.item»", "unknown-route", "no route is named 'AppRoute.item'; did you mean 'item'?",
      fixed: "item"),
    Self(
      .edge, "«demo://item»", "unknown-route", "no route is named 'demo://item'; did you mean 'item'?",
      fixed: "item"),
    Self(
      .file, "root: «StartPage»\nroutes: { home: { view: StartPage } }", "unknown-route",
      "no route is named 'StartPage'; did you mean 'home'?",
      fixed: "root: home\nroutes: { home: { view: StartPage } }"),
    Self(
      .file, "«initialRouteName»: home\nroutes: { home: {} }", "unknown-key",
      "'initialRouteName' is not a key of a spec; did you mean 'root'?",
      fixed: "root: home\nroutes: { home: {} }"),
    Self(
      .top, "links: { redirects: «[\"/a -> /b\"]» }", "wrong-type", "a list where a map of names belongs",
      fixed: "links: { redirects: {\"/a\": \"/b\"} }"),
    Self(
      .file,
      "root: home\nlinks: { redirects: { /a: «\"demo://home\"» } }\nroutes: { home: { links: [/home] } }",
      "malformed-template", "a redirect leads to a path of the app, not to a URL",
      fixed: "root: home\nlinks: { redirects: { /a: \"/home\" } }\nroutes: { home: { links: [/home] } }"),
    Self(
      .top, "examples: { /home: { «opens»: home } }", "unknown-key",
      "'opens' is not a key of an example; did you mean 'route'?",
      fixed: "examples: { /home: { route: home } }"),
    Self(
      .top, "examples: { /home: { route: home, «stack»: [home] } }", "unknown-key",
      "'stack' is not a key of an example, but of a link"),
    Self(
      .home, " { links: [/home], examples: { /home: { «opens»: home } } }", "unknown-param",
      "no param of 'home' is named 'opens'"),
    Self(
      .home, " { links: [/home], examples: { /home: «home» } }", "wrong-type",
      "'home' where the params it opens with, or null for no match belongs",
      fixed: " { links: [/home], examples: { /home: {} } }"),
    Self(
      .home, "\n    links: «\"/a\", \"/b\"»", "invalid-yaml", "a list without brackets",
      fixed: "\n    links: [\"/a\", \"/b\"]"),
    Self(
      .route, "view: «ItemView()»", "invalid-name", "view 'ItemView()' is not the name of a Swift type",
      fixed: "view: ItemView"),
    Self(
      .route, "present: sheet\n    detents: [medium, «\"50%\"»]", "wrong-type",
      "'50%' where medium, large or a number belongs", fixed: "present: sheet\n    detents: [medium, 0.5]"),
    Self(
      .route, "present: sheet\n    detents: «.height(200)»", "wrong-type",
      "'.height(200)' where medium, large or a number belongs", fixed: "present: sheet\n    detents: 200"),
    Self(
      .route, "present: «sheet(medium)»", "unknown-value",
      "'sheet(medium)' is not one of push, sheet, cover, popover, window, replace; did you mean 'sheet'?",
      fixed: "present: sheet"),
    Self(
      .route, "tabBar: «false»", "unknown-value",
      "'false' is not one of visible, hidden; did you mean 'hidden'?", fixed: "tabBar: hidden"),
  ]
}
