import Foundation
import NavSpecRuntime

/// A window that is driven step by step, with a look at what was promised after each.
///
/// | first byte | step | | --- | --- | | `o` `p` | opens the rest of the line, from outside or from inside |
/// | `u` `U` | opens the URL of a screen, with bytes of it changed | | `e` | explains the rest of the line,
/// which changes nothing | | `r` `R` | restores the rest of the line, here or at the next launch | | `k` `g`
/// | keeps what is shown here, or in a window where every condition holds | | `K` | restores what was kept
/// last at the next launch, with bytes of it changed | | `c` | the conditions change: `+` met, `-` unmet, `?`
/// unknown | | `q` | waits no longer | | `n` `m` | goes to a screen, presents one | | `a` `X` `f` `F` |
/// awaits a screen, cancels one that awaits, finishes with a value of one type or another | | `d` `D` `b` `B`
/// `t` | closes a modal or all, goes back, to the root, to a screen | | `s` `z` | selects a tab, resets | |
/// `w` `W` `x` `S` `h` `H` `v` | what the user does with a path, a modal's path, a modal, a tab, a column | |
/// `y` `l` `i` | whether drafts may be left, how long a navigation waits, whether there are windows | | `j`
/// `Q` | tries again or forgets what waits | | `P` | drops what the app says is gone | | `N` | a window of
/// one screen | | `O` | the window folds or unfolds, which changes nothing |
@MainActor final class WindowDrive<Definition: NavigationDefinition> {
  typealias Router = NavigationRouter<Definition>
  typealias Route = Definition.Route
  typealias State = Router.State

  let samples: SampleRoutes<Definition>
  let conditions: ConditionStore<Definition.Condition>
  var router: Router
  /// What was kept last.
  var kept: [UInt8] = []
  /// The tasks that await a screen, and whether they have resumed.
  var waiters: [Waiter] = []
  /// What the window shows. Each look at the router itself costs as much as a step.
  var shown: State
  /// Whether conditions changed since the last look.
  var isNew = true
  /// What stood before the step.
  var before: Standing<Definition>
  /// The greatest identity that any modal of this router had.
  var greatestModal = -1
  var modalsBefore: [Int] = []
  /// Whether unknown conditions count as unmet, also in the next window: it shares the conditions.
  var isImpatient = false
  /// Something that a hook of the app saw, and must never see.
  var seen: String?

  final class Waiter {
    var task: Task<Void, Never>?
    var hasBegun = false
    var ends = 0
  }

  init(conditions states: String, samples: SampleRoutes<Definition>) {
    self.samples = samples
    var initial: [Definition.Condition: ConditionState] = [:]
    for (condition, state) in zip(Definition.Condition.allCases, states.utf8) {
      initial[condition] = Self.state(state)
    }
    conditions = .fixed(initial)
    router = Router(conditions: conditions)
    shown = router.state
    before = Standing(shown)
  }

  /// Takes steps as long as promises are kept.
  func take(_ lines: ArraySlice<DriveLine>) async -> DriveOutcome {
    var outcome = DriveOutcome()
    for line in lines {
      outcome.steps += 1
      do {
        try await take(line)
        try look()
      } catch {
        outcome.problem = "step \(outcome.steps): \(error.description)"
        return outcome
      }
    }
    do {
      try lookAtWhatIsKept()
      try await end()
    } catch {
      outcome.problem = "at the end: \(error.description)"
    }
    return outcome
  }

  private static func state(_ byte: UInt8) -> ConditionState? {
    switch byte {
    case UInt8(ascii: "+"): .met
    case UInt8(ascii: "-"): .unmet
    case UInt8(ascii: "?"): .unknown
    default: nil
    }
  }

  /// Sets conditions in their order.
  func set(_ states: ArraySlice<UInt8>) throws(Broken) {
    for (condition, state) in zip(Definition.Condition.allCases, states) {
      guard let state = Self.state(state), state != conditions.state(of: condition) else { continue }
      conditions[condition] = state
      isNew = true
      forgetImpatience()
      // What one condition lets in may lose another at once.
      try look()
    }
  }

  private func forgetImpatience() {
    if Definition.Condition.allCases.allSatisfy({ conditions.state(of: $0) != .unknown }) {
      isImpatient = false
    }
  }

  /// The next launch: a window that knows nothing of the last one.
  func launch() async throws(Broken) {
    try await end()
    replace(with: Router(conditions: conditions))
  }

  func replace(with next: Router) {
    router = next
    shown = router.state
    isNew = true
    before = Standing(shown)
    greatestModal = -1
    modalsBefore = []
  }

  /// A task that awaits a screen resumes exactly once, whatever was done.
  func end() async throws(Broken) {
    router.reset()
    try look()
    try await settle(0)
    try promise(
      waiters.allSatisfy { $0.ends == 1 }, "ends of awaited screens: \(waiters.map(\.ends))")
    waiters = []
  }

  /// Lets the tasks that await screens run, until only the permitted number waits.
  func settle(_ limit: Int) async throws(Broken) {
    guard !waiters.isEmpty else { return }
    // A busy machine may let them wait for their turn.
    let deadline = ContinuousClock.now + .seconds(3)
    while waiters.count(where: { $0.ends == 0 }) > limit, .now < deadline { await Task.yield() }
    let waiting = waiters.count { $0.ends == 0 }
    try promise(waiting <= limit, "\(waiting) await a screen, where \(limit) can")
  }
}
