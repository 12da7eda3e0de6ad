import Observation

@testable import NavSpecRuntime

/// An app's own state, as conditions.
@MainActor @Observable final class Session: NavigationConditions {
  var isSignedIn = false

  func state(of condition: RecipesCondition) -> ConditionState {
    switch condition {
    case .signedIn: isSignedIn ? .met : .unmet
    case .pro: .unmet
    }
  }
}
