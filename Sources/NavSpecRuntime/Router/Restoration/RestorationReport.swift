/// The result of a restoration.
public nonisolated struct RestorationReport: Equatable, Sendable {
  /// Why a snapshot was not used.
  public nonisolated enum Refusal: Equatable, Sendable {
    /// It is longer than the spec allows.
    case tooLarge
    /// It is not a snapshot.
    case unreadable
    /// A newer version of the app or of the format wrote it.
    case newer
    /// A link was opened before the restoration, which waits for a condition or comes after other navigations.
    case linkOpened
    /// A window of one screen has no state to restore.
    case singleWindow
    /// An earlier launch ended while it restored this state.
    case interrupted
  }

  /// Why a screen was dropped.
  public nonisolated enum Reason: Equatable, Sendable {
    /// No route has its key.
    case unknownScreen
    /// The route is not restored any more.
    case notRestored
    /// This parameter is missing, or no longer parses.
    case unreadable(parameter: String)
    /// This condition is unmet.
    case blocked(condition: String)
    /// The app says that its item no longer exists.
    case disowned
    /// It is a modal without a stack, and cannot carry a path.
    case misplaced
    /// The path or the modals are longer than a snapshot may have.
    case tooDeep
  }

  /// A screen that was dropped, together with the screens above it.
  public nonisolated struct Dropped: Equatable, Sendable {
    /// The name of its tab, or `modals`.
    public let place: String
    /// Its key, or the name of a tab.
    public let key: String
    /// Why.
    public let reason: Reason
  }

  /// Why the snapshot was not used; nil if it was.
  public var refusal: Refusal?
  /// The lowest screens that were dropped. The screens above them are not listed.
  public var dropped: [Dropped] = []
  /// Whether the restoration waits for an unknown condition. The state is not restored yet then.
  public var isDeferred = false
}
