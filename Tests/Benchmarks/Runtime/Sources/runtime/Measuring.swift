import AllocationCount
import Foundation

/// What one of many equal steps cost.
struct Cost {
  /// Processor time, the least of all rounds, because a shared machine adds time.
  var nanoseconds = Double.infinity
  var allocations = 0.0

  /// Measures things in turns, so that each has the machine as it is for the others.
  /// - Parameter steps: How many steps one call of a body makes.
  static func measure(rounds: Int = 25, steps: Int, _ bodies: [() -> Void]) -> [Cost] {
    var costs = bodies.map { _ in Cost() }
    for _ in 0..<rounds {
      for (index, body) in bodies.enumerated() {
        let allocations = allocation_count()
        let start = now
        body()
        let time = Double(now - start) / Double(steps)
        costs[index].nanoseconds = min(costs[index].nanoseconds, time)
        costs[index].allocations = Double(allocation_count() - allocations) / Double(steps)
      }
    }
    return costs
  }
}

/// The processor time of this thread, in nanoseconds.
var now: UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Takes a result, so that nothing is left out for want of use.
@inline(never) func keep<T>(_ value: T) {}

func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func number(_ value: Double, _ digits: Int = 1) -> String { String(format: "%.\(digits)f", value) }
