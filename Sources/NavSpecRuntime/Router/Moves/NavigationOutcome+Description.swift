nonisolated extension NavigationOutcome: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// A text for logs: the names of screens. It omits values and URLs, which may be sensitive.
  public var description: String {
    switch self {
    case .opened(let event): "opened \(event)"
    case .unmatched: "unmatched"
    case .excluded: "excluded"
    case .blocked(let route, let condition): "blocked \(name(of: route)) by \(condition.rawValue)"
    case .deferred(let route, let condition):
      "deferred \(name(of: route))" + (condition.map { " until \($0.rawValue)" } ?? "")
    case .refused(let route): "refused \(name(of: route))"
    case .restored(let report): "restored\(report.logText)"
    case .stalled(let route): "stalled \(name(of: route))"
    }
  }

  /// As `description`.
  public var debugDescription: String { description }

  /// An empty mirror.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: EmptyCollection<Never>(), displayStyle: .enum)
  }

  private func name(of route: Definition.Route?) -> String {
    route.flatMap { Definition.map.route(at: $0.index)?.screen } ?? "…"
  }
}

nonisolated extension RestorationReport {
  fileprivate var logText: String {
    let why = refusal.map { ", refused: \($0)" } ?? (isDeferred ? ", waits" : "")
    return why + dropped.map { ", without \($0.place)/\($0.key): \($0.reason)" }.joined()
  }
}
