#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  /// A control that goes to a screen as the spec says: it pushes, presents or selects a tab.
  ///
  /// Where it pushes on the stack around it, it is a `NavigationLink`, with the look of one in a list; elsewhere a
  /// `Button`. It is the `navigationSource` of a screen that zooms or is a popover.
  public struct RouteLink<Route: NavigationRoute, Label: View>: View {
    @Environment(\.navigate) private var navigate
    @Environment(\.linkHost) private var host
    @Environment(\.isInStack) private var isInStack
    private let route: Route
    private let label: Label
    /// Presents the screen for a result; nil where nobody wants one.
    private let present: (@MainActor (any LinkHost) -> Void)?

    /// A link with a label of its own.
    public init(to route: Route, @ViewBuilder label: () -> Label) {
      self.route = route
      self.label = label()
      present = nil
    }

    /// A link that presents a screen and hands over its result, unless it is closed without one.
    public init<Value: Sendable>(
      to route: ReturningRoute<Route, Value>, onResult: @escaping @MainActor (Value) -> Void,
      @ViewBuilder label: () -> Label
    ) {
      self.route = route.route
      self.label = label()
      present = { $0.present(route.route, onResult: onResult) }
    }

    /// The control.
    public var body: some View {
      if host?.needsSource(route) == true {
        control.navigationSource(route)
      } else {
        control
      }
    }

    @ViewBuilder private var control: some View {
      if present == nil, isInStack, let value = host?.value(pushing: route) {
        Self.link(to: value, label)
      } else {
        Button {
          if let present, let host { present(host) } else { navigate(to: route) }
        } label: {
          label
        }
      }
    }

    // AnyView, because the type of the app's routes is not known in a feature.
    private static func link(to value: some Hashable & Sendable, _ label: Label) -> AnyView {
      AnyView(NavigationLink(value: value) { label })
    }
  }

  extension RouteLink where Label == Text {
    /// A link with a title.
    public init(_ title: LocalizedStringKey, to route: Route) { self.init(to: route) { Text(title) } }

    /// A link with a title that presents a screen and hands over its result, unless it is closed without one.
    public init<Value: Sendable>(
      _ title: LocalizedStringKey, to route: ReturningRoute<Route, Value>,
      onResult: @escaping @MainActor (Value) -> Void
    ) {
      self.init(to: route, onResult: onResult) { Text(title) }
    }

    /// A link with a title that is not to be translated.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, to route: Route) { self.init(to: route) { Text(title) } }
  }
#endif
