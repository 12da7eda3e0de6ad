import NavSpecDiagnostics
package import NavSpecRuntime

/// Windows of an app without views: operations go in as lines of JSON, and what the runtime's router makes of
/// them comes out as JSON.
///
/// Nothing here decides where a navigation leads. Neither time nor tasks matter: a pending navigation does not
/// age, and nothing waits for a result.
@MainActor package final class Player<Definition: NavigationDefinition> {
  typealias Router = NavigationRouter<Definition>
  typealias Route = Definition.Route

  /// A named state of conditions: those that are unmet, by index. All others are met.
  package typealias Persona = (name: String, unmet: Set<Int>)

  struct Window {
    let number: Int
    let router: Router
  }

  struct Awaited {
    let route: Route
    let window: Int
    let token: ResultToken
  }

  let personas: [Persona]
  let conditions: ConditionStore<Definition.Condition>
  /// The windows, the app's own first.
  var windows: [Window] = []
  var front = 0
  var awaited: [Awaited] = []
  var hasWindows = false
  /// Whether windows are compact in width.
  var isCompact = false
  /// The answer of a screen that asks before it is left.
  var mayLeave = true
  private var lastWindow = 0

  /// An app at launch.
  /// - Parameters:
  ///   - unmet: The conditions that are unmet, by name.
  ///   - personas: The personas of the spec.
  package init(unmet: Set<String> = [], personas: [Persona] = []) {
    self.personas = personas
    conditions = ConditionStore(others: .met)
    for condition in Definition.Condition.allCases where unmet.contains(condition.rawValue) {
      conditions[condition] = .unmet
    }
    launch()
  }

  /// Opens the app's own window anew. Results of earlier screens are not awaited any more.
  func launch() {
    let router = Router(conditions: conditions)
    prepare(router)
    windows = [Window(number: 0, router: router)]
    front = 0
    awaited = []
  }

  private func prepare(_ router: Router) {
    // The longest time, which no timer measures.
    router.pendingLifetime = .seconds(31_536_000)
    router.mayLeave = { [player = WeakReference(self)] _ in player.object?.mayLeave ?? true }
    setWindows(of: router)
  }

  func setWindows(of router: Router) {
    router.isCompact = isCompact
    guard hasWindows else { return router.openWindow = nil }
    router.openWindow = { [player = WeakReference(self)] route in player.object?.openWindow(route) }
  }

  private func openWindow(_ route: Route) {
    guard let router = Router(window: route, conditions: conditions) else { return }
    prepare(router)
    lastWindow += 1
    windows.append(Window(number: lastWindow, router: router))
    front = lastWindow
  }

  var router: Router { (windows.first { $0.number == front } ?? windows[0]).router }

  /// Carries out an operation.
  /// - Returns: The answer, and whether the operation could be carried out.
  package func perform(_ line: [UInt8]) -> (answer: JSONText, isValid: Bool) {
    do throws(PlayError) {
      let outcome = try outcome(of: PlayArguments(parsing: line))
      let finished = endedResults()
      windows.removeAll { $0.number != 0 && $0.router.isClosing }
      if !windows.contains(where: { $0.number == front }) { front = windows.last?.number ?? 0 }
      var members: [(String, JSONText)] = [
        ("result", .string(outcome.result)), ("error", .null), ("state", state),
        ("finished", .array(finished)),
      ]
      members.insert(contentsOf: outcome.details, at: 1)
      return (.object(members), true)
    } catch {
      return (.object([("error", .string(error.text))]), false)
    }
  }

  /// The results of screens that ended with the last operation.
  private func endedResults() -> [JSONText] {
    var ended: [JSONText] = []
    awaited.removeAll { awaited in
      var members = screenMembers(awaited.route)
      if let window = windows.first(where: { $0.number == awaited.window }), !window.router.isClosing {
        switch window.router.outcome(of: awaited.token) {
        case .finished(let value):
          members.append(("result", "finished"))
          members.append(("value", value as? JSONText ?? .null))
        case .dismissed: members.append(("result", "dismissed"))
        case .blocked: members.append(("result", "blocked"))
        case nil: return false
        }
      } else {
        members.append(("result", "dismissed"))
      }
      ended.append(.object(members))
      return true
    }
    return ended
  }
}
