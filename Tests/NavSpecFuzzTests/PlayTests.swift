import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecDriven
import NavSpecDriving
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecPlay
import NavSpecWorkspace
import TestSupport
import Testing

/// What `navspec play` answers is what the compiled app answers to the same operations.
@MainActor @Suite struct PlayTests {
  @Test(arguments: DrivenApps.all.filter { $0.play != nil }, 1...4 as ClosedRange<UInt64>)
  func theToolNavigatesAsTheApp(_ app: DrivenApp, _ seed: UInt64) throws {
    let play = try #require(app.play)
    let spec = try AgreementTests.spec(of: app.name)
    let resolved = try #require(spec.resolved)
    var random = SeededRandom(seed: seed)
    let conditions = resolved.graph.conditions.map(\.name.value)
    let unmet = Set(conditions.filter { _ in random.next() % 3 == 0 })
    let player = try #require(try spec.player(unmet: unmet))
    var operations = Operations(
      screens: app.screens(), urls: app.urls(), conditions: conditions,
      tabs: resolved.graph.tabs.map(\.name.value))
    var lines: [String] = []
    var answers: [String] = []
    for _ in 0..<300 {
      let line = operations.next(&random)
      let (answer, isValid) = player.perform(Array(line.utf8))
      // Only columns and windows may be missing.
      #expect(isValid || answer.contains("no columns") || answer.contains("no window"), "\(line): \(answer)")
      operations.look(at: answer)
      lines.append(line)
      answers.append(answer)
    }
    let expected = play(lines, unmet)
    let first = answers.indices.first { answers[$0] != expected[$0] }
    if let first {
      let way = lines[...first].joined(separator: "\n")
      Issue.record("without \(unmet.sorted()):\n\(way)\n\(answers[first])\n\(expected[first])")
    }
    // The operations lead somewhere.
    #expect(Set(answers).count > (app.screens().count > 1 ? 20 : 2))
  }

  /// The table of `docs/play.md` has every operation, and each of its rows is true of some example.
  @Test func theDocumentedOperationsAreCarriedOut() throws {
    let page = try String(contentsOf: repository.appending(path: "docs/play.md"), encoding: .utf8)
    let rows = page.matches(of: /(?m)^\| `(\{".*\})` \| .* \| (.*) \|$/)
    // What some rows need: a window of one screen.
    let openWindow = ["{\"windows\": true}", "{\"navigate\": \"compose\"}", "{\"window\": 0}"]
    let specs = try ["recipes", "mail", "icecubes"].map { try AgreementTests.spec(of: $0) }
    func player(_ spec: CheckedSpec) throws -> SpecPlayer {
      let player = try #require(try spec.player())
      for line in openWindow { _ = player.perform(Array(line.utf8)) }
      return player
    }
    var verbs: Set<String> = []
    var results = ""
    for row in rows {
      let line = String(row.output.1)
      if !row.output.2.hasPrefix("the same") && !row.output.2.hasPrefix("as ") {
        results = String(row.output.2)
      }
      verbs.formUnion(line.prefixMatch(of: /\{"(\w+)"/).map { [String($0.output.1)] } ?? [])
      let answers = try specs.map { try player($0).perform(Array(line.utf8)) }.filter(\.isValid)
      #expect(!answers.isEmpty, "\(line)")
      for (answer, _) in answers {
        let result = answer.prefixMatch(of: /\{"result": "(\w+)"/).map { String($0.output.1) }
        #expect(results.contains("`\(result ?? "")`"), "\(line): \(answer)")
      }
    }
    #expect(verbs == Set(PlayVerb.allCases.map(\.rawValue)))
  }

  /// Whatever a line has, there is one answer, and it is JSON.
  @Test(arguments: ["recipes", "mail"]) func anyLineIsAnswered(_ name: String) throws {
    let app = try #require(DrivenApps.all.first { $0.name == name })
    let player = try #require(try AgreementTests.spec(of: name).player())
    var random = SeededRandom(seed: 3)
    let operations = Operations(screens: app.screens(), urls: app.urls(), conditions: ["online"], tabs: ["x"])
    for _ in 0..<2_000 {
      var line = Array(operations.next(&random).utf8)
      for _ in 0...Int.random(in: 0..<3, using: &random) where !line.isEmpty {
        let place = Int.random(in: 0..<line.count, using: &random)
        if random.next() % 2 == 0 {
          line.remove(at: place)
        } else {
          line[place] = UInt8(truncatingIfNeeded: random.next())
        }
      }
      let (answer, isValid) = player.perform(line)
      let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
      #expect(isValid == (object?["state"] != nil) && (object?["error"] is String) == !isValid)
    }
  }
}

/// Operations at random, of all kinds.
private struct Operations {
  let screens: [String]
  let urls: [String]
  let conditions: [String]
  let tabs: [String]
  private var saved = "\"\""

  init(screens: [String], urls: [String], conditions: [String], tabs: [String]) {
    self.screens = screens
    self.urls = urls
    self.conditions = conditions
    self.tabs = tabs
  }

  /// Keeps the snapshot of an answer for a later operation.
  mutating func look(at answer: String) {
    guard let start = answer.range(of: "\"snapshot\": "), let end = answer.range(of: ", \"error\": ") else {
      return
    }
    saved = String(answer[start.upperBound..<end.lowerBound])
    if saved == "null" { saved = "\"\"" }
  }

  func next(_ random: inout SeededRandom) -> String {
    func one(_ words: [String]) -> String { words.randomElement(using: &random) ?? "true" }
    let by = one(["", ", \"by\": \"user\""])
    let screen = screens.randomElement(using: &random)
    switch Int.random(in: 0..<22, using: &random) {
    case 0...4:
      if let screen { return "{\"navigate\": \(screen)\(one(["", "", ", \"from\": \"sidebar\""]))}" }
    case 5, 6:
      let form = one(["", ", \"as\": \"cover\"", ", \"awaits\": true"])
      if let screen { return "{\"present\": \(screen)\(form)}" }
    case 7, 8:
      if let url = urls.randomElement(using: &random) {
        return "{\"open\": \"\(url)\", \"placement\": \"\(one(["reset", "push"]))\"}"
      }
    case 9: return "{\"pop\": \(one(["true", "2"]))\(by)}"
    case 10: return "{\"dismiss\": \(one(["true", "2", "\"all\""]))\(by)}"
    case 11: if !tabs.isEmpty { return "{\"select\": \"\(one(tabs))\"\(by)}" }
    case 12, 13:
      if let condition = conditions.randomElement(using: &random) {
        return "{\"condition\": \"\(condition)\", \"state\": \"\(one(["met", "met", "unmet", "unknown"]))\"}"
      }
    case 14: return "{\"finish\": \(one(["7", "null", "{\"a\": [1.5]}"]))}"
    case 15: return one(["{\"snapshot\": true}", "{\"restore\": \(saved)}"])
    case 16: return "{\"relaunch\": \(one(["true", "false", saved]))}"
    case 17:
      if let screen { return one(["{\"choose\": \(screen)}", "{\"choose\": null, \"in\": \"content\"}"]) }
    case 18: return one(["{\"show\": \"sidebar\"}", "{\"visibility\": \"all\"}", "{\"popToRoot\": true}"])
    case 19: return one(["{\"mayLeave\": false}", "{\"mayLeave\": true}", "{\"stopWaiting\": true}"])
    case 20:
      return one(["{\"resumePending\": true}", "{\"cancelPending\": true}", "{\"reset\": true}"])
    default:
      return one(["{\"windows\": true}", "{\"windows\": false}", "{\"window\": 1}", "{\"closeWindow\": 1}"])
    }
    return "{\"state\": true}"
  }
}
