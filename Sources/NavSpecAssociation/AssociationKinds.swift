package import NavSpecDiagnostics

/// What can be wrong with an association file.
package enum AssociationKinds {
  package static let all: [DiagnosticKind] = [
    malformedFile, unknownKey, wrongValue, unclaimedLink, unopenedClaim, unreachedComponent, unproved,
  ]

  package static let malformedFile = DiagnosticKind(id: "malformed-association-file")
  package static let unknownKey = DiagnosticKind(id: "association-unknown-key", severity: .warning)
  package static let wrongValue = DiagnosticKind(id: "association-wrong-value", severity: .warning)
  package static let unclaimedLink = DiagnosticKind(id: "unclaimed-link", severity: .warning)
  package static let unopenedClaim = DiagnosticKind(id: "unopened-claim", severity: .warning)
  package static let unreachedComponent = DiagnosticKind(id: "unreached-component", severity: .warning)
  package static let unproved = DiagnosticKind(id: "unproved-association", severity: .warning)
}
