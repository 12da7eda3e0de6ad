import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecDiff
import Testing

/// What a comparison says of tabs that present a screen.
@Suite struct ActingTabDiffTests {
  private func app(_ tabs: [String]) -> String {
    """
    navspec: 1
    app: { name: Demo, schemes: [demo] }
    tabs:
      \(tabs.joined(separator: "\n  "))
    routes:
      home: {}
      list: {}
      compose: { present: sheet }
    """
  }

  @Test func itsPlaceInTheBarIsCompared() throws {
    let (home, list) = ("home: { title: Home, root: home }", "list: { title: List, root: list }")
    let new = "new: { title: New, presents: compose }"
    let moved = try changes(app([home, new, list]), app([home, list, new]))
    #expect(moved.map(\.message) == ["the tabs are in the order home, list, new"])
  }
}
