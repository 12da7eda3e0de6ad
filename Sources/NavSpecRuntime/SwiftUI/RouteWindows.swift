#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  /// The windows that screens with `present: window` open in: a scene of the app, beside its first one.
  ///
  /// Each has a router of its own on its screen; the conditions are the app's. The system opens a window
  /// again at the next launch if its screen can be kept.
  public struct RouteWindows<Definition: NavigationDefinition, Destination: View>: Scene {
    private let conditions: any NavigationConditions<Definition.Condition>
    private let mayLeave: @MainActor (Definition.Route) -> Bool
    private let destination: (Definition.Route) -> Destination

    /// The windows, with the view of each screen.
    ///
    /// - Parameters:
    ///   - definition: The app's navigation.
    ///   - conditions: The conditions of the app's routers.
    ///   - mayLeave: Whether a screen with `dismiss: false` in such a window may be left now.
    ///   - destination: The view of a screen.
    public init(
      _ definition: Definition.Type, conditions: any NavigationConditions<Definition.Condition>,
      mayLeave: @escaping @MainActor (Definition.Route) -> Bool,
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
          // The system opened it again, but its screen was not kept, or is none of this version's.
          ClosingWindow()
        }
      }
      // A link opens in the app's own window: this one shows nothing without a route, so no menu may open it either.
      .handlesExternalEvents(matching: [])
      .commandsRemoved()
    }
  }

  extension RouteWindows where Definition: DraftlessNavigation {
    /// The windows, with the view of each screen.
    ///
    /// - Parameters:
    ///   - definition: The app's navigation.
    ///   - conditions: The conditions of the app's routers.
    ///   - destination: The view of a screen.
    public init(
      _ definition: Definition.Type, conditions: any NavigationConditions<Definition.Condition>,
      @ViewBuilder destination: @escaping (Definition.Route) -> Destination
    ) {
      self.init(definition, conditions: conditions, mayLeave: { _ in true }, destination: destination)
    }
  }

  private struct RouteWindowContent<Definition: NavigationDefinition, Destination: View>: View {
    let route: Definition.Route
    let conditions: any NavigationConditions<Definition.Condition>
    let mayLeave: @MainActor (Definition.Route) -> Bool
    let destination: (Definition.Route) -> Destination

    @State private var storage = RouterStorage<Definition>()
    @Environment(\.dismissWindow) private var dismissWindow

    init(
      route: Definition.Route, conditions: any NavigationConditions<Definition.Condition>,
      mayLeave: @escaping @MainActor (Definition.Route) -> Bool,
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
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Color.clear.onAppear { dismissWindow() }
    }
  }

  /// Makes the router of a window once.
  @MainActor private final class RouterStorage<Definition: NavigationDefinition> {
    private var stored: NavigationRouter<Definition>?

    func router(
      on route: Definition.Route, conditions: any NavigationConditions<Definition.Condition>,
      mayLeave: @escaping @MainActor (Definition.Route) -> Bool
    ) -> NavigationRouter<Definition>? {
      if stored == nil { stored = NavigationRouter(window: route, conditions: conditions) }
      stored?.mayLeave = mayLeave
      return stored
    }
  }
#endif
