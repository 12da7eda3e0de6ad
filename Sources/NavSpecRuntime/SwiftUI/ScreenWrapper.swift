#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  extension View {
    /// Puts a view around every screen of the window inside, those in sheets and popovers too: a tint, a measurement,
    /// values of the environment.
    ///
    /// ```swift
    /// RecipesRoot(router).screens { (route: RecipesRoute, screen) in
    ///   screen.tint(.orange).onAppear { Analytics.show(route) }
    /// }
    /// ```
    public func screens<Route: NavigationRoute, Wrapped: View>(
      @ViewBuilder _ wrap: @escaping @MainActor (Route, ScreenContent) -> Wrapped
    ) -> some View {
      environment(
        \.screenWrapper,
        ScreenWrapper { route, content in
          guard let route = route as? Route else { return AnyView(content) }
          return AnyView(wrap(route, content))
        })
    }
  }

  /// The view of a screen, inside what `screens(_:)` puts around it.
  public struct ScreenContent: View {
    private let view: AnyView

    init(_ view: some View) { self.view = AnyView(view) }

    /// The screen.
    public var body: some View { view }
  }

  /// What the app puts around screens.
  struct ScreenWrapper: Sendable {
    private let wrap: @MainActor @Sendable (any NavigationRoute, ScreenContent) -> AnyView

    init(_ wrap: @escaping @MainActor @Sendable (any NavigationRoute, ScreenContent) -> AnyView) {
      self.wrap = wrap
    }

    @MainActor func callAsFunction(_ route: any NavigationRoute, _ content: ScreenContent) -> AnyView {
      wrap(route, content)
    }
  }

  private struct ScreenWrapperKey: EnvironmentKey {
    static let defaultValue: ScreenWrapper? = nil
  }

  extension EnvironmentValues {
    var screenWrapper: ScreenWrapper? {
      get { self[ScreenWrapperKey.self] }
      set { self[ScreenWrapperKey.self] = newValue }
    }
  }
#endif
