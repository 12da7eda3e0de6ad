package import NavSpecDiagnostics

/// Every kind of mistake that reading and resolving can find, in the order of their ids.
package enum FrontendKinds {
  package static let all: [DiagnosticKind] = [
    .duplicateName, .edgeSetCycle, .includeCycle, .includeEscape, .includeNotFound, .invalidDefault,
    .invalidDomain, .invalidName, .invalidScheme, .invalidStack, .invalidType, .malformedTemplate,
    .mismatchedExit, .mismatchedPlaceholder, .misplacedKey, .misplacedModule, .missingKey, .noContainer,
    .outputEscape, .parentChainTooLong, .parentCycle, .parentParamMissing, .repeatedCondition,
    .severalContainers, .unboundExit, .unincludedFile, .unknownCondition, .unknownEdgeSet, .unknownExit,
    .unknownKey, .unknownParam, .unknownPersona, .unknownPlaceholder, .unknownRoute, .unknownSection,
    .unknownSource, .unknownTab, .unknownType, .unknownValue, .unlinkedParam, .unsupportedVersion,
    .wrongType,
  ]
}

extension DiagnosticKind {
  package static let duplicateName = DiagnosticKind(id: "duplicate-name")
  package static let edgeSetCycle = DiagnosticKind(id: "edge-set-cycle")
  package static let includeCycle = DiagnosticKind(id: "include-cycle")
  package static let includeEscape = DiagnosticKind(id: "include-escape")
  package static let includeNotFound = DiagnosticKind(id: "include-not-found")
  package static let invalidDefault = DiagnosticKind(id: "invalid-default")
  package static let invalidDomain = DiagnosticKind(id: "invalid-domain")
  package static let invalidName = DiagnosticKind(id: "invalid-name")
  package static let invalidScheme = DiagnosticKind(id: "invalid-scheme")
  package static let invalidStack = DiagnosticKind(id: "invalid-stack")
  package static let invalidType = DiagnosticKind(id: "invalid-type")
  package static let malformedTemplate = DiagnosticKind(id: "malformed-template")
  package static let mismatchedExit = DiagnosticKind(id: "mismatched-exit")
  package static let mismatchedPlaceholder = DiagnosticKind(id: "mismatched-placeholder")
  package static let misplacedKey = DiagnosticKind(id: "misplaced-key")
  package static let misplacedModule = DiagnosticKind(id: "misplaced-module")
  package static let missingKey = DiagnosticKind(id: "missing-key")
  package static let noContainer = DiagnosticKind(id: "no-container")
  package static let outputEscape = DiagnosticKind(id: "output-escape")
  package static let parentChainTooLong = DiagnosticKind(id: "parent-chain-too-long")
  package static let parentCycle = DiagnosticKind(id: "parent-cycle")
  package static let parentParamMissing = DiagnosticKind(id: "parent-param-missing")
  package static let repeatedCondition = DiagnosticKind(id: "repeated-condition")
  package static let severalContainers = DiagnosticKind(id: "several-containers")
  package static let unboundExit = DiagnosticKind(id: "unbound-exit")
  package static let unincludedFile = DiagnosticKind(id: "unincluded-file", severity: .warning)
  package static let unknownCondition = DiagnosticKind(id: "unknown-condition")
  package static let unknownEdgeSet = DiagnosticKind(id: "unknown-edge-set")
  package static let unknownExit = DiagnosticKind(id: "unknown-exit")
  package static let unknownKey = DiagnosticKind(id: "unknown-key")
  package static let unknownParam = DiagnosticKind(id: "unknown-param")
  package static let unknownPersona = DiagnosticKind(id: "unknown-persona")
  package static let unknownPlaceholder = DiagnosticKind(id: "unknown-placeholder")
  package static let unknownRoute = DiagnosticKind(id: "unknown-route")
  package static let unknownSection = DiagnosticKind(id: "unknown-section")
  package static let unknownSource = DiagnosticKind(id: "unknown-source")
  package static let unknownTab = DiagnosticKind(id: "unknown-tab")
  package static let unknownType = DiagnosticKind(id: "unknown-type")
  package static let unknownValue = DiagnosticKind(id: "unknown-value")
  package static let unlinkedParam = DiagnosticKind(id: "unlinked-param")
  package static let unsupportedVersion = DiagnosticKind(id: "unsupported-version")
  package static let wrongType = DiagnosticKind(id: "wrong-type")
}
