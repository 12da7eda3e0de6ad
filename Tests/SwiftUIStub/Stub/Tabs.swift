public import Foundation

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public protocol PrimitiveTabContent: TabContent where Body == Self {}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension PrimitiveTabContent {
  public var body: Self { return self }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct AnyTabContent<TabValue: Hashable>: PrimitiveTabContent {}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(*, unavailable) extension AnyTabContent: Sendable {}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct _TupleTabContent<TabValue: Hashable>: PrimitiveTabContent {
  nonisolated init() {}
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public var body: Self { return self }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  public var body: Self { return self }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var body: Self { return self }
  public nonisolated init<V>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V {
    self.init(stub: ())
  }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var body: Self { return self }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public nonisolated init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(stub: ())
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> {
    content
  }
  public static func buildIf(_ content: (some TabContent<TabValue>)?) -> some TabContent<TabValue> {
    content
  }
  public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(first: T)
    -> _ConditionalContent<T, F>
  { _ConditionalContent() }
  public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(second: F)
    -> _ConditionalContent<T, F>
  { _ConditionalContent() }
  public static func buildLimitedAvailability(_ content: some TabContent<TabValue>)
    -> AnyTabContent<TabValue>
  { AnyTabContent() }

  public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> {
    content
  }
  // Two to ten children and no more, as in the real one; there is no empty block.
  public typealias C = TabContent<TabValue>
  public static func buildBlock(_ a: some C, _ b: some C) -> some C { _TupleTabContent() }
  public static func buildBlock(_ a: some C, _ b: some C, _ c: some C) -> some C { _TupleTabContent() }
  public static func buildBlock(_ a: some C, _ b: some C, _ c: some C, _ d: some C) -> some C {
    _TupleTabContent()
  }
  public static func buildBlock(_ a: some C, _ b: some C, _ c: some C, _ d: some C, _ e: some C) -> some C {
    _TupleTabContent()
  }
  public static func buildBlock(
    _ a: some C, _ b: some C, _ c: some C, _ d: some C, _ e: some C, _ f: some C
  ) -> some C { _TupleTabContent() }
  public static func buildBlock(
    _ a: some C, _ b: some C, _ c: some C, _ d: some C, _ e: some C, _ f: some C, _ g: some C
  ) -> some C { _TupleTabContent() }
  public static func buildBlock(
    _ a: some C, _ b: some C, _ c: some C, _ d: some C, _ e: some C, _ f: some C, _ g: some C, _ h: some C
  ) -> some C { _TupleTabContent() }
  public static func buildBlock(
    _ a: some C, _ b: some C, _ c: some C, _ d: some C, _ e: some C, _ f: some C, _ g: some C, _ h: some C,
    _ i: some C
  ) -> some C { _TupleTabContent() }
  public static func buildBlock(
    _ a: some C, _ b: some C, _ c: some C, _ d: some C, _ e: some C, _ f: some C, _ g: some C, _ h: some C,
    _ i: some C, _ j: some C
  ) -> some C { _TupleTabContent() }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct TabRole: Hashable, Sendable {
  public static var search: TabRole { absurd() }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
extension TabRole {
  public static var prominent: TabRole { absurd() }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct Tab<Value, Content, Label> {
  nonisolated init(stub: Void) {}
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(*, unavailable) extension Tab: Sendable {}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public var body: Self { return self }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(stub: ()) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(stub: ()) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(stub: ()) }
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(stub: ())
  }
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? { self.init(stub: ()) }
  public nonisolated init<T: Hashable>(
    value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T? { self.init(stub: ()) }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(stub: ()) }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(stub: ()) }
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) { self.init(stub: ()) }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct TabSection<Header, Content, Footer, SelectionValue> {
  nonisolated init(stub: Void) {}
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(*, unavailable) extension TabSection: Sendable {}
// The value of its tabs is not bound to that of the section: a bare case inside one is not inferred.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension TabSection: TabContent where Header: View, Content: TabContent, Footer: View {
  public typealias TabValue = Content.TabValue
  public var body: Self { return self }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable {
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.init(stub: ()) }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension TabSection where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(stub: ()) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(stub: ()) }
  @_disfavoredOverload public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<V?> content: () -> Content
  ) where SelectionValue == V? { self.init(stub: ()) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, @TabContentBuilder<V?> content: () -> Content
  ) where SelectionValue == V? { self.init(stub: ()) }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension TabContent {
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _TupleTabContent<TabValue>()
  }
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    _TupleTabContent<TabValue>()
  }
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { _TupleTabContent<TabValue>() }
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { _TupleTabContent<TabValue>() }
  public nonisolated func sectionActions<V: View>(@ViewBuilder content: () -> V) -> some TabContent<TabValue> {
    _TupleTabContent<TabValue>()
  }
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    _TupleTabContent<TabValue>()
  }
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { _TupleTabContent<TabValue>() }
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { _TupleTabContent<TabValue>() }
  public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    _TupleTabContent<TabValue>()
  }
  @_disfavoredOverload public nonisolated func badge<S: StringProtocol>(_ label: S)
    -> some TabContent<TabValue>
  { _TupleTabContent<TabValue>() }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct TabCustomizationBehavior: Equatable {
  public static var automatic: Self { absurd() }
  @available(macOS, unavailable) public static var disabled: Self { absurd() }
  @available(macOS, unavailable) public static var reorderable: Self { absurd() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  public static var automatic: Self { absurd() }
  public static var tabBar: Self { absurd() }
  @available(macOS, unavailable) public static var sidebar: Self { absurd() }
}

public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}
extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension TabView {
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(stub: ())
  }
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    self.init(stub: ())
  }
  private nonisolated init(stub: Void) {}
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension TabContentBuilder {
  public struct Content<C: TabContent>: PrimitiveView {}
}

@MainActor @preconcurrency public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle {}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct TabBarOnlyTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { absurd() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { absurd() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: Self { absurd() }
}

extension View {
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { EmptyView() }
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { EmptyView() }
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    EmptyView()
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct TabViewCustomization: Equatable, Sendable {
  public init() {}
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension AppStorage {
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization { stub = () }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension SceneStorage where Value == TabViewCustomization {
  public init(_ key: String, store: UserDefaults? = nil) {}
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
extension EnvironmentValues {
  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { absurd() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static var automatic: Self { absurd() }
  @available(macOS, unavailable) @available(visionOS, unavailable) public static var onScrollDown: Self { absurd() }
  @available(macOS, unavailable) @available(visionOS, unavailable) public static var onScrollUp: Self { absurd() }
  @available(macOS, unavailable) @available(visionOS, unavailable) public static var never: Self { absurd() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension TabContent {
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  )
    -> some TabContent<TabValue>
  { _TupleTabContent<TabValue>() }
}
extension View {
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    EmptyView()
  }
  @available(iOS 18.0, *) @available(macOS, unavailable) @available(visionOS, unavailable)
  public nonisolated func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic)
    -> some View
  { EmptyView() }
  @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
  public nonisolated func defaultTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement) -> some View {
    EmptyView()
  }
  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    EmptyView()
  }
  @available(iOS 26.0, *) @available(macOS, unavailable) @available(visionOS, unavailable)
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    EmptyView()
  }
  @available(iOS 26.1, *) @available(macOS, unavailable) @available(visionOS, unavailable)
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { EmptyView() }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct TabPlacement: Hashable {
  public static var automatic: Self { absurd() }
  public static var pinned: Self { absurd() }
  public static var sidebarOnly: Self { absurd() }
}
