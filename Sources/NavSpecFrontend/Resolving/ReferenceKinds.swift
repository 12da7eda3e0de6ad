package import NavSpecDiagnostics

/// Kinds of mistakes in names and references.
extension DiagnosticKind {
  package static let unknownRoute = DiagnosticKind(
    id: "unknown-route",
    explanation: """
      A name must be that of a route: of this file's feature, of the app itself, or 'feature.route' \
      of another feature.
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
      What is pinned to a tab that is not there would open nowhere. A tab is called by its key under \
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
      A tab of a section that is not there would stand under no heading. Sections are declared under \
      'sections', with their titles.
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
      A guard of a condition that nobody declares could never be lifted. Conditions are declared under \
      'conditions'; the app says while it runs which of them hold.
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

  package static let unknownType = DiagnosticKind(
    id: "unknown-type",
    explanation: """
      A value is read from a URL, and written to a snapshot, as its type says. A type is built in, or \
      declared under 'types'.
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
      A link of a group that is not there would answer to no URL. Groups of schemes and domains are declared \
      under 'sources'.
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
      Edges that are listed nowhere lead nowhere. '+name' stands for those under 'edges' of that name, in \
      any file of the spec.
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
      A value for a param that the route does not have would be lost. A param is called as under 'params' of \
      its route, or of the one that the route stands 'under'.
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
