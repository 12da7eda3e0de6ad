/// Whether the window shows what the app was opened with: a link, or screens that were delivered. It wins over a
/// restoration, in either order.
nonisolated enum LaunchLink<Definition: NavigationDefinition> {
  typealias Destination = PendingNavigation<Definition>.Destination

  /// Nothing was opened.
  case none
  /// These were opened one after another, and no other navigation followed.
  case shown([Destination])
  /// Something was opened, and the user or code has gone on.
  case left

  /// Notes a navigation.
  mutating func leave() {
    if case .shown = self { self = .left }
  }

  /// The same with a destination opened afterwards.
  func followed(by destination: Destination) -> Self {
    if case .shown(let destinations) = self {
      // More are not opened at a launch.
      .shown((destinations + [destination]).suffix(20))
    } else {
      .shown([destination])
    }
  }
}
