// refused: 'Mutex' is only available in iOS 18.0 or newer
// system: iOS 17.0
import Synchronization

final class Counter: Sendable {
  let count = Mutex(0)
}
