package import NavSpecDiagnostics

/// Why a spec without mistakes cannot be written as Swift: what it says has no form there yet.
package struct EmitError: Error, Hashable, CustomStringConvertible {
  /// In headline style.
  package let message: String
  /// What of the spec it is about.
  package let range: SourceRange

  package var description: String { message }

  package var diagnostic: Diagnostic { Diagnostic(.noSwiftForm, message, at: range) }
}

extension DiagnosticKind {
  /// The one kind of what only an output can find.
  package static let noSwiftForm = DiagnosticKind(id: "no-swift-form")
}
