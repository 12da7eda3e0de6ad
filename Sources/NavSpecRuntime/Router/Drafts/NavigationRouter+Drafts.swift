/// Drafts: screens with `dismiss: false`. Their views say whether they are drafts now, and the user is asked before one is
/// left.
extension NavigationRouter {
  typealias Draft = DraftScreen<Definition>

  /// Notes what a view says of its screen.
  func say(_ statement: DraftStatement<Definition>) {
    guard state.drafts().contains(statement.draft) else { return }
    let wasDirty = saysDirty(statement.draft)
    if let index = draftStatements.firstIndex(where: { $0.view === statement.view }) {
      draftStatements[index] = statement
    } else {
      draftStatements.append(statement)
    }
    // A dirty draft outlives a lost condition, and no longer.
    if wasDirty, !saysDirty(statement.draft) { applyConditions() }
    // Nothing is lost any more: what waited for an answer goes on.
    if let question = draftQuestion, question.draft == statement.draft, !isDirty(question.draft) {
      tryAgain()
    }
  }

  /// Forgets what a view said that is gone.
  func forgetStatement(of view: AnyObject) {
    guard let index = draftStatements.firstIndex(where: { $0.view === view }) else { return }
    let statement = draftStatements.remove(at: index)
    // What a lost condition spared for its sake closes.
    if statement.isDirty, !saysDirty(statement.draft) { applyConditions() }
    // Its question went with the view: the window asks in its place.
    if let question = draftQuestion, question.isOwn, ownQuestion(of: question.draft) == nil { tryAgain() }
  }

  private func tryAgain() {
    let question = draftQuestion
    draftQuestion = nil
    withTrigger(.user) { question?.leave() }
  }

  /// Whether a view says that leaving a screen loses something.
  func saysDirty(_ draft: Draft) -> Bool { draftStatements.contains { $0.draft == draft && $0.isDirty } }

  /// Whether the user is to be asked. A screen whose view never says is a draft always.
  func isDirty(_ draft: Draft) -> Bool { saysDirty(draft) || !draftStatements.contains { $0.draft == draft } }

  private func ownQuestion(of draft: Draft) -> DraftStatement<Definition>.Question? {
    draftStatements.last { $0.draft == draft && $0.isDirty && $0.question != nil }?.question
  }

  /// Whether the window asks when the user drags a draft away, where the system reports that.
  func asksAfterDrag(_ id: State.Modal.ID) -> Bool {
    let drafts = drafts(ofModal: id)
    return mayLeave == nil && !drafts.isEmpty
      && drafts.allSatisfy { saysDirty($0) && ownQuestion(of: $0) == nil }
  }

  /// The screens of a modal that are drafts now.
  func drafts(ofModal id: State.Modal.ID) -> [Draft] {
    guard let modal = modals.first(where: { $0.id == id }) else { return [] }
    return ([modal.route] + modal.path).filter(Definition.mayBeDraft)
      .map { Draft(route: $0, place: .modal(id)) }.filter(isDirty)
  }

  /// Whether a draft may be left without a question to the user: it is none now, its question was answered, or the app's
  /// hook permits it.
  func mayLeaveNow(_ draft: Draft) -> Bool {
    guard isDirty(draft), !releasedDrafts.contains(draft) else { return true }
    return ownQuestion(of: draft) == nil && (mayLeave?(draft.route) ?? !asksUser)
  }

  /// Asks the user about a draft that keeps something from happening, unless the app's hook has answered. While a question is
  /// open, it stands for all: of what it keeps waiting, the newest goes on.
  ///
  /// - Parameter wanted: The screen that the user would see.
  /// - Returns: Whether there is a question now.
  @discardableResult func ask(
    about draft: Draft, before wanted: Route?, leave: @escaping @MainActor () -> Void
  ) -> Bool {
    if let open = draftQuestion {
      (open.wanted, open.leave) = (wanted, leave)
      return true
    }
    let own = ownQuestion(of: draft)
    guard own != nil || mayLeave == nil && asksUser else { return false }
    draftQuestions += 1
    let id = draftQuestions
    draftQuestion = DraftQuestion(id: id, draft: draft, isOwn: own != nil, wanted: wanted, leave: leave)
    own? { [router = WeakReference(self)] in router.object?.answer($0, to: id) }
    return true
  }

  /// Adopts the user's answer. That to a question about a draft which is gone changes nothing.
  func answer(_ leaves: Bool, to id: Int) {
    guard let question = draftQuestion, question.id == id else { return }
    draftQuestion = nil
    if leaves {
      releasedDrafts.append(question.draft)
      withTrigger(.user) { question.leave() }
    } else {
      notify(.refused(question.wanted))
      // The redirect of a condition that is still unmet waits for it.
      if let pending, pending.condition == nil, pending.redirect?.condition.map({ isMet($0) }) != false {
        wait(for: nil)
        settleResults()
      }
    }
    // The next draft of the same change has its own question.
    if draftQuestion == nil { releasedDrafts = [] }
  }

  /// Leaves a draft whose own view asked for it.
  func releasing(_ draft: Draft, _ body: () -> Void) {
    let released = releasedDrafts
    releasedDrafts.append(draft)
    body()
    releasedDrafts = released
  }

  /// Forgets statements and questions about drafts that are gone.
  func forgetGoneDrafts() {
    guard draftQuestion != nil || !draftStatements.isEmpty else { return }
    let drafts = state.drafts()
    if draftStatements.contains(where: { !drafts.contains($0.draft) }) {
      draftStatements.removeAll { !drafts.contains($0.draft) }
    }
    if let question = draftQuestion, !drafts.contains(question.draft) {
      draftQuestion = nil
      releasedDrafts = []
    }
  }
}
