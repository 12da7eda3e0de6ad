import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecDriven
import NavSpecDriving
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime
import NavSpecWorkspace
import TestSupport
import Testing

/// What `resolve` says of a URL is what the compiled app does with it.
@Suite struct AgreementTests {
  /// How often each URL is opened: as it is, and then changed, with conditions at random. `NAVSPEC_ROUNDS`, for `test --full`.
  private static let rounds = ProcessInfo.processInfo.environment["NAVSPEC_ROUNDS"].flatMap { Int($0) } ?? 8

  @Test(arguments: DrivenApps.all) func theToolShowsWhatTheCompiledAppShows(_ app: DrivenApp) async throws {
    let spec = try Self.spec(of: app.name)
    let resolved = try #require(spec.resolved)
    let examples = resolved.graph.routes.flatMap(\.examples) + resolved.graph.examples
    let openings = LinkAnalysis(of: resolved.table).openings.values.map(\.url)
    let urls = Set(examples.map(\.url.value) + openings + app.urls()).sorted()
    let conditions = try #require(spec.resolved).graph.conditions.map(\.name.value)
    var random = SeededRandom(seed: 12)
    var opened = 0
    for url in urls {
      for round in 0..<Self.rounds {
        let text = round < 4 ? url : mutation(of: url, among: urls, &random)
        // First with all conditions met, then with each of them at random.
        let unmet = Set(conditions.filter { _ in round > 0 && random.next() % 3 == 0 })
        let said = window(try spec.resolution(of: text, unmet: unmet))
        let done = await app.opening(text, unmet)
        if said.result == "opened" { opened += 1 }
        let isRefused = done.result == "unmatched" && !said.screens.allSatisfy(app.creates)
        #expect(isRefused || shown(said) == done, "\(text) without \(unmet.sorted())")
      }
    }
    #expect(opened >= urls.count * 3)
  }

  static func spec(of name: String) throws -> CheckedSpec {
    let folders = ["specs/valid", "Tests/SmallSpecs"].map { repository.appending(path: "\($0)/\(name)").path }
    let folder = try #require(folders.first { FileManager.default.fileExists(atPath: $0) })
    return try CheckedSpec(
      root: "\(name).nav.yaml", files: DiskSpecFiles(folder: folder + "/", maximumBytes: 1 << 20))
  }

  private func window(_ resolution: Resolution) -> OpenedWindow {
    OpenedWindow(
      result: resolution.result.rawValue, blockedBy: resolution.blockedBy, tab: resolution.tab,
      screens: resolution.stack.map { screen in
        let params = screen.params.map { ($0.name, $0.value) }
        return .init(route: screen.route, params: Dictionary(params, uniquingKeysWith: { first, _ in first }))
      })
  }

  /// What the tool says of a screen that is not shown has no counterpart.
  private func shown(_ said: OpenedWindow) -> OpenedWindow {
    guard said.result != "opened" else { return said }
    let blockedBy = said.result == "blocked" ? said.blockedBy : nil
    return OpenedWindow(result: said.result, blockedBy: blockedBy, tab: nil, screens: [])
  }

  /// A URL with a part taken out, put in, doubled, or exchanged with another URL.
  private func mutation(of url: String, among urls: [String], _ random: inout SeededRandom) -> String {
    var text = Array(url.unicodeScalars)
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, place + Int.random(in: 0...4, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: text.removeSubrange(place..<end)
      case 1: text.insert(contentsOf: text[place..<end], at: place)
      case 2:
        let other = Array(urls[Int.random(in: 0..<urls.count, using: &random)].unicodeScalars)
        text = text[..<place] + other.suffix(Int.random(in: 0...other.count, using: &random))
      case 3: text = Array(String(String.UnicodeScalarView(text)).uppercased().unicodeScalars)
      default:
        let part = Self.parts[Int.random(in: 0..<Self.parts.count, using: &random)]
        text.insert(contentsOf: part.unicodeScalars, at: place)
      }
    }
    return String(String.UnicodeScalarView(text))
  }

  private static let parts = [
    "/", "//", "?", "#", "&", "=", ":", "@", ".", "..", "%2F", "%", "[::1]", ":8080", "+", " ", "é", "A", "0",
    "-1", "true", "1e3", "null", "https://", "a", "?a=1&a=2", "#b", "{x}", "\u{0}",
  ]
}
