extension UserMistake {
  /// Keys with nothing behind the colon, with a comment, or with `null`.
  static let withoutValue: [UserMistake] = [
    Self(
      .route, "requires:«»  # signedIn", "wrong-type", "'requires' has no value",
      help: "write a value, for example 'requires: signedIn', or remove 'requires'"),
    Self(.route, "requires:«»\n      # - signedIn", "wrong-type", "'requires' has no value"),
    Self(.route, "requires: «null»", "wrong-type", "'requires' has no value"),
    Self(.route, "links:«»", "wrong-type", "'links' has no value"),
    Self(.route, "links: «~»", "wrong-type", "'links' has no value"),
    Self(.route, "to:«»", "wrong-type", "'to' has no value"),
    Self(.route, "detents:«»\n    present: sheet", "wrong-type", "'detents' has no value"),
    Self(.route, "title:«»", "wrong-type", "'title' has no value"),
    Self(.route, "params:«»  # id: Int", "wrong-type", "'params' has no value"),
    Self(.route, "examples:«»", "wrong-type", "'examples' has no value"),
    Self(.route, "formerly: «~»", "wrong-type", "'formerly' has no value"),
    Self(
      .route, "parent: «{ home: }»", "wrong-type",
      "a map where a route, or a route with its params belongs", fixed: "parent: home"),
    Self(
      .edge, "«{ item: }»", "wrong-type",
      "a map where a route, +set, or one route with how it appears belongs", fixed: "item"),
    Self(.edge, "{ item: { when:«» } }", "wrong-type", "'when' has no value"),
    Self(.link, #"{ path: "/item/{id}", where: { id:«» } }"#, "wrong-type", "'id' has no value"),
    Self(.link, #"{ path: "/item/{id}", with:«» }"#, "wrong-type", "'with' has no value"),
    Self(.link, #"{ path: "/item/{id}", without: «null» }"#, "wrong-type", "'without' has no value"),
    Self(.home, " { params: { id:«» }, links: [\"/{id}\"] }", "wrong-type", "'id' has no value"),
    Self(
      .file, "root: home\ntypes: { Genre:«» }\nroutes: { home: { params: { g: Genre? } } }", "wrong-type",
      "'Genre' has no value"),
    Self(.type, "{ cases:«» }", "wrong-type", "'cases' has no value"),
    Self(.app, "domains:«»", "wrong-type", "'domains' has no value"),
    Self(.top, "links: { exclude:«» }", "wrong-type", "'exclude' has no value"),
    Self(.top, "links: { redirects:«» }", "wrong-type", "'redirects' has no value"),
    Self(.top, "edges: { shared:«» }", "wrong-type", "'shared' has no value"),
    Self(
      .top, "exits: { help:«» }", "wrong-type", "'help' has no value",
      help: "write a value, for example 'help: {}', or remove 'help'"),
    Self(.top, "anywhere:«»", "wrong-type", "'anywhere' has no value"),
    Self(.settings, "spec:«»\n", "wrong-type", "'spec' has no value"),
    Self(.settings, "severity:«»\n", "wrong-type", "'severity' has no value"),
    Self(.settings, "severity: { missing-doc:«» }\n", "wrong-type", "'missing-doc' has no value"),
    Self(.settings, "policies: { forbidden:«» }\n", "wrong-type", "'forbidden' has no value"),
    Self(.settings, "budgets: { maxTaps: «~» }\n", "wrong-type", "'maxTaps' has no value"),
    Self(.settings, "diff: { levels:«» }\n", "wrong-type", "'levels' has no value"),
    Self(.settings, "diff: { approved:«» }\n", "wrong-type", "'approved' has no value"),
    Self(.settings, "swift: { imports:«» }\n", "wrong-type", "'imports' has no value"),
  ]
}
