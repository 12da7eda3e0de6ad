import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecReport
import TestSupport
import Testing

/// What is offered in place of what breaks, and that it was tried.
@Suite struct RepairTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let base: String
    let head: String
    let repair: String?

    init(_ id: String, _ base: String, _ head: String, _ repair: String?) {
      (self.id, self.base, self.head, self.repair) = (id, base, head, repair)
    }

    var testDescription: String { "\(id): \(head)" }
  }

  private static let cart =
    "routes:\n  home: { to: [cart] }\n  cart: { params: { id: Int }, title: A, links: [\"/cart/{id}\"] }\n"
  private static let saved = "restoration: { key: a }\n"

  static let cases = [
    Case(
      "link-lost", item("links: [\"/p/{id}\"]"), item("links: [\"/r/{id}\"]"),
      "keep '/p/{id}' in 'links' of 'item': {path: \"/p/{id}\", deprecated: true}"),
    Case(
      "link-lost", item("links: [\"/p/{id}\"]"), item("title: Item"),
      "keep '/p/{id}' in 'links' of 'item': {path: \"/p/{id}\", deprecated: true}"),
    Case(
      "link-lost", item("links: [{ path: \"/p/{id}\", build: false }, \"/i/{id}\"]"),
      item("links: [\"/i/{id}\"]"),
      "keep '/p/{id}' in 'links' of 'item': {path: \"/p/{id}\", build: false, deprecated: true}"),
    Case(
      "link-lost", item("links: [\"/p/{id}\"]"),
      item("links: [\"/r/{number}\"]").replacing("id: Int", with: "number: Int"),
      "keep '/p/{id}' in 'links' of 'item': {path: \"/p/{id}\", as: {id: number}, deprecated: true}"),
    // To leave a URL to the browser is meant.
    Case(
      "link-left-to-browser", item("links: [\"/p/{id}\"]"),
      "links: { exclude: [/p/3] }\n" + item("links: [\"/p/{id}\"]"), nil),
    Case(
      "link-lost", cart, cart.replacing("cart", with: "basket").replacing(", title: A", with: ""),
      "write in 'redirects' of 'links': \"/cart/{id}\": \"/basket/{id}\""),
    Case(
      "link-lost", cart, "routes:\n  home: {}\n",
      "put back into 'routes': cart: {params: { id: Int }, title: A, links: [\"/cart/{id}\"], deprecated: true}"
    ),
    Case(
      "shared-link-lost", item("links: [\"/p/{id}\"]"), item("links: [\"/r/{id}\", \"/p/{id}\"]"),
      "open '/r/{id}' and do not build it yet: {path: \"/r/{id}\", build: false}"),
    Case(
      "restored-screen-lost", saved + cart,
      saved + cart.replacing("cart:", with: "basket:").replacing("[cart]", with: "[basket]"),
      "read the old key in 'basket': formerly: [cart]"),
    Case(
      "restored-screen-dropped", saved + item("title: A"), saved + item("restore: false"),
      "write in 'item': restore: item"),
    Case(
      "restored-param-required", saved + item("title: A"),
      saved + item("title: A").replacing("id: Int", with: "id: Int, kind: String"),
      "let it be left out in 'params' of 'item': kind: String?"),
    Case(
      "state-storage-moved", saved + item("title: A"), "restoration:\n  key: b\n" + item("title: A"),
      "write in the spec: restoration: {key: a}"),
    Case(
      "state-storage-removed", saved + item("title: A"), item("title: A"),
      "write in the spec: restoration: {key: a, storage: scene}"),
    Case(
      "screen-unreachable",
      "routes:\n  home: { to: [a] }\n  a:\n    to:\n      - b\n      - c\n  b: {}\n  c: {}\n",
      "routes:\n  home: { to: [a] }\n  a:\n    to:\n      - b\n  b: {}\n  c: {}\n",
      "lead there from 'a': to: [c]"),
    Case(
      "guard-removed", guarded(", requires: s"), guarded(""), "ask again in 'item': requires: [s]"),
    Case(
      "guard-removed", guarded(", requires: [s, t]"), guarded(", requires: t"),
      "ask again in 'item': requires: [s]"),
    Case(
      "sunset-earlier", item("stability: deprecated, sunset: 2099-06-01"),
      item("stability: deprecated, sunset: 2099-01-01"), "write in 'item': sunset: 2099-06-01"),
    Case(
      "grace-too-short", item("title: A") + "# .navspec.yaml\ndiff: { grace: { stable: 90 } }\n",
      item("title: A, stability: deprecated, sunset: 2026-02-01"), "write in 'item': sunset: 2026-04-01"),
    Case("param-renamed", item("title: A"), item("title: A").replacing("id: Int", with: "number: Int"), nil),
  ]

  private static func item(_ keys: String) -> String {
    "routes:\n  home: { to: [item] }\n  item: { params: { id: Int }, \(keys) }\n"
  }

  private static func guarded(_ keys: String) -> String {
    """
    conditions: { s: { redirect: login }, t: { redirect: login } }
    routes:
      home: { to: [item] }
      login: { present: sheet }
      item: { links: [/item]\(keys) }

    """
  }

  @Test(arguments: cases) func aRepairIsOffered(_ example: Case) throws {
    let list = try #require(try report(example.base, example.head).comparison?.repaired.changes)
    let change = try #require(list.first { $0.kind.id == example.id }, "\(list.lines)")
    #expect(change.repair?.phrase == example.repair)
  }

  /// The edits alone make a spec in which the finding is gone.
  @Test(arguments: cases) func whatIsOfferedKeepsThePromise(_ example: Case) throws {
    let compared = try report(example.base, example.head)
    let list = try #require(compared.comparison?.repaired.changes)
    for change in list {
      guard let repair = change.repair else { continue }
      var text = whole(example.head)
      for edit in repair.fix.edits.sorted(by: { $1.range < $0.range }) {
        let bytes = Array(text.utf8)
        text = String(
          decoding: bytes[..<Int(edit.range.start)] + edit.replacement.utf8 + bytes[Int(edit.range.end)...],
          as: UTF8.self)
      }
      let after = try changes(example.base, text)
      #expect(!after.contains { $0.fingerprint == change.fingerprint }, "\(repair.phrase)\n\(text)")
    }
  }

  /// Text, JSON and comment have it, and an approved change has none.
  @Test func everyFormatHasIt() throws {
    let example = Self.cases[0]
    let report = try NavSpecDiffTests.report(example.base, example.head)
    #expect(report.text().contains("= repair: keep '/p/{id}' in 'links' of 'item': {path:"))
    #expect(report.text(as: .json).contains(#""line": "{path: \"/p/{id}\", deprecated: true}""#))
    #expect(report.text(as: .markdown).contains("<br>repair: keep `/p/{id}` in `links` of `item`: `{path:"))
    let approvals =
      "diff: { approved: [{ id: link-lost, because: b }, { id: shared-link-lost, because: b }] }"
    let approved = try NavSpecDiffTests.report(example.base, example.head + "# .navspec.yaml\n\(approvals)\n")
    #expect(!approved.text().contains("repair:"))
  }

  /// At most four are tried, and none of what is long to read.
  @Test func whatIsTriedIsBounded() throws {
    func routes(_ path: String) -> String {
      "routes:\n"
        + (0..<9).map { "  r\($0): { reachedBy: code, links: [\"\(path)/r\($0)\", /q\($0)] }\n" }.joined()
    }
    let some = try #require(try report(routes("/old"), routes("/new")).comparison?.repaired.changes)
    #expect(some.count { $0.repair != nil } == 4)
    let padding = "#" + String(repeating: " padding", count: 1 << 14) + "\n"
    let none = try #require(try report(routes("/old"), routes("/new") + padding).comparison?.repaired.changes)
    #expect(none.allSatisfy { $0.repair == nil })
  }

  /// Changes are numbered as they are listed.
  @Test func changesAreNumbered() throws {
    let list = try #require(try report(Self.cases[0].base, Self.cases[0].head).comparison?.changes)
    #expect(!list.isEmpty && list.map(\.number) == Array(1...list.count))
  }
}
