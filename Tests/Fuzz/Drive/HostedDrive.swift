import Foundation
import NavSpecRuntime

/// A container of the app's own that is driven by steps; of those of `WindowDrive` it knows `o`, `p`, `u`, `c`, `n`,
/// `j`, `Q`, `l`, and `y` for a host that will not.
@MainActor final class HostedDrive<Definition: RouteDefinition> {
  typealias Route = Definition.Route

  private final class Host: NavigationHost {
    var mayShow: (Route) -> Bool = { _ in true }
    var isBusy = false
    var problem: String?

    func show(_ request: HostRequest<Route>) -> Bool {
      guard !isBusy else { return false }
      for route in request.stack + request.modals.flatMap({ [$0.route] + $0.path }) where !mayShow(route) {
        problem = "\(route) is shown without its condition"
      }
      if request.top == nil { problem = "an empty request" }
      return true
    }

    func close(_ redirect: Route) {}
  }

  private let samples: SampleRoutes<Definition>
  private let conditions = ConditionStore<Definition.Condition>(others: .unmet)
  private let host = Host()
  private let router: HostedRouter<Definition>

  init(conditions states: String, samples: SampleRoutes<Definition>) {
    self.samples = samples
    router = HostedRouter(host: host, conditions: conditions)
    set(Array(states.utf8)[...])
    host.mayShow = { [conditions] route in
      Definition.map.schema.routes[route.index].requirements.allSatisfy { index in
        Definition.Condition(position: index).map { conditions.state(of: $0) == .met } ?? false
      }
    }
  }

  private func set(_ states: ArraySlice<UInt8>) {
    for (condition, state) in zip(Definition.Condition.allCases, states) {
      switch state {
      case UInt8(ascii: "+"): conditions[condition] = .met
      case UInt8(ascii: "-"): conditions[condition] = .unmet
      case UInt8(ascii: "?"): conditions[condition] = .unknown
      default: continue
      }
    }
  }

  func take(_ lines: ArraySlice<DriveLine>) -> DriveOutcome {
    var outcome = DriveOutcome()
    for var line in lines {
      outcome.steps += 1
      take(&line)
      if let condition = router.pending?.condition, conditions.state(of: condition) == .met {
        host.problem = "something waits for '\(condition)', which is met"
      }
      guard let problem = host.problem else { continue }
      outcome.problem = "step \(outcome.steps): \(problem)"
      return outcome
    }
    return outcome
  }

  private func take(_ line: inout DriveLine) {
    switch line.byte() {
    case UInt8(ascii: "o"): open(line.text(), .reset)
    case UInt8(ascii: "p"): open(line.text(), .push)
    case UInt8(ascii: "u"):
      guard let route = samples.route(from: &line),
        let url = Definition.links.url(for: route.index, values: route.values)
      else { return }
      open(String(decoding: line.edit(Array(url.utf8)), as: UTF8.self), .reset)
    case UInt8(ascii: "c"): set(line.rest())
    case UInt8(ascii: "j"): router.resumePending()
    case UInt8(ascii: "Q"): router.cancelPending()
    case UInt8(ascii: "l"): router.pendingLifetime = line.number(below: 2) == 1 ? .zero : .seconds(600)
    case UInt8(ascii: "y"): host.isBusy = line.number(below: 2) == 1
    default: if let route = samples.route(from: &line) { router.navigate(to: route) }
    }
  }

  private func open(_ url: String, _ placement: LinkPlacement) {
    let result = router.open(url, placement: placement)
    if let parsed = URL(string: url), parsed.absoluteString == url {
      let isOurs = result != .unmatched && result != .excluded
      if router.canOpen(parsed) != isOurs { host.problem = "'\(url)' is \(result)" }
    }
  }
}
