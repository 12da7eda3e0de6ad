#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  /// A split view: its columns as the state has them.
  ///
  /// A `RouteLink` in the sidebar or in the middle column fills the column on its right; one in the detail column
  /// pushes there. A `List` with a selection takes it from `selection(in:of:)`. A `NavigationLink(value:)` is
  /// for the detail column alone: elsewhere it writes to the same path, and cannot be distinguished from one inside.
  public struct RouterSplit<Definition: NavigationDefinition, Destination: View>: View {
    private let router: NavigationRouter<Definition>
    private let tab: Definition.Tab
    private let destination: (Definition.Route) -> Destination

    /// The split view of a tab, or of the window, with the view of each screen.
    public init(
      _ router: NavigationRouter<Definition>, _ tab: Definition.Tab,
      @ViewBuilder destination: @escaping (Definition.Route) -> Destination
    ) {
      self.router = router
      self.tab = tab
      self.destination = destination
    }

    /// The columns.
    public var body: some View {
      if router.columns(of: tab)?.hasContentColumn == true {
        NavigationSplitView(
          columnVisibility: router.visibilityBinding(of: tab),
          preferredCompactColumn: router.compactColumnBinding(of: tab)
        ) {
          column(.sidebar)
        } content: {
          column(.content)
        } detail: {
          detail
        }
      } else {
        NavigationSplitView(
          columnVisibility: router.visibilityBinding(of: tab),
          preferredCompactColumn: router.compactColumnBinding(of: tab)
        ) {
          column(.sidebar)
        } detail: {
          detail
        }
      }
    }

    private func column(_ column: NavigationSchema.Column) -> some View {
      shown(router.screen(in: column, of: tab), in: column)
    }

    private var detail: some View {
      NavigationStack(path: router.pathBinding(in: tab)) {
        shown(router.screen(in: .detail, of: tab), in: .detail)
          .navigationDestination(for: Definition.Route.self) { shown($0, in: .detail, isPushed: true) }
      }
    }

    @ViewBuilder private func shown(
      _ route: Definition.Route?, in column: NavigationSchema.Column, isPushed: Bool = false
    ) -> some View {
      if let route {
        RouteScreen(router: router, route: route, isPushed: isPushed, destination: destination)
          .environment(
            \.navigate, NavigateAction { [weak router] in router?.userDidTap($0, from: column) })
      }
    }
  }

  extension NavigationRouter {
    /// What is chosen in a column, for a `List` in that column: the screen on its right. A list in the
    /// sidebar of a view of two columns chooses the detail.
    public func selection(in column: NavigationSchema.Column, of tab: Tab) -> Binding<Route?> {
      Binding {
        _ = self.refusals
        guard let columns = self.columns(of: tab) else { return nil }
        return column == .sidebar && columns.hasContentColumn ? columns.content : columns.detail
      } set: {
        self.userDidChoose($0, in: column, of: tab)
      }
    }

    func compactColumnBinding(of tab: Tab) -> Binding<NavigationSplitViewColumn> {
      Binding {
        _ = self.refusals
        switch self.columns(of: tab)?.compactColumn {
        case .sidebar, nil: return .sidebar
        case .content: return .content
        case .detail: return .detail
        }
      } set: {
        self.userDidShow($0 == .sidebar ? .sidebar : $0 == .content ? .content : .detail, of: tab)
      }
    }

    func visibilityBinding(of tab: Tab) -> Binding<NavigationSplitViewVisibility> {
      Binding {
        switch self.columns(of: tab)?.visibility {
        case .automatic, nil: .automatic
        case .all: .all
        case .doubleColumn: .doubleColumn
        case .detailOnly: .detailOnly
        }
      } set: {
        let visibility: NavigationSchema.ColumnVisibility =
          $0 == .all
          ? .all : $0 == .doubleColumn ? .doubleColumn : $0 == .detailOnly ? .detailOnly : .automatic
        self.userDidSetVisibility(visibility, of: tab)
      }
    }
  }
#endif
