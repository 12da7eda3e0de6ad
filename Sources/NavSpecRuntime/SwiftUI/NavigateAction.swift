#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
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

  /// Hands back a value from a screen that was presented for one, and closes it:
  /// `@Environment(\.finish) var finish`, `finish(id)`. Where nobody waits for it, it does nothing.
  public struct FinishAction: Sendable {
    private let action: @MainActor @Sendable (any Sendable) -> Bool

    nonisolated init(_ action: @escaping @MainActor @Sendable (any Sendable) -> Bool) {
      self.action = action
    }

    /// Finishes with a value; false if nobody waits for one of its type.
    @discardableResult @MainActor public func callAsFunction(_ value: some Sendable) -> Bool { action(value) }
  }

  /// Closes every modal of the window: `@Environment(\.dismissModals) var dismissModals`.
  public struct DismissModalsAction: Sendable {
    private let action: @MainActor @Sendable () -> Void

    nonisolated init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

    /// Closes them.
    @MainActor public func callAsFunction() { action() }
  }

  private struct NavigateKey: EnvironmentKey {
    static let defaultValue = NavigateAction { _ in }
  }

  private struct FinishKey: EnvironmentKey {
    static let defaultValue = FinishAction { _ in false }
  }

  private struct DismissModalsKey: EnvironmentKey {
    static let defaultValue = DismissModalsAction {}
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
