#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  extension View {
    /// Marks a view as the place that leads to a screen: a popover points at it, a screen with
    /// `transition: zoom` grows out of it. Without a source a popover is a sheet, and nothing zooms.
    public func navigationSource(_ route: some NavigationRoute) -> some View {
      modifier(NavigationSource(route: route))
    }
  }

  private struct NavigationSource<Route: NavigationRoute>: ViewModifier {
    let route: Route
    @Environment(\.navigationNamespace) private var namespace
    @Environment(\.popoverHost) private var host
    @State private var identity = SourceIdentity()

    init(route: Route) { self.route = route }

    func body(content: Content) -> some View {
      anchored(content)
        .onAppear { host?.add(identity.id, for: route) }
        .onDisappear { host?.remove(identity.id) }
        .popover(item: popover) { item in item.content }
    }

    private var popover: Binding<PopoverItem?> {
      Binding {
        host?.popover(from: identity.id)
      } set: { item in
        if item == nil { host?.userDidDismissPopover(from: identity.id) }
      }
    }

    @ViewBuilder private func anchored(_ content: Content) -> some View {
      if let namespace, let id = host?.identity(of: route) {
        if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) {
          content.matchedTransitionSource(id: id, in: namespace)
        } else {
          content
        }
      } else {
        content
      }
    }
  }

  /// Distinguishes sources of the same route.
  private final class SourceIdentity {
    var id: ObjectIdentifier { ObjectIdentifier(self) }
  }

  /// A modal as a popover at its source.
  struct PopoverItem: Identifiable {
    let id: Int
    let content: AnyView
  }

  /// A level of modals, as the sources of its popovers see it.
  @MainActor protocol PopoverHost: AnyObject {
    func add(_ source: ObjectIdentifier, for route: any NavigationRoute)
    func remove(_ source: ObjectIdentifier)
    func popover(from source: ObjectIdentifier) -> PopoverItem?
    func userDidDismissPopover(from source: ObjectIdentifier)
    /// The route as the window knows it, a feature's wrapped; nil for one of another app.
    func identity(of route: any NavigationRoute) -> AnyHashable?
  }

  private struct PopoverHostKey: EnvironmentKey {
    static let defaultValue: (any PopoverHost & Sendable)? = nil
  }

  extension EnvironmentValues {
    /// The level of modals that a source belongs to.
    var popoverHost: (any PopoverHost & Sendable)? {
      get { self[PopoverHostKey.self] }
      set { self[PopoverHostKey.self] = newValue }
    }
  }
#endif
