public import Foundation

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

public struct Text: PrimitiveView, Equatable, Sendable {
  public nonisolated init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) {}
  public nonisolated init(verbatim content: String) {}
}

public struct Image: PrimitiveView, Equatable, Sendable {
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
  public nonisolated init(systemName: String) {}
}

public struct Color: PrimitiveView, Hashable, Sendable {
  public static let clear = Color()
  public static let orange = Color()
}

public struct Label<Title: View, Icon: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}
public struct DefaultTabLabel: PrimitiveView {}

public struct Button<Label: View>: PrimitiveView {
  @preconcurrency public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}
extension Button where Label == Text {
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }
  @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

public struct List<SelectionValue, Content: View>: PrimitiveView {}
extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
extension List where SelectionValue: Hashable {
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
    public static let top = Set(rawValue: 1)
  }
}
@available(iOS 26.0, macOS 26.0, *) @available(visionOS, unavailable)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static var automatic: Self { absurd() }
  public static var hard: Self { absurd() }
  public static var soft: Self { absurd() }
}
extension View {
  @available(iOS 26.0, macOS 26.0, *) @available(visionOS, unavailable)
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { EmptyView() }
}

public struct ButtonRole: Equatable, Sendable {
  public static let cancel = Self()
  public static let destructive = Self()
}

extension Button {
  @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

extension Button where Label == Text {
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}
