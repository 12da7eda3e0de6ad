extension UserMistake {
  /// Slips of YAML: quotes, brackets, indentation and characters that only look like its own.
  static let slips: [UserMistake] = [
    Self(
      .file,
      """
      root: home
      routes:
        home: { title: Movies«:» all }
      """,
      "invalid-yaml",
      "a second ':' in one value",
      fixed: """
        root: home
        routes:
          home: { title: "Movies: all" }
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          title: Movies«:» all
      """,
      "invalid-yaml",
      "a second ':' in one value",
      fixed: """
        root: home
        routes:
          home:
            title: "Movies: all"
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          params: id«:» Int
      """,
      "invalid-yaml",
      "a second ':' in one value",
      fixed: """
        root: home
        routes:
          home:
            params: {id: Int}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          title: «“Home”»
      """,
      "lookalike-character",
      "typographic quotes are part of the text",
      fixed: """
        root: home
        routes:
          home:
            title: "Home"
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          links: [«“/a”»]
      """,
      "lookalike-character",
      "typographic quotes are part of the text",
      fixed: """
        root: home
        routes:
          home:
            links: ["/a"]
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          links: [«‘/a’»]
      """,
      "lookalike-character",
      "typographic quotes are part of the text",
      fixed: """
        root: home
        routes:
          home:
            links: ["/a"]
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          title: «"»Home
          doc: The home.
      """,
      "invalid-yaml",
      #"this text is not closed with ""#,
      fixed: """
        root: home
        routes:
          home:
            title: "Home"
            doc: The home.
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          title: «'»Home
          to: ['other']
        other: {}
      """,
      "invalid-yaml",
      "this text is not closed with '",
      fixed: """
        root: home
        routes:
          home:
            title: 'Home'
            to: ['other']
          other: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          links: [«"»/a, "/b"]
      """,
      "invalid-yaml",
      #"this text is not closed with ""#,
      fixed: """
        root: home
        routes:
          home:
            links: ["/a", "/b"]
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          doc: 'It«'»s here'
      """,
      "invalid-yaml",
      "a ' inside of ' ends the text",
      fixed: """
        root: home
        routes:
          home:
            doc: "It's here"
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          doc: "Say «"»hello" now"
      """,
      "invalid-yaml",
      #"a " inside of " ends the text"#,
      fixed: """
        root: home
        routes:
          home:
            doc: 'Say "hello" now'
        """),
    Self(
      .file,
      #"""
      root: home
      routes:
        home:
          doc: "C:«\d»ir"
      """#,
      "invalid-yaml",
      #"'\d' is not an escape in double-quoted text"#,
      fixed: #"""
        root: home
        routes:
          home:
            doc: "C:\\dir"
        """#),
    Self(
      .file,
      """
      root: home
      routes:
        home: {} «//» the first
      """,
      "invalid-yaml",
      "'//' starts no comment in YAML",
      fixed: """
        root: home
        routes:
          home: {} # the first
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          «//» the first
          title: Home
      """,
      "invalid-yaml",
      "'//' starts no comment in YAML",
      fixed: """
        root: home
        routes:
          home:
            # the first
            title: Home
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: {}
      «/*» the end */
      """,
      "invalid-yaml",
      "'/*' starts no comment in YAML",
      fixed: """
        root: home
        routes:
          home: {}
        # the end
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          to:
            «–» other
            – more
        other: {}
        more: {}
      """,
      "lookalike-character",
      "'–' is no mark of a list",
      fixed: """
        root: home
        routes:
          home:
            to:
              - other
              - more
          other: {}
          more: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          to:
            «•» other
        other: {}
      """,
      "lookalike-character",
      "'•' is no mark of a list",
      fixed: """
        root: home
        routes:
          home:
            to:
              - other
          other: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          to:
            «*» other
        other: {}
      """,
      "lookalike-character",
      "'*' is no mark of a list",
      fixed: """
        root: home
        routes:
          home:
            to:
              - other
          other: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          to:
            «-»other
            -more
        other: {}
        more: {}
      """,
      "lookalike-character",
      "no space follows the '-' of a list",
      fixed: """
        root: home
        routes:
          home:
            to:
              - other
              - more
          other: {}
          more: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          «title:Home»
      """,
      "wrong-type",
      "'title:Home' where a map of the keys of a route belongs",
      fixed: """
        root: home
        routes:
          home:
            title: Home
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: {«title:Home»}
      """,
      "wrong-type",
      "'title:Home' where a key and its value belongs",
      fixed: """
        root: home
        routes:
          home: {title: Home}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          «title = Home»
      """,
      "wrong-type",
      "'title = Home' where a map of the keys of a route belongs",
      fixed: """
        root: home
        routes:
          home:
            title: Home
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
        «title»: Home
      """,
      "misplaced-key",
      "'title' is indented as 'home', and belongs below it",
      fixed: """
        root: home
        routes:
          home:
            title: Home
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          title: Home
      «   »doc: The home.
      """,
      "invalid-yaml",
      "indented by 3 where 4 or 2 is expected",
      fixed: """
        root: home
        routes:
          home:
            title: Home
            doc: The home.
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          title: Home
      «     »doc: The home.
      """,
      "invalid-yaml",
      "indented by 5 where 4 is expected",
      fixed: """
        root: home
        routes:
          home:
            title: Home
            doc: The home.
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          to:
          - other
      «   »- more
        other: {}
        more: {}
      """,
      "invalid-yaml",
      "indented by 3 where 4 or 2 is expected",
      fixed: """
        root: home
        routes:
          home:
            to:
            - other
            - more
          other: {}
          more: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: {}
      « »other: {}
      """,
      "invalid-yaml",
      "indented by 1 where 2 or 0 is expected",
      fixed: """
        root: home
        routes:
          home: {}
          other: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: {
          title: Home«»
          doc: The home.
        }
      """,
      "invalid-yaml",
      "a ',' is missing at the end of this line",
      fixed: """
        root: home
        routes:
          home: {
            title: Home,
            doc: The home.
          }
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: «{» title: Home
        other: {}
      """,
      "invalid-yaml",
      "this mapping is not closed with '}'",
      fixed: """
        root: home
        routes:
          home: { title: Home}
          other: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: { to: «[»other }
        other: {}
      """,
      "invalid-yaml",
      "this list is not closed with ']'",
      fixed: """
        root: home
        routes:
          home: { to: [other] }
          other: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: { to: [other] }«}»
        other: {}
      """,
      "invalid-yaml",
      "this '}' closes nothing",
      fixed: """
        root: home
        routes:
          home: { to: [other] }
          other: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: {}«,»
        other: {}
      """,
      "invalid-yaml",
      "lines of a block need no ',' between them",
      fixed: """
        root: home
        routes:
          home: {}
          other: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          title: «[»Home
          doc: The home.
      """,
      "invalid-yaml",
      "this list is not closed with ']'",
      fixed: """
        root: home
        routes:
          home:
            title: [Home]
            doc: The home.
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:«\u{A0}»{}
      """,
      "lookalike-character",
      "a no-break space (U+00A0) is no space to YAML",
      fixed: """
        root: home
        routes:
          home: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          title:«\u{A0}»Home
      """,
      "lookalike-character",
      "a no-break space (U+00A0) is no space to YAML",
      fixed: """
        root: home
        routes:
          home:
            title: Home
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: { to: [other«\u{A0}»] }
        other: {}
      """,
      "lookalike-character",
      "a no-break space (U+00A0) is no space to YAML",
      fixed: """
        root: home
        routes:
          home: { to: [other ] }
          other: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:«\u{3000}»{}
      """,
      "lookalike-character",
      "an ideographic space (U+3000) is no space to YAML",
      fixed: """
        root: home
        routes:
          home: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: {}«\u{200B}»
      """,
      "control-character",
      "the invisible character U+200B is not allowed in a spec"),
    Self(
      .file,
      """
      root: home
      routes:
        home: { links: [/a#b, /c «#»d] }
      """,
      "unquoted-text",
      "'#' starts a comment here, and hides the ']'",
      fixed: """
        root: home
        routes:
          home: { links: [/a#b, "/c #d"] }
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: { links: [ «#»/room ] }
      """,
      "unquoted-text",
      "'#' starts a comment here, and hides the ']'",
      fixed: """
        root: home
        routes:
          home: { links: [ "#/room" ] }
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: { title: C «#»1, doc: One. }
      """,
      "unquoted-text",
      "'#' starts a comment here, and hides the '}'",
      fixed: """
        root: home
        routes:
          home: { title: "C #1", doc: One. }
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: { links: [«/#/room/{id}»], params: { id: Int } }
      """,
      "unquoted-text",
      "'/#/room/{id}' needs quotes",
      fixed: """
        root: home
        routes:
          home: { links: ["/#/room/{id}"], params: { id: Int } }
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: { params: { ids: «[Int]?» } }
      """,
      "unquoted-text",
      "'[Int]?' needs quotes",
      fixed: """
        root: home
        routes:
          home: { params: { ids: "[Int]?" } }
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
      «\t\t»title: Home
      """,
      "tab-indentation",
      "a tab cannot indent, only spaces can",
      fixed: """
        root: home
        routes:
          home:
            title: Home
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          title: «@home»
      """,
      "unquoted-text",
      "a value that starts with '@' needs quotes",
      fixed: """
        root: home
        routes:
          home:
            title: "@home"
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          doc: «%d things»
      """,
      "unquoted-text",
      "a value that starts with '%' needs quotes",
      fixed: """
        root: home
        routes:
          home:
            doc: "%d things"
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          title: «`Home`»
      """,
      "unquoted-text",
      "a value that starts with '`' needs quotes",
      fixed: """
        root: home
        routes:
          home:
            title: "`Home`"
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          title: «*home»
      """,
      "unknown-anchor",
      "there is no anchor '&home' before this alias",
      fixed: """
        root: home
        routes:
          home:
            title: "*home"
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          doc: |
          «The home.»
      """,
      "invalid-yaml",
      "the text of '|' is not indented more than its key",
      fixed: """
        root: home
        routes:
          home:
            doc: |
              The home.
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          title: Home
          «title»: Start
      """,
      "duplicate-key",
      "'title' is already a key of this mapping"),
  ]
}
