nonisolated extension NavigationState {
  /// The screens in any tab that ask before they close, and that a change closes or moves. An equal screen
  /// elsewhere is a new view, without the text that was typed into this one.
  func drafts(leavingFor next: Self) -> [Route] {
    var drafts = Self.drafts(of: rootReplacement ?? [], leavingFor: next.rootReplacement ?? [])
    for tab in tabs where self[tab] != next[tab] {
      let after = next[tab].stacks
      for (position, stack) in self[tab].stacks.enumerated() {
        drafts += Self.drafts(
          of: stack, leavingFor: after.indices.contains(position) ? after[position] : [])
      }
    }
    for modal in modals {
      let after = next.modals.first { $0.id == modal.id }
      drafts += Self.drafts(of: modal.screens, leavingFor: after?.screens ?? [])
    }
    return drafts
  }

  /// A screen stays on a stack if everything below it does.
  private static func drafts(of stack: [Route], leavingFor next: [Route]) -> [Route] {
    let staying = zip(stack, next).prefix { $0 == $1 }.count
    return stack.dropFirst(staying).filter {
      Definition.map.route(at: $0.index)?.isFreelyDismissed == false
    }
  }
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
