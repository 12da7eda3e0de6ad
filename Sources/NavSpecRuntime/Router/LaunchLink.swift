/// Whether the window shows the link that the app was opened with. A link wins over a restoration, in either order.
nonisolated enum LaunchLink {
  /// No link was opened.
  case none
  /// A link was opened, and no other navigation followed.
  case shown(String, LinkPlacement)
  /// A link was opened, and the user or code has gone on.
  case left

  /// Notes a navigation.
  mutating func leave() {
    if case .shown = self { self = .left }
  }
}
