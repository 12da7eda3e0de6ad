import Foundation
import NavSpecRuntime
import TestSupport
import Testing
import ZooModel

@testable import ZooApp

@MainActor @Suite struct ZooTests {
  @Test func everyTypeTravels() {
    expectEveryRouteKeepsItsValues(
      ZooRoute.self, in: ZooNavigation.map, opaque: OpaqueValue(Keeper(name: "Ada")))
  }

  @Test func defaultsOfTheCaseAreThoseOfTheSchema() throws {
    let root = ZooNavigation.root(of: .lions)
    let schema = ZooNavigation.map.schema
    guard case .tabs(let tabs) = schema.container else { return #expect(Bool(false), "there are tabs") }
    #expect(root.values == tabs.first?.root.values)
    let mother = try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00C04FC964FF"))
    let page = try #require(URL(string: "https://example.com/a?b=1"))
    let born = Date(timeIntervalSince1970: 1_582_977_600.5)
    #expect(
      root
        == .animal(
          id: mother, kind: .lion, name: "Leo", age: 3, weight: 190.5, chip: -7, tame: false, born: born,
          page: page, mother: mother, diet: .meat, nickname: "Simba"))
  }

  @Test func modelsTravelUnchanged() {
    let router = ZooRouter(conditions: .allMet)
    let (ada, bob) = (Keeper(name: "Ada"), Keeper(name: "Bob"))
    router.navigate(to: .keeper(keeper: ada, present: true))
    router.birds.navigate(to: .feeding(keepers: [ada, bob]))
    #expect(
      router.screens.suffix(2)
        == [.keeper(keeper: ada, present: true), .birds(.feeding(keepers: [ada, bob]))])
  }
}
