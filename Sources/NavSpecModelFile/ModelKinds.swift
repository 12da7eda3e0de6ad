package import NavSpecDiagnostics

extension DiagnosticKind {
  package static let invalidModel = DiagnosticKind(
    id: "invalid-model",
    explanation: """
      A model is valid only as 'navspec model' writes it. A model that is cut off, edited or written by \
      another tool may describe another app.
      """)

  package static let newerModel = DiagnosticKind(
    id: "newer-model",
    explanation: """
      A later version of navspec may give a key of the model another meaning. Read the model with that \
      version, or write it again with this one.
      """)
}

/// Every kind of mistake that reading a model can find.
package enum ModelKinds {
  package static let all: [DiagnosticKind] = [.invalidModel, .newerModel]
}
