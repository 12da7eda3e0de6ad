#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI

  /// A tab's stack: its root, and the path above it.
  public struct RouterStack<Definition: NavigationDefinition, Destination: View>: View {
    private let router: NavigationRouter<Definition>
    private let tab: Definition.Tab
    private let search: SearchField?
    private let destination: (Definition.Route) -> Destination

    /// The stack of a tab, with the view of each screen.
    public init(
      _ router: NavigationRouter<Definition>, _ tab: Definition.Tab,
      @ViewBuilder destination: @escaping (Definition.Route) -> Destination
    ) {
      self.router = router
      self.tab = tab
      search = nil
      self.destination = destination
    }

    /// The stack of a search tab: its root has a field for the text.
    public init(
      _ router: NavigationRouter<Definition>, _ tab: Definition.Tab, search text: Binding<String>,
      prompt: LocalizedStringKey, @ViewBuilder destination: @escaping (Definition.Route) -> Destination
    ) {
      self.router = router
      self.tab = tab
      search = SearchField(text: text, prompt: prompt)
      self.destination = destination
    }

    /// The stack.
    public var body: some View {
      let root = router.root(of: tab)
      ScreenStack(
        router: router, place: .tab(tab), route: root,
        root: RouteScreen(router: router, route: root, destination: destination)
          .modifier(OptionalSearchField(field: search)),
        destination: destination)
    }
  }

  private struct SearchField {
    let text: Binding<String>
    let prompt: LocalizedStringKey
  }

  private struct OptionalSearchField: ViewModifier {
    let field: SearchField?

    @ViewBuilder func body(content: Content) -> some View {
      if let field {
        content.searchable(text: field.text, prompt: field.prompt)
      } else {
        content
      }
    }
  }
#endif
