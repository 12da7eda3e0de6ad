#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  extension NavigationRouter {
    /// The selected tab, for a `TabView`.
    public var tabSelection: Binding<Tab> { Bindable(self).viewedTab }

    /// The path of a tab, for a `NavigationStack`.
    public func pathBinding(in tab: Tab) -> Binding<[Route]> { Bindable(self)[path: .tab(tab)] }

    /// The path of a modal's own stack; empty once the modal is gone.
    public func pathBinding(inModal id: State.Modal.ID) -> Binding<[Route]> {
      Bindable(self)[path: .modal(id)]
    }
  }
#endif
