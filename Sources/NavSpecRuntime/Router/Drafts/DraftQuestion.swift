/// What a view says of its screen.
@MainActor final class DraftStatement<Definition: NavigationDefinition> {
  /// Asks the user in the app's own way, and calls back with whether to leave.
  typealias Question = @MainActor (_ answer: @escaping @MainActor (Bool) -> Void) -> Void

  /// Stands for who says it: a screen may have several views that do.
  let view: AnyObject
  let draft: DraftScreen<Definition>
  /// Whether leaving it loses something.
  let isDirty: Bool
  /// Nil leaves the question to the router's window.
  let question: Question?

  init(view: AnyObject, draft: DraftScreen<Definition>, isDirty: Bool, question: Question? = nil) {
    self.view = view
    self.draft = draft
    self.isDirty = isDirty
    self.question = question
  }
}

/// A question to the user that is open. Nothing changes before the answer.
@MainActor final class DraftQuestion<Definition: NavigationDefinition> {
  /// Tells the answer to an earlier question about an equal draft apart.
  let id: Int
  let draft: DraftScreen<Definition>
  /// Whether the view asks in its own way.
  let isOwn: Bool
  /// The screen that the user would see.
  var wanted: Definition.Route?
  /// Tries again what the draft kept from happening: the newest of what was tried.
  var leave: @MainActor () -> Void

  init(
    id: Int, draft: DraftScreen<Definition>, isOwn: Bool, wanted: Definition.Route?,
    leave: @escaping @MainActor () -> Void
  ) {
    self.id = id
    self.draft = draft
    self.isOwn = isOwn
    self.wanted = wanted
    self.leave = leave
  }
}
