extension UserMistake {
  /// Slips of YAML: quotes, brackets, indentation and characters that only look like its own.
  static let linesAndBrackets: [UserMistake] = [
    Self(
      .home, " { to: [other] }«}»\n  other: {}", "invalid-yaml", "this '}' closes nothing",
      fixed: " { to: [other] }\n  other: {}"),
    Self(
      .home, " {}«,»\n  other: {}", "invalid-yaml", "lines of a block need no ',' between them",
      fixed: " {}\n  other: {}"),
    Self(
      .home, "\n    title: «[»Home\n    doc: The home.", "invalid-yaml", "this list is not closed with ']'",
      fixed: "\n    title: [Home]\n    doc: The home."),
    Self(
      .home, "«\u{A0}»{}", "lookalike-character", "a no-break space (U+00A0) is not a space to YAML",
      fixed: " {}"),
    Self(
      .home, "\n    title:«\u{A0}»Home", "lookalike-character",
      "a no-break space (U+00A0) is not a space to YAML",
      fixed: "\n    title: Home"),
    Self(
      .home, " { to: [other«\u{A0}»] }\n  other: {}",
      "lookalike-character", "a no-break space (U+00A0) is not a space to YAML",
      fixed: " { to: [other ] }\n  other: {}"),
    Self(
      .home, "«\u{3000}»{}", "lookalike-character", "an ideographic space (U+3000) is not a space to YAML",
      fixed: " {}"),
    Self(
      .home, " {}«\u{200B}»", "control-character",
      "the invisible character U+200B (zero width space) is not allowed in a spec"),
    Self(
      .home, " { links: [/a#b, /c «#»d] }", "unquoted-text", "'#' starts a comment here, and hides the ']'",
      fixed: #" { links: [/a#b, "/c #d"] }"#),
    Self(
      .home, " { links: [ «#»/room ] }", "unquoted-text", "'#' starts a comment here, and hides the ']'",
      fixed: " { links: [ \"#/room\" ] }"),
    Self(
      .home, " { title: C «#»1, doc: One. }", "unquoted-text", "'#' starts a comment here, and hides the '}'",
      fixed: #" { title: "C #1", doc: One. }"#),
    Self(
      .home, " { links: [«/#/room/{id}»], params: { id: Int } }",
      "unquoted-text", "'/#/room/{id}' needs quotes",
      fixed: #" { links: ["/#/room/{id}"], params: { id: Int } }"#),
    Self(
      .home, " { params: { ids: «[Int]?» } }", "invalid-yaml",
      "a list is not optional: where it is absent it is empty", fixed: " { params: { ids: [Int] } }"),
    Self(
      .home, "\n«\t\t»title: Home", "tab-indentation", "a tab cannot indent, only spaces can",
      fixed: "\n    title: Home"),
    Self(
      .home, "\n    title: «@home»", "unquoted-text", "a value that starts with '@' needs quotes",
      fixed: "\n    title: \"@home\""),
    Self(
      .home, "\n    doc: «%d things»", "unquoted-text", "a value that starts with '%' needs quotes",
      fixed: "\n    doc: \"%d things\""),
    Self(
      .home, "\n    title: «`Home`»", "unquoted-text", "a value that starts with '`' needs quotes",
      fixed: "\n    title: \"`Home`\""),
    Self(
      .home, "\n    title: «*home»", "unknown-anchor", "there is no anchor '&home' before this alias",
      fixed: "\n    title: \"*home\""),
    Self(
      .home, "\n    doc: |\n    «The home.»",
      "invalid-yaml", "the text of '|' is not indented more than its key",
      fixed: "\n    doc: |\n      The home."),
    Self(
      .home, "\n    title: Home\n    «title»: Start",
      "duplicate-key", "'title' is already a key of this mapping"),
    Self(
      .home, "\n    title: «-» Home", "invalid-yaml", "a list item cannot start here"),
    Self(
      .home, " {}\n«---»\nother: {}", "several-documents", "a second document starts here"),
    Self(
      .file, "root: home\nroutes:\n«\u{A0}\u{A0}»home: {}",
      "lookalike-character", "a no-break space (U+00A0) is not a space to YAML",
      fixed: "root: home\nroutes:\n  home: {}"),
    Self(
      .file, "root: home\nroutes:\n  «home»\n    title: Home", "invalid-yaml", "'home' has no ':' after it",
      fixed: "root: home\nroutes:\n  home:\n    title: Home"),
    Self(
      .file,
      """
      root: home
      routes:
      «<<<<<<< HEAD»
        home: {}
      =======
        home: { title: Home }
      >>>>>>> feature
      """,
      "invalid-yaml", "an unresolved conflict of git starts here"),
    Self(
      .file, "root: home\n«//» the routes\nroutes:\n  home: {}",
      "invalid-yaml", "'//' starts no comment in YAML",
      fixed: "root: home\n# the routes\nroutes:\n  home: {}"),
    Self(
      .file, "root: home\nroutes:\n   home: {}\n«  »other: {}",
      "invalid-yaml", "indented by 2 where 3 or 0 is expected",
      fixed: "root: home\nroutes:\n   home: {}\n   other: {}"),
    Self(
      .whole,
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        home: { title: Home, image: house, root: home }
        «routes»:
          home: { to: [a] }
          a: { params: { id: Int }, links: ["/a/{id}"] }

      """,
      "misplaced-key", "'routes' is indented below 'tabs', and belongs beside it",
      fixed: """
        navspec: 1
        app: { name: Demo }
        tabs:
          home: { title: Home, image: house, root: home }
        routes:
          home: { to: [a] }
          a: { params: { id: Int }, links: ["/a/{id}"] }

        """),
    Self(
      .whole, "navspec: 1\napp:\n  name: Demo\n  «root»: home\n  routes:\n    home: {}\n",
      "misplaced-key", "'root' is indented below 'app', and belongs beside it",
      fixed: "navspec: 1\napp:\n  name: Demo\nroot: home\nroutes:\n  home: {}\n"),
    Self(
      .whole,
      """
      navspec: 1
      app: { name: Demo }
      root: home
      routes:
        home: { to: [a] }
        a: { requires: b }
        c: { present: sheet }
        «conditions»:
          b: { redirect: c }

      """,
      "misplaced-key", "'conditions' is indented below 'routes', and belongs beside it",
      fixed: """
        navspec: 1
        app: { name: Demo }
        root: home
        routes:
          home: { to: [a] }
          a: { requires: b }
          c: { present: sheet }
        conditions:
          b: { redirect: c }

        """),
  ]
}
