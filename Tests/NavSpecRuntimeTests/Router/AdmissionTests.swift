import Testing

@testable import NavSpecRuntime

/// What the states of conditions make of a navigation: the function that an app's router and the tool both ask.
@Suite struct AdmissionTests {
  typealias Screen = NavigationSchema.Screen

  /// Route 1 is the redirect of condition 0 and asks for condition 1, whose redirect is route 2; those of 2 and 3 lead in a
  /// circle, and condition 4 has none.
  private let schema = {
    var schema = NavigationSchema(name: "A", container: .root(Screen(route: 0)))
    schema.conditions = [1, 2, 3, 4, nil].map { .init(name: "c", redirect: $0) }
    schema.routes = [[], [1], [], [3], [2]].map { requirements in
      var route = NavigationSchema.Route(name: "r")
      route.requirements = requirements
      return route
    }
    return schema
  }()

  @Test(
    arguments: [
      ([], "", nil, .admitted), ([0, 4], "", nil, .admitted),
      ([0], "0", nil, .redirected(by: 0, to: Screen(route: 1), until: 0)),
      ([0], "01", nil, .redirected(by: 0, to: Screen(route: 2), until: 1)),
      // The conditions of a screen that is already shown play no part.
      ([0], "01", 1, .redirected(by: 0, to: Screen(route: 1), until: 0)),
      ([2], "23", nil, .unavailable(by: 2)), ([4], "4", nil, .unavailable(by: 4)),
      ([-1], "", nil, .unavailable(by: -1)), ([9], "", nil, .unavailable(by: 9)),
      // The first that is unmet comes before one that is not known yet.
      ([3, 1, 4], "14?3", nil, .redirected(by: 1, to: Screen(route: 2), until: 1)),
      ([3, 1, 4], "?341", nil, .deferred(until: 3)),
      // Nor may a redirect be shown whose own condition is not known: it is asked for in turn.
      ([0], "0?1", nil, .redirected(by: 0, to: Screen(route: 2), until: 1)),
    ] as [([Int], String, Int?, NavigationSchema.Admission)])
  func conditionsDecide(
    _ required: [Int], _ states: String, _ shown: Int?, _ admission: NavigationSchema.Admission
  ) {
    #expect(schema.admission(requiring: required, above: shown, state: state(states)) == admission)
  }

  /// Conditions that are unmet, then those that are not known; one that the schema does not have is unmet.
  private func state(_ states: String) -> (Int) -> ConditionState {
    let parts = states.split(separator: "?", omittingEmptySubsequences: false)
    return { [schema] condition in
      guard schema.conditions.indices.contains(condition), !parts[0].contains("\(condition)") else {
        return .unmet
      }
      return parts.count > 1 && parts[1].contains("\(condition)") ? .unknown : .met
    }
  }

  // MARK: Launch

  /// The root of each tab requires a condition of its own, besides that of the tab.
  private func tabs(_ conditions: [Int?]) -> NavigationSchema {
    var schema = NavigationSchema(
      name: "A",
      container: .tabs(
        conditions.enumerated().map { position, condition in
          var tab = NavigationSchema.Tab(name: "a", root: Screen(route: position))
          tab.visibleWhen = condition.map { [$0] } ?? []
          return tab
        }))
    schema.routes = conditions.indices.map { position in
      var route = NavigationSchema.Route(name: "r")
      route.requirements = [10 + position]
      return route
    }
    return schema
  }

  @Test(
    arguments: [
      ([nil, nil], [0, 1], 0), ([nil, nil], [1], 1), ([0, nil], [0, 1], 1), ([0, nil], [0], 0),
      ([0, 1], [1], 1), ([nil, nil], [], nil),
    ] as [([Int?], Set<Int>, Int?)])
  func aWindowStartsInTheFirstTabThatMayBeEnteredUnlessLaunchSelectsOne(
    _ conditions: [Int?], _ entered: Set<Int>, _ tab: Int?
  ) {
    let start = tabs(conditions).launch { $0 < 10 || entered.contains($0 - 10) ? .met : .unmet }
    #expect(start.container == tab ?? 0)
    #expect(start.replacement == (tab == nil ? [] : nil))
    // A tab that does not show is not entered either.
    let hidden = tabs(conditions).launch { $0 < 10 ? .unmet : .met }
    #expect(hidden.container == conditions.firstIndex(of: nil) ?? 0)
    #expect(hidden.replacement == (conditions.contains(nil) ? nil : []))
  }

  @Test func aWindowWithoutTabsStartsInItsOnlyContainer() {
    var schema = schema
    schema.routes[0].requirements = [4]
    #expect(schema.launch { _ in .met }.replacement == nil)
    #expect(schema.launch { _ in .unmet } == (0, []))
    schema.container = .external
    #expect(schema.launch { _ in .met } == (0, []))
  }

  /// The redirect of the first container that has one, once every condition is known.
  @Test func aRedirectReplacesTheContainers() {
    var schema = tabs([nil, nil])
    schema.conditions = [Int?](repeating: nil, count: 11).map { .init(name: "c", redirect: $0) }
    schema.conditions.append(.init(name: "c", redirect: 2))
    schema.routes.append(NavigationSchema.Route(name: "signIn"))
    #expect(schema.launch { _ in .unmet } == (0, [Screen(route: 2)]))
    #expect(schema.launch { $0 == 10 ? .unknown : .unmet } == (0, []))
    #expect(schema.launch { $0 == 10 ? .met : .unmet }.replacement == nil)
  }

  // MARK: Windows

  /// What a window that shows nothing asks for, and one that was just launched.
  @Test func aTargetRequiresWhatIsNewInTheWindow() throws {
    var schema = tabs([nil, 1])
    schema.routes.append(NavigationSchema.Route(name: "sheet"))
    schema.routes[2].requirements = [2]
    let launched = SchemaWindow(schema) { _ in .met }
    var blank = launched
    blank.rootReplacement = []
    let alone = NavigationTarget(modals: [.init(screen: Screen(route: 2), presentation: .sheet)])
    #expect(launched.opening(alone).screens == [Screen(route: 0), Screen(route: 2)])
    #expect(schema.requirements(of: launched.opening(alone), after: launched) == [2])
    #expect(schema.requirements(of: launched.opening(alone), after: blank) == [10, 2])
    // Above what replaces the tabs, and not above another tab.
    #expect(blank.opening(alone).screens == [Screen(route: 2)])
    var elsewhere = alone
    elsewhere.tab = 1
    #expect(blank.opening(elsewhere).screens == [Screen(route: 1), Screen(route: 2)])
    #expect(schema.requirements(of: blank.opening(elsewhere), after: launched) == [1, 11, 2])
    // A further copy of a screen is new.
    let copies = NavigationTarget(
      tab: 0, stack: .init(root: Screen(route: 0), path: [Screen(route: 0), Screen(route: 2)]))
    #expect(schema.requirements(of: launched.opening(copies), after: launched) == [10, 2])
  }
}
