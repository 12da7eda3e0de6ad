/// A navigation that waits: for a condition, or for what else must happen before it may go on.
nonisolated protocol PendingMove: Sendable {
  /// When it began.
  var since: ContinuousClock.Instant { get }
}

/// What waits in a router, and for how long.
@MainActor struct PendingSlot<Move: PendingMove> {
  /// Only the latest one waits.
  var navigation: Move?
  /// How long it waits.
  var lifetime = Duration.seconds(600)
  fileprivate let age = PendingTimer()
  fileprivate let patience: ConditionTimer?

  /// - Parameter limit: How long conditions may stay unknown; nil waits for ever.
  init(forConditions limit: Duration?) { patience = ConditionTimer(limit) }

  /// Whether a navigation has waited for too long to be shown.
  func isOver(_ navigation: Move) -> Bool { navigation.since.duration(to: .now) > lifetime }
}

/// A router in which a navigation may wait, of windows that the runtime builds or of a container of the app. It follows
/// the conditions until everything is known, and the navigation until it is too old.
@MainActor protocol PendingKeeper: AnyObject, Sendable {
  associatedtype Definition: RouteDefinition
  associatedtype Move: PendingMove

  var gate: NavigationGate<Definition> { get }
  var waiting: PendingSlot<Move> { get set }

  /// Applies the present conditions to what is shown, and to what waits.
  func applyConditions()
  /// Forgets the navigation, which is too old.
  func forgetPending()
}

extension PendingKeeper {
  /// Begins to follow the conditions, with all routers that share them.
  func joinConditions() {
    gate.hub.join(reevaluation)
    watchTheTime()
  }

  /// Follows conditions that are values, at once.
  func follow(_ store: ConditionStore<Definition.Condition>) { store.follow(reevaluation) }

  private var reevaluation: @MainActor () -> Bool {
    { [keeper = WeakReference(self)] in
      keeper.object?.reevaluateConditions()
      return keeper.object != nil
    }
  }

  /// Reads the conditions again and applies them.
  func reevaluateConditions() {
    gate.look()
    watchTheTime()
    applyConditions()
  }

  /// Starts or stops the time limit of unknown conditions.
  private func watchTheTime() {
    waiting.patience?.follow(isUnknown: !gate.isEverythingKnown) { [keeper = WeakReference(self)] in
      keeper.object?.gate.stopWaiting()
    }
  }

  /// Makes a navigation wait, in place of the one before; nil only forgets that one.
  func wait(for navigation: Move?) {
    waiting.navigation = navigation
    watchTheAge()
  }

  /// Starts the timer that forgets the navigation; again after its lifetime or the navigation has changed.
  func watchTheAge() {
    let waiting = waiting
    waiting.age.follow(waiting.navigation?.since, for: waiting.lifetime) { [keeper = WeakReference(self)] in
      keeper.object?.forgetPending()
    }
  }

  /// The navigation that waited until now.
  func takePending() -> Move? {
    guard let navigation = waiting.navigation else { return nil }
    wait(for: nil)
    return navigation
  }

  /// Whether the condition that a navigation waits for is decided. While it is unmet, a redirect may ask for it.
  func isSettled(_ condition: Definition.Condition?, isRedirected: Bool) -> Bool {
    switch condition.map({ gate.state(of: $0) }) {
    case .met: true
    case .unmet: !isRedirected
    case .unknown, nil: false
    }
  }
}
