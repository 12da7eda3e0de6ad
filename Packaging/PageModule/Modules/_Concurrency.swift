// Stands in for `_Concurrency`, which Embedded Swift does not have for WebAssembly: the compiler finds `@MainActor` by the
// name of the module and checks isolation as anywhere. A page has one thread.

public protocol Actor: Sendable {}

public protocol GlobalActor {
  associatedtype ActorType: Actor

  static var shared: ActorType { get }
}

@globalActor public enum MainActor: GlobalActor {
  public struct Thread: Actor {}

  public static var shared: Thread { Thread() }
}

/// Nothing: a page has one task, and a value for all of it.
@attached(accessor, names: named(willSet)) public macro TaskLocal() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
