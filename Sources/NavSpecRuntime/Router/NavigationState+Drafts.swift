nonisolated extension NavigationState {
  /// The screens, in any tab, that ask before they go, and that do not stay where they are: an equal screen
  /// elsewhere is built anew, and has nothing of what was typed into this one.
  func drafts(leavingFor next: Self) -> [Route] {
    var drafts = Self.drafts(of: rootReplacement ?? [], leavingFor: next.rootReplacement ?? [])
    for tab in tabs where self[tab] != next[tab] {
      let after = next[tab].stacks
      for (position, stack) in self[tab].stacks.enumerated() {
        drafts += Self.drafts(of: stack, leavingFor: after.indices.contains(position) ? after[position] : [])
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
  /// What stands side by side, each bottom first.
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
  /// It, and what stands on its stack, bottom first.
  fileprivate var screens: [Definition.Route] { [route] + path }
}
