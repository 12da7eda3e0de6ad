@testable import NavSpecRuntime

// For tests alone: no app pays for the comparison.
extension NavigationOutcome: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.opened(let one), .opened(let other)): one == other
    case (.unmatched(let one), .unmatched(let other)), (.excluded(let one), .excluded(let other)):
      one == other
    case (.blocked(let one, let by), .blocked(let other, let otherBy)): one == other && by == otherBy
    case (.deferred(let one, let until), .deferred(let other, let otherUntil)):
      one == other && until == otherUntil
    case (.refused(let one), .refused(let other)): one == other
    case (.restored(let one), .restored(let other)): one == other
    case (.stalled(let one), .stalled(let other)): one == other
    default: false
    }
  }
}
