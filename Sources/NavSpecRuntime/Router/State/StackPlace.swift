/// Which stack of a window.
nonisolated enum StackPlace<Tab: NavigationName>: Hashable, Sendable {
  // Boxed: the size of a place does not depend on the app then, and less code copies it.
  /// A tab's stack; in a split view, that of the detail column.
  indirect case tab(Tab)
  /// The stack of the redirect that replaces the tabs.
  case rootReplacement
  /// The stack of a modal.
  case modal(Int)
}
