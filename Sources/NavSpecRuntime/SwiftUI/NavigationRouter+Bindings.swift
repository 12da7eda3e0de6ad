#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  extension NavigationRouter {
    /// The selected tab, for a `TabView`.
    public var tabSelection: Binding<Tab> {
      Binding {
        _ = self.refusals
        return self.selectedTab
      } set: {
        self.tabViewDidSelect($0)
      }
    }

    /// The path of a tab, for a `NavigationStack`.
    public func pathBinding(in tab: Tab) -> Binding<[Route]> {
      Binding {
        _ = self.refusals
        return self.path(in: tab)
      } set: {
        self.stackDidWrite($0, of: tab)
      }
    }

    /// The screens above the redirect that replaces the tabs.
    var rootReplacementPathBinding: Binding<[Route]> {
      Binding {
        _ = self.refusals
        return Array((self.rootReplacement ?? []).dropFirst())
      } set: {
        self.userDidSetRootReplacementPath($0)
      }
    }

    /// The path of a modal's own stack; empty once the modal is gone.
    public func pathBinding(inModal id: State.Modal.ID) -> Binding<[Route]> {
      Binding {
        _ = self.refusals
        return self.modals.first { $0.id == id }?.path ?? []
      } set: {
        self.userDidSetPath($0, ofModal: id)
      }
    }
  }
#endif
