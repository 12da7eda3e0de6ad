import NavSpecDiagnostics
import NavSpecDiff
import NavSpecLinkAnalysis
import Testing

/// The paths that an association file must list are those that the app opens.
@Suite struct AssociatedPathTests {
  private func app(_ links: String, exclude: String = "", prefixes: String = "") -> String {
    """
    navspec: 1
    app: { name: Shop, domains: [a.example] }
    links: { exclude: [\(exclude)], prefixes: [\(prefixes)] }
    root: home
    routes:
      home:
        params: { id: "Int?", page: "Int?", rest: "[String]", way: String? }
        links: [\(links)]

    """
  }

  private struct Listed {
    /// With the signs of the file.
    let path: String
    let isAdded: Bool
    let isExcluded: Bool
    /// A URL that changes hands.
    let url: String
  }

  private func listed(_ base: String, _ head: String) throws -> [Listed] {
    try changes(base, head).filter { $0.kind.id.hasPrefix("association-paths") }.flatMap { change in
      (change.witness?.lines ?? []).compactMap { line in
        guard let match = line.firstMatch(of: /^\{"\/": "([^"]*)".*, as for (.*)$/) else { return nil }
        return Listed(
          path: String(match.1), isAdded: change.kind.id == "association-paths-added",
          isExcluded: line.contains(#""exclude": true"#), url: String(match.2))
      }
    }.sorted { ($0.path, $0.isAdded ? 1 : 0) < ($1.path, $1.isAdded ? 1 : 0) }
  }

  @Test(arguments: [
    ("\"*.b.example\"", "applinks:*.b.example"), ("\"{tenant}.b.example\"", "applinks:*.b.example"),
    ("b.example", "applinks:b.example"), ("\"{server}\"", nil),
  ])
  func aDomainComesAndGoesWithItsEntitlement(_ domain: String, _ entitlement: String?) throws {
    let (old, new) = (app(""), app("").replacing("a.example]", with: "a.example, \(domain)]"))
    for (base, head) in [(old, new), (new, old)] {
      let change = try #require(try changes(base, head).first { $0.kind.id.hasPrefix("domain-") })
      let steps = (change.witness?.lines ?? []).joined()
      #expect(
        steps.contains(entitlement.map { "entitlement '\($0)'" } ?? "No entitlement names such a domain"))
    }
  }

  /// A fallback takes what a claim has too much, and other files exclude that.
  @Test func aFallbackMovesURLs() throws {
    let old = app(#""/product/{id}""#)
    let new = old.replacing("links: {", with: "links: { fallback: home,")
    let gone = try listed(old, new)
    #expect(gone.map { "\($0.isAdded) \($0.isExcluded) \($0.path)" } == ["false true /?*/?*/?*"])
    #expect(gone.first?.url == "https://a.example/product/a/a")
    #expect(try listed(new, old).map(\.isAdded) == [true])
  }

  /// What comes is opened by the newer version and was not by the older one, and the other way round.
  @Test(arguments: [
    (#""/p/{id}/reviews{?page}""#, #""/p/{id}/reviews{/page}""#, ["+/p/?*/reviews/?*"]),
    (#""/product/{id}""#, #""/product{/id}""#, ["+/product"]),
    (#""/product{/id}""#, #""/product/{id}""#, ["-/product"]),
    (#""/plan{?id,page}""#, #""/plan{/id}{/page}""#, ["+/plan/?*", "+/plan/?*/?*"]),
    (#""/help""#, #""/help{/rest*}""#, ["+/help/?*"]),
    (#""/help/{+way}""#, #""/help{/rest*}""#, ["+/help"]),
    (#""/item""#, #""/item", "{/id}""#, ["+/", "+/?*"]),
  ]) func aSegmentThatMayBeMissingIsTwoPaths(_ base: String, _ head: String, _ paths: [String]) throws {
    let (old, new) = (app(base), app(head))
    let listed = try listed(old, new)
    #expect(listed.map { ($0.isAdded ? "+" : "-") + $0.path } == paths)
    for path in listed {
      let (gains, loses) = path.isAdded ? (new, old) : (old, new)
      #expect(try resolved(gains).resolution(of: path.url).result == .opened, "\(path.url)")
      #expect(try resolved(loses).resolution(of: path.url).result == .unmatched, "\(path.url)")
    }
  }

  @Test func ignoredCaseMovesURLs() throws {
    let old = app(#""/item/{id}""#)
    let new = old.replacing("a.example] }", with: "a.example], match: { case: insensitive } }")
    #expect(try listed(old, new).map(\.isAdded) == [true])
    #expect(try listed(new, old).map(\.isAdded) == [false])
  }

  @Test func anExclusionOfARestIsTwoPathsToo() throws {
    let all = #""/{+way}""#
    let (old, new) = (app(all), app(all, exclude: #""/orders{/rest*}""#))
    let listed = try listed(old, new)
    #expect(listed.map(\.path) == ["/orders", "/orders/?*"] && listed.allSatisfy(\.isExcluded))
    for path in listed {
      #expect(try resolved(old).resolution(of: path.url).result == .opened)
      #expect(try resolved(new).resolution(of: path.url).result == .excluded)
    }
  }
}
