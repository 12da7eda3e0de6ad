#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  internal import SwiftUI

  /// The router, as links to screens see it.
  @MainActor protocol LinkHost: AnyObject, Sendable {
    /// What a `NavigationLink` to a screen appends to the path; nil where a tap does something else than push.
    func value(pushing route: any NavigationRoute) -> (any Hashable & Sendable)?
    /// Whether a screen may grow out of a link to it, or point at the link.
    func needsSource(_ route: any NavigationRoute) -> Bool
    /// Presents a screen that the user tapped, and hands over its result if it finishes.
    func present<Value: Sendable>(
      _ route: any NavigationRoute, onResult: @escaping @MainActor (Value) -> Void)
  }

  extension NavigationRouter: LinkHost {
    func value(pushing route: any NavigationRoute) -> (any Hashable & Sendable)? { pushes(route) }

    func present<Value: Sendable>(
      _ route: any NavigationRoute, onResult: @escaping @MainActor (Value) -> Void
    ) {
      guard let result = userDidTap(route, for: Value.self) else { return }
      Task {
        if case .finished(let value) = await result.result() { onResult(value) }
      }
    }
  }

  private struct LinkHostKey: EnvironmentKey {
    static let defaultValue: (any LinkHost)? = nil
  }

  private struct IsInStackKey: EnvironmentKey {
    static let defaultValue = false
  }

  extension EnvironmentValues {
    /// The router of the links in a view; nil in an app with a container of its own.
    var linkHost: (any LinkHost)? {
      get { self[LinkHostKey.self] }
      set { self[LinkHostKey.self] = newValue }
    }

    /// Whether a `NavigationLink` pushes here: not in a sheet without a stack, nor in the outer columns of a split view.
    var isInStack: Bool {
      get { self[IsInStackKey.self] }
      set { self[IsInStackKey.self] = newValue }
    }
  }
#endif
