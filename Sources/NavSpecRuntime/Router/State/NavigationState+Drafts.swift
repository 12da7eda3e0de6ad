/// A screen that may be a draft, on its stack. An equal screen elsewhere is another view, without the text that was
/// typed into this one.
nonisolated struct DraftScreen<Definition: NavigationDefinition>: Equatable, Sendable {
  let route: Definition.Route
  let place: StackPlace<Definition.Tab>
}

nonisolated extension NavigationState {
  /// The screens with `dismiss: false`, in any tab, that a change closes or moves; all of them if there is no next state.
  func drafts(leavingFor next: Self? = nil) -> [DraftScreen<Definition>] {
    var drafts = Self.drafts(
      of: rootReplacement ?? [], at: .rootReplacement, leavingFor: next?.rootReplacement ?? [])
    for tab in tabs where self[tab] != next?[tab] {
      let after = next?[tab].stacks ?? []
      for (position, stack) in self[tab].stacks.enumerated() {
        drafts += Self.drafts(
          of: stack, at: .tab(tab), leavingFor: after.indices.contains(position) ? after[position] : [])
      }
    }
    for modal in modals {
      let after = next?.modals.first { $0.id == modal.id }
      drafts += Self.drafts(of: modal.screens, at: .modal(modal.id), leavingFor: after?.screens ?? [])
    }
    return drafts
  }

  /// A screen stays on a stack if everything below it does.
  private static func drafts(
    of stack: [Route], at place: StackPlace<Definition.Tab>, leavingFor next: [Route]
  ) -> [DraftScreen<Definition>] {
    let staying = zip(stack, next).prefix { $0 == $1 }.count
    return stack.dropFirst(staying).filter(Definition.mayBeDraft).map { DraftScreen(route: $0, place: place) }
  }
}

nonisolated extension RouteDefinition {
  /// Whether the spec says `dismiss: false` of a screen.
  static func mayBeDraft(_ route: Route) -> Bool { map.route(at: route.index)?.isFreelyDismissed == false }
}

nonisolated extension NavigationState.Container {
  /// The stacks of the state, each bottom first.
  fileprivate var stacks: [[Definition.Route]] {
    switch self {
    case .stack(let stack): [[stack.root] + stack.path]
    case .split(let columns):
      [
        [columns.sidebar], [columns.content].compactMap { $0 },
        [columns.detail].compactMap { $0 } + columns.path,
      ]
    }
  }
}

nonisolated extension NavigationState.Modal {
  /// The modal's screen and the screens of its stack, bottom first.
  fileprivate var screens: [Definition.Route] { [route] + path }
}
