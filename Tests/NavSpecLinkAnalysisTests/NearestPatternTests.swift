import NavSpecFuzzing
import NavSpecLinkAnalysis
import NavSpecRuntime
import TestSupport
import Testing

/// Why a URL opens nothing.
@Suite struct NearestPatternTests {
  /// The pattern's index and the difference.
  private func nearest(_ url: String, _ patterns: [String], in table: LinkTable? = nil) -> String? {
    NearestPattern(to: url, in: table ?? TableFixture(patterns).table).map { nearest in
      "\(nearest.pattern.flatMap(patterns.firstIndex).map(String.init) ?? "-") \(nearest.component.rawValue) "
        + "\(nearest.expected ?? "-") \(nearest.found ?? "-"): \(nearest.difference)"
    }
  }

  @Test(arguments: [
    (
      "ftp://a", ["/a"],
      "- scheme app or https ftp: no link takes the scheme 'ftp': the spec has app or https"
    ),
    (
      "/a", ["https://app.example/a"],
      "- scheme https -: no link takes a URL without a scheme: the spec has https"
    ),
    (
      "https://other.example/a", ["/a"],
      "- host app.example other.example: no link takes the host 'other.example': the spec has app.example"
    ),
    ("app://x/y", ["/a/b", "/x/b"], "1 segment b y: segment 2 is 'y', not 'b'"),
    ("/a/x", ["/a/{digit_x}"], "0 segment an Int from 0 to 9 x: segment 2 is 'x', not an Int from 0 to 9"),
    (
      "/a/7", ["/a/{slug_x}"],
      "0 segment text that matches '[a-z]+' 7: segment 2 is '7', not text that matches '[a-z]+'"
    ),
    ("/a/x", ["/a/b-{x}"], "0 segment b-{x} x: segment 2 is 'x', not 'b-{x}'"),
    ("/a", ["/a/{int_x}"], "0 segment an Int -: segment 2 is missing: the pattern has an Int"),
    ("/a/b/c", ["/a"], "0 segment - b/c: the URL goes on with 'b/c'"),
    // A slip of the keyboard is nearer than what is first.
    (
      "/setings", ["/home", "/", "/settings"],
      "2 segment settings setings: segment 1 is 'setings', not 'settings'"
    ),
    // What the URL outgrows comes last.
    ("/a/b", ["/a", "/a/c"], "1 segment c b: segment 2 is 'b', not 'c'"),
    ("/a?k=x", ["/a?k=y"], "0 query k=y k=x: the query has 'k=x', not k=y"),
    ("/a", ["/b", "/a?k=y", "/a?l={l}"], "1 query k=y -: the query has no 'k'"),
    ("/a?lo=1&k=2", ["/a?l={l}{&k}"], "0 query l={l}, text lo: the query has no 'l', only 'lo'"),
    ("/a?k=1", ["/a?l={l}", "/a?k=1#b"], "1 fragment #b -: the fragment is missing: the pattern has '#b'"),
    // Of the names of a key, the one that is there.
    (
      "/a?int_k_alt=x", ["/a{?int_k,int_k_alt}"],
      "0 query int_k_alt={int_k}, an Int int_k_alt=x: "
        + "the query has 'int_k_alt=x', not int_k_alt={int_k}, an Int"
    ),
    ("/a//b", ["/a{/r*}"], "0 segment text /b: '/b' has an empty segment"),
    ("/a/b//", ["/a/{+r}"], "0 segment text b/: 'b/' has an empty segment"),
    ("/a/b%2Fc", ["/a/{+r}"], "0 segment text b/c: one of the segments 'b/c' has an encoded '/'"),
    ("/a#c", ["/a#b"], "0 fragment #b c: the fragment is 'c', not '#b'"),
  ])
  func theFirstDifferenceIsSaid(_ url: String, _ patterns: [String], _ expected: String) {
    #expect(nearest(url, patterns) == expected)
  }

  /// A prefix is compared as it comes nearest: present or absent.
  @Test(arguments: [
    ("/clb/3", "0 segment club clb: segment 1 is 'clb', not 'club'"),
    ("/de/clb/3", "0 segment club clb: segment 2 is 'clb', not 'club'"),
    ("/club/x", "0 segment an Int x: segment 2 is 'x', not an Int"),
    ("/de/club/x", "0 segment an Int x: segment 3 is 'x', not an Int"),
    ("/notes/3/x", "1 segment edit x: segment 3 is 'x', not 'edit'"),
    ("/foo/bar", "2 segment - bar: the URL goes on with 'bar'"),
  ])
  func aPrefixIsThereOrNot(_ url: String, _ expected: String) {
    let patterns = ["/club/{int_id}", "/notes/{int_id}/edit", "/"]
    var fixture = TableFixture(patterns)
    fixture.schema.prefixes = ["/{lang}"]
    #expect(nearest(url, patterns, in: fixture.table) == expected)
  }

  @Test func aConditionComesLast() {
    var fixture = TableFixture()
    fixture.schema.conditions = [.init(name: "beta")]
    fixture.add("/a") { $0.when = .init(condition: 0) }
    let nearest = NearestPattern(to: "/a", in: fixture.table) { _ in false }
    #expect(nearest?.component == .condition && nearest?.expected == "beta" && nearest?.found == "!beta")
    #expect(nearest?.difference == "the link counts only while 'beta' holds")
    #expect(NearestPattern(to: "/a", in: fixture.table) == nil)
  }

  @Test func whatMatchesOrIsNoURLHasNone() {
    #expect(nearest("/a", ["/a", "/b"]) == nil)
    #expect(nearest("a b", ["/a"]) == nil)
    #expect(nearest("/a", []) == nil)
  }

  /// No pattern alone comes nearer than the one that is named.
  @Test(arguments: 1...16) func noneComesNearer(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func path(_ parts: [String]) -> String {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in "/" + random.pick(parts) }.joined()
    }
    var patterns: [String] = []
    for _ in 0..<6 {
      let parts: [String] = [
        random.pick(["", "", "https://app.example", "app:/"]), path(["a", "b", "settings", "c-d"]),
        random.pick(["", "/{int_x}", "{/o_o}", "/{+g}"]), random.pick(["", "?k=a", "?k={k}"]),
        random.pick(["", "", "#f", "#{f}"]),
      ]
      let pattern: String = parts.joined()
      if !patterns.contains(pattern) { patterns.append(pattern) }
    }
    let table = TableFixture(patterns).table
    for _ in 0..<100 {
      let parts: [String] = [
        random.pick(["", "https://app.example", "app:/", "https://b.example", "ftp:/"]),
        path(["a", "b", "setings", "c-d", "7"]), random.pick(["", "?k=a", "?k=b", "?l"]),
        random.pick(["", "#f", "#g"]),
      ]
      let url: String = parts.joined()
      let nearest = NearestPattern(to: url, in: table)
      guard case .candidates(let candidates) = table.contest(for: url) else { continue }
      #expect((nearest == nil) == !candidates.isEmpty, "\(url) \(patterns)")
      guard let nearest else { continue }
      for pattern in patterns {
        guard let alone = NearestPattern(to: url, in: TableFixture([pattern]).table) else {
          Issue.record("\(pattern) alone matches \(url)")
          continue
        }
        #expect(alone.component <= nearest.component, "\(url): \(pattern), not \(nearest.pattern)")
        if pattern == nearest.pattern { #expect(alone.difference == nearest.difference) }
      }
    }
  }
}
