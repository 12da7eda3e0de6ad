extension UserMistake {
  /// Slips of YAML: quotes, brackets, indentation and characters that only look like its own.
  static let quotesAndLists: [UserMistake] = [
    Self(
      .home, " { title: «%d items» }", "unquoted-text", "a value that starts with '%' needs quotes",
      fixed: " { title: \"%d items\" }"),
    Self(
      .home, "\n    links: «\"/a, /b\"»", "malformed-template", "several patterns need brackets",
      fixed: "\n    links: [\"/a\", \"/b\"]"),
    Self(
      .app, "domains: [«\"applinks:demo.example.com\"»]", "invalid-domain",
      "'applinks:demo.example.com' is not a domain",
      fixed: "domains: [demo.example.com]"),
    Self(
      .route, "requires: «\"!signedIn\"»", "unknown-condition",
      "'!signedIn' denies a condition, which only 'when' of a link or an example may"),
    Self(
      .top, "links: { redirects: «[{ from: /old, to: /x }]» }", "wrong-type",
      "a list where a map of names belongs",
      fixed: "links: { redirects: {/old: /x} }"),
    Self(
      .home, " { title: Movies«:» all }", "invalid-yaml", "a second ':' in one value",
      fixed: #" { title: "Movies: all" }"#),
    Self(
      .home, " { view: HomeView title«:» Movies }", "invalid-yaml", "a second ':' in one value",
      fixed: " { view: HomeView, title: Movies }"),
    Self(
      .home, " { to: other, «present»:}\n  other: {}", "invalid-yaml", "'present' has no value"),
    Self(
      .home, " { title: «Movies:»}", "unquoted-text", "'Movies:' needs quotes",
      fixed: " { title: \"Movies:\"}"),
    Self(
      .home, " { to: «other, more» }\n  other: {}\n  more: {}", "wrong-type", "a list without brackets",
      fixed: " { to: [other, more] }\n  other: {}\n  more: {}"),
    Self(
      .home, "\n    title: Movies«:» all", "invalid-yaml", "a second ':' in one value",
      fixed: "\n    title: \"Movies: all\""),
    Self(
      .home, "\n    params: id«:» Int", "invalid-yaml", "a second ':' in one value",
      fixed: "\n    params: {id: Int}"),
    Self(
      .home, "\n    title: «“Home”»", "lookalike-character", "typographic quotes are part of the text",
      fixed: "\n    title: \"Home\""),
    Self(
      .home, "\n    links: [«“/a”»]", "lookalike-character", "typographic quotes are part of the text",
      fixed: "\n    links: [\"/a\"]"),
    Self(
      .home, "\n    links: [«‘/a’»]", "lookalike-character", "typographic quotes are part of the text",
      fixed: "\n    links: [\"/a\"]"),
    Self(
      .home, "\n    title: «\"»Home\n    doc: The home.", "invalid-yaml", #"this text is not closed with ""#,
      fixed: "\n    title: \"Home\"\n    doc: The home."),
    Self(
      .home, "\n    title: «'»Home\n    to: ['other']\n  other: {}",
      "invalid-yaml", "this text is not closed with '",
      fixed: "\n    title: 'Home'\n    to: ['other']\n  other: {}"),
    Self(
      .home, "\n    links: [«\"»/a, \"/b\"]", "invalid-yaml", #"this text is not closed with ""#,
      fixed: "\n    links: [\"/a\", \"/b\"]"),
    Self(
      .home, "\n    doc: 'It«'»s here'", "invalid-yaml", "a ' inside of ' ends the text",
      fixed: "\n    doc: \"It's here\""),
    Self(
      .home, "\n    doc: \"Say «\"»hello\" now\"", "invalid-yaml", #"a " inside of " ends the text"#,
      fixed: "\n    doc: 'Say \"hello\" now'"),
    Self(
      .home, "\n    doc: \"C:«\\d»ir\"", "invalid-yaml", #"'\d' is not an escape in double-quoted text"#,
      fixed: "\n    doc: \"C:\\\\dir\""),
    Self(
      .home, " {} «//» the first", "invalid-yaml", "'//' starts no comment in YAML",
      fixed: " {} # the first"),
    Self(
      .home, "\n    «//» the first\n    title: Home", "invalid-yaml", "'//' starts no comment in YAML",
      fixed: "\n    # the first\n    title: Home"),
    Self(
      .home, " {}\n«/*» the end */", "invalid-yaml", "'/*' starts no comment in YAML",
      fixed: " {}\n# the end"),
    Self(
      .home, "\n    to:\n      «–» other\n      – more\n  other: {}\n  more: {}",
      "lookalike-character", "'–' is not a mark of a list",
      fixed: "\n    to:\n      - other\n      - more\n  other: {}\n  more: {}"),
    Self(
      .home, "\n    to:\n      «•» other\n  other: {}", "lookalike-character", "'•' is not a mark of a list",
      fixed: "\n    to:\n      - other\n  other: {}"),
    Self(
      .home, "\n    to:\n      «*» other\n  other: {}", "lookalike-character", "'*' is not a mark of a list",
      fixed: "\n    to:\n      - other\n  other: {}"),
    Self(
      .home, "\n    to:\n      «-»other\n      -more\n  other: {}\n  more: {}",
      "lookalike-character", "no space follows the '-' of a list",
      fixed: "\n    to:\n      - other\n      - more\n  other: {}\n  more: {}"),
    Self(
      .home, "\n    «title:Home»", "wrong-type", "'title:Home' where a map of the keys of a route belongs",
      fixed: "\n    title: Home"),
    Self(
      .home, " {«title:Home»}", "wrong-type", "'title:Home' where a key and its value belongs",
      fixed: " {title: Home}"),
    Self(
      .home, "\n    «title = Home»", "wrong-type",
      "'title = Home' where a map of the keys of a route belongs",
      fixed: "\n    title: Home"),
    Self(
      .home, "\n  «title»: Home", "misplaced-key", "'title' is indented as 'home', and belongs below it",
      fixed: "\n    title: Home"),
    Self(
      .home, "\n    title: Home\n«   »doc: The home.", "invalid-yaml",
      "indented by 3 where 4 or 2 is expected",
      fixed: "\n    title: Home\n    doc: The home."),
    Self(
      .home, "\n    title: Home\n«     »doc: The home.", "invalid-yaml", "indented by 5 where 4 is expected",
      fixed: "\n    title: Home\n    doc: The home."),
    Self(
      .home, "\n    to:\n    - other\n«   -» more\n  other: {}\n  more: {}",
      "invalid-yaml", "this item of a list is indented by 3, and the one above it by 4",
      fixed: "\n    to:\n    - other\n    - more\n  other: {}\n  more: {}"),
    Self(
      .home, " {}\n« »other: {}", "invalid-yaml", "indented by 1 where 2 or 0 is expected",
      fixed: " {}\n  other: {}"),
    Self(
      .home, " {\n    title: Home«»\n    doc: The home.\n  }",
      "invalid-yaml", "a ',' is missing at the end of this line",
      fixed: " {\n    title: Home,\n    doc: The home.\n  }"),
    Self(
      .home, " «{» title: Home\n  other: {}", "invalid-yaml", "this mapping is not closed with '}'",
      fixed: " { title: Home}\n  other: {}"),
    Self(
      .home, " { to: «[»other }\n  other: {}", "invalid-yaml", "this list is not closed with ']'",
      fixed: " { to: [other] }\n  other: {}"),
  ]
}
