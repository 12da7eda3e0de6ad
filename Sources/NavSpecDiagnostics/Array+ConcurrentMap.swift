import Dispatch

extension Array where Element: Sendable {
  /// The results of a pure function, in order, computed on every core: for stages whose pieces (files of a
  /// spec, files of an output) know nothing of each other.
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    guard count > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      let slots = Slots(buffer: buffer)
      // Each iteration writes its own slot, and all have ended when the call returns.
      withoutActuallyEscaping(transform) { transform in
        DispatchQueue.concurrentPerform(iterations: count) { index in
          slots.initialize(index, to: transform(self[index]))
        }
      }
      initializedCount = count
    }
  }
}

/// A buffer that several threads fill, each at places of its own.
private struct Slots<Value>: @unchecked Sendable {
  let buffer: UnsafeMutableBufferPointer<Value>

  func initialize(_ index: Int, to value: Value) { buffer.initializeElement(at: index, to: value) }
}
