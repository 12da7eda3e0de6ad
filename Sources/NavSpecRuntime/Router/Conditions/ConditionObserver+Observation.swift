internal import Observation

extension ConditionObserver {
  /// Follows conditions of an `Observable` object.
  /// - Parameter read: Reads all of them.
  func observe(_ read: @escaping @MainActor (Self) -> Void) {
    withObservationTracking {
      read(self)
    } onChange: { [weak self] in
      // It fires before the value is stored. Read the value afterwards.
      Task { @MainActor [weak self] in
        self?.observe(read)
        self?.reevaluateConditions()
      }
    }
  }
}
