import NavSpecRuntime

extension NavigationChecks {
  /// `SCREEN`: a second router restores the screen. `SCREEN SCREEN`: it restores the second screen instead.
  /// `SCREEN -`: the screen is not saved.
  public func problem(withKept line: String) -> String? {
    let expected = TestLine(line)
    guard let route = routes.route(parsing: expected.subject) else { return "cannot be created" }
    let conditions = routes.conditions(required: routes.requirements(of: route))
    let router = NavigationRouter<Definition>(conditions: conditions)
    let result = router.navigate(to: route)
    guard result == .opened, router.state.top == route else { return "cannot be reached: \(result)" }
    let second = NavigationRouter<Definition>(conditions: conditions)
    if let refusal = second.restore(from: router.snapshot()).refusal { return "is refused: \(refusal)" }
    let top = second.state.top
    guard expected.rest != "-" else { return top == route ? "is saved" : nil }
    let restored = expected.rest.isEmpty ? expected.subject : expected.rest
    guard let kept = routes.route(parsing: restored) else { return "no screen is expected" }
    return top == kept ? nil : "is restored as \(top.map(routes.name) ?? "nothing")"
  }
}
