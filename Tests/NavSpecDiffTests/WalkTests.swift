import Foundation
import NavSpecDiagnostics
@testable import NavSpecDiff
import NavSpecLinkAnalysis
import NavSpecModel
import TestSupport
import Testing

/// What is said of ways of taps, against a search that shares nothing with it.
@Suite struct WalkTests {
  @Test(arguments: ["player", "recipes", "mail", "wikipedia", "chat", "icecubes", "kickstarter", "shop"])
  func lostScreensAreThoseThatNoTapLeadsTo(_ name: String) throws {
    let spec = try MutatedGraph("specs/valid/\(name)/\(name).nav.yaml")
    var random = SeededRandom(seed: 20)
    for _ in 0..<12 {
      let head = try spec.changed { graph in
        for _ in 0..<Int.random(in: 1...4, using: &random) { graph.loseAWay(&random) }
      }
      try check(SpecComparison(base: spec.original, head: head))
      try check(SpecComparison(base: head, head: spec.original))
    }
  }

  /// A tab that is gone, and whose screen another way leads to: both are said.
  @Test func aWitnessSaysHowFarAScreenIsNow() throws {
    func app(_ tab: String) -> String {
      """
      navspec: 1
      app: { name: Shop }
      tabs:
        home: { root: home }
        \(tab)
      routes:
        home: { to: [account] }
        account: { to: [orders] }
        orders: {}
      """
    }
    let lines = try changes(app("orders: { root: orders }"), app("")).first {
      $0.kind.id == "tab-removed"
    }?.witness?.lines
    #expect(
      lines?.contains { $0.hasPrefix("head  neither a tab nor 'anywhere' leads to 'orders' at once; ") }
        == true)
    #expect(lines?.contains { $0.hasSuffix("; another way takes 2 taps") } == true, "\(lines ?? [])")
  }

  private func check(_ comparison: SpecComparison) throws {
    let (base, head) = (comparison.base.graph, comparison.head.graph)
    let (before, after) = (Self.screens(base), Self.screens(head))
    let lost = before.filter { route in
      comparison.routes[base: route].map { !after.contains($0.head) } ?? true
    }
    let changes = ReachChanges.changes(in: comparison)
    var named: Set<String> = []
    let opened = Reachability(of: head).closure(in: head)
    for change in changes where !change.lost.isEmpty {
      named.formUnion(change.lost)
      let isOpened = change.lost.allSatisfy { name in
        base.routes.first { $0.qualifiedName == name }.flatMap { comparison.routes[base: $0.id] }
          .map { opened.contains($0.head) } ?? false
      }
      #expect(change.level == (isOpened ? .risky : .breaking))
    }
    #expect(named == Set(lost.map(base.name)), "\(changes.map(\.message))")
    #expect(changes.allSatisfy { $0.level != .breaking || ($0.proof == .executed && !$0.lost.isEmpty) })
    #expect(Set(changes.map(\.fingerprint)).count == changes.count)
  }

  /// Everything that taps lead to.
  private static func screens(_ graph: NavigationGraph) -> Set<RouteID> {
    var seen = Set(graph.roots + graph.anywhere.map(\.target))
    var count = -1
    while seen.count != count {
      count = seen.count
      for route in graph.routes where seen.contains(route.id) { seen.formUnion(route.edges.map(\.target)) }
    }
    return seen
  }
}

extension Change {
  /// The routes that its witness names as lost.
  fileprivate var lost: [String] {
    guard let text = witness?.json.encodedOnOneLine(),
      let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { return [] }
    return json["lost"] as? [String] ?? []
  }
}
