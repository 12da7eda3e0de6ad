/// What a view says of its screen.
nonisolated struct DraftStatement<Definition: NavigationDefinition> {
  /// Asks the user in the app's own way, and calls back with whether to leave.
  typealias Question = @MainActor (_ answer: @escaping @MainActor (Bool) -> Void) -> Void

  /// Who says it: a screen may have several views that do.
  let view: ObjectIdentifier
  let draft: DraftScreen<Definition>
  /// Whether leaving it loses something.
  var isDirty: Bool
  /// Nil leaves the question to the router's window.
  var question: Question?
}

/// A question to the user that is open. Nothing changes before the answer.
nonisolated struct DraftQuestion<Definition: NavigationDefinition> {
  /// Tells the answer to an earlier question about an equal draft apart.
  let id: Int
  let draft: DraftScreen<Definition>
  /// Whether the view asks in its own way.
  let isOwn: Bool
  /// Goes on with what the draft kept from happening: the newest of what was tried.
  let leave: @MainActor () -> Void
}
