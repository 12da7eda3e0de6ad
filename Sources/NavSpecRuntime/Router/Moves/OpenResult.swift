/// The result of a navigation.
public nonisolated enum OpenResult<Condition: NavigationName>: Equatable, Sendable {
  /// The screen is shown.
  case opened
  /// No link of the app matches the URL.
  case unmatched
  /// The app leaves the URL to the browser.
  case excluded
  // Boxed, as other values of an app's types are: the code that copies them in place would be part of every app.
  /// A condition is unmet: its redirect is shown, and the navigation follows when it is met.
  indirect case blocked(Condition)
  /// A condition is unmet and has no redirect.
  case unavailable
  /// The navigation waits for an unknown condition, or for a screen that may not be left yet.
  case deferred
}

/// Where a link's screen appears.
public nonisolated enum LinkPlacement: Equatable, Sendable {
  /// The link replaces the modals and the stack. Use it for links from outside the app.
  case reset
  /// The screen appears above the present one. Use it for links inside the app.
  case push
}

/// A navigation that waits for a condition or for a draft.
public nonisolated final class PendingNavigation<Definition: NavigationDefinition>: PendingMove {
  /// The pending destination.
  public nonisolated indirect enum Destination: Equatable, Sendable {
    // Boxed, as the reason is: code that copies routes in place would be part of every app.
    /// A URL.
    case link(String, LinkPlacement)
    /// A screen, and its presentation if the caller gave one.
    case route(Definition.Route, NavigationSchema.Presentation?)
    /// Screens one after another, each reached from the one before.
    case routes([Definition.Route])
    /// A screen with its declared parents below it.
    case shown(Definition.Route)
    /// A tab that was selected.
    case tab(Definition.Tab)
  }

  /// What a navigation waits for.
  public nonisolated indirect enum Reason: Equatable, Sendable {
    /// A condition that is unmet or not known yet.
    case condition(Definition.Condition)
    /// A screen with `dismiss: false` that may not be left yet.
    case draft(Definition.Route)
  }

  /// A redirect that is shown, and the condition that closes it.
  nonisolated final class Redirect: Sendable {
    let id: NavigationState<Definition>.Modal.ID
    let condition: Definition.Condition?

    init(id: NavigationState<Definition>.Modal.ID, condition: Definition.Condition?) {
      self.id = id
      self.condition = condition
    }
  }

  /// The pending destination.
  public let destination: Destination
  /// What it waits for.
  public let reason: Reason
  /// The redirect on screen.
  let redirect: Redirect?
  let since: ContinuousClock.Instant
  /// The token of the task that awaits the screen's result.
  let token: ResultToken?

  init(
    destination: Destination, reason: Reason, redirect: Redirect?, since: ContinuousClock.Instant,
    token: ResultToken?
  ) {
    self.destination = destination
    self.reason = reason
    self.redirect = redirect
    self.since = since
    self.token = token
  }

  /// The condition it waits for; nil if it waits for a draft.
  public var condition: Definition.Condition? {
    if case .condition(let condition) = reason { condition } else { nil }
  }

  /// The same navigation, which waits for a draft that keeps its redirect.
  func waiting(for draft: Definition.Route) -> PendingNavigation {
    PendingNavigation(
      destination: destination, reason: .draft(draft), redirect: redirect, since: since, token: token)
  }

  /// The same navigation, which no task awaits.
  var withoutToken: PendingNavigation {
    PendingNavigation(destination: destination, reason: reason, redirect: redirect, since: since, token: nil)
  }
}
