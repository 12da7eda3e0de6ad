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
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

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
    @ViewBuilder public var body: some View {
      if router.columns(of: tab)?.hasContentColumn == true {
        NavigationSplitView(
          columnVisibility: Bindable(router)[visibility: tab],
          preferredCompactColumn: Bindable(router)[compactColumn: tab]
        ) {
          column(.sidebar)
        } content: {
          column(.content)
        } detail: {
          detail
        }
      } else {
        NavigationSplitView(
          columnVisibility: Bindable(router)[visibility: tab],
          preferredCompactColumn: Bindable(router)[compactColumn: tab]
        ) {
          column(.sidebar)
        } detail: {
          detail
        }
      }
    }

    private func column(_ column: NavigationSchema.Column) -> some View {
      shown(column)
        .environment(\.stackPlace, AnyHashable(StackPlace<Definition.Tab>.tab(tab)))
        .environment(\.navigate, NavigateAction(router, from: column, at: 0))
    }

    private var detail: some View {
      let route = router.screen(in: .detail, of: tab)
      return ScreenStack(
        router: router, place: .tab(tab), route: route, root: shown(.detail), destination: destination
      )
      .environment(\.navigate, NavigateAction(router, from: .detail, at: 0))
    }

    @ViewBuilder private func shown(_ column: NavigationSchema.Column) -> some View {
      if let route = router.screen(in: column, of: tab) {
        RouteScreen(
          router: router, route: route, wayBack: wayBack(from: column), destination: destination)
      }
    }

    /// A screen that the spec declares for a column is left without a change of the state: nobody could be asked.
    private func wayBack(from column: NavigationSchema.Column) -> WayBack {
      guard column != .sidebar, router.isChosen(in: column, of: tab) else { return .none }
      return .column(column, isCollapsed: horizontalSizeClass == .compact)
    }
  }

  extension NavigationRouter {
    /// What is chosen in a column, for a `List` in that column: the screen on its right. A list in the
    /// sidebar of a view of two columns chooses the detail.
    public func selection(in column: NavigationSchema.Column, of tab: Tab) -> Binding<Route?> {
      Bindable(self)[selection: column, of: tab]
    }

    /// The column that shows where there is room for one, as a split view reads and writes it.
    fileprivate subscript(compactColumn tab: Tab) -> NavigationSplitViewColumn {
      get {
        _ = refusals
        switch columns(of: tab)?.compactColumn {
        case .sidebar, nil: return .sidebar
        case .content: return .content
        case .detail: return .detail
        }
      }
      set {
        userDidShow(newValue == .sidebar ? .sidebar : newValue == .content ? .content : .detail, of: tab)
      }
    }

    /// The columns that show, as a split view reads and writes them.
    fileprivate subscript(visibility tab: Tab) -> NavigationSplitViewVisibility {
      get {
        switch columns(of: tab)?.visibility {
        case .automatic, nil: .automatic
        case .all: .all
        case .doubleColumn: .doubleColumn
        case .detailOnly: .detailOnly
        }
      }
      set {
        let visibility: NavigationSchema.ColumnVisibility =
          newValue == .all
          ? .all
          : newValue == .doubleColumn ? .doubleColumn : newValue == .detailOnly ? .detailOnly : .automatic
        userDidSetVisibility(visibility, of: tab)
      }
    }
  }
#endif
