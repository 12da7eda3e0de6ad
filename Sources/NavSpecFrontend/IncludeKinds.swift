package import NavSpecDiagnostics

extension DiagnosticKind {
  package static let includeNotFound = DiagnosticKind(
    id: "include-not-found",
    explanation: "An included file is part of the spec. Without the file, the spec is incomplete.")

  package static let includeEscape = DiagnosticKind(
    id: "include-escape",
    explanation: """
      A spec reads only files below the folder of its root. It therefore means the same on every \
      machine, and cannot read other files.
      """)

  package static let includeCycle = DiagnosticKind(
    id: "include-cycle",
    explanation: """
      Files that include each other have no defined order, and the order of files decides the order of \
      routes.
      """)

  package static let unincludedFile = DiagnosticKind(
    id: "unincluded-file", severity: .warning,
    explanation: """
      A spec file that nothing includes is not part of the app, and its routes do not exist. Files beside the root spec \
      and below are looked at, except for other root specs with what they include, and for folders with a \
      'Package.swift' or a '.navspec.yaml' of their own.
      """)

  package static let misplacedModule = DiagnosticKind(
    id: "misplaced-module",
    explanation: """
      'module' at an include means that the feature is compiled in its own package. The app then imports \
      the feature's enum and does not generate it. Use 'module' in the spec of an app, for one file with \
      'feature:'. All files of the feature belong to that module.
      """)
}
