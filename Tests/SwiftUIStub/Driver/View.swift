// What of SwiftUI runs here: views, their bodies and their modifiers. The rest is the stub's, and shows nothing.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View {
  public typealias Body = Never
  public var body: Never { absurd() }
}

func absurd() -> Never { fatalError("this does not run") }

public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
  public var body: Never { absurd() }
}

/// A view without a body that has children.
@MainActor protocol DrivenView {
  func drive(_ node: Node, _ environment: EnvironmentValues)
}

public struct EmptyView: PrimitiveView {
  public nonisolated init() {}
}

/// Views in a row; also what `AnyView`, `if` and `Optional` contain.
public struct TupleView<T>: PrimitiveView, DrivenView {
  let parts: [@MainActor (Node, EnvironmentValues, Int) -> Void]

  func drive(_ node: Node, _ environment: EnvironmentValues) {
    for (position, part) in parts.enumerated() { part(node, environment, position) }
  }
}

public struct AnyView: PrimitiveView, DrivenView {
  let part: @MainActor (Node, EnvironmentValues) -> Void

  public nonisolated init<V: View>(_ view: V) {
    nonisolated(unsafe) let view = view
    part = { SwiftUI.drive(view, under: $0, "any", $1) }
  }

  func drive(_ node: Node, _ environment: EnvironmentValues) { part(node, environment) }
}

public enum _ConditionalContent<TrueContent, FalseContent> { case first(TrueContent), second(FalseContent) }
extension _ConditionalContent: View, PrimitiveView, DrivenView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  func drive(_ node: Node, _ environment: EnvironmentValues) {
    switch self {
    case .first(let view): SwiftUI.drive(view, under: node, true, environment)
    case .second(let view): SwiftUI.drive(view, under: node, false, environment)
    }
  }
}
extension Optional: View, PrimitiveView, DrivenView where Wrapped: View {
  public typealias Body = Never

  func drive(_ node: Node, _ environment: EnvironmentValues) {
    if let self { SwiftUI.drive(self, under: node, "some", environment) }
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
    var parts: [@MainActor (Node, EnvironmentValues, Int) -> Void] = []
    func add<V: View>(_ view: V) {
      nonisolated(unsafe) let view = view
      parts.append { SwiftUI.drive(view, under: $0, $2, $1) }
    }
    repeat add(each content)
    return TupleView(parts: parts)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { .first(first) }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { .second(second) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

// MARK: Modifiers

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier surrounds, whatever it is by now.
@MainActor final class ModifiedView {
  var drive: (Node, EnvironmentValues) -> Void = { _, _ in }
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView, DrivenView {
  let view: ModifiedView

  func drive(_ node: Node, _ environment: EnvironmentValues) { view.drive(node, environment) }
}

public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}
extension ModifiedContent: View, PrimitiveView, DrivenView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  func drive(_ node: Node, _ environment: EnvironmentValues) {
    let view = node.states[-1] as? ModifiedView ?? ModifiedView()
    node.states[-1] = view
    view.drive = { [content] in SwiftUI.drive(content, under: $0, "content", $1) }
    let body = Graph.shared.evaluate(modifier, node, environment) { $0.body(content: .init(view: view)) }
    SwiftUI.drive(body, under: node, "body", environment)
  }
}

/// A view around another that has no state: `drive` says what it does.
public struct Around<Content: View>: PrimitiveView, DrivenView {
  let content: Content
  var key: AnyHashable = "content"
  let action: @MainActor (Node, inout EnvironmentValues) -> Void

  nonisolated init(
    _ content: Content, key: AnyHashable = "content",
    action: @escaping @MainActor (Node, inout EnvironmentValues) -> Void = { _, _ in }
  ) {
    self.content = content
    self.key = key
    self.action = action
  }

  func drive(_ node: Node, _ environment: EnvironmentValues) {
    var environment = environment
    action(node, &environment)
    SwiftUI.drive(content, under: node, key, environment)
  }
}

/// One evaluation of a body.
private final class Update: Sendable {}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    nonisolated(unsafe) let key = AnyHashable(id)
    return Around(self, key: key)
  }
  public nonisolated func hidden() -> some View { self }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    nonisolated(unsafe) let action = action
    return Around(self) { node, _ in
      guard node.states[0] == nil else { return }
      node.states[0] = node
      if let action { Graph.shared.later(action) }
    }
  }
  public nonisolated func task(
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    nonisolated(unsafe) let action = action
    return Around(self) { node, _ in node.onRemoval = action }
  }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    nonisolated(unsafe) let (value, action) = (value, action)
    let update = Update()
    return Around(self) { node, _ in
      // A modifier is updated when the view that has it is, and not by others.
      guard node.states[0] !== update else { return }
      node.states[0] = update
      let former = node.value as? V
      node.value = value
      if former.map({ $0 != value }) ?? initial { Graph.shared.later { action(former ?? value, value) } }
    }
  }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }
}

public struct Group<Content: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension View {
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior) -> Self { self }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> Self { self }
}

public struct AccessibilityChildBehavior: Sendable {
  public static let contain = Self()
}
