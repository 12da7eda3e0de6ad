#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  internal import Foundation
  public import SwiftUI

  /// A window of the app: its container, the modals above it, the links it opens, its state kept
  /// from launch to launch.
  public struct NavigationWindow<Definition: NavigationDefinition, Destination: View, Container: View>: View {
    private let router: NavigationRouter<Definition>
    private let destination: (Definition.Route) -> Destination
    private let container: Container

    @Namespace private var namespace
    @State private var life = ViewEnd()
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    @Environment(\.scenePhase) private var phase
    @Environment(\.horizontalSizeClass) private var sizeClass

    /// A window with the view of each screen around the app's container.
    public init(
      _ router: NavigationRouter<Definition>,
      @ViewBuilder destination: @escaping (Definition.Route) -> Destination,
      @ViewBuilder container: () -> Container
    ) {
      self.router = router
      self.destination = destination
      self.container = container()
    }

    /// The container below the modals. While a root replacement is shown, the tabs do not exist.
    @ViewBuilder private var content: some View {
      if let rootReplacement = router.rootReplacement {
        ReplacementScreen(router: router, redirect: rootReplacement.first, destination: destination)
      } else {
        container
      }
    }

    /// The window.
    public var body: some View {
      content
        .modifier(ModalPresenter(router: router, position: 0, destination: destination))
        .modifier(Handoff(router: router))
        .modifier(StateRestoration(router: router))
        .onLink { router.open($0) }
        .takingLinks(!router.isSingleWindow)
        .onAppear {
          life.action = { [weak router] in router?.closeResults() }
          router.windowDidBecomeActive(isNew: true)
          guard Definition.map.hasWindows, supportsMultipleWindows, router.openWindow == nil else { return }
          router.openWindow = Self.opener(openWindow, of: router)
        }
        .onChange(of: sizeClass, initial: true) { _, sizeClass in router.isCompact = sizeClass == .compact }
        .onChange(of: phase) { _, phase in if phase == .active { router.windowDidBecomeActive() } }
        .environment(\.navigationNamespace, namespace)
        .navigation(of: router)
        .focusedSceneValue(\.[router: RouterFocus<Definition>()], router)
    }

    /// What the router keeps is made without this view, which holds the router: neither would ever go.
    private static func opener(
      _ openWindow: OpenWindowAction, of router: NavigationRouter<Definition>
    ) -> @MainActor (Definition.Route) -> Void {
      { [weak router] route in
        let window = RouteWindow<Definition>(route)
        openWindow(value: window)
        ScreenWindows.shared.expect(AnyHashable(window)) { router?.windowDidNotOpen(route) }
      }
    }
  }

  /// The redirect of a condition in place of the app's container, in a stack if it has one.
  private struct ReplacementScreen<Definition: NavigationDefinition, Destination: View>: View {
    let router: NavigationRouter<Definition>
    let redirect: Definition.Route?
    let destination: (Definition.Route) -> Destination

    var body: some View {
      if let redirect {
        let root = RouteScreen(router: router, route: redirect, destination: destination)
        if Definition.map.route(at: redirect.index)?.hasStack == true {
          ScreenStack(
            router: router, place: .rootReplacement, route: redirect, root: root, destination: destination)
        } else {
          root
        }
      } else if let problem = Definition.map.problem {
        // The code was generated for another runtime. The window shows no screen, and says why.
        Text(verbatim: problem)
      } else {
        // A condition of the root is not known yet: an empty window, whose links and modals work.
        Color.clear
      }
    }
  }

  /// Lives as long as the view that holds it. A view that disappears for a moment keeps it.
  @MainActor final class ViewEnd {
    /// Called when the view is gone.
    var action: (@MainActor @Sendable () -> Void)?

    nonisolated init() {}

    deinit {
      guard let action else { return }
      Task { @MainActor in action() }
    }
  }

  extension View {
    /// Gives a view a router and the actions over it: for previews and UI tests of one screen.
    public func navigation<App: NavigationDefinition>(of router: NavigationRouter<App>) -> some View {
      modifier(NavigationEnvironment(router: router, level: 0))
    }

    /// Whether a window takes links from outside. Without an answer, each link opens a new window on the Mac.
    fileprivate func takingLinks(_ takes: Bool) -> some View {
      handlesExternalEvents(preferring: takes ? ["*"] : [], allowing: takes ? ["*"] : [])
    }

    /// Opens links that are tapped inside a view; what is none of the app's is for the action around the window.
    func tappedLinks<Condition: NavigationName>(open: @escaping @MainActor (URL) -> OpenResult<Condition>)
      -> some View
    {
      modifier(TappedLinks(open: open))
    }
  }

  /// Gives a view and what it presents the router, and the actions over it: once, because every row with a link reads them.
  struct NavigationEnvironment<Definition: NavigationDefinition>: ViewModifier {
    let router: NavigationRouter<Definition>
    /// The number of modals below the view.
    let level: Int

    func body(content: Self.Content) -> some View {
      content
        .environment(router)
        .environment(\.linkHost, router)
        .environment(\.navigate, NavigateAction(router, at: level))
        .environment(\.featureHost, FeatureRouterHost(router))
        .environment(\.dismissModals, DismissModalsAction(router))
        .tappedLinks { [weak router] in
          router?.open($0.absoluteString, placement: .push, at: level) ?? .unmatched
        }
    }
  }

  private struct TappedLinks<Condition: NavigationName>: ViewModifier {
    private let open: @MainActor (URL) -> OpenResult<Condition>
    @Environment(\.openURL) private var openURL
    @Environment(\.outerOpenURL) private var outerOpenURL

    init(open: @escaping @MainActor (URL) -> OpenResult<Condition>) { self.open = open }

    // A modal is inside the window, whose own action is none of the app's.
    func body(content: Self.Content) -> some View {
      let open = open
      let outer = outerOpenURL ?? openURL
      content
        .environment(
          \.openURL,
          OpenURLAction { url in
            switch open(url) {
            case .opened, .blocked, .unavailable, .deferred: break
            case .unmatched, .excluded: outer(url)
            }
            return .handled
          }
        )
        .environment(\.outerOpenURL, outer)
    }
  }

  private struct OuterOpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
  }

  extension EnvironmentValues {
    /// What opens the links that the navigation around a view does not know; nil outside of any.
    fileprivate var outerOpenURL: OpenURLAction? {
      get { self[OuterOpenURLKey.self] }
      set { self[OuterOpenURLKey.self] = newValue }
    }
  }
#endif
