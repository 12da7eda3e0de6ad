public import Foundation

@frozen @propertyWrapper public struct SceneStorage<Value> {
  // Keeps the wrapper from having an initialiser without a key.
  private let stub: Void
  public var wrappedValue: Value {
    get { absurd() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { absurd() }
}
extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { stub = () }
  public init(wrappedValue: Value, _ key: String) where Value == Int { stub = () }
  public init(wrappedValue: Value, _ key: String) where Value == Double { stub = () }
  public init(wrappedValue: Value, _ key: String) where Value == String { stub = () }
  public init(wrappedValue: Value, _ key: String) where Value == URL { stub = () }
  public init(wrappedValue: Value, _ key: String) where Value == Data { stub = () }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public init(wrappedValue: Value, _ key: String) where Value == Date { stub = () }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    stub = ()
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    stub = ()
  }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { stub = () }
  public init(_ key: String) where Value == Int? { stub = () }
  public init(_ key: String) where Value == Double? { stub = () }
  public init(_ key: String) where Value == String? { stub = () }
  public init(_ key: String) where Value == URL? { stub = () }
  public init(_ key: String) where Value == Data? { stub = () }
}

@frozen @propertyWrapper public struct AppStorage<Value> {
  // Keeps the wrapper from having an initialiser without a key.
  let stub: Void
  public var wrappedValue: Value {
    get { absurd() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { absurd() }
}
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    stub = ()
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { stub = () }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    stub = ()
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    stub = ()
  }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { stub = () }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { stub = () }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { stub = () }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { stub = () }
}
