#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

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
