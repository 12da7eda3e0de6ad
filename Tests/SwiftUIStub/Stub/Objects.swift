/// What Combine declares, and SwiftUI exports: objects that views watched before there was Observation.
public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public var wrappedValue: Value
}

@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { absurd() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { absurd() }
}

@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    { absurd() }
  }
  public nonisolated init(wrappedValue: ObjectType) {}
  public nonisolated init(initialValue: ObjectType) {}
  public var wrappedValue: ObjectType {
    get { absurd() }
    nonmutating set {}
  }
  public var projectedValue: Wrapper { absurd() }
}

@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
  public nonisolated init() {}
  public var wrappedValue: ObjectType { absurd() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { absurd() }
}

extension View {
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View { EmptyView() }
}
