import Foundation
import NavSpecRuntime
import Testing

nonisolated enum Feature: NavigationRoute {
  case results(query: String, page: Int?)
  case filters

  init?(index: Int, reader r: inout RouteReader) {
    switch index {
    case 0:
      guard let query = r.string(), let page = r.optional(Int.self) else { return nil }
      self = .results(query: query, page: page)
    case 1: self = .filters
    default: return nil
    }
  }

  func write(to w: inout RouteWriter) -> Int {
    switch self {
    case .results(let query, let page):
      w.write(query)
      w.write(page)
      return 0
    case .filters: return 1
    }
  }
}

nonisolated enum Course: String, Sendable { case starters, mains }

nonisolated enum Screen: NavigationRoute {
  case home
  case recipe(id: UUID, servings: Int, courses: [Course])
  case day(on: Date, ratio: Double, tags: [String], link: URL?)
  case query([String: String])
  case draft(OpaqueDraft)
  case search(Feature)

  struct OpaqueDraft: Hashable, Sendable { var text: String }

  init?(index: Int, reader r: inout RouteReader) {
    switch index {
    case 0: self = .home
    case 1:
      guard let id = r.uuid(), let servings = r.int(), let courses = r.rawList(Course.self) else {
        return nil
      }
      self = .recipe(id: id, servings: servings, courses: courses)
    case 2:
      guard let on = r.date(), let ratio = r.double(), let tags = r.list(String.self),
        let link = r.optional(URL.self)
      else { return nil }
      self = .day(on: on, ratio: ratio, tags: tags, link: link)
    case 3:
      guard let query = r.map() else { return nil }
      self = .query(query)
    case 4:
      guard let draft = r.opaque(OpaqueDraft.self) else { return nil }
      self = .draft(draft)
    case 5..<7:
      guard let route = Feature(index: index - 5, reader: &r) else { return nil }
      self = .search(route)
    default: return nil
    }
  }

  func write(to w: inout RouteWriter) -> Int {
    switch self {
    case .home: return 0
    case .recipe(let id, let servings, let courses):
      w.write(id)
      w.write(servings)
      w.write(raw: courses)
      return 1
    case .day(let on, let ratio, let tags, let link):
      w.write(on)
      w.write(ratio)
      w.write(tags)
      w.write(link)
      return 2
    case .query(let query):
      w.write(query)
      return 3
    case .draft(let draft):
      w.write(opaque: draft)
      return 4
    case .search(let route): return 5 + route.write(to: &w)
    }
  }
}

struct NavigationRouteTests {
  let screens: [Screen] = [
    .home,
    .recipe(id: UUID(), servings: 4, courses: [.mains]),
    .recipe(id: UUID(), servings: 4, courses: []),
    .day(on: Date(timeIntervalSince1970: 0.125), ratio: -1.5, tags: ["a", "b"], link: nil),
    .day(on: .distantPast, ratio: .infinity, tags: [], link: URL(string: "https://a.example/b")),
    .day(on: Date(timeIntervalSince1970: -1e15), ratio: 0, tags: [], link: nil),
    .query(["a": "b"]),
    .draft(.init(text: "x")),
    .search(.results(query: "é", page: nil)),
    .search(.results(query: "é", page: 2)),
    .search(.filters),
  ]

  @Test func aRouteIsReadBackFromItsValues() {
    for screen in screens {
      #expect(Screen(index: screen.index, values: screen.values) == screen)
    }
  }

  @Test func equalityAndHashesFollowTheValues() {
    for (i, a) in screens.enumerated() {
      for (j, b) in screens.enumerated() { #expect((a == b) == (i == j)) }
    }
    #expect(Set(screens).union(screens).count == screens.count)
    #expect(
      Screen.day(on: .distantPast, ratio: 0, tags: [], link: nil)
        == .day(on: .distantPast, ratio: -0.0, tags: [], link: nil))
  }

  @Test func datesAreEqualToTheMillisecond() {
    let date = Date(timeIntervalSince1970: 1_000_000)
    let a = Screen.day(on: date, ratio: 0, tags: [], link: nil)
    let b = Screen.day(on: date + 0.0001, ratio: 0, tags: [], link: nil)
    #expect(a == b && a.hashValue == b.hashValue)
  }

  @Test func valuesThatDoNotFitGiveNoRoute() {
    #expect(Screen(index: 0, values: [.bool(true)]) == nil)
    #expect(Screen(index: 1, values: [.string("x"), .integer(1), .list([])]) == nil)
    #expect(Screen(index: 1, values: [.string(UUID().uuidString), .integer(1)]) == nil)
    #expect(
      Screen(index: 1, values: [.string(UUID().uuidString), .integer(1), .list([.string("soups")])]) == nil)
    #expect(Screen(index: 9, values: []) == nil)
  }

  @Test func everyOneOfManyValuesCounts() {
    struct Wide: NavigationRoute {
      var numbers: [Int]
      var texts: [String]

      init(_ numbers: [Int], _ texts: [String]) { (self.numbers, self.texts) = (numbers, texts) }
      init?(index: Int, reader r: inout RouteReader) { return nil }

      func write(to w: inout RouteWriter) -> Int {
        for number in numbers { w.write(number as Int?) }
        for text in texts { w.write(text) }
        return 0
      }
    }
    let wide = Wide(Array(0..<9), ["a", "b", "c", "d"])
    #expect(wide == Wide(Array(0..<9), ["a", "b", "c", "d"]))
    for index in 0..<9 {
      var other = wide
      other.numbers[index] = 99
      #expect(wide != other)
    }
    for index in 0..<4 {
      var other = wide
      other.texts[index] = "z"
      #expect(wide != other)
    }
    #expect(wide != Wide(Array(0..<9), ["a", "b", "c"]) && wide != Wide(Array(0..<8), ["a", "b", "c", "d"]))
  }
}
