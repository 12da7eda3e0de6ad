#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  /// The windows that screens with `present: window` open in: a scene of the app, beside its first one.
  ///
  /// Each has a router of its own on its screen; the conditions are the app's. The system opens a window
  /// again at the next launch if its screen can be kept.
  public struct RouteWindows<Definition: NavigationDefinition, Destination: View>: Scene {
    private let conditions: any NavigationConditions<Definition.Condition>
    private let mayLeave: (@MainActor (Definition.Route) -> Bool)?
    private let destination: (Definition.Route) -> Destination

    /// The windows, with the view of each screen.
    ///
    /// - Parameters:
    ///   - definition: The app's navigation.
    ///   - conditions: The conditions of the app's routers.
    ///   - mayLeave: Whether a screen with `dismiss: false` in such a window may be left now; nil asks the user.
    ///   - destination: The view of a screen.
    public init(
      _ definition: Definition.Type, conditions: any NavigationConditions<Definition.Condition>,
      mayLeave: (@MainActor (Definition.Route) -> Bool)? = nil,
      @ViewBuilder destination: @escaping (Definition.Route) -> Destination
    ) {
      self.conditions = conditions
      self.mayLeave = mayLeave
      self.destination = destination
    }

    /// The scene.
    public var body: some Scene {
      WindowGroup(for: RouteWindow<Definition>.self) { value in
        if let route = value.wrappedValue?.route {
          RouteWindowContent<Definition, Destination>(
            route: route, conditions: conditions, mayLeave: mayLeave, destination: destination)
        } else {
          // The system opened it again, but its screen was not kept, or is none of this version's. On the Mac, the value
          // may follow the window.
          ClosingWindow(patience: .seconds(2))
        }
      }
      // A link opens in the app's own window: this one shows nothing without a route, so no menu may open it either.
      .handlesExternalEvents(matching: [])
      .commandsRemoved()
    }
  }

  private struct RouteWindowContent<Definition: NavigationDefinition, Destination: View>: View {
    let route: Definition.Route
    let conditions: any NavigationConditions<Definition.Condition>
    let mayLeave: (@MainActor (Definition.Route) -> Bool)?
    let destination: (Definition.Route) -> Destination

    @State private var storage = RouterStorage<Definition>()
    @Environment(\.dismissWindow) private var dismissWindow

    init(
      route: Definition.Route, conditions: any NavigationConditions<Definition.Condition>,
      mayLeave: (@MainActor (Definition.Route) -> Bool)?,
      destination: @escaping (Definition.Route) -> Destination
    ) {
      self.route = route
      self.conditions = conditions
      self.mayLeave = mayLeave
      self.destination = destination
    }

    var body: some View {
      if let router = storage.router(on: route, conditions: conditions, mayLeave: mayLeave) {
        NavigationWindow(router, destination: destination) {
          RouterStack(router, Definition.initialTab, destination: destination)
        }
        .onAppear { if !storage.isExpected(RouteWindow<Definition>(route)) { dismissWindow() } }
        .onChange(of: router.isClosing) { _, isClosing in if isClosing { dismissWindow() } }
      } else if NavigationRouter<Definition>.keepsAway(route, by: conditions) {
        ClosingWindow()
      } else {
        // A condition is not known yet: what follows it makes this view again.
        Color.clear
      }
    }
  }

  /// Closes a window that has no screen to show.
  private struct ClosingWindow: View {
    private let patience: Duration
    @Environment(\.dismissWindow) private var dismissWindow

    init(patience: Duration = .zero) { self.patience = patience }

    var body: some View {
      Color.clear.task {
        // A screen that comes meanwhile takes this view's place, and cancels it.
        guard (try? await Task.sleep(for: patience)) != nil else { return }
        dismissWindow()
      }
    }
  }

  /// The windows of one screen that are open, and those that have been asked for. The system does not say whether it opens
  /// one.
  @MainActor final class ScreenWindows {
    static let shared = ScreenWindows()

    /// How long a window may take to show its screen.
    private static let limit = Duration.seconds(1)
    private var open: [AnyHashable: Int] = [:]
    /// The windows in whose place their screens show elsewhere.
    private var missed: Set<AnyHashable> = []

    /// Waits for a window that was asked for.
    func expect(_ window: AnyHashable, orElse show: @escaping @MainActor () -> Void) {
      missed.remove(window)
      Task {
        try? await Task.sleep(for: Self.limit)
        guard open[window] == nil else { return }
        missed.insert(window)
        show()
      }
    }

    /// Notes that a window shows its screen. False if it came too late.
    func add(_ window: AnyHashable) -> Bool {
      guard missed.remove(window) == nil else { return false }
      open[window, default: 0] += 1
      return true
    }

    func remove(_ window: AnyHashable) {
      if let count = open[window] { open[window] = count > 1 ? count - 1 : nil }
    }
  }

  /// Makes the router of a window once.
  @MainActor private final class RouterStorage<Definition: NavigationDefinition> {
    private var stored: NavigationRouter<Definition>?
    private let end = ViewEnd()

    /// Registers the window. False if its screen shows elsewhere by now.
    func isExpected(_ window: RouteWindow<Definition>) -> Bool {
      guard end.action == nil else { return true }
      let window = AnyHashable(window)
      guard ScreenWindows.shared.add(window) else { return false }
      end.action = { ScreenWindows.shared.remove(window) }
      return true
    }

    func router(
      on route: Definition.Route, conditions: any NavigationConditions<Definition.Condition>,
      mayLeave: (@MainActor (Definition.Route) -> Bool)?
    ) -> NavigationRouter<Definition>? {
      if stored == nil { stored = NavigationRouter(window: route, conditions: conditions) }
      stored?.mayLeave = mayLeave
      return stored
    }
  }
#endif
