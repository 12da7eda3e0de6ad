#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What became of a snapshot.
public nonisolated struct RestorationReport: Hashable, Sendable {
  /// Why nothing of it was used.
  public nonisolated enum Refusal: Hashable, Sendable {
    /// Longer than the spec allows.
    case tooLarge
    /// Not a snapshot.
    case unreadable
    /// Written by a newer version of the app's state, or of the format.
    case newer
    /// A link was opened before it.
    case linkOpened
    /// A window of one screen has no state to restore.
    case singleWindow
  }

  /// Why a screen was left out.
  public nonisolated enum Reason: Hashable, Sendable {
    /// No route has its key.
    case unknownScreen
    /// The route is not restored any more.
    case notRestored
    /// This parameter is missing, or no longer parses.
    case unreadable(parameter: String)
    /// This condition is unmet.
    case blocked(condition: String)
    /// The app says that it is gone.
    case disowned
    /// It is a modal without a stack, and cannot carry a path.
    case misplaced
    /// It stands higher than any screen that the app would have kept.
    case tooDeep
  }

  /// A screen that was left out, and what stood on it.
  public nonisolated struct Dropped: Hashable, Sendable {
    /// Where it stood: a tab's name, or `modals`.
    public let place: String
    /// Its key, or the name of a tab.
    public let key: String
    /// Why.
    public let reason: Reason
  }

  /// Why nothing was used; nil if the snapshot could be read.
  public var refusal: Refusal?
  /// The screens that were the first to go; what stood on them went with them.
  public var dropped: [Dropped] = []
  /// Whether it waits for a condition that is unknown yet; the state is not restored yet then.
  public var isDeferred = false
}

/// A snapshot that waits for a condition, as long as nobody goes anywhere.
@MainActor struct PendingRestoration<Definition: NavigationDefinition> {
  let data: Data
  let isOwned: @MainActor (Definition.Route) -> Bool
  let watch: RestorationWatch?
}
