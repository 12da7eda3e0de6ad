// What the tool uses of Dispatch.
public final class DispatchQueue: Sendable {
  public init(label: String) {}
  public func sync<T>(execute work: () throws -> T) rethrows -> T { fatalError() }
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}

public final class DispatchSemaphore: Sendable {
  public init(value: Int) {}
  @discardableResult public func signal() -> Int { fatalError() }
  public func wait() {}
}
