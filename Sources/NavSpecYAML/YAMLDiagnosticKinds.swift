package import NavSpecDiagnostics

/// The kinds of mistakes that reading reports, in the order in which reading meets them.
package enum YAMLDiagnosticKinds {
  package static let all: [DiagnosticKind] = [
    .fileTooLarge, .invalidEncoding, .controlCharacter, .invisibleCharacter, .invalidYAML, .tabIndentation,
    .unquotedText, .lookalikeCharacter, .trailingComma, .emptySpec, .severalDocuments, .duplicateKey,
    .unknownTag, .unknownAnchor, .unusedAnchor, .aliasExpansion, .invalidMerge, .nestingTooDeep,
    .tooManyNodes,
  ]
}

extension DiagnosticKind {
  package static let fileTooLarge = DiagnosticKind(id: "file-too-large")
  package static let invalidEncoding = DiagnosticKind(id: "invalid-encoding")
  package static let controlCharacter = DiagnosticKind(id: "control-character")
  package static let invisibleCharacter = DiagnosticKind(id: "invisible-character", severity: .warning)
  package static let invalidYAML = DiagnosticKind(id: "invalid-yaml")
  package static let tabIndentation = DiagnosticKind(id: "tab-indentation")
  package static let unquotedText = DiagnosticKind(id: "unquoted-text")
  package static let lookalikeCharacter = DiagnosticKind(id: "lookalike-character")
  package static let trailingComma = DiagnosticKind(id: "trailing-comma", severity: .warning)
  package static let emptySpec = DiagnosticKind(id: "empty-spec")
  package static let severalDocuments = DiagnosticKind(id: "several-documents")
  package static let duplicateKey = DiagnosticKind(id: "duplicate-key")
  package static let unknownTag = DiagnosticKind(id: "unknown-tag")
  package static let unknownAnchor = DiagnosticKind(id: "unknown-anchor")
  package static let unusedAnchor = DiagnosticKind(id: "unused-anchor", severity: .warning)
  package static let aliasExpansion = DiagnosticKind(id: "alias-expansion")
  package static let invalidMerge = DiagnosticKind(id: "invalid-merge")
  package static let nestingTooDeep = DiagnosticKind(id: "nesting-too-deep")
  package static let tooManyNodes = DiagnosticKind(id: "too-many-nodes")
}
