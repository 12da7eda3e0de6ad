package import NavSpecDiagnostics

/// Every kind of mistake that reading and resolving can find, in the order of their ids.
package enum FrontendKinds {
  package static let all: [DiagnosticKind] = [
    .duplicateName,
    .includeCycle,
    .includeEscape,
    .includeNotFound,
    .invalidDefault,
    .invalidDomain,
    .invalidName,
    .invalidScheme,
    .invalidStack,
    .invalidType,
    .malformedTemplate,
    .mismatchedPlaceholder,
    .missingKey,
    .noContainer,
    .parentCycle,
    .parentParamMissing,
    .severalContainers,
    .unknownCondition,
    .unknownEdgeSet,
    .unknownKey,
    .unknownParam,
    .unknownPlaceholder,
    .unknownRoute,
    .unknownSection,
    .unknownSource,
    .unknownTab,
    .unknownType,
    .unknownValue,
    .unlinkedParam,
    .unsupportedVersion,
    .wrongType,
  ]
}
