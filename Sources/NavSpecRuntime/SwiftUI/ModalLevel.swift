#if canImport(SwiftUI)
  internal import Observation
  internal import SwiftUI

  /// What one level of modals shows, and the sources that its popovers may point at.
  @MainActor @Observable final class ModalLevel<Definition: NavigationDefinition>: PopoverHost {
    typealias Modal = NavigationState<Definition>.Modal

    /// How a modal is shown.
    enum Form { case sheet, cover, popover }

    var slot = PresentationSlot<Modal>()
    private var sources: [ObjectIdentifier: Definition.Route] = [:]
    @ObservationIgnored var content: (Modal) -> AnyView = { _ in AnyView(EmptyView()) }
    @ObservationIgnored var userDidDismiss: (Modal.ID) -> Void = { _ in }

    /// How the modal that is shown appears; a popover without a source is a sheet.
    func form(of modal: Modal) -> Form {
      switch modal.presentation {
      case .cover: .cover
      case .popover: sources.values.contains(modal.route) ? .popover : .sheet
      case .sheet, .push, .window, .replace: .sheet
      }
    }

    /// What is shown in a form; setting it to nil says that the user dismissed it.
    func item(_ form: Form) -> Binding<Modal?> {
      Binding {
        self.slot.shown.flatMap { self.form(of: $0) == form ? $0 : nil }
      } set: { item in
        // Several presenters share the slot: one speaks only of what it shows itself.
        guard item == nil, let shown = self.slot.shown, self.form(of: shown) == form else { return }
        self.dismiss(shown)
      }
    }

    private func dismiss(_ shown: Modal) {
      slot.userDidDismiss()
      userDidDismiss(shown.id)
    }

    // MARK: Sources

    func add(_ source: ObjectIdentifier, for route: any NavigationRoute) {
      sources[source] = own(route)
    }

    func remove(_ source: ObjectIdentifier) {
      // The source of what is shown may scroll away: the popover stays what it is.
      if popover(from: source) == nil { sources[source] = nil }
    }

    func popover(from source: ObjectIdentifier) -> PopoverItem? {
      guard let shown = slot.shown, form(of: shown) == .popover, sources[source] == shown.route,
        // Of several sources of one screen, one shows it.
        sources.filter({ $0.value == shown.route }).keys.min(by: { $0.hashValue < $1.hashValue }) == source
      else { return nil }
      return PopoverItem(id: shown.id, content: content(shown))
    }

    func userDidDismissPopover(from source: ObjectIdentifier) {
      if let shown = slot.shown, sources[source] == shown.route { dismiss(shown) }
    }

    func identity(of route: any NavigationRoute) -> AnyHashable? { own(route).map { AnyHashable($0) } }

    private func own(_ route: any NavigationRoute) -> Definition.Route? {
      route as? Definition.Route ?? Definition.route(embedding: route)
    }
  }
#endif
