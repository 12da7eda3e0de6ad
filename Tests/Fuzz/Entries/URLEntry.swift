import Foundation
import NavSpecCompiler
import NavSpecLinkAnalysis
import NavSpecRuntime

/// The tables of real apps: any text is matched or not, and what a URL opens builds a URL that opens it.
enum URLEntry {
  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    let url = String(decoding: input, as: UTF8.self)
    for table in tables {
      for holds in [true, false] { try check(url, in: table, holds: holds) }
    }
  }

  /// `specs/valid` of this checkout, and patterns that tempt a matcher to look twice.
  private static let tables: [LinkTable] = {
    var tables = ["wikipedia", "recipes", "icecubes", "kickstarter"].compactMap(table)
    precondition(tables.count == 4, "the specs are not there")
    var fixture = TableFixture([
      "/{as_a}-{b}-{c}x", "/p/{slug_a}-{int_b}.{c}", "/Talk:{+t}", "/g/{+x}/end{?q,two_r}",
      "/o{/bool_a_o}{/date_b_o}{?l*}", "/list{/t*}#k={v}&w={uuid_z}", "/f#/{double_d}/{+e}",
      "app://{h}/{url_u}",
      "https://app.example/only?k=v{&map*}", "/{string_s}#{frag}", "/l?k={ab_e}{&o_o}{#rest}",
    ])
    fixture.schema.sources[0].collapsesSlashes = true
    fixture.schema.exclusions = [.init(pattern: "/g/secret{/rest*}")]
    fixture.schema.redirects = [.init(pattern: "/old/{+x}", target: "/g/{+x}/end{?q}#f")]
    tables.append(fixture.table)
    return tables
  }()

  private static func table(of name: String) -> LinkTable? {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("specs/valid/\(name)")
    var contents: [String: [UInt8]] = [:]
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    where path.hasSuffix(".yaml") {
      contents[path] = (try? Data(contentsOf: folder.appendingPathComponent(path))).map { [UInt8]($0) }
    }
    return try? CheckedSpec(root: "\(name).nav.yaml", files: MemorySpecFiles(contents)).resolved?
      .table
  }

  private static func check(_ url: String, in table: LinkTable, holds: Bool) throws(BrokenPromise) {
    let schema = table.schema
    let outcome = table.outcome(of: url) { _ in holds }
    try checkContest(url, outcome, in: table, holds: holds)
    let listed = table.outcomes(of: url).filter { $0.answers.values.allSatisfy { $0 == holds } }
    try promise(listed.map(\.outcome) == [outcome], "'\(url)': \(outcome) is not \(listed)")
    if LinkURL(url) == nil, outcome != .unmatched { throw BrokenPromise("'\(url)' is no URL, and opens") }
    _ = schema.opening(of: url, in: table) { _ in holds }
    guard case .matched(let match) = outcome else { return }
    guard let values = table.values(of: table.screen(of: match), in: match) else {
      throw BrokenPromise("'\(url)' opens \(match) without its values")
    }
    guard let built = table.url(for: match.route, values: values) else { return }
    // Whatever holds.
    for holds in [true, false] {
      let again = table.outcome(of: built) { _ in holds }
      try promise(
        table.opens(again, match.route, values), "'\(built)' built from '\(url)' opens \(again), not \(match)"
      )
    }
  }

  /// What opens is what wins the contest.
  static func checkContest(
    _ url: String, _ outcome: LinkTable.Outcome, in table: LinkTable, holds: Bool
  ) throws(BrokenPromise) {
    switch (table.contest(for: url) { _ in holds }, outcome) {
    case (.excluded, .excluded): return
    case (.candidates(let all), _):
      guard let winner = all.first else {
        return try promise(outcome == .unmatched, "nothing matches '\(url)', yet \(outcome)")
      }
      try promise(winner.isBest, "the winner of '\(url)' is not the best")
      switch (table.variants[winner.variant].origin, outcome) {
      case (.redirect, let outcome): try promise(outcome != .excluded, "a redirect of '\(url)' is excluded")
      case (.link(let link), .matched(let match)):
        try promise(link == match.link, "'\(url)' opens \(match), not link \(link)")
      case (let origin, let outcome): throw BrokenPromise("'\(url)' of \(origin): \(outcome)")
      }
    case (let contest, let outcome): throw BrokenPromise("'\(url)': \(contest), yet \(outcome)")
    }
  }
}
