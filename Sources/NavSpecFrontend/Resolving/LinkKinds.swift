package import NavSpecDiagnostics

/// Kinds of mistakes in links and examples.
extension DiagnosticKind {
  package static let malformedTemplate = DiagnosticKind(
    id: "malformed-template",
    explanation: """
      A pattern is a URI template that both builds and opens URLs. A template that cannot be read back \
      is refused.
      """,
    examples: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: ["/item/{id"] }
      #                                             ^^^ malformed-template
      """,
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: ["/item//{id}"] }
      #                                            ^^ malformed-template
      """,
      """
      routes:
        home: { to: [item] }
        item: { params: { shop: Int, id: Int }, links: ["/open?url=/{shop}/{id}"] }
      #                                                                    ^^^^ malformed-template
      """,
      """
      routes:
        home: { to: [page] }
        page: { params: { at: URL? }, links: [{ path: "/at/{host}", with: { at: "https://{host" } }] }
      #                                                                                  ^ malformed-template
      """,
    ],
    corrected: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: ["/item/{id}"] }
      """
    ])

  package static let unknownPlaceholder = DiagnosticKind(
    id: "unknown-placeholder",
    explanation: """
      A value that a link captures must belong to a param of its route, or of a screen below it.
      """,
    examples: [
      """
      routes:
        home: { to: [item] }
        item: { params: { name: String }, links: ["/item/{nmae}"] }
      #                                                   ^^^^ unknown-placeholder
      """,
      """
      routes:
        home: { to: [page] }
        page: { params: { at: URL? }, links: [{ path: "/at/{host}", with: { at: "https://{hots}" } }] }
      #                                                                                   ^^^^ unknown-placeholder
      """,
      """
      routes:
        home: { to: [page] }
        page: { params: { at: String }, links: [{ path: "/web{/_}", with: { at: $remainder } }] }
      #                                                                         ^^^^^^^^^^ unknown-placeholder
      """,
    ],
    corrected: [
      """
      routes:
        home: { to: [page] }
        page: { params: { at: String }, links: [{ path: "/web{/_*}", with: { at: $remainder } }] }
      """,
      """
      routes:
        home: { to: [item] }
        item: { params: { name: String }, links: ["/item/{name}"] }
      """,
    ])

  package static let unlinkedParam = DiagnosticKind(
    id: "unlinked-param",
    explanation: "A screen cannot open without the values that it requires, so its link must carry them.",
    examples: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: ["/item"] }
      #                                      ^^^^^^^ unlinked-param
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: ["/item/{id}"] }
      """
    ])

  package static let parentParamMissing = DiagnosticKind(
    id: "parent-param-missing",
    explanation: """
      A link opens a whole stack, so that going back leads somewhere. The screens below need their \
      values too: carry them in the pattern, or open the screen alone.
      """,
    examples: [
      """
      routes:
        home: { to: [group] }
        group: { params: { group: Int }, to: [item] }
        item: { params: { id: Int }, parent: group, links: ["/item/{id}"] }
      #                                                     ^^^^^^^^^^^^ parent-param-missing
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [group] }
        group: { params: { group: Int }, to: [item] }
        item:
          params: { id: Int }
          parent: group
          links: ["/group/{group}/item/{id}", { path: "/item/{id}", stack: [item] }]
      """
    ])

  package static let mismatchedPlaceholder = DiagnosticKind(
    id: "mismatched-placeholder",
    explanation: """
      The position of a placeholder determines how much text it captures. The type of its param must be \
      able to hold that text.
      """,
    examples: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: ["/item{/id}"] }
      #                                              ^^ mismatched-placeholder
      """,
      """
      routes:
        home: { to: [list] }
        list: { params: { ids: "[Int]" }, links: ["/open?url=/list/{ids}"] }
      #                                                             ^^^ mismatched-placeholder
      """,
      """
      routes:
        home: { to: [comparison] }
        comparison: { params: { ids: "[Int]" }, links: ["/compare-{ids}"] }
      #                                                            ^^^ mismatched-placeholder
      """,
      """
      routes:
        home: { to: [page] }
        page: { params: { at: String }, links: [{ path: "/at{/rest*}", with: { at: "/{rest}" } }] }
      #                                                       ^^^^ mismatched-placeholder
      """,
    ],
    corrected: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int? }, links: ["/item{/id}"] }
      """,
      """
      routes:
        home: { to: [list] }
        list: { params: { id: Int }, links: ["/open?url=/list/{id}"] }
      """,
      """
      routes:
        home: { to: [comparison] }
        comparison: { params: { ids: "[Int]" }, links: ["/compare/{ids}"] }
      """,
    ])

  package static let invalidStack = DiagnosticKind(
    id: "invalid-stack",
    explanation: """
      'stack:' lists the screens that a link opens, from the bottom up. The route itself comes last.
      """,
    examples: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: [{ path: "/item/{id}", stack: [item, home] }] }
      #                                                                          ^^^^ invalid-stack
      """
    ],
    corrected: [
      """
      routes:
        home: { to: [item] }
        item: { params: { id: Int }, links: [{ path: "/item/{id}", stack: [home, item] }] }
      """
    ])
}
