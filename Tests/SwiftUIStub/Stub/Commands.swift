public import Observation

@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Commands {}
public struct EmptyCommands: Commands {
  public var body: Never { return absurd() }
  public nonisolated init() {}
}

@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<A: Commands, B: Commands>(_ a: A, _ b: B) -> some Commands { EmptyCommands() }
  public static func buildBlock<A: Commands, B: Commands, C: Commands>(_ a: A, _ b: B, _ c: C) -> some Commands {
    EmptyCommands()
  }
}

public struct CommandGroupPlacement: Sendable {
  public static let newItem = Self()
  public static let textFormatting = Self()
  public static let sidebar = Self()
}
public struct CommandGroup<Content: View>: Commands {
  public var body: Never { return absurd() }
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
public struct CommandMenu<Content: View>: Commands {
  public var body: Never { return absurd() }
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public struct SidebarCommands: Commands {
  public var body: Never { return absurd() }
  public nonisolated init() {}
}

public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public init(extendedGraphemeClusterLiteral: Character) {}
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = Self(rawValue: 1)
  public static let shift = Self(rawValue: 2)
}
extension View {
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { EmptyView() }
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { EmptyView() }
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { EmptyView() }
}

public protocol FocusedValueKey {
  associatedtype Value
}
public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { absurd() }
    set {}
  }
}

@propertyWrapper public struct FocusedValue<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value? { absurd() }
}

public struct WindowResizability: Sendable {
  public static let contentMinSize = Self()
}
extension Scene {
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    EmptyScene()
  }
  public nonisolated func commandsRemoved() -> some Scene { EmptyScene() }
  public nonisolated func defaultSize(width: Double, height: Double) -> some Scene { EmptyScene() }
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { EmptyScene() }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { EmptyScene() }
}
extension WindowGroup {
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {}
}

@available(iOS, unavailable) @available(visionOS, unavailable)
public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  public var body: Never { absurd() }
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

@available(iOS, unavailable) @available(visionOS, unavailable)
@MainActor @preconcurrency public struct OpenSettingsAction {
  public func callAsFunction() {}
}
extension EnvironmentValues {
  @available(iOS, unavailable) @available(visionOS, unavailable)
  public var openSettings: OpenSettingsAction { absurd() }
}
