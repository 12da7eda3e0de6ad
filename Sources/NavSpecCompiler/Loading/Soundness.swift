import NavSpecDiagnostics

/// How much of what a spec says is known at a stage.
package enum Soundness: Comparable, Sendable {
  /// A file could not be read: what is not found may be there.
  case incomplete
  /// Every file was read, and a mistake hides a part of what they say.
  case broken
  /// All of it: what is not found is not there, and outputs can be made.
  case sound

  func after(_ diagnostics: some Sequence<Diagnostic>) -> Soundness {
    diagnostics.contains { $0.kind.isFatal } ? min(self, .broken) : self
  }
}
