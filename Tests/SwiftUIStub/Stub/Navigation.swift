public import Foundation

public struct NavigationPath {
  public init() {}
  @_disfavoredOverload public init<S: Sequence>(_ elements: S) where S.Element: Hashable {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {}
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  @_disfavoredOverload public mutating func append<V: Hashable>(_ value: V) {}
  public mutating func append<V: Hashable & Codable>(_ value: V) {}
  public mutating func removeLast(_ k: Int = 1) {}
}
extension NavigationPath: Equatable {
  public static func == (a: Self, b: Self) -> Bool { true }
}
@available(*, unavailable) extension NavigationPath: Sendable {}

public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {}
extension NavigationLink where Destination == Never {
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {}
}

extension View {
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { EmptyView() }
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { EmptyView() }
  public nonisolated func searchable(
    text: Binding<String>, prompt: LocalizedStringKey
  ) -> some View { EmptyView() }
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { EmptyView() }
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { EmptyView() }
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { EmptyView() }
}

@MainActor @preconcurrency public struct OpenURLAction {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
  }
  public init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
}

public struct PresentationDetent: Hashable, Sendable {
  public static var medium: Self { absurd() }
  public static var large: Self { absurd() }
  public static func fraction(_ fraction: CGFloat) -> Self { absurd() }
  public static func height(_ height: CGFloat) -> Self { absurd() }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public protocol NavigationTransition {}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { absurd() }
}
@available(iOS 27.0, visionOS 27.0, *)
@available(macOS, unavailable)
public struct CrossFadeNavigationTransition: NavigationTransition {}
@available(iOS 27.0, visionOS 27.0, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == CrossFadeNavigationTransition {
  public static var crossFade: Self { absurd() }
}
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct PresentationPlacement: Sendable {
  public static var automatic: Self { absurd() }
  public static var center: Self { absurd() }
  public static var leading: Self { absurd() }
  public static var trailing: Self { absurd() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { absurd() }
}

extension View {
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { EmptyView() }
  @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
  public nonisolated func presentationPlacement(_ placement: PresentationPlacement) -> some View { EmptyView() }
  @available(iOS 27.0, macOS 15.0, *)
  @available(visionOS, unavailable)
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { EmptyView() }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    EmptyView()
  }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
  {
    EmptyView()
  }
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { EmptyView() }
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { EmptyView() }
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { EmptyView() }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    EmptyView()
  }
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { EmptyView() }
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    EmptyView()
  }
}

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public struct ToolbarPlacement: Sendable {
  public static var automatic: Self { absurd() }
  @available(macOS, unavailable) public static var tabBar: Self { absurd() }
  @available(macOS, unavailable) public static var navigationBar: Self { absurd() }
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic = Self()
  @available(macOS, unavailable) public static let navigationBarDrawer = Self()
  public static let sidebar = Self()
  public static let toolbar = Self()
}
