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

    func body(content: Self.Content) -> some View {
      content
        .environment(\.popoverHost, level)
        .sheet(item: Bindable(level)[shown: .sheet], onDismiss: level.didLeave) { presented($0) }
        #if os(macOS)
          .sheet(item: Bindable(level)[shown: .cover], onDismiss: level.didLeave) { presented($0) }
        #else
          .fullScreenCover(item: Bindable(level)[shown: .cover], onDismiss: level.didLeave) { presented($0) }
        #endif
        // A popover is presented by a row. It shows what this view would present now.
        .onChange(of: EachUpdate(), initial: true) {
          level.content = Self.popover(on: level, of: router, at: position, destination: destination)
        }
        .onChange(of: router.modal(at: position), initial: true) { level.follow(router, at: position) }
        // A dismissal that was refused shows the modal again.
        .onChange(of: router.refusals) { level.follow(router, at: position) }
        .modifier(DraftAlert(router: router, position: position))
    }

    private func presented(_ modal: Modal) -> some View {
      ModalScreen(router: router, modal: modal, position: position, destination: destination)
        .onAppear { level.slot.didAppear(modal.id) }
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
            .onDisappear { [weak level] in level?.didDisappear(modal.id) })
      }
    }
  }

  /// A value that is another one each time that a view is updated.
  struct EachUpdate: Equatable {
    static func == (first: Self, second: Self) -> Bool { false }
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
        .environment(\.isInStack, declared?.hasStack == true)
        .environment(\.stackPlace, AnyHashable(StackPlace<Definition.Tab>.modal(modal.id)))
        .modifier(ScreenTransition(source: source, fades: declared?.crossFades == true))
        .modifier(Detents(declared: declared?.detents ?? []))
        .modifier(SheetPlacement(declared: declared?.placement ?? .automatic))
        .modifier(DismissalProtection(router: router, modal: modal.id))
        .modifier(ModalPresenter(router: router, position: position + 1, destination: destination))
        .modifier(NavigationEnvironment(router: router, level: position + 1))
        .environment(\.finish, FinishAction(router, modal: modal.id))
    }

    /// It grows out of a view of the stack below.
    private var source: ZoomSource? {
      guard declared?.zooms == true else { return nil }
      let below = position == 0 ? nil : router.modal(at: position - 1)
      let place = below.map { StackPlace<Definition.Tab>.modal($0.id) } ?? .tab(router.selectedTab)
      return ZoomSource(route: modal.route, place: AnyHashable(place))
    }

    @ViewBuilder private var screen: some View {
      let root = RouteScreen(router: router, route: modal.route, destination: destination)
      if declared?.hasStack == true {
        ScreenStack(
          router: router, place: .modal(modal.id), route: modal.route, root: root, destination: destination)
      } else {
        root
      }
    }
  }

  private struct Detents: ViewModifier {
    let declared: [NavigationSchema.Detent]

    // A sheet needs a height at least: without one it keeps the system's.
    @ViewBuilder func body(content: Self.Content) -> some View {
      if declared.isEmpty {
        content
      } else {
        content.presentationDetents(Set(declared.map(\.presentationDetent)))
      }
    }
  }

  private struct SheetPlacement: ViewModifier {
    let declared: NavigationSchema.SheetPlacement

    @ViewBuilder func body(content: Self.Content) -> some View {
      #if compiler(>=6.4)
        if declared == .automatic {
          content
        } else if #available(iOS 27.0, macOS 27.0, visionOS 27.0, *) {
          content.presentationPlacement(declared.presentationPlacement)
        } else {
          content
        }
      #else
        content
      #endif
    }
  }

  #if compiler(>=6.4)
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
    extension NavigationSchema.SheetPlacement {
      fileprivate var presentationPlacement: PresentationPlacement {
        switch self {
        case .automatic: .automatic
        case .center: .center
        case .leading: .leading
        case .trailing: .trailing
        }
      }
    }
  #endif

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
