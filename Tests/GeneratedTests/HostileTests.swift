import NavSpecRuntime
import TestSupport
import Testing

@testable import HostileApp

@MainActor @Suite struct HostileTests {
  @Test func namesAndTextsArriveAsTheyWere() {
    expectEveryRouteKeepsItsValues(HostileRoute.self, in: HostileNavigation.map)
    #expect(HostileNavigation.root(of: .in) == .case(in: "\"\\", let: "a\nb"))
    #expect(HostileNavigation.map.schema.restoration?.key == "\"#\\\n")
    #expect(Word.line.rawValue == "a\nb")
    #expect(Word.interpolated.rawValue == "\\(1)")
  }
}
