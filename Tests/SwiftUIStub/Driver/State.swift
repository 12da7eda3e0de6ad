public import Foundation
public import Observation

/// A property whose storage belongs to the view on screen, not to its value.
protocol LinkedProperty {
  @MainActor func link(to node: Node, _ position: Int)
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(get: { get()[keyPath: keyPath] }, set: { _ in absurd() })
  }
}

@propertyWrapper public struct State<Value>: LinkedProperty {
  final class Storage {
    var value: Value
    weak var node: Node?
    init(_ value: Value) { self.value = value }
  }
  final class Place {
    var storage: Storage
    init(_ storage: Storage) { self.storage = storage }
  }
  private let place: Place

  public init(wrappedValue: Value) { place = Place(Storage(wrappedValue)) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public var wrappedValue: Value {
    get { place.storage.value }
    nonmutating set {
      place.storage.value = newValue
      MainActor.assumeIsolated { place.storage.node?.isDirty = true }
    }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  @MainActor func link(to node: Node, _ position: Int) {
    place.storage = node.states[position] as? Storage ?? place.storage
    place.storage.node = node
    node.states[position] = place.storage
  }
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value: AnyObject & Observable> {
  public let wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let value = wrappedValue
    return Binding(get: { value[keyPath: keyPath] }, set: { value[keyPath: keyPath] = $0 })
  }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public nonisolated init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  subscript<Object>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  public var openWindow: OpenWindowAction { MainActor.assumeIsolated { OpenWindowAction() } }
  public var dismissWindow: DismissWindowAction { MainActor.assumeIsolated { DismissWindowAction() } }
  public var supportsMultipleWindows: Bool { false }
  public var scenePhase: ScenePhase { .active }
}
private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { MainActor.assumeIsolated { OpenURLAction { _ in .handled } } }
}

public struct Transaction {
  public init() {}
  public var disablesAnimations = false
}
extension View {
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

public enum ScenePhase: Comparable { case background, inactive, active }

@propertyWrapper public struct Namespace: Sendable {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@propertyWrapper public struct Environment<Value>: LinkedProperty {
  final class Place { weak var node: Node? }
  private let read: (EnvironmentValues) -> Value
  private let place = Place()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = {
      guard let object = $0[object: objectType] else { absurd() }
      return object
    }
  }
  public var wrappedValue: Value {
    MainActor.assumeIsolated {
      guard let node = place.node else { return read(EnvironmentValues()) }
      nonisolated(unsafe) let value = read(node.environment)
      node.reads.append { !areEqual(read($0), value) }
      return value
    }
  }

  @MainActor func link(to node: Node, _ position: Int) { place.node = node }
}

extension View {
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return Around(self) { $1[keyPath: keyPath] = value }
  }
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    nonisolated(unsafe) let object = object
    return Around(self) { $1[object: T.self] = object }
  }
}

/// The storage of an app that runs once.
@propertyWrapper public struct AppStorage<Value> {
  private let state: State<Value>
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { state = State(wrappedValue: nil) }
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }
}

@propertyWrapper public struct SceneStorage<Value> {
  private let state: State<Value>
  public init(_ key: String) where Value == Data? { state = State(wrappedValue: nil) }
  public init(_ key: String) where Value == String? { state = State(wrappedValue: nil) }
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }
}
