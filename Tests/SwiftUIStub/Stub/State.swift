public import Observation

@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { absurd() }, set: { _ in })
  }
  public var wrappedValue: Value {
    get { absurd() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    absurd()
  }
}
extension Binding: @unchecked Sendable where Value: Sendable {}

@frozen @propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { absurd() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { absurd() }
}
extension State: Sendable where Value: Sendable {}

@dynamicMemberLookup @frozen @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value { absurd() }
  public var projectedValue: Bindable<Value> { self }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { absurd() }
}
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  { absurd() }
}
extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) {}
  public init(_ wrappedValue: Value) {}
}

public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
  public var openURL: OpenURLAction {
    get { absurd() }
    set {}
  }
  public var openWindow: OpenWindowAction { absurd() }
  public var dismissWindow: DismissWindowAction { absurd() }
  public var supportsMultipleWindows: Bool { true }
  public var scenePhase: ScenePhase { absurd() }
}

public struct Transaction {
  public init() {}
  public var disablesAnimations: Bool {
    get { false }
    set {}
  }
}
extension View {
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    EmptyView()
  }
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

public enum ScenePhase: Comparable {
  case background
  case inactive
  case active
}

@propertyWrapper public struct Namespace: Sendable {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { absurd() }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@frozen @propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { absurd() }
}
extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
}

extension View {
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  { EmptyView() }
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View { EmptyView() }
}
