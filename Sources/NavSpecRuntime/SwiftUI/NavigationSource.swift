#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  internal import Observation
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
    @Environment(\.stackPlace) private var place
    @Environment(\.popoverHost) private var host
    @State private var source = PopoverSource()

    init(route: Route) { self.route = route }

    func body(content: Self.Content) -> some View {
      anchored(content)
        .onAppear { host?.add(source.id, for: route) }
        .onDisappear { host?.remove(source.id) }
        .popover(item: Bindable(source.of(host)).popover) { PopoverContent(item: $0) }
    }

    @ViewBuilder private func anchored(_ content: Self.Content) -> some View {
      if let namespace, let id = host?.identity(of: route) {
        if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) {
          content.matchedTransitionSource(id: ZoomSource(route: id, place: place), in: namespace)
        } else {
          content
        }
      } else {
        content
      }
    }
  }

  /// Distinguishes sources of the same route, and has the popover that is shown at one.
  @MainActor @Observable private final class PopoverSource {
    @ObservationIgnored private weak var host: (any PopoverHost)?

    nonisolated init() {}

    var id: ObjectIdentifier { ObjectIdentifier(self) }

    /// The popover; SwiftUI sets it to nil when it is closed.
    var popover: PopoverItem? {
      get { host?.popover(from: id) }
      set { if newValue == nil { host?.popoverDidClose(from: id) } }
    }

    /// The source as one of a level.
    func of(_ host: (any PopoverHost)?) -> PopoverSource {
      self.host = host
      return self
    }
  }

  /// A modal as a popover at its source.
  struct PopoverItem: Identifiable {
    let id: Int
    let content: @MainActor () -> AnyView
  }

  /// The content of a popover, which follows what its level would present.
  private struct PopoverContent: View {
    let item: PopoverItem

    var body: some View { item.content() }
  }

  /// A level of modals, as the sources of its popovers see it.
  @MainActor protocol PopoverHost: AnyObject {
    func add(_ source: ObjectIdentifier, for route: any NavigationRoute)
    func remove(_ source: ObjectIdentifier)
    func popover(from source: ObjectIdentifier) -> PopoverItem?
    func popoverDidClose(from source: ObjectIdentifier)
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
