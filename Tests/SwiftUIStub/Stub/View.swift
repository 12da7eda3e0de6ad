// A stand-in for SwiftUI where it does not exist, written from its public documentation: enough of
// its declarations to type-check generated code, with the isolation and the overloads that make the
// real one accept or refuse it. Nothing here ever runs.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { absurd() }
}

/// Lets a body of any type exist without running.
func absurd() -> Never { fatalError("the stub never runs") }

public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
  public var body: Never { absurd() }
}

@frozen public struct EmptyView: PrimitiveView {
  public nonisolated init() {}
}

@frozen public struct AnyView: PrimitiveView {
  public nonisolated init<V: View>(_ view: V) {}
}

@frozen public struct TupleView<T>: PrimitiveView {
  public nonisolated init(_ value: T) {}
}

@frozen public struct _ConditionalContent<TrueContent, FalseContent> {
  nonisolated init() {}
}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public var body: Never { absurd() }
}
extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { absurd() }
}

public struct Group<Content> {
  nonisolated init(stub: Void) {}
}
extension Group: View where Content: View {
  public typealias Body = Never
  public var body: Never { absurd() }
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(stub: ()) }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  nonisolated init(stub: Void) {}
}
extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { absurd() }
}
extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(stub: ())
  }
}
extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(stub: ())
  }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent()
  }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {}

public struct ModifiedContent<Content, Modifier> {
  nonisolated init(stub: Void) {}
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { absurd() }
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(stub: ()) }
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }
  public nonisolated func badge(_ count: Int) -> some View { EmptyView() }
  public nonisolated func badge(_ label: Text?) -> some View { EmptyView() }
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { EmptyView() }
  @_disfavoredOverload public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    EmptyView()
  }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { EmptyView() }
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    EmptyView()
  }
  public nonisolated func tint(_ color: Color?) -> some View { EmptyView() }
  public nonisolated func hidden() -> some View { EmptyView() }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
  public nonisolated func task(
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { EmptyView() }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { EmptyView() }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { EmptyView() }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = Self()
  public static let contain = Self()
  public static let combine = Self()
}
