import Observation

/// Returns once a condition on observable state holds: each change of what it reads asks again.
@MainActor package func until(_ holds: @MainActor () -> Bool) async {
  while !holds() {
    await withCheckedContinuation { changed in
      withObservationTracking {
        _ = holds()
      } onChange: {
        changed.resume()
      }
    }
  }
}
