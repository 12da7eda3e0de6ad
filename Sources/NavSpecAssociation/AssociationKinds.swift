package import NavSpecDiagnostics

/// What can be wrong with an association file.
package enum AssociationKinds {
  package static let all: [DiagnosticKind] = [malformedFile, unknownKey, wrongValue]

  package static let malformedFile = DiagnosticKind(id: "malformed-association-file")

  package static let unknownKey = DiagnosticKind(id: "association-unknown-key", severity: .warning)

  package static let wrongValue = DiagnosticKind(id: "association-wrong-value", severity: .warning)
}
