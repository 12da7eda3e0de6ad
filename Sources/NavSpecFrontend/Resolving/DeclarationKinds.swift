package import NavSpecDiagnostics

/// Kinds of mistakes in names, types and values that are declared.
extension DiagnosticKind {
  package static let duplicateName = DiagnosticKind(
    id: "duplicate-name",
    explanation: """
      Two declarations with the same name conflict, in the spec or in generated code. Each feature has a \
      namespace for its routes. The feature itself shares a namespace with the routes of the app.
      """)

  package static let invalidName = DiagnosticKind(
    id: "invalid-name",
    explanation: """
      Names in a spec become names in Swift, which have letters and digits only. The names of types, views \
      and the app are UpperCamelCase, all others lowerCamelCase. Swift keywords are allowed and escaped.
      """)

  package static let invalidType = DiagnosticKind(
    id: "invalid-type",
    explanation: """
      A type expression is T, T?, [T], [String: String] or T = default; an entry of 'types' has exactly \
      one of is, raw, text, cases or opaque.
      """)

  package static let invalidDefault = DiagnosticKind(
    id: "invalid-default",
    explanation: "A value in the spec must be valid for the param's type, in the form that links use.")

  package static let invalidScheme = DiagnosticKind(
    id: "invalid-scheme",
    explanation: """
      A URL scheme of an app is a letter followed by letters, digits, '+', '-' or '.', and none of the web's or \
      the system's. A type of URLs has any but 'javascript', whose URLs are programs.
      """)

  package static let invalidDomain = DiagnosticKind(
    id: "invalid-domain",
    explanation: """
      A domain is a host alone: exact, '*.example.com', '{lang}.example.org' or '{server}', without scheme, \
      port or path.
      """)
}
