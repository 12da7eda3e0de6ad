public import Foundation

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
public struct EmptyScene: Scene {
  public typealias Body = Never
  public nonisolated init() {}
  public var body: Never { absurd() }
}
public struct TupleScene<T>: Scene {
  public typealias Body = Never
  public var body: Never { absurd() }
}

extension Scene {
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { EmptyScene() }
}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    EmptyScene()
  }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  public static func main() {}
}

public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  public var body: Never { absurd() }
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
}
public struct PresentedWindowContent<Data, Content: View>: PrimitiveView {}

@MainActor @preconcurrency public struct OpenWindowAction {
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
  public func callAsFunction(id: String) {}
}
@MainActor @preconcurrency public struct DismissWindowAction {
  public func callAsFunction() {}
}
