#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  internal import Observation
  internal import SwiftUI

  /// What one level of modals shows, and the sources that its popovers may point at.
  @MainActor @Observable final class ModalLevel<Definition: NavigationDefinition>: PopoverHost {
    typealias Modal = NavigationState<Definition>.Modal

    /// What the level shows. A row that appears adds a source, for which the other rows are not drawn again.
    var slot: PresentationSlot<Modal> {
      get {
        access(keyPath: \.slot)
        return current
      }
      set {
        guard !newValue.isShown(like: current) else { return current = newValue }
        withMutation(keyPath: \.slot) { current = newValue }
      }
    }
    @ObservationIgnored private var current = PresentationSlot<Modal>()
    @ObservationIgnored var content: (Modal) -> AnyView = { _ in AnyView(EmptyView()) }
    @ObservationIgnored var userDidDismiss: (Modal.ID) -> Void = { _ in }
    /// Whether no modal is above this level. A modal above may cover a popover and its source.
    @ObservationIgnored var isOnTop: () -> Bool = { true }

    /// What is shown in a form; setting it to nil says that the user dismissed it.
    func item(_ form: PresentationForm) -> Binding<Modal?> {
      Binding {
        self.slot.shown(as: form)
      } set: { item in
        // Several presenters share the slot: one speaks only of what it shows itself.
        if item == nil, let shown = self.slot.shown(as: form) { self.dismiss(shown) }
      }
    }

    /// The content of a popover left the screen.
    func didDisappear(_ id: Modal.ID, next: Modal?) {
      slot.didDisappear(id, next: next)
      dismissLost()
    }

    private func dismissLost() {
      if let lost = slot.lost, isOnTop() { dismiss(lost) }
    }

    private func dismiss(_ shown: Modal) {
      slot.userDidDismiss()
      userDidDismiss(shown.id)
    }

    // MARK: Sources

    func add(_ source: ObjectIdentifier, for route: any NavigationRoute) {
      if let route = own(route) { slot.add(source, for: route) }
    }

    func remove(_ source: ObjectIdentifier) {
      slot.remove(source)
      dismissLost()
    }

    func popover(from source: ObjectIdentifier) -> PopoverItem? {
      slot.shown(as: .popover(from: source)).map { PopoverItem(id: $0.id, content: content($0)) }
    }

    func userDidDismissPopover(from source: ObjectIdentifier) {
      if let shown = slot.shown(as: .popover(from: source)) { dismiss(shown) }
    }

    func identity(of route: any NavigationRoute) -> AnyHashable? { own(route).map { AnyHashable($0) } }

    private func own(_ route: any NavigationRoute) -> Definition.Route? {
      route as? Definition.Route ?? Definition.route(embedding: route)
    }
  }
#endif
