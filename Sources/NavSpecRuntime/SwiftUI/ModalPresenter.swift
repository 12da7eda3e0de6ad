#if canImport(SwiftUI)
  internal import SwiftUI

  /// Presents one level of the modals; the next level's presenter sits inside the presented content,
  /// because SwiftUI presents from the view that is on top.
  struct ModalPresenter<Definition: NavigationDefinition, Destination: View>: ViewModifier {
    typealias Modal = NavigationState<Definition>.Modal

    let router: NavigationRouter<Definition>
    let level: Int
    let destination: (Definition.Route) -> Destination

    @State private var slot = PresentationSlot<Modal>()

    private var wanted: Modal? { router.modals.dropFirst(level).first }

    func body(content: Content) -> some View {
      content
        .sheet(item: item { $0 != .cover }, onDismiss: didLeave) { modal in
          ModalScreen(router: router, modal: modal, level: level, destination: destination)
        }
        #if os(macOS)
          .sheet(item: item { $0 == .cover }, onDismiss: didLeave) { modal in
            ModalScreen(router: router, modal: modal, level: level, destination: destination)
          }
        #else
          .fullScreenCover(item: item { $0 == .cover }, onDismiss: didLeave) { modal in
            ModalScreen(router: router, modal: modal, level: level, destination: destination)
          }
        #endif
        .onChange(of: wanted, initial: true) { _, wanted in slot.want(wanted) }
    }

    private func item(where appears: @escaping (NavigationSchema.Presentation) -> Bool) -> Binding<Modal?> {
      Binding {
        slot.shown.flatMap { appears($0.presentation) ? $0 : nil }
      } set: { item in
        // Two presenters share the slot: one speaks only of what it shows itself.
        guard item == nil, let shown = slot.shown, appears(shown.presentation) else { return }
        slot.userDidDismiss()
        router.dismiss(shown.id)
      }
    }

    private func didLeave() { slot.didLeave(next: wanted) }
  }

  /// The content of a modal: its screen, in a stack of its own if it has one.
  struct ModalScreen<Definition: NavigationDefinition, Destination: View>: View {
    let router: NavigationRouter<Definition>
    let modal: NavigationState<Definition>.Modal
    let level: Int
    let destination: (Definition.Route) -> Destination

    private var declared: NavigationSchema.Route? { Definition.map.route(at: modal.route.index) }

    var body: some View {
      screen
        .interactiveDismissDisabled(declared?.isFreelyDismissed == false)
        .modifier(ModalPresenter(router: router, level: level + 1, destination: destination))
        .navigationEnvironment(router)
    }

    @ViewBuilder private var screen: some View {
      if declared?.hasStack == true {
        NavigationStack(path: router.pathBinding(inModal: modal.id)) {
          destination(modal.route)
            .navigationDestination(for: Definition.Route.self, destination: destination)
        }
      } else {
        destination(modal.route)
      }
    }
  }
#endif
