/// The result of a navigation.
public nonisolated enum OpenResult<Condition: NavigationName>: Hashable, Sendable {
  /// The screen is shown.
  case opened
  /// No link of the app matches the URL.
  case unmatched
  /// The app leaves the URL to the browser.
  case excluded
  /// A condition is unmet: its redirect is shown, and the navigation follows when it is met.
  case blocked(Condition)
  /// A condition is unmet and has no redirect.
  case unavailable
  /// The navigation waits for an unknown condition, or for a screen that may not be left yet.
  case deferred
}

/// Where a link's screen appears.
public nonisolated enum LinkPlacement: Hashable, Sendable {
  /// The link replaces the modals and the stack. Use it for links from outside the app.
  case reset
  /// The screen appears above the present one. Use it for links inside the app.
  case push
}

/// A navigation that waits for a condition.
public nonisolated final class PendingNavigation<Definition: NavigationDefinition>: Sendable {
  /// The pending destination.
  public nonisolated enum Destination: Hashable, Sendable {
    /// A URL.
    case link(String, LinkPlacement)
    /// A screen, and its presentation if the caller gave one.
    case route(Definition.Route, NavigationSchema.Presentation?)
    /// A tab that was selected.
    case tab(Definition.Tab)
  }

  /// A redirect that is shown, and the condition that closes it.
  nonisolated struct Redirect: Sendable {
    let id: NavigationState<Definition>.Modal.ID
    let condition: Definition.Condition?
  }

  /// The pending destination.
  public let destination: Destination
  /// The condition it waits for; nil if it waits for a screen that may not be left.
  public let condition: Definition.Condition?
  /// The redirect on screen.
  let redirect: Redirect?
  let since: ContinuousClock.Instant
  /// The token of the task that awaits the screen's result.
  let token: ResultToken?

  init(
    destination: Destination, condition: Definition.Condition?, redirect: Redirect?,
    since: ContinuousClock.Instant, token: ResultToken?
  ) {
    self.destination = destination
    self.condition = condition
    self.redirect = redirect
    self.since = since
    self.token = token
  }

  /// The same navigation, which no task awaits.
  var withoutToken: PendingNavigation {
    PendingNavigation(
      destination: destination, condition: condition, redirect: redirect, since: since, token: nil)
  }
}
