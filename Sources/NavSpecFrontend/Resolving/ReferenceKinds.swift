package import NavSpecDiagnostics

/// Kinds of mistakes in names and references.
extension DiagnosticKind {
  package static let unknownRoute = DiagnosticKind(
    id: "unknown-route",
    explanation: """
      A name refers to a route of this file's feature, to a route of the app, or, as 'feature.route', to \
      a route of another feature.
      """)

  package static let unknownTab = DiagnosticKind(
    id: "unknown-tab",
    explanation: """
      A screen that is pinned to an unknown tab would open nowhere. Refer to a tab by its key under \
      'tabs', not by its title.
      """)

  package static let unknownSection = DiagnosticKind(
    id: "unknown-section",
    explanation: """
      A tab in an unknown section would have no heading. Declare sections, with their titles, under \
      'sections'.
      """)

  package static let unknownCondition = DiagnosticKind(
    id: "unknown-condition",
    explanation: """
      A guard with an undeclared condition would never open. Declare conditions under 'conditions'. The \
      app reports at run time which of them are met.
      """)

  package static let unknownPersona = DiagnosticKind(
    id: "unknown-persona",
    explanation: """
      An example 'as' a persona is resolved with the persona's answers of conditions. Personas are declared \
      under 'personas', in any file of the spec.
      """)

  package static let unknownType = DiagnosticKind(
    id: "unknown-type",
    explanation: """
      The type of a param defines how a URL and a snapshot represent its value. Use a built-in type, or \
      declare one under 'types'.
      """)

  package static let unknownSource = DiagnosticKind(
    id: "unknown-source",
    explanation: """
      A link with an unknown source would match no URL. Declare groups of schemes and domains under \
      'sources'.
      """)

  package static let unknownEdgeSet = DiagnosticKind(
    id: "unknown-edge-set",
    explanation: """
      An undeclared set adds no edges. '+name' adds the edges that any file of the spec lists in 'edges' \
      under that name.
      """)

  package static let unknownParam = DiagnosticKind(
    id: "unknown-param",
    explanation: """
      A value for a param that the route does not have would be lost. Params have the names under \
      'params' of the route, or of the route that it is 'under'.
      """)
}
