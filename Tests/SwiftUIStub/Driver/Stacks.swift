/// The views of pushed values, by type.
@MainActor private final class Destinations {
  var views: [ObjectIdentifier: (Any) -> AnyView] = [:]
}

private struct DestinationsKey: EnvironmentKey {
  static var defaultValue: Destinations? { nil }
}

/// A stack whose pushed screens stay alive below the top.
public struct NavigationStack<Data, Root: View>: PrimitiveView, DrivenView {
  private let path: () -> [Any]
  private let root: Root

  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.path = { path.wrappedValue.map { $0 } }
    self.root = root()
  }

  func drive(_ node: Node, _ environment: EnvironmentValues) {
    let destinations = node.states[0] as? Destinations ?? Destinations()
    node.states[0] = destinations
    var environment = environment
    environment[DestinationsKey.self] = destinations
    SwiftUI.drive(root, under: node, "root", environment)
    for (position, value) in path().enumerated() {
      guard let view = destinations.views[ObjectIdentifier(type(of: value))] else { continue }
      SwiftUI.drive(view(value), under: node, position, environment)
    }
  }
}

/// Columns, all of which are alive.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView, DrivenView {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }

  func drive(_ node: Node, _ environment: EnvironmentValues) {
    SwiftUI.drive(sidebar, under: node, "sidebar", environment)
    if let content { SwiftUI.drive(content, under: node, "content", environment) }
    SwiftUI.drive(detail, under: node, "detail", environment)
  }
}

public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let all = Self(name: "all")
  public static let doubleColumn = Self(name: "doubleColumn")
  public static let detailOnly = Self(name: "detailOnly")
}
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = Self(name: "sidebar")
  public static let content = Self(name: "content")
  public static let detail = Self(name: "detail")
}

extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { false }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    MainActor.assumeIsolated { Graph.shared.isNarrow ? .compact : .regular }
  }
}

/// One item at a time, above a view.
public struct Presented<Content: View, Item: Identifiable, Presentation: View>: PrimitiveView, DrivenView {
  let content: Content
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let presentation: (Item) -> Presentation

  func drive(_ node: Node, _ environment: EnvironmentValues) {
    SwiftUI.drive(content, under: node, "content", environment)
    let item = Graph.shared.isBusy ? nil : item.wrappedValue
    if let item {
      node.states[0] = node
      SwiftUI.drive(presentation(item), under: node, AnyHashable(item.id), environment)
    } else if node.states.removeValue(forKey: 0) != nil, let onDismiss {
      Graph.shared.later(onDismiss)
    }
  }
}

extension View {
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    nonisolated(unsafe) let destination = destination
    return Around(self) { _, environment in
      environment[DestinationsKey.self]?.views[ObjectIdentifier(D.self)] = { value in
        (value as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
      }
    }
  }
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { Presented(content: self, item: item, onDismiss: onDismiss, presentation: content) }
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { Presented(content: self, item: item, onDismiss: onDismiss, presentation: content) }
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { Presented(content: self, item: item, onDismiss: nil, presentation: content) }
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    Around(self) { _, _ in if hidesBackButton { Graph.shared.hiddenBackButtons += 1 } }
  }
}
