#if canImport(SwiftUI)
  public import SwiftUI

  /// Goes to a screen from any view: `@Environment(\.navigate) var navigate`, `navigate(to: route)`.
  /// Where there is no router, as in the preview of a row, it does nothing.
  public struct NavigateAction: Sendable {
    private let action: @MainActor @Sendable (any NavigationRoute) -> Void

    nonisolated init(_ action: @escaping @MainActor @Sendable (any NavigationRoute) -> Void) {
      self.action = action
    }

    /// Goes to a screen of the window's app, or of one of its features.
    @MainActor public func callAsFunction(to route: some NavigationRoute) { action(route) }
  }

  private struct NavigateKey: EnvironmentKey {
    static let defaultValue = NavigateAction { _ in }
  }

  extension EnvironmentValues {
    /// Goes to a screen of the window's router.
    public internal(set) var navigate: NavigateAction {
      get { self[NavigateKey.self] }
      set { self[NavigateKey.self] = newValue }
    }
  }

  /// A control that goes to a screen as the spec says: it pushes, presents or selects a tab.
  public struct RouteLink<Route: NavigationRoute, Label: View>: View {
    @Environment(\.navigate) private var navigate
    private let route: Route
    private let label: Label

    /// A link with a label of its own.
    public init(to route: Route, @ViewBuilder label: () -> Label) {
      self.route = route
      self.label = label()
    }

    /// The control.
    public var body: some View {
      Button {
        navigate(to: route)
      } label: {
        label
      }
    }
  }

  extension RouteLink where Label == Text {
    /// A link with a title.
    public init(_ title: LocalizedStringKey, to route: Route) {
      self.init(to: route) { Text(title) }
    }

    /// A link with a title that is not to be translated.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, to route: Route) {
      self.init(to: route) { Text(title) }
    }
  }
#endif
