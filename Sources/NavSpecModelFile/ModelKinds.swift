package import NavSpecDiagnostics

extension DiagnosticKind {
  package static let invalidModel = DiagnosticKind(
    id: "invalid-model",
    explanation: """
      A model is read back as 'navspec model' wrote it. One that was cut off, edited or written by another \
      tool may describe another app than the one it was made from.
      """)

  package static let newerModel = DiagnosticKind(
    id: "newer-model",
    explanation: """
      A later navspec may give a key of the model another meaning. Read the model with that navspec, or write \
      it again with this one.
      """)
}

/// Every kind of mistake that reading a model can find.
package enum ModelKinds {
  package static let all: [DiagnosticKind] = [.invalidModel, .newerModel]
}
