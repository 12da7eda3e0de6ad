public import Foundation

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = Self()
  public static let center = Self()
  public static let trailing = Self()
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let top = Self()
  public static let center = Self()
  public static let bottom = Self()
}
public struct Alignment: Equatable, Sendable {
  public static let leading = Self()
  public static let center = Self()
  public static let trailing = Self()
  public static let bottom = Self()
}
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public struct VStack<Content: View>: PrimitiveView {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public struct HStack<Content: View>: PrimitiveView {
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public struct ScrollView<Content: View>: PrimitiveView {
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
}
public struct Spacer: PrimitiveView {
  public nonisolated init(minLength: CGFloat? = nil) {}
}
public struct Divider: PrimitiveView {
  public nonisolated init() {}
}
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {}
extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init() where Label == EmptyView {}
}

@MainActor @preconcurrency public protocol Shape: Sendable, View {}
public struct Capsule: Shape, PrimitiveView {
  public nonisolated init() {}
}

public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {
  public static let gray = Color()
  public static let blue = Color()
  public static let yellow = Color()
  public static let secondary = Color()
  public func opacity(_ opacity: Double) -> Color { self }
}
extension ShapeStyle where Self == Color {
  public static var blue: Color { absurd() }
  public static var white: Color { absurd() }
}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { absurd() }
  public static var secondary: Self { absurd() }
}

public struct Font: Hashable, Sendable {
  public static let headline = Font()
  public static let subheadline = Font()
  public static let caption = Font()
  public static let title = Font()
}

extension Text {
  public struct DateStyle: Equatable, Sendable {
    public static let date = Self()
    public static let time = Self()
  }
  public nonisolated init(_ date: Date, style: DateStyle) { self.init(verbatim: "") }
  public nonisolated init(_ key: LocalizedStringKey, comment: StaticString?) { self.init(verbatim: "") }
  public static func + (lhs: Text, rhs: Text) -> Text { lhs }
}
extension Image {
  public nonisolated func resizable() -> Image { self }
}

public protocol ListStyle {}
public struct PlainListStyle: ListStyle {
  public init() {}
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: Self { absurd() }
}
@available(macOS, unavailable)
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}
@available(macOS, unavailable)
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { absurd() }
}
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { absurd() }
}
public protocol PickerStyle {}
public struct InlinePickerStyle: PickerStyle {
  public init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: Self { absurd() }
}

extension View {
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    EmptyView()
  }
  public nonisolated func padding(_ length: CGFloat) -> some View { EmptyView() }
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  public nonisolated func font(_ font: Font?) -> some View { EmptyView() }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  public nonisolated func lineLimit(_ number: Int?) -> some View { EmptyView() }
  public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { EmptyView() }
  public nonisolated func opacity(_ opacity: Double) -> some View { EmptyView() }
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { EmptyView() }
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { EmptyView() }
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { EmptyView() }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { EmptyView() }
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { EmptyView() }
  public nonisolated func navigationTitle(_ title: Text) -> some View { EmptyView() }
  @available(macOS, unavailable)
  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { EmptyView() }
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { EmptyView() }
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { EmptyView() }
}

@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension NavigationLink {
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
}
extension EnvironmentValues {
  public var verticalSizeClass: UserInterfaceSizeClass? { absurd() }
}
