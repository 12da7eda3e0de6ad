#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  extension View {
    /// Asks the app, when a window takes up its kept state, whether a screen still exists: an item may have been
    /// deleted. Stands on the generated window, and names its routes:
    /// `RecipesRoot(router).restoring { (route: RecipesRoute) in store.has(route) }`.
    public func restoring<Route: NavigationRoute>(
      validating exists: @escaping @MainActor @Sendable (Route) -> Bool
    ) -> some View {
      environment(\.restoredScreens, RestoredScreens { ($0 as? Route).map(exists) ?? true })
    }
  }

  /// Which screens of a kept state still exist.
  struct RestoredScreens: Sendable {
    private let answer: @MainActor @Sendable (any NavigationRoute) -> Bool

    nonisolated init(_ answer: @escaping @MainActor @Sendable (any NavigationRoute) -> Bool) {
      self.answer = answer
    }

    @MainActor func exists(_ route: any NavigationRoute) -> Bool { answer(route) }
  }

  private struct RestoredScreensKey: EnvironmentKey {
    static let defaultValue = RestoredScreens { _ in true }
  }

  extension EnvironmentValues {
    /// The app's answer to whether a restored screen still exists.
    var restoredScreens: RestoredScreens {
      get { self[RestoredScreensKey.self] }
      set { self[RestoredScreensKey.self] = newValue }
    }
  }
#endif
