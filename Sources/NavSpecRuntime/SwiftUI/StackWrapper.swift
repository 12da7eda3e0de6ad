#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  extension View {
    /// Puts the app's views around the stacks of the window inside, those of sheets too. A view keeps its state as long
    /// as the root of its stack is the same.
    ///
    /// - Parameter wrap: The view around a stack, by its tab, which is nil for the stack of a modal, and by its root.
    public func stacks<Tab: NavigationName, Route: NavigationRoute, Wrapped: View>(
      @ViewBuilder _ wrap: @escaping @MainActor (Tab?, Route, StackContent) -> Wrapped
    ) -> some View {
      environment(
        \.stackWrapper,
        StackWrapper { tab, route, content in
          guard let route = route as? Route else { return AnyView(content) }
          return AnyView(wrap(tab as? Tab, route, content))
        })
    }
  }

  /// A stack, inside the app's view around it.
  public typealias StackContent = ScreenContent

  /// What the app puts around stacks.
  struct StackWrapper: Sendable {
    typealias Wrap =
      @MainActor @Sendable (
        (any NavigationName)?, any NavigationRoute, StackContent
      ) -> AnyView

    private let wrap: Wrap

    init(_ wrap: @escaping Wrap) { self.wrap = wrap }

    @MainActor func callAsFunction(
      _ tab: (any NavigationName)?, _ route: any NavigationRoute, _ content: StackContent
    ) -> AnyView {
      wrap(tab, route, content)
    }
  }

  /// Puts the app's view around a stack, if it has one for it.
  struct StackWrapping<Definition: NavigationDefinition>: ViewModifier {
    private let tab: Definition.Tab?
    private let route: Definition.Route?
    @Environment(\.stackWrapper) private var wrapper

    init(place: StackPlace<Definition.Tab>, route: Definition.Route?) {
      if case .tab(let tab) = place { self.tab = tab } else { tab = nil }
      self.route = route
    }

    @ViewBuilder func body(content: Self.Content) -> some View {
      if let wrapper, let route {
        wrapper(tab, route, StackContent(content))
      } else {
        content
      }
    }
  }

  private struct StackWrapperKey: EnvironmentKey {
    static let defaultValue: StackWrapper? = nil
  }

  extension EnvironmentValues {
    fileprivate var stackWrapper: StackWrapper? {
      get { self[StackWrapperKey.self] }
      set { self[StackWrapperKey.self] = newValue }
    }
  }
#endif
