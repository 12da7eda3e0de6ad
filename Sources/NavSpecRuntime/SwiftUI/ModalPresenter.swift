#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  internal import Foundation
  internal import SwiftUI

  /// Presents one level of the modals; the next level's presenter sits inside the presented content,
  /// because SwiftUI presents from the view that is on top.
  struct ModalPresenter<Definition: NavigationDefinition, Destination: View>: ViewModifier {
    typealias Modal = NavigationState<Definition>.Modal

    let router: NavigationRouter<Definition>
    let position: Int
    let destination: (Definition.Route) -> Destination

    @State private var level = ModalLevel<Definition>()

    init(
      router: NavigationRouter<Definition>, position: Int,
      destination: @escaping (Definition.Route) -> Destination
    ) {
      self.router = router
      self.position = position
      self.destination = destination
    }

    private var wanted: Modal? { Self.wanted(of: router, at: position) }

    func body(content: Content) -> some View {
      content
        .environment(\.popoverHost, level)
        .sheet(item: level.item(.sheet), onDismiss: didLeave) { presented($0) }
        #if os(macOS)
          .sheet(item: level.item(.cover), onDismiss: didLeave) { presented($0) }
        #else
          .fullScreenCover(item: level.item(.cover), onDismiss: didLeave) { presented($0) }
        #endif
        .onChange(of: wanted, initial: true) { _, wanted in
          level.content = Self.popover(on: level, of: router, at: position, destination: destination)
          level.userDidDismiss = { [weak router] in router?.userDidDismiss($0) }
          level.isOnTop = { [weak router, position] in (router?.modals.count ?? 0) <= position + 1 }
          level.slot.want(wanted)
        }
        // A dismissal that was refused shows the modal again.
        .onChange(of: router.refusals) { level.slot.want(wanted) }
    }

    private func presented(_ modal: Modal) -> some View {
      ModalScreen(router: router, modal: modal, position: position, destination: destination)
        .onAppear { level.slot.didAppear(modal.id) }
    }

    private func didLeave() { level.slot.didLeave(next: wanted) }

    private static func wanted(of router: NavigationRouter<Definition>, at position: Int) -> Modal? {
      router.modal(at: position)
    }

    /// The content of a popover. The level keeps it: made from this view, which holds the level, or with the
    /// router, whose views hold it, none of them would ever go.
    private static func popover(
      on level: ModalLevel<Definition>, of router: NavigationRouter<Definition>, at position: Int,
      destination: @escaping (Definition.Route) -> Destination
    ) -> (Modal) -> AnyView {
      { [weak level, weak router] modal in
        guard let router else { return AnyView(EmptyView()) }
        return AnyView(
          ModalScreen(router: router, modal: modal, position: position, destination: destination)
            .onAppear { [weak level] in level?.slot.didAppear(modal.id) }
            .onDisappear { [weak level, weak router] in
              let next = router.flatMap { wanted(of: $0, at: position) }
              level?.didDisappear(modal.id, next: next)
            })
      }
    }
  }

  /// The content of a modal: its screen, in a stack of its own if it has one.
  struct ModalScreen<Definition: NavigationDefinition, Destination: View>: View {
    let router: NavigationRouter<Definition>
    let modal: NavigationState<Definition>.Modal
    let position: Int
    let destination: (Definition.Route) -> Destination

    private var declared: NavigationSchema.Route? { Definition.map.route(at: modal.route.index) }

    var body: some View {
      screen
        .modifier(Detents(declared: declared?.detents ?? []))
        .modifier(ModalPresenter(router: router, position: position + 1, destination: destination))
        .navigationEnvironment(router)
        .environment(
          \.finish, FinishAction { [weak router, id = modal.id] in router?.finish($0, modal: id) ?? false })
    }

    @ViewBuilder private var screen: some View {
      if declared?.hasStack == true {
        NavigationStack(path: router.pathBinding(inModal: modal.id)) {
          RouteScreen(router: router, route: modal.route, destination: destination)
            .navigationDestination(for: Definition.Route.self) {
              RouteScreen(router: router, route: $0, isPushed: true, destination: destination)
            }
        }
      } else {
        RouteScreen(router: router, route: modal.route, destination: destination)
      }
    }
  }

  private struct Detents: ViewModifier {
    let declared: [NavigationSchema.Detent]

    // A sheet needs a height at least: without one it keeps the system's.
    @ViewBuilder func body(content: Content) -> some View {
      if declared.isEmpty {
        content
      } else {
        content.presentationDetents(Set(declared.map(\.presentationDetent)))
      }
    }
  }

  extension NavigationSchema.Detent {
    fileprivate var presentationDetent: PresentationDetent {
      switch self {
      case .medium: .medium
      case .large: .large
      case .fraction(let part): .fraction(part)
      case .height(let points): .height(points)
      }
    }
  }
#endif
