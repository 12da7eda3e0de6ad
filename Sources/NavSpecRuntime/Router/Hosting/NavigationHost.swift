/// The container of an app that declares `external: true`, such as coordinators, a navigation controller or
/// an older router. It shows the screens that the router asks for.
@MainActor public protocol NavigationHost<Route>: AnyObject {
  /// The app's routes.
  associatedtype Route: NavigationRoute

  /// Shows screens. Returns false if it cannot now, for example because of a draft on screen. The navigation
  /// then waits.
  func show(_ request: HostRequest<Route>) -> Bool

  /// Closes a screen that was shown as the redirect of a condition, because the condition is met.
  func close(_ redirect: Route)

  /// Removes the screens for which the closure returns true, and the screens above them, because a condition
  /// that they require was lost. The default implementation does nothing.
  func drop(where isLost: (Route) -> Bool)
}

extension NavigationHost {
  /// Keeps the host's screens.
  public func drop(where isLost: (Route) -> Bool) {}
}

/// Screens for the app's own container to show.
public nonisolated struct HostRequest<Route: NavigationRoute>: Hashable, Sendable {
  /// A screen above the container.
  public nonisolated struct Modal: Hashable, Identifiable, Sendable {
    /// The presented screen.
    public let route: Route
    /// How it appears.
    public let presentation: NavigationSchema.Presentation
    /// The screens on its own stack, bottom first.
    public let path: [Route]

    /// A screen above the container, with the screens on its own stack.
    public init(route: Route, presentation: NavigationSchema.Presentation, path: [Route] = []) {
      self.route = route
      self.presentation = presentation
      self.path = path
    }

    /// Itself, for `sheet(item:)`.
    public var id: Self { self }
  }

  /// The screens on the container's stack, bottom first; empty leaves the stack as it is.
  public let stack: [Route]
  /// The modals above it, bottom first.
  public let modals: [Modal]
  /// Whether they take the place of what is there, as for a link from outside, or come on top of it.
  public let placement: LinkPlacement
  /// Whether the screen on top gives way to the first one.
  public let replacesTop: Bool

  /// Screens to show; the stack and the modals may each be empty.
  public init(
    stack: [Route] = [], modals: [Modal] = [], placement: LinkPlacement, replacesTop: Bool = false
  ) {
    self.stack = stack
    self.modals = modals
    self.placement = placement
    self.replacesTop = replacesTop
  }

  /// What the path of a stack becomes whose root is the first screen of a link's stack: what SwiftUI's
  /// `NavigationStack` takes.
  public func path(after path: [Route]) -> [Route] {
    switch placement {
    case .reset: stack.isEmpty ? path : Array(stack.dropFirst())
    case .push: (replacesTop ? path.dropLast() : path) + stack
    }
  }

  /// The screen that the user will see.
  public var top: Route? { modals.last.map { $0.path.last ?? $0.route } ?? stack.last }
}
