extension UserMistake {
  /// Slips of YAML: quotes, brackets, indentation and characters that only look like its own.
  static let slipsOfLines: [UserMistake] = [
    Self(
      .file,
      """
      root: home
      routes:
        home:
          title: «-» Home
      """,
      "invalid-yaml",
      "a list item cannot start here"),
    Self(
      .file,
      """
      root: home
      routes:
        home: {}
      «---»
      other: {}
      """,
      "several-documents",
      "a second document starts here"),
    Self(
      .file,
      """
      root: home
      routes:
      «\u{A0}\u{A0}»home: {}
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
        «home»
          title: Home
      """,
      "invalid-yaml",
      "'home' has no ':' after it",
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
      «<<<<<<< HEAD»
        home: {}
      =======
        home: { title: Home }
      >>>>>>> feature
      """,
      "invalid-yaml",
      "an unresolved conflict of git starts here"),
    Self(
      .file,
      """
      root: home
      «//» the routes
      routes:
        home: {}
      """,
      "invalid-yaml",
      "'//' starts no comment in YAML",
      fixed: """
        root: home
        # the routes
        routes:
          home: {}
        """),
    Self(
      .file,
      """
      root: home
      routes:
         home: {}
      «  »other: {}
      """,
      "invalid-yaml",
      "indented by 2 where 3 or 0 is expected",
      fixed: """
        root: home
        routes:
           home: {}
           other: {}
        """),
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
      "misplaced-key",
      "'routes' is indented below 'tabs', and belongs beside it",
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
      .whole,
      """
      navspec: 1
      app:
        name: Demo
        «root»: home
        routes:
          home: {}

      """,
      "misplaced-key",
      "'root' is indented below 'app', and belongs beside it",
      fixed: """
        navspec: 1
        app:
          name: Demo
        root: home
        routes:
          home: {}

        """),
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
      "misplaced-key",
      "'conditions' is indented below 'routes', and belongs beside it",
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
    Self(
      .whole,
      """
      navspec: 1
      «  »app: { name: Demo }
        root: home
        routes: { home: {} }

      """,
      "invalid-yaml",
      "indented by 2 where 0 is expected",
      fixed: """
        navspec: 1
        app: { name: Demo }
        root: home
        routes: { home: {} }

        """),
    Self(
      .whole,
      """
      «  »navspec: 1
      app: { name: Demo }
      root: home
      routes: { home: {} }

      """,
      "invalid-yaml",
      "indented by 2 where 0 is expected",
      fixed: """
        navspec: 1
        app: { name: Demo }
        root: home
        routes: { home: {} }

        """),
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
      "invalid-yaml",
      "a ',' is missing at the end of this line",
      fixed: """
        {
          "navspec": 1,
          "app": { "name": "Demo" },
          "root": "home",
          "routes": { "home": {} }
        }

        """),
    Self(
      .whole,
      """
      «navspec» 1
      app: { name: Demo }

      """,
      "invalid-yaml",
      "'navspec' has no ':' after it",
      fixed: """
        navspec: 1
        app: { name: Demo }

        """),
    Self(
      .whole,
      """
      «just some text»

      """,
      "wrong-type",
      "'just some text' where a map of the keys of a spec belongs"),
    Self(
      .route,
      """
      # «navspec:disable:next missing-title»
          title: x
      """,
      "malformed-suppression",
      "a suppression of 'missing-title' gives no reason; write '# navspec:disable:next missing-title REASON'"),
    Self(
      .route,
      """
      # «navspec:disable:next»
          title: x
      """,
      "malformed-suppression",
      "a suppression has no id; write '# navspec:disable:next ID REASON'"),
  ]
}
