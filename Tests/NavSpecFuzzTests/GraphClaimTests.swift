import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecModel
import NavSpecPlay
import TestSupport
import Testing

/// What the rules say of the graph as a whole is refuted by no walk of the router through the app.
@MainActor @Suite struct GraphClaimTests {
  /// How many random specs each seed makes: `NAVSPEC_CLAIMS`, or few.
  private static let count = ProcessInfo.processInfo.environment["NAVSPEC_CLAIMS"].flatMap { Int($0) } ?? 20

  @Test(arguments: 0..<4) func noWalkRefutesAClaim(_ seed: UInt64) throws {
    var random = SeededRandom(seed: 9000 + seed)
    // How often a claim of each kind was put to the test.
    var tally: [String: Int] = [:]
    for _ in 0..<Self.count {
      let text = Self.spec(&random)
      let spec = try CheckedSpec(root: "demo.nav.yaml", files: MemorySpecFiles("demo.nav.yaml", text))
      guard let resolved = spec.resolved, !spec.diagnostics.contains(where: { $0.severity == .error }) else {
        continue
      }
      tally["spec", default: 0] += 1
      for diagnostic in spec.diagnostics { tally[diagnostic.kind.id, default: 0] += 1 }
      try walk(spec, resolved.graph, text, &random)
      try tap(spec, resolved.graph, text, &random)
      try pile(spec, text)
    }
    #expect(tally["unreachable-route", default: 0] > 0 && tally["pop-to-route-not-below", default: 0] > 0)
  }

  /// Links, edges, tabs and conditions in any order.
  private func walk(
    _ spec: CheckedSpec, _ graph: NavigationGraph, _ text: String, _ random: inout SeededRandom
  ) throws {
    func places(_ id: String) -> [SourceRange] { spec.diagnostics.filter { $0.kind.id == id }.map(\.range) }
    let unreachable = Set(
      graph.routes.filter { places("unreachable-route").contains($0.name.range) }.map(\.name.value))
    let never = graph.routes.flatMap { route in
      route.edges.compactMap { edge in
        edge.popTo.flatMap { popTo in
          places("pop-to-route-not-below").contains(popTo.range)
            ? (route: route.name.value, below: graph.name(of: popTo.value)) : nil
        }
      }
    }
    let player = try #require(try spec.player())
    var top = try Window(player.perform(Array("{\"pop\": 1}".utf8)).answer)
    var lines: [String] = []
    for _ in 0..<40 {
      let targets = Self.targets(from: top.routes.last ?? "", graph)
      let line =
        switch Int.random(in: 0..<8, using: &random) {
        case 0: "{\"open\": \"demo:///\(graph.routes.randomElement(using: &random)?.name.value ?? "")\"}"
        case 1: "{\"open\": \"demo:///nowhere\"}"
        case 2: "{\"select\": \"\(["one", "two"].randomElement(using: &random) ?? "one")\"}"
        case 3: "{\"condition\": \"paid\", \"state\": \"\(Bool.random(using: &random) ? "met" : "unmet")\"}"
        case 4: "{\"pop\": 1}"
        default: "{\"navigate\": \"\(targets.randomElement(using: &random) ?? top.routes.last ?? "")\"}"
        }
      let (answer, isValid) = player.perform(Array(line.utf8))
      guard isValid else { continue }
      lines.append(line)
      top = try Window(answer)
      let seen = unreachable.filter { answer.contains("\"route\": \"\($0)\"") }
      #expect(seen.isEmpty, "unreachable \(seen) by\n\(lines.joined(separator: "\n"))\n\(text)")
      for claim in never where top.routes.last == claim.route {
        #expect(
          !top.routes.dropLast().contains(claim.below),
          "\(claim.below) below \(claim.route) by\n\(lines.joined(separator: "\n"))\n\(text)")
      }
      guard seen.isEmpty else { return }
    }
  }

  /// Tabs and edges alone, from launch: no walk is shorter than the distance.
  private func tap(
    _ spec: CheckedSpec, _ graph: NavigationGraph, _ text: String, _ random: inout SeededRandom
  ) throws {
    let distance = TapDistance(of: graph)
    for _ in 0..<10 {
      let player = try #require(try spec.player())
      var window = try Window(player.perform(Array("{\"pop\": 1}".utf8)).answer)
      for taps in 1...4 {
        let targets = Self.targets(from: window.routes.last ?? "", graph).map { "{\"navigate\": \"\($0)\"}" }
        let tabs = graph.tabs.map { "{\"select\": \"\($0.name.value)\"}" }
        guard let line = (targets + tabs).randomElement(using: &random) else { break }
        window = try Window(player.perform(Array(line.utf8)).answer)
        guard let top = window.routes.last, let route = graph.routes.first(where: { $0.name.value == top })
        else { break }
        let claimed = distance[route.id]
        #expect(claimed.map { $0 <= taps } ?? false, "\(top) after \(taps), not \(claimed ?? -1)\n\(text)")
      }
    }
  }

  /// Modals of an endless chain pile up.
  private func pile(_ spec: CheckedSpec, _ text: String) throws {
    for diagnostic in spec.diagnostics where diagnostic.kind.id == "endless-modal-chain" {
      let names = diagnostic.label?.components(separatedBy: " → ") ?? []
      let player = try #require(try spec.player())
      var modals = 0
      for name in [names[0]] + Array(repeatElement(names.dropFirst(), count: 3)).flatMap(\.self) {
        let answer = player.perform(Array("{\"navigate\": \"\(name)\"}".utf8)).answer
        modals += 1
        #expect(try Window(answer).modals == modals, "\(names)\n\(answer)\n\(text)")
      }
    }
  }

  private static func targets(from name: String, _ graph: NavigationGraph) -> [String] {
    let own = graph.routes.first { $0.name.value == name }?.edges ?? []
    return (own + graph.anywhere).map { graph.name(of: $0.target) }
  }

  /// A few routes without params in a single stack or two tabs.
  private static func spec(_ random: inout SeededRandom) -> String {
    let names = (0..<Int.random(in: 3...9, using: &random)).map { "r\($0)" }
    func any() -> String { names.randomElement(using: &random) ?? "" }
    func sometimes(_ count: Int, _ text: @autoclosure () -> String) -> [String] {
      Int.random(in: 0..<count, using: &random) == 0 ? [text()] : []
    }
    var lines = [
      "navspec: 1", "app: { name: Demo, schemes: [demo] }", "conditions: { paid: { redirect: \(any()) } }",
    ]
    lines +=
      Bool.random(using: &random)
      ? ["root: \(any())"]
      : [
        "tabs: { one: { title: One, image: star, root: \(any()) }, two: { title: Two, image: star, root: \(any()) } }"
      ]
    lines +=
      sometimes(3, "links: { fallback: \(any()) }") + sometimes(4, "anywhere: [\(any())]") + ["routes:"]
    for name in names {
      let edges = Set((0..<Int.random(in: 0...2, using: &random)).map { _ in any() }).sorted().map { target in
        let keys = sometimes(3, "popTo: \(any())") + sometimes(4, "present: sheet")
        return keys.isEmpty ? target : "{ \(target): { \(keys.joined(separator: ", ")) } }"
      }
      let keys =
        ["to: [\(edges.joined(separator: ", "))]"] + sometimes(3, "present: sheet, stack: true")
        + sometimes(4, "requires: paid") + sometimes(4, "links: /\(name)") + sometimes(5, "parent: \(any())")
      lines.append("  \(name): { \(keys.joined(separator: ", ")) }")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The screens that an answer shows on top, lowest first.
private struct Window {
  let routes: [String]
  let modals: Int

  init(_ answer: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    let state = object?["state"] as? [String: Any] ?? [:]
    let modals = state["modals"] as? [[String: Any]] ?? []
    let tab = state["tab"] as? String ?? "root"
    let container = (state["containers"] as? [String: Any])?[tab] as? [String: Any] ?? [:]
    let stack = modals.last ?? state["rootReplacement"] as? [String: Any] ?? container
    let screens: [Any] =
      [stack["screen"] ?? stack["root"]].compactMap { $0 } + (stack["path"] as? [Any] ?? [])
    routes = screens.compactMap { ($0 as? [String: Any])?["route"] as? String }
    self.modals = modals.count
  }
}
