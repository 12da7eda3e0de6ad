import NavSpecRuntime
import TestSupport
import Testing

struct LinkTablePropertyTests {
  @Test(arguments: 1...150)
  func theTrieAgreesWithTheDefinitions(seed: UInt64) {
    var tables = TableGenerator(seed: seed)
    let schema = tables.schema(routes: 8)
    let table = LinkTable(schema)
    #expect(table.problems.isEmpty, "\(table.problems)")
    let naive = NaiveMatcher(variants: table.variants)
    var reversed = schema
    reversed.links.reverse()
    let other = LinkTable(reversed)
    for _ in 0..<150 {
      let url = tables.url()
      let expected = naive.result(of: url)
      switch (table.outcome(of: url), expected) {
      case (.unmatched, nil): break
      case (.matched(let match), let expected?):
        let isRight =
          table.variants[expected.variant].origin == .link(match.link) && match.captures == expected.captures
        let links = schema.links.map(\.pattern)
        #expect(isRight, "\(url) on \(links): \(match) instead of \(expected)")
        if !expected.isTied, case .matched(let found) = other.outcome(of: url) {
          #expect(
            found.route == match.route && found.captures == match.captures, "order decides \(url) on \(links)"
          )
        }
      case (let outcome, let expected):
        Issue.record(
          "\(url) on \(schema.links.map(\.pattern)): \(outcome) instead of \(String(describing: expected))")
      }
    }
  }

  @Test(arguments: 1...100)
  func whatIsBuiltOpensWithTheSameValues(seed: UInt64) {
    var tables = TableGenerator(seed: seed)
    for _ in 0..<10 {
      let schema = tables.schema(routes: 1)
      let table = LinkTable(schema)
      for _ in 0..<10 {
        let values = schema.routes[0].parameters.map { tables.value(of: $0) }
        let urls = table.urls(for: 0, values: values)
        guard let first = urls.first else {
          #expect(
            tables.mayBeUnbuildable(schema.links[0].pattern, values) || values.contains(.list([])),
            "\(schema.links[0].pattern) with \(values)")
          continue
        }
        #expect(table.url(for: 0, values: values) == first)
        for url in urls {
          guard case .matched(let match) = table.outcome(of: url) else {
            Issue.record("\(url) opens nothing")
            continue
          }
          #expect(table.values(of: table.screen(of: match), in: match) == values)
        }
      }
    }
  }

  @Test(arguments: 1...40)
  func theOutcomesOfAURLAreThoseOfAllAnswers(seed: UInt64) {
    var tables = TableGenerator(seed: seed)
    var schema = tables.schema(routes: 8)
    schema.conditions = (0..<3).map { .init(name: "c\($0)") }
    for index in schema.links.indices where index % 3 != 0 {
      schema.links[index].when = .init(condition: index % 3, isNegated: index % 2 == 0)
    }
    let table = LinkTable(schema)
    for _ in 0..<60 {
      let url = tables.url()
      let outcomes = table.outcomes(of: url)
      for answers in 0..<8 {
        let holds = { (condition: Int) in answers >> condition & 1 == 1 }
        let listed = outcomes.filter { $0.answers.allSatisfy { holds($0.key) == $0.value } }
        #expect(listed.map(\.outcome) == [table.outcome(of: url, holds: holds)], "\(url), \(answers)")
      }
    }
  }

  @Test func noTextTraps() {
    var tables = TableGenerator(seed: 77)
    var schema = tables.schema(routes: 20)
    schema.sources[0].collapsesSlashes = true
    schema.exclusions = [.init(pattern: "/a{/rest*}")]
    schema.redirects = [.init(pattern: "/b/{+x}", target: "/{+x}{?q}#f")]
    let table = LinkTable(schema)
    var outcomes: Set<Bool> = []
    for _ in 0..<20_000 {
      let outcome = table.outcome(of: tables.noise())
      outcomes.insert(outcome == .unmatched)
    }
    #expect(outcomes == [true, false])
  }

  @Test func aLongURLIsRefusedOrReadInTime() {
    var app = SchemaFixture()
    app.route("a", [.string("a"), .string("b"), .string("c")], links: ["/{a}-{b}-{c}x"])
    app.route(
      "b", [.string("a"), .init(name: "b", form: ValueForm(.string, pattern: "(a|aa)*b")), .string("c")],
      links: ["/p/{a}-{b}-{c}y"])
    app.route("c", [.string("q").map], links: ["/q{?q*}"])
    let table = app.table
    let start = ContinuousClock.now
    for url in [
      "/" + String(repeating: "-", count: 16_000), "/p/" + String(repeating: "-a", count: 8_000) + "y",
      "/q?" + String(repeating: "a&", count: 8_000), "/" + String(repeating: "%41", count: 5_000),
    ] { _ = table.outcome(of: url) }
    #expect(ContinuousClock.now - start < .seconds(3))
  }
}

/// Random small tables over a small alphabet, so that patterns and URLs meet.
struct TableGenerator {
  private var generator: SeededRandom

  init(seed: UInt64) { generator = SeededRandom(seed: seed) }

  private mutating func isLikely(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func form() -> ValueForm {
    generator.pick([
      ValueForm(.string), ValueForm(.string), ValueForm(.int), ValueForm(.bool),
      ValueForm(.cases(["a", "b", "1"])),
      ValueForm(.string, pattern: "[ab]+"), ValueForm(.int, minimum: 1, maximum: 5), ValueForm(.double),
      ValueForm(.string, length: 1...2), ValueForm(.uuid),
    ])
  }

  mutating func schema(routes: Int) -> NavigationSchema {
    var fixture = SchemaFixture()
    // A pattern with several segments may be read after a prefix of one, and is not built then.
    fixture.schema.prefixes = generator.pick([
      [], [], ["/{+base}"], routes == 1 ? [] : ["/{lang}", "/{+base}"],
    ])
    for index in 0..<routes {
      var parameters: [NavigationSchema.Parameter] = []
      func add(_ parameter: NavigationSchema.Parameter) -> String {
        parameters.append(parameter)
        return parameter.name
      }
      var pattern = ""
      var names: [String: String] = [:]
      var hasGap = false
      for position in 0..<Int.random(in: 0...3, using: &generator) {
        let name = "p\(position)"
        switch Int.random(in: 0..<11, using: &generator) {
        case 0, 1, 2: pattern += "/" + generator.pick(["a", "b", "1", "a-b", "%C3%A9"])
        case 3, 4: pattern += "/{\(add(.init(name: name, form: form())))}"
        case 5:
          pattern +=
            "/" + generator.pick(["a-", "@", ""]) + "{\(add(.init(name: name, form: form())))}"
            + generator.pick(["-b", "."])
        case 6:
          pattern +=
            "/{\(add(.init(name: name, form: form())))}-{\(add(.init(name: name + "x", form: form())))}"
        case 7: pattern += "/{\(add(.init(name: name, form: form(), arity: .list)))}"
        case 8 where !hasGap:
          hasGap = true
          pattern += "/{+\(add(.init(name: name, form: ValueForm(.string))))}"
        default:
          guard !hasGap else { continue }
          pattern += "/{\(add(.init(name: name, form: form())))}"
        }
      }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0 where !hasGap:
        for name in ["o1", "o2"] { pattern += "{/\(add(.init(name: name, form: form(), arity: .optional)))}" }
      case 1 where !hasGap:
        pattern += "{/\(add(.init(name: "t", form: form(), arity: .list)))*}"
      case 2 where !hasGap: pattern += "/Talk:{+\(add(.init(name: "t", form: ValueForm(.string))))}"
      default: break
      }
      if pattern.isEmpty { pattern = "/" }
      if isLikely(30) {
        pattern += "?k=" + generator.pick(["v", "w"])
        if isLikely(50) { pattern += "{&\(add(.init(name: "q", form: form(), arity: .optional)))}" }
      } else if isLikely(20) {
        let value = generator.pick(["a{*}", "{*}b", "%C3%A9{*}", "a{*}b", "{*}"])
        let name = add(.init(name: "q", form: form()))
        pattern += "?\(generator.pick(["k", "q"]))=" + value.replacing("{*}", with: "{\(name)}")
      } else if isLikely(20) {
        names = ["k": add(.init(name: "q", form: form(), arity: isLikely(50) ? .optional : .one)), "z": "q"]
        pattern += "{?" + generator.pick(["k,q", "q,k,z", "z,k"])
        if isLikely(50) { pattern += ",\(add(.init(name: "m", form: ValueForm(.string), arity: .map)))*" }
        pattern += "}"
      } else if isLikely(30) {
        pattern += "{?\(add(.init(name: "q", form: form())))"
        if isLikely(50) { pattern += ",\(add(.init(name: "m", form: ValueForm(.string), arity: .map)))*" }
        pattern += "}"
      }
      let route = fixture.route("r\(index)", parameters)
      fixture.link(route, pattern) { $0.names = names }
    }
    return fixture.schema
  }

  private mutating func segment() -> String {
    generator.pick([
      "a", "b", "1", "a-b", "12", "true", "é", "a-a-b", "@a.", "Talk:a", "%2F", "", "7.5", "ab", "-", "Talk:",
      "a.", "%C3%A9", "e\u{301}", "a,b", "1%2C12", "ab,", ",",
    ])
  }

  mutating func url() -> String {
    var url = generator.pick(["", "https://app.example", "//app.example"])
    let count = Int.random(in: 0...5, using: &generator)
    url += "/" + (0..<count).map { _ in segment() }.joined(separator: "/")
    if isLikely(40) {
      url +=
        "?"
        + (0..<3).map { _ in
          generator.pick(["k", "q", "z"])
            + generator.pick(["=v", "=w", "=1", "=", "", "=ab", "=a1", "=aab", "=e%CC%81b", "=éa"])
        }.joined(
          separator: "&")
    }
    return url
  }

  mutating func noise() -> String {
    var bytes = Array(url().utf8)
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let index = Int.random(in: 0...bytes.count, using: &generator)
      let junk = Array(":/?#[]@!$&'()*+,;=%-.~ \\\u{0}é%C3%zz//app://b/x:8".utf8)
      if isLikely(60) || bytes.isEmpty {
        let start = Int.random(in: 0..<junk.count, using: &generator)
        bytes.insert(
          contentsOf: junk[start..<min(start + Int.random(in: 1...4, using: &generator), junk.count)],
          at: index)
      } else {
        bytes.remove(at: min(index, bytes.count - 1))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func value(of parameter: NavigationSchema.Parameter) -> RouteValue {
    switch parameter.arity {
    case .one: return scalar(parameter.form)
    case .optional: return isLikely(40) ? .absent : scalar(parameter.form)
    case .list:
      return .list((0..<Int.random(in: 0...3, using: &generator)).map { _ in scalar(parameter.form) })
    case .map: return .map(isLikely(50) ? [:] : ["z\(Int.random(in: 0...9, using: &generator))": "é&="])
    }
  }

  private mutating func scalar(_ form: ValueForm) -> RouteValue {
    switch form.base {
    case .int: .integer(Int64.random(in: 1...5, using: &generator))
    case .double: .double(generator.pick([0.5, -2, 1234.25]))
    case .bool: .bool(isLikely(50))
    case .uuid: .string("6F9619FF-8B86-D011-B42D-00C04FC964FF")
    case .cases(let cases): .string(generator.pick(cases))
    default:
      .string(
        form.pattern == nil && form.length == nil
          ? generator.pick(["x", "é ü", "a%2Fb?", "🍞", "a+b;c"]) : generator.pick(["a", "ab"]))
    }
  }

  /// Values that a pattern may rightly refuse to build: an absent one where the path needs it, or text
  /// that the pattern's literals would split elsewhere.
  func mayBeUnbuildable(_ pattern: String, _ values: [RouteValue]) -> Bool {
    pattern.contains("{/o1}") || pattern.contains("-") || pattern.contains(".")
  }
}
