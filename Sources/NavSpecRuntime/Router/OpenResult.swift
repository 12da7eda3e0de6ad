/// What became of a navigation.
public nonisolated enum OpenResult<Condition: NavigationName>: Hashable, Sendable {
  /// It is there.
  case opened
  /// The URL leads nowhere in this app.
  case unmatched
  /// The URL is one that the app leaves to the browser.
  case excluded
  /// A condition is unmet: its redirect is shown, and the navigation follows when it is met.
  case blocked(Condition)
  /// A condition is unmet and there is nowhere to redirect to.
  case unavailable
  /// It waits: for a condition that is still unknown, or for a screen that may not be left yet.
  case deferred
}

/// How a link's screen joins what is already there.
public nonisolated enum LinkPlacement: Hashable, Sendable {
  /// Modals go and the stack becomes the link's: for links from outside.
  case reset
  /// The screen is navigated to from here: for links tapped inside the app.
  case push
}

/// A navigation that waits for a condition.
public nonisolated struct PendingNavigation<Definition: NavigationDefinition>: Sendable {
  /// What waits.
  public nonisolated enum Destination: Hashable, Sendable {
    /// A URL.
    case link(String, LinkPlacement)
    /// A screen, and how it was to appear if that was said.
    case route(Definition.Route, NavigationSchema.Presentation?)
    /// A tab that was selected.
    case tab(Definition.Tab)
  }

  /// A redirect that is shown, and the condition that closes it.
  nonisolated struct Redirect: Sendable {
    let id: NavigationState<Definition>.Modal.ID
    let condition: Definition.Condition?
  }

  /// What waits.
  public let destination: Destination
  /// The condition it waits for; nil if it waits for a screen that may not be left.
  public let condition: Definition.Condition?
  /// The redirect shown meanwhile.
  let redirect: Redirect?
  let since: ContinuousClock.Instant
  /// Who awaits the screen's result.
  var token: ResultToken?
}

nonisolated extension PendingNavigation.Destination: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// For logs: a URL is not written out, as it may carry what is sensitive.
  public var description: String {
    switch self {
    case .link(_, let placement): "link(…, \(placement))"
    case .route(let route, let presentation): "route(\(route), \(presentation?.rawValue ?? "as it says"))"
    case .tab(let tab): "tab(\(tab.rawValue))"
    }
  }

  /// As `description`.
  public var debugDescription: String { description }

  /// Nothing to look into.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: EmptyCollection<Never>(), displayStyle: .enum)
  }
}
