// Stands in for `_Concurrency`, which the toolchain has not for WebAssembly. The compiler looks these names up in a
// module of this name, and checks isolation as in an app.

/// What an actor is.
public protocol Actor: Sendable {}

/// What `@globalActor` requires.
public protocol GlobalActor {
  /// The actor.
  associatedtype ActorType: Actor

  /// The one there is.
  static var shared: ActorType { get }
}

/// The one thread of a page.
@globalActor public enum MainActor: GlobalActor {
  /// It has no executor, because nothing waits for it.
  public struct Thread: Actor {}

  /// The thread.
  public static var shared: Thread { Thread() }
}

/// A variable as any other, because a page has no tasks. The toolchain's macro expands to nothing.
@attached(accessor, names: named(willSet)) public macro TaskLocal() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
