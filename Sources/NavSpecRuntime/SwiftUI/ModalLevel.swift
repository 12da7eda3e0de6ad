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
        timer.follow(newValue.wait) { [weak self] in self?.giveUp($0) }
        guard !newValue.isShown(like: current) else { return current = newValue }
        withMutation(keyPath: \.slot) { current = newValue }
      }
    }
    /// The view of a modal as a popover, with the newest closures of the app.
    var content: (Modal) -> AnyView = { _ in AnyView(EmptyView()) }

    @ObservationIgnored private var current = PresentationSlot<Modal>()
    @ObservationIgnored private let timer = PresentationTimer()
    // The router's views hold the level: it holds neither.
    @ObservationIgnored private weak var router: NavigationRouter<Definition>?
    @ObservationIgnored private var position = 0

    /// Shows the modal that a router has at this level.
    func follow(_ router: NavigationRouter<Definition>, at position: Int) {
      self.router = router
      self.position = position
      slot.want(wanted)
    }

    private var wanted: Modal? { router?.modal(at: position) }

    /// What is shown in a form. SwiftUI sets it to nil when it is closed.
    subscript(shown form: PresentationForm) -> Modal? {
      get { slot.shown(as: form) }
      set {
        // Several presenters share the slot: one speaks only of what it shows itself.
        if newValue == nil, let shown = slot.shown(as: form) { didClose(shown) }
      }
    }

    /// The dismissal of a sheet or a cover is over.
    func didLeave() { slot.didLeave(next: wanted) }

    /// The content of a popover left the screen.
    func didDisappear(_ id: Modal.ID) {
      slot.didDisappear(id, next: wanted)
      dismissLost()
    }

    private func dismissLost() {
      // A modal above this level may cover a popover and its source.
      guard let lost = slot.lost, let router, router.modals.count <= position + 1 else { return }
      slot.userDidDismiss()
      router.userDidDismiss(lost.id)
    }

    private func didClose(_ shown: Modal) {
      slot.userDidDismiss()
      router?.modalDidClose(shown.id)
    }

    private func giveUp(_ wait: PresentationWait) {
      if let stalled = slot.giveUp(wait, next: wanted) { router?.didStall(stalled.route) }
    }

    // In place, as each row of a list that scrolls calls it: the slot that views read is a copy.
    func add(_ source: ObjectIdentifier, for route: any NavigationRoute) {
      if let route = own(route) { current.add(source, for: route) }
    }

    func remove(_ source: ObjectIdentifier) {
      if current.shown(as: .popover(from: source)) == nil {
        current.remove(source)
      } else {
        slot.remove(source)
      }
      dismissLost()
    }

    func popover(from source: ObjectIdentifier) -> PopoverItem? {
      slot.shown(as: .popover(from: source)).map { modal in
        PopoverItem(id: modal.id) { [weak self] in self?.content(modal) ?? AnyView(EmptyView()) }
      }
    }

    func popoverDidClose(from source: ObjectIdentifier) {
      if let shown = slot.shown(as: .popover(from: source)) { didClose(shown) }
    }

    func identity(of route: any NavigationRoute) -> AnyHashable? { own(route).map { AnyHashable($0) } }

    private func own(_ route: any NavigationRoute) -> Definition.Route? {
      route as? Definition.Route ?? Definition.route(embedding: route)
    }
  }
#endif
