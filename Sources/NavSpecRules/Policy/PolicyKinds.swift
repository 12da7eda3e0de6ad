package import NavSpecDiagnostics

/// Every kind of mistake that a project's own demands know, in the order of their ids. In their examples,
/// what follows `# .navspec.yaml` stands in that file.
package enum PolicyKinds {
  package static let all: [DiagnosticKind] =
    [
      .crowdedFeature, .distantRoute, .forbiddenEdge, .loweredError, .missingEdge, .staleBaseline,
      .unmatchedSelector,
    ] + SuppressionKinds.all
}

extension DiagnosticKind {
  package static let forbiddenEdge = DiagnosticKind(
    id: "forbidden-edge", isFatal: false,
    explanation: """
      A policy of '.navspec.yaml' forbids this edge, for the reason it gives. Lead elsewhere, or add the \
      edge to the policy's 'except'.
      """,
    examples: [
      """
      routes:
        home: { to: [shop] }
        shop: { to: [chat, help] }
      #              ^^^^ forbidden-edge
        chat: { to: [help] }
        help: {}
      # .navspec.yaml
      policies:
        forbidden:
          - name: shop-does-not-chat
            from: shop
            to: chat
            because: the shop ships without the chat
      """,
      """
      routes:
        home: { owner: core, to: [shop, beta] }
        shop: { owner: shop, to: [beta, home] }
      #                           ^^^^ forbidden-edge
        beta: { owner: labs, stability: draft }
      # .navspec.yaml
      policies:
        forbidden:
          - name: no-way-to-drafts
            to: { stability: draft }
            except: [{ from: { owner: [core, labs] } }]
            because: drafts may go without notice
      """,
    ],
    corrected: [
      """
      routes:
        home: { to: [shop, chat] }
        shop: { to: [help] }
        chat: { to: [help] }
        help: {}
      # .navspec.yaml
      policies:
        forbidden:
          - name: shop-does-not-chat
            from: shop
            to: chat
            because: the shop ships without the chat
      """
    ])

  package static let missingEdge = DiagnosticKind(
    id: "missing-edge", isFatal: false,
    explanation: """
      A policy of '.navspec.yaml' demands an edge that this route does not have, for the reason it gives. \
      Edges of 'anywhere' count.
      """,
    examples: [
      """
      routes:
        home: { to: [shop, cart, help] }
        shop: { to: [cart, help] }
        cart: { to: [shop] }
      # ^^^^ missing-edge
        help: {}
      # .navspec.yaml
      policies:
        required:
          - name: help-is-near
            from: { not: home }
            to: help
            because: support asked for it
      """
    ],
    corrected: [
      """
      anywhere: [help]
      routes:
        home: { to: [shop] }
        shop: {}
        help: {}
      # .navspec.yaml
      policies:
        required:
          - name: help-is-near
            from: "*"
            to: help
            because: support asked for it
      """
    ])

  package static let distantRoute = DiagnosticKind(
    id: "distant-route", isFatal: false,
    explanation: """
      A budget of '.navspec.yaml' limits the taps from launch to this route: choosing a tab is one, and \
      following an edge is one. A route that a budget names must be in reach of taps at all.
      """,
    examples: [
      """
      routes:
        home: { to: [shop] }
        shop: { to: [cart] }
        cart: { to: [pay] }
        pay: {}
      # ^^^ distant-route
        gift: { links: ["/gift"] }
      # ^^^^ distant-route
      # .navspec.yaml
      budgets:
        maxTaps: { "*": 2, gift: 4 }
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [shop] }
        shop: { to: [cart] }
        cart: { to: [pay] }
        pay: {}
        gift: { links: ["/gift"] }
      # .navspec.yaml
      budgets:
        maxTaps: { "*": 2, pay: 3 }
      """
    ])

  package static let crowdedFeature = DiagnosticKind(
    id: "crowded-feature", isFatal: false,
    explanation: """
      A budget of '.navspec.yaml' limits the routes of a feature: one that grows beyond it is two features, \
      and one change recompiles all of it.
      """,
    examples: [
      """
      navspec: 1
      feature: shop
      #        ^^^^ crowded-feature
      app: { name: Demo }
      root: home
      routes:
        home: { to: [help] }
        help: {}
      # .navspec.yaml
      budgets: { maxRoutesPerFeature: 1 }
      """
    ],
    corrected: [
      """
      navspec: 1
      feature: shop
      app: { name: Demo }
      root: home
      routes:
        home: { to: [help] }
        help: {}
      # .navspec.yaml
      budgets: { maxRoutesPerFeature: 2 }
      """
    ])

  package static let unmatchedSelector = DiagnosticKind(
    id: "unmatched-selector", severity: .warning,
    explanation: """
      A policy or budget that speaks of nothing in the spec holds nothing up: the name is misspelt, or what \
      it meant is gone.
      """,
    examples: [
      """
      routes:
        home: { to: [shop] }
        shop: {}
      # .navspec.yaml
      policies:
        forbidden:
          - { name: one-way, from: shopp, to: home, because: the shop is a dead end }
      #                            ^^^^^ unmatched-selector
      budgets:
        maxTaps: { "cart*": 2 }
      #            ^^^^^^^ unmatched-selector
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [shop] }
        shop: {}
      # .navspec.yaml
      policies:
        forbidden:
          - { name: one-way, from: shop, to: home, because: the shop is a dead end }
      budgets:
        maxTaps: { "shop*": 2 }
      """
    ])

  package static let loweredError = DiagnosticKind(
    id: "lowered-error",
    explanation: """
      Nothing can be generated while an error of this kind stands, so '.navspec.yaml' cannot make less of it.
      """)

  package static let staleBaseline = DiagnosticKind(
    id: "stale-baseline", isFatal: false,
    explanation: """
      A baseline lists the problems that are known; one that is gone would let it come back unseen. Write \
      the baseline again with 'navspec validate --write-baseline'.
      """)
}
