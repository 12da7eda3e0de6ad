package import NavSpecDiagnostics

extension DiagnosticKind {
  package static let includeNotFound = DiagnosticKind(
    id: "include-not-found",
    explanation: "What is included is part of the spec; without it the spec says less than it seems to.")

  package static let includeEscape = DiagnosticKind(
    id: "include-escape",
    explanation: """
      A spec reads only files below the folder of its root, so that it means the same on every machine and \
      cannot read what is not its own.
      """)

  package static let includeCycle = DiagnosticKind(
    id: "include-cycle",
    explanation: "Files that include each other have no first one, and the order of routes would be chance.")

  package static let misplacedModule = DiagnosticKind(
    id: "misplaced-module",
    explanation: """
      'module' at an include says that a feature is compiled in a package of its own: the app imports its \
      enum instead of generating it. That holds for one file that says 'feature:', in the spec of an app, and \
      for all files of the feature alike.
      """)
}
