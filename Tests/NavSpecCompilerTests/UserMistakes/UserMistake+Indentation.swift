extension UserMistake {
  /// Lines that start in the wrong column, and other slips of YAML that come from Swift or JSON.
  static let indentation: [UserMistake] = [
    Self(
      .file,
      """
      root: home
      routes:
        home:
          to: [item]
      «i»tem:
          title: Item
        other: { parent: home }
      """, "invalid-yaml", "'item' is indented by 0 where 2 is expected",
      fixed: """
        root: home
        routes:
          home:
            to: [item]
          item:
            title: Item
          other: { parent: home }
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          to: [item]
      «item»:
          title: Item
      """, "misplaced-key", "'item' starts at the margin, and belongs below 'routes'",
      fixed: """
        root: home
        routes:
          home:
            to: [item]
          item:
            title: Item
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home:
          to: [item]
      «item»:
        title: Item
        doc: One.
      """, "misplaced-key", "'item' starts at the margin, and belongs below 'routes'",
      fixed: """
        root: home
        routes:
          home:
            to: [item]
          item:
            title: Item
            doc: One.
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: { to: [item] }
        item:
      «  »title: Item
          params: { id: Int }
          parent: home
      """, "invalid-yaml", "'title' is indented by 2 where 4 is expected",
      fixed: """
        root: home
        routes:
          home: { to: [item] }
          item:
            title: Item
            params: { id: Int }
            parent: home
        """),
    Self(
      .file,
      """
      root: home
      routes:
        home: { to: [item] }
        item:
          title: Item
      «  »params: { id: Int }
          parent: home
      """, "invalid-yaml", "'params' is indented by 2 where 4 is expected",
      fixed: """
        root: home
        routes:
          home: { to: [item] }
          item:
            title: Item
            params: { id: Int }
            parent: home
        """),
    Self(
      .home, "\n    to:\n      - item\n«     -» other\n  item: {}\n  other: {}", "invalid-yaml",
      "this item of a list is indented by 5, and the one above it by 6",
      fixed: "\n    to:\n      - item\n      - other\n  item: {}\n  other: {}"),
    Self(
      .home, "\n    to:\n      - item\n«    -» other\n  item: {}\n  other: {}", "invalid-yaml",
      "this item of a list is indented by 4, and the one above it by 6",
      fixed: "\n    to:\n      - item\n      - other\n  item: {}\n  other: {}"),
    Self(
      .home, "\n    to:\n      - item\n«        -» other\n  item: {}\n  other: {}", "invalid-yaml",
      "this item of a list is indented by 8, and the one above it by 6",
      fixed: "\n    to:\n      - item\n      - other\n  item: {}\n  other: {}"),
    Self(
      .file, "root: home\nedges: { common: [item] }\nroutes:\n  home: { to: «*common» }\n  item: {}",
      "unknown-anchor", "there is no anchor '&common' before this alias",
      fixed: "root: home\nedges: { common: &common [item] }\nroutes:\n  home: { to: *common }\n  item: {}"),
    Self(
      .file, "root: home\nroutes:\n  home: { <<: «*base» }", "unknown-anchor",
      "there is no anchor '&base' before this alias",
      help: "write '&base' before the value that it repeats, above"),
    Self(
      .home, "\n    <<: { title: A }\n    «<<»: { doc: B }", "duplicate-key", "two '<<' in one mapping",
      help: "write one, with a list: '<<: [*first, *second]'"),
    Self(
      .home, " { params: { day: «?Date» } }", "invalid-yaml", "the '?' of an optional is behind its type",
      fixed: " { params: { day: Date? } }"),
    Self(
      .home, "\n    params:\n      day: «?Date»", "invalid-type", "'?Date' is not a type expression",
      fixed: "\n    params:\n      day: \"Date?\""),
    Self(
      .home, "\n    title: Home«,»\n    doc: One.", "trailing-comma",
      "the ',' at the end of 'Home,' is part of the text", fixed: "\n    title: Home\n    doc: One."),
    Self(
      .home, "\n    restore: false«,»\n    doc: One.", "trailing-comma",
      "the ',' at the end of 'false,' is part of the text", fixed: "\n    restore: false\n    doc: One."),
  ]

  /// Mistakes in `.navspec.yaml`.
  static let settings: [UserMistake] = [
    Self(
      .settings, "swift: { runtime: «embedded» }", "unknown-value",
      "'embedded' is not one of package, embed; did you mean 'embed'?", fixed: "swift: { runtime: embed }"),
    Self(
      .settings, "swift: { «embed»: true }", "unknown-key",
      "'embed' is not a key of swift; write 'runtime: embed'", fixed: "swift: { runtime: embed }"),
    Self(
      .settings, "«embed»: true", "unknown-key",
      "'embed' is not a key of .navspec.yaml, but 'runtime' is one of swift",
      fixed: "swift: {runtime: embed}"),
    Self(
      .settings, "«runtime»: embed", "unknown-key", "'runtime' is not a key of .navspec.yaml, but of swift",
      fixed: "swift: {runtime: embed}"),
    Self(
      .settings, "swift: { access: public }\n«runtime»: embed", "unknown-key",
      "'runtime' is not a key of .navspec.yaml, but of swift", help: "write 'runtime: embed' under 'swift'"),
    Self(
      .settings, "outputs: «Generated»", "wrong-type",
      "'Generated' where a map of the keys of outputs belongs", fixed: "outputs: {swift: Generated}"),
    Self(
      .settings, "swift: { «visibility»: public }", "unknown-key",
      "'visibility' is not a key of swift; did you mean 'access'?", fixed: "swift: { access: public }"),
    Self(
      .settings, "«visibility»: public", "unknown-key",
      "'visibility' is not a key of .navspec.yaml, but 'access' is one of swift",
      fixed: "swift: {access: public}"),
    Self(
      .settings, "«disabled_rules»: [missing-doc, missing-title]", "unknown-key",
      "'disabled_rules' is not a key of .navspec.yaml; write 'severity: {missing-doc: off, missing-title: off}'",
      fixed: "severity: {missing-doc: off, missing-title: off}"),
    Self(
      .settings, "policies: { «maxTaps»: { item: 3 } }", "unknown-key",
      "'maxTaps' is not a key of policies, but of budgets"),
    Self(
      .settings, "«maxTaps»: { item: 3 }", "unknown-key",
      "'maxTaps' is not a key of .navspec.yaml, but of budgets", fixed: "budgets: {maxTaps: {item: 3}}"),
    Self(
      .settings, "«levels»: { link-lost: safe }", "unknown-key",
      "'levels' is not a key of .navspec.yaml, but of diff", fixed: "diff: {levels: {link-lost: safe}}"),
    Self(
      .settings, "diff: { approved: [«link-lost»] }", "wrong-type",
      "'link-lost' where {id: link-lost, because: …} belongs"),
    Self(
      .settings, "diff: { approved: «26b0a597b4ffccb5» }", "wrong-type",
      "'26b0a597b4ffccb5' where {fingerprint: 26b0a597b4ffccb5, because: …} belongs"),
    Self(
      .settings, "«strict»: true", "unknown-key", "'strict' is not a key of .navspec.yaml",
      help: "remove 'strict'; 'navspec validate --strict' makes errors of warnings"),
    Self(
      .settings, "«warnings_as_errors»: true", "unknown-key",
      "'warnings_as_errors' is not a key of .navspec.yaml",
      help: "remove 'warnings_as_errors'; 'navspec validate --strict' makes errors of warnings"),
    Self(
      .settings, "«excluded»: [Pods]", "unknown-key", "'excluded' is not a key of .navspec.yaml",
      help: "remove 'excluded'; files that the root spec does not 'include' are not read"),
    Self(
      .settings, "«version»: 0.1.0", "unknown-key", "'version' is not a key of .navspec.yaml",
      help: "remove 'version'; the version of the language is 'navspec: 1' in the spec"),
    Self(
      .settings, "swift: { «output»: Generated }", "unknown-key", "'output' is not a key of swift",
      help: "write 'outputs: {swift: Generated}' beside 'swift'"),
    Self(
      .settings, "budgets: { «taps»: 4 }", "unknown-key",
      "'taps' is not a key of budgets; did you mean 'maxTaps'?"),
  ]
}
