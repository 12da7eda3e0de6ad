import Dispatch

/// A value that is computed once, at its first use. Concurrent users wait for it.
package final class OnDemand<Value: Sendable>: @unchecked Sendable {
  // Both are read and written on the queue alone.
  private var value: Value?
  private var make: (@Sendable () -> Value)?
  private let queue = DispatchQueue(label: "navspec.on-demand")

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  package func callAsFunction() -> Value {
    queue.sync {
      if let value { return value }
      guard let make else { preconditionFailure("a value on demand asked for itself") }
      self.make = nil
      let made = make()
      value = made
      return made
    }
  }
}
