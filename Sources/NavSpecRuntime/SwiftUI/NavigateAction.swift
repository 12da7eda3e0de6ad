#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  /// Goes to a screen from any view: `@Environment(\.navigate) var navigate`, `navigate(to: route)`.
  /// Where there is no router, as in the preview of a row, it does nothing.
  public struct NavigateAction: Sendable, Equatable {
    private let origin: ActionOrigin
    private let action: @MainActor @Sendable (any NavigationRoute) -> Void

    nonisolated init(
      of origin: ActionOrigin, _ action: @escaping @MainActor @Sendable (any NavigationRoute) -> Void
    ) {
      self.origin = origin
      self.action = action
    }

    /// Goes where a router leads from a column of a split view.
    ///
    /// - Parameter level: The number of modals below the views that have the action.
    init<Definition>(
      _ router: NavigationRouter<Definition>, from column: NavigationSchema.Column? = nil, at level: Int
    ) {
      let origin = ActionOrigin(router: ObjectIdentifier(router), column: column, level: level)
      self.init(of: origin) { [weak router] in router?.userDidTap($0, from: column, at: level) }
    }

    /// Whether both go to screens of one window, from one place.
    public nonisolated static func == (first: Self, second: Self) -> Bool { first.origin == second.origin }

    /// Goes to a screen of the window's app, or of one of its features.
    @MainActor public func callAsFunction(to route: some NavigationRoute) { action(route) }
  }

  /// Returns a value from a modal and closes it, even if no task awaits the value:
  /// `@Environment(\.finish) var finish`, `finish(id)`. If a task awaits a value of another type, nothing changes.
  public struct FinishAction: Sendable, Equatable {
    private let origin: ActionOrigin
    private let action: @MainActor @Sendable (any Sendable) -> Bool

    nonisolated init(
      of origin: ActionOrigin, _ action: @escaping @MainActor @Sendable (any Sendable) -> Bool
    ) {
      self.origin = origin
      self.action = action
    }

    /// Finishes a modal of a router.
    init<Definition>(_ router: NavigationRouter<Definition>, modal: Int) {
      self.init(of: ActionOrigin(router: ObjectIdentifier(router), modal: modal)) { [weak router] in
        router?.finish($0, modal: modal) ?? false
      }
    }

    /// Whether both finish the same modal.
    public nonisolated static func == (first: Self, second: Self) -> Bool { first.origin == second.origin }

    /// Finishes with a value, and says whether a task that awaits it got it.
    @discardableResult @MainActor public func callAsFunction(_ value: some Sendable) -> Bool { action(value) }
  }

  /// Closes every modal of the window: `@Environment(\.dismissModals) var dismissModals`.
  public struct DismissModalsAction: Sendable, Equatable {
    private let origin: ActionOrigin
    private let action: @MainActor @Sendable () -> Void

    nonisolated init(of origin: ActionOrigin, _ action: @escaping @MainActor @Sendable () -> Void) {
      self.origin = origin
      self.action = action
    }

    /// Closes the modals of a router.
    init<Definition>(_ router: NavigationRouter<Definition>) {
      self.init(of: ActionOrigin(router: ObjectIdentifier(router))) { [weak router] in router?.dismissAll() }
    }

    /// Whether both close the modals of one window.
    public nonisolated static func == (first: Self, second: Self) -> Bool { first.origin == second.origin }

    /// Closes them.
    @MainActor public func callAsFunction() { action() }
  }

  /// What an action in the environment belongs to. Views that read an equal action are not drawn again.
  nonisolated struct ActionOrigin: Hashable, Sendable {
    /// The router; nil for an action that does nothing.
    var router: ObjectIdentifier?
    var column: NavigationSchema.Column?
    var level: Int?
    var modal: Int?
  }

  private struct NavigateKey: EnvironmentKey {
    static let defaultValue = NavigateAction(of: ActionOrigin()) { _ in }
  }

  private struct FinishKey: EnvironmentKey {
    static let defaultValue = FinishAction(of: ActionOrigin()) { _ in false }
  }

  private struct DismissModalsKey: EnvironmentKey {
    static let defaultValue = DismissModalsAction(of: ActionOrigin()) {}
  }

  extension EnvironmentValues {
    /// Goes to a screen of the window's router.
    public internal(set) var navigate: NavigateAction {
      get { self[NavigateKey.self] }
      set { self[NavigateKey.self] = newValue }
    }

    /// Hands back the value that a screen was presented for.
    public internal(set) var finish: FinishAction {
      get { self[FinishKey.self] }
      set { self[FinishKey.self] = newValue }
    }

    /// Closes every modal of the window.
    public internal(set) var dismissModals: DismissModalsAction {
      get { self[DismissModalsKey.self] }
      set { self[DismissModalsKey.self] = newValue }
    }
  }
#endif
