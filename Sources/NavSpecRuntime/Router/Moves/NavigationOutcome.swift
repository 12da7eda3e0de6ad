/// What became of a navigation. Its description names screens, without values, which must not appear in logs.
public nonisolated indirect enum NavigationOutcome<Definition: RouteDefinition>: Sendable {
  // Boxed: code that copies routes in place would be part of every app.
  /// Another screen is on top, or opens in a window of its own. The first one is what the window began with.
  case opened(NavigationEvent<Definition>)
  /// No link of the app matches the URL, and nothing else opened it.
  case unmatched(String)
  /// The app leaves the URL to the browser.
  case excluded(String)
  /// A condition is unmet: its redirect is shown instead of the screen, which follows when it is met.
  case blocked(Definition.Route?, by: Definition.Condition)
  /// The screen waits for an unknown condition; for a draft, or for the app's own container, if that is nil.
  case deferred(Definition.Route?, until: Definition.Condition?)
  /// The screen is not shown, and does not follow: a condition without a redirect is unmet, or a draft is not left.
  case refused(Definition.Route?)
  /// A saved state was read, or waits to be.
  case restored(RestorationReport)
  /// The screen of a modal has not appeared or has not left in time.
  case stalled(Definition.Route)
}
