package import NavSpecDiagnostics

/// Kinds of mistakes in names, types and values that are declared.
extension DiagnosticKind {
  package static let duplicateName = DiagnosticKind(
    id: "duplicate-name",
    explanation: """
      Two declarations with the same name conflict, in the spec or in generated code. Each feature has a \
      namespace for its routes. The feature itself shares a namespace with the routes of the app.
      """,
    examples: [
      """
      types:
        Slug: { is: String }
        String: { is: Int }
      # ^^^^^^ duplicate-name
      routes:
        home: {}
      """
    ],
    corrected: [
      """
      types:
        Slug: { is: String }
      routes:
        home: { to: [item] }
        item: { params: { slug: Slug } }
      """
    ])

  package static let invalidName = DiagnosticKind(
    id: "invalid-name",
    explanation: """
      Names in a spec become names in Swift, which have letters and digits only. The names of types, views \
      and the app are UpperCamelCase, all others lowerCamelCase. Swift keywords are allowed and escaped.
      """,
    examples: [
      """
      routes:
        home: { to: [sign-in] }
        sign-in: {}
      # ^^^^^^^ invalid-name
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [signIn] }
        signIn: {}
      """
    ])

  package static let invalidType = DiagnosticKind(
    id: "invalid-type",
    explanation: """
      A type expression is T, T?, [T], [String: String] or T = default; an entry of 'types' has exactly \
      one of is, raw, text, cases or opaque.
      """,
    examples: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: "String[]" } }
      #                       ^^^^^^^^^^ invalid-type
      """,
      """
      types: { Phone: { is: String, schemes: [tel] } }
      #                                      ^^^^^ invalid-type
      routes:
        home: { to: [call] }
        call: { params: { number: Phone } }
      """,
    ],
    corrected: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: "[String]" } }
      """,
      """
      types: { Phone: { is: URL, schemes: [tel] } }
      routes:
        home: { to: [call] }
        call: { params: { number: Phone } }
      """,
    ])

  package static let invalidDefault = DiagnosticKind(
    id: "invalid-default",
    explanation: "A value in the spec must be valid for the param's type, in the form that links use.",
    examples: [
      """
      routes:
        home: { to: [item] }
        item: { params: { servings: "Int = four" } }
      #                                    ^^^^ invalid-default
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [item] }
        item: { params: { servings: "Int = 4" } }
      """
    ])

  package static let invalidScheme = DiagnosticKind(
    id: "invalid-scheme",
    explanation: """
      A URL scheme of an app is a letter followed by letters, digits, '+', '-' or '.', and none of the web's or \
      the system's. A type of URLs has any but 'javascript', whose URLs are programs.
      """,
    examples: [
      """
      navspec: 1
      app: { name: Demo, schemes: [javascript] }
      #                            ^^^^^^^^^^ invalid-scheme
      root: home
      routes:
        home: {}
      """,
      """
      types: { Target: { is: URL, schemes: [https, javascript] } }
      #                                            ^^^^^^^^^^ invalid-scheme
      routes:
        home: { to: [page] }
        page: { params: { target: Target } }
      """,
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo, schemes: [demo] }
      root: home
      routes:
        home: {}
      """,
      """
      types: { Target: { is: URL, schemes: [https, mailto] } }
      routes:
        home: { to: [page] }
        page: { params: { target: Target } }
      """,
    ])

  package static let invalidDomain = DiagnosticKind(
    id: "invalid-domain",
    explanation: """
      A domain is a host alone: exact, '*.example.com', '{lang}.example.org' or '{server}', without scheme, \
      port or path.
      """,
    examples: [
      """
      navspec: 1
      app: { name: Demo, domains: ["https://demo.example.com"] }
      #                            ^^^^^^^^^^^^^^^^^^^^^^^^^^ invalid-domain
      root: home
      routes:
        home: {}
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo, domains: [demo.example.com] }
      root: home
      routes:
        home: {}
      """
    ])
}
