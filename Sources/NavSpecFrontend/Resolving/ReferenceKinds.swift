package import NavSpecDiagnostics

/// Kinds of mistakes in names and references.
extension DiagnosticKind {
  package static let unknownRoute = DiagnosticKind(
    id: "unknown-route",
    explanation: """
      A name refers to a route of this file's feature, to a route of the app, or, as 'feature.route', to \
      a route of another feature.
      """,
    examples: [
      """
      routes:
        home: { to: [setings] }
      #              ^^^^^^^ unknown-route
        settings: { reachedBy: code }
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [settings] }
        settings: {}
      """
    ])

  package static let unknownTab = DiagnosticKind(
    id: "unknown-tab",
    explanation: """
      A screen that is pinned to an unknown tab would open nowhere. Refer to a tab by its key under \
      'tabs', not by its title.
      """,
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        browse: { title: Browse, root: home }
      routes:
        home: { to: [settings] }
        settings: { tab: brows }
      #                  ^^^^^ unknown-tab
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        browse: { title: Browse, root: home }
      routes:
        home: { to: [settings] }
        settings: { tab: browse }
      """
    ])

  package static let unknownSection = DiagnosticKind(
    id: "unknown-section",
    explanation: """
      A tab in an unknown section would have no heading. Declare sections, with their titles, under \
      'sections'.
      """,
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        browse: { title: Browse, root: home, section: mine }
      #                                               ^^^^ unknown-section
      routes:
        home: {}
      """,
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        browse: { title: Browse, root: home, section: libary }
      #                                               ^^^^^^ unknown-section
      sections:
        library: { title: Library }
      routes:
        home: {}
      """,
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      tabs:
        browse: { title: Browse, root: home, section: mine }
      sections:
        mine: { title: My things }
      routes:
        home: {}
      """
    ])

  package static let unknownCondition = DiagnosticKind(
    id: "unknown-condition",
    explanation: """
      A guard with an undeclared condition would never open. Declare conditions under 'conditions'. The \
      app reports at run time which of them are met.
      """,
    examples: [
      """
      routes:
        home: { to: [inbox] }
        inbox: { requires: signedIn }
      #                    ^^^^^^^^ unknown-condition
      """,
      """
      conditions:
        signedIn: {}
      routes:
        home: { to: [inbox] }
        inbox: { requires: singedIn }
      #                    ^^^^^^^^ unknown-condition
      """,
    ],
    corrected: [
      """
      conditions:
        signedIn: {}
      routes:
        home: { to: [inbox] }
        inbox: { requires: signedIn }
      """
    ])

  package static let unknownPersona = DiagnosticKind(
    id: "unknown-persona",
    explanation: """
      An example 'as' a persona is resolved with the persona's answers of conditions. Personas are declared \
      under 'personas', in any file of the spec.
      """,
    examples: [
      """
      routes:
        home: { links: ["/home"] }
      examples:
        "/home": { route: home, as: guest }
      #                             ^^^^^ unknown-persona
      """,
      """
      conditions:
        signedIn: {}
      personas:
        guest: { signedIn: false }
      routes:
        home: { links: ["/home", { path: "/inbox", when: signedIn }] }
      examples:
        "/home": { route: home, as: gest }
      #                             ^^^^ unknown-persona
      """,
    ],
    corrected: [
      """
      conditions:
        signedIn: {}
      personas:
        guest: { signedIn: false }
      routes:
        home: { links: ["/home", { path: "/inbox", when: signedIn }] }
      examples:
        "/home": { route: home, as: guest }
      """
    ])

  package static let unknownType = DiagnosticKind(
    id: "unknown-type",
    explanation: """
      The type of a param defines how a URL and a snapshot represent its value. Use a built-in type, or \
      declare one under 'types'.
      """,
    examples: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Item.ID } }
      #                       ^^^^^^^ unknown-type
      """,
      """
      types:
        Item.ID: { is: UUID }
      routes:
        home: { to: [item] }
        item: { params: { id: Itme.ID } }
      #                       ^^^^^^^ unknown-type
      """,
    ],
    corrected: [
      """
      types:
        Item.ID: { is: UUID, import: ItemModel }
      routes:
        home: { to: [item] }
        item: { params: { id: Item.ID } }
      """
    ])

  package static let unknownSource = DiagnosticKind(
    id: "unknown-source",
    explanation: """
      A link with an unknown source would match no URL. Declare groups of schemes and domains under \
      'sources'.
      """,
    examples: [
      """
      routes:
        home: { links: [{ path: "/", source: legacy }] }
      #                                      ^^^^^^ unknown-source
      """,
      """
      sources:
        legacy: { domains: [old.example.com] }
      routes:
        home: { links: [{ path: "/", source: legasy }] }
      #                                      ^^^^^^ unknown-source
      """,
    ],
    corrected: [
      """
      sources:
        legacy: { domains: [old.example.com] }
      routes:
        home: { links: [{ path: "/", source: legacy }] }
      """
    ])

  package static let unknownEdgeSet = DiagnosticKind(
    id: "unknown-edge-set",
    explanation: """
      An undeclared set adds no edges. '+name' adds the edges that any file of the spec lists in 'edges' \
      under that name.
      """,
    examples: [
      """
      routes:
        home: { to: [+social] }
      #              ^^^^^^^ unknown-edge-set
      """,
      """
      edges:
        tools: [profile]
      routes:
        home: { to: [+tool] }
      #              ^^^^^ unknown-edge-set
        profile: {}
      """,
    ],
    corrected: [
      """
      edges:
        social: [profile]
      routes:
        home: { to: [+social] }
        profile: {}
      """
    ])

  package static let unknownParam = DiagnosticKind(
    id: "unknown-param",
    explanation: """
      A value for a param that the route does not have would be lost. Params have the names under \
      'params' of the route, or of the route that it is 'under'.
      """,
    examples: [
      """
      navspec: 1
      app: { name: Demo }
      root: { profile: { nmae: me } }
      #                  ^^^^ unknown-param
      routes:
        profile: { params: { name: String = you } }
      """
    ],
    corrected: [
      """
      navspec: 1
      app: { name: Demo }
      root: { profile: { name: me } }
      routes:
        profile: { params: { name: String } }
      """
    ])
}
