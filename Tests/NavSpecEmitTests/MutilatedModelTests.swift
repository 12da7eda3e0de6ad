import NavSpecDiagnostics
import NavSpecEmit
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecModelFile
import TestSupport
import Testing

/// Whatever is done to a model, reading it gives a graph that can be lowered and written, or diagnostics in the file.
@Suite struct MutilatedModelTests {
  @Test(arguments: ["minimal", "notes", "legacy", "zoo", "every-key"])
  func aMutilatedModelNeverTraps(_ name: String) throws {
    let spec =
      try everyKey.first { $0.name == name }.map { try ExampleSpec($0.text) } ?? ExampleSpec(named: name)
    let text = ModelFile.text(of: spec.graph, places: name == "minimal" ? nil : spec.sources)
    var random = SeededRandom(seed: UInt64(name.utf8.reduce(11) { $0 &* 31 &+ Int($1) }))
    var read = 0
    var refused = 0
    for _ in 0..<250 {
      if try survives(mutilated(text, &random)) { read += 1 } else { refused += 1 }
    }
    #expect(read > 0 && refused > 50)
  }

  @Test func aTruncatedModelIsRefused() throws {
    let text = Array(ModelFile.text(of: try ExampleSpec(named: "minimal").graph, places: nil).utf8)
    for length in stride(from: 0, to: text.count - 2, by: 7) {
      #expect(try !survives(Array(text[..<length])))
    }
  }

  @Test(arguments: [
    ("", "empty-spec"), ("[]", "invalid-model"), ("{}", "invalid-model"),
    ("{\"navspec\": 1}", "invalid-model"),
    ("{\"navspec\": {\"model\": 2}, \"app\": {\"name\": \"A\"}}", "newer-model"),
    ("{\"navspec\": {\"model\": 1}}", "invalid-model"),
    ("navspec: 1\napp: {name: A}\nroot: home\nroutes: {home: {}}\n", "invalid-model"),
    (String(repeating: "[", count: 100_000), "nesting-too-deep"),
  ])
  func whatIsNoModelIsRefused(_ text: String, _ kind: String) throws {
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: "model.json", text: text))
    let (graph, diagnostics) = ModelFile.read(source, in: &sources)
    #expect(graph == nil)
    #expect(diagnostics.map(\.kind.id) == [kind])
  }

  @Test func mistakesOfAModelHavePlaces() throws {
    let text = ModelFile.text(of: try ExampleSpec(everyKey[0].text).graph, places: nil)
    for (old, new, message) in [
      ("\"to\": \"note\"", "\"to\": \"nowhere\"", "no route of the model is named 'nowhere'"),
      ("\"arity\": \"optional\"", "\"arity\": \"maybe\"", "this is not a word that navspec knows here"),
      ("\"pattern\": \"/item/{id}\"", "\"pattern\": \"/item/{id\"", "this is not a link pattern: "),
      ("\"priority\": -1", "\"priority\": -10", "this must be an integer from -9 to 9"),
      ("\"kind\": \"one\"", "\"kind\": \"three\"", "this is not a value of its param"),
      ("\"type\": \"Level\"", "\"type\": \"Levels\"", "this must be the name of a type"),
    ] {
      #expect(text.contains(old))
      var sources = SourceMap()
      let source = sources.add(SourceFile(path: "model.json", text: text.replacing(old, with: new)))
      let (graph, diagnostics) = ModelFile.read(source, in: &sources)
      #expect(graph == nil)
      #expect(
        diagnostics.first?.message.hasPrefix(message) == true, "\(diagnostics.map(\.message)) for \(new)")
      #expect(
        diagnostics.allSatisfy { new.contains(sources.text(in: $0.range)) && $0.range.source == source })
    }
  }

  /// Whether a text is read as a model; what it then describes goes through every output.
  private func survives(_ bytes: [UInt8]) throws -> Bool {
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: "model.json", bytes: bytes))
    let (graph, diagnostics) = ModelFile.read(source, in: &sources)
    #expect((graph == nil) == !diagnostics.isEmpty)
    for range in diagnostics.map(\.range) {
      #expect(range.source == source && 0 <= range.start && range.start <= range.end)
      #expect(Int(range.end) <= bytes.count)
    }
    guard let graph else { return false }
    let lowered = LoweredGraph(graph)
    do {
      _ = try SwiftOutput.files(for: lowered, sources: sources)
      _ = try SwiftOutput.tests(for: lowered, lowered.linkTable(), sources: sources)
    } catch is EmitError {}
    _ = try Output.graph.files(of: ResolvedSpec(graph, sources: sources))
    #expect(!ModelFile.text(of: graph, places: sources).isEmpty)
    return true
  }

  /// Bytes lost, words exchanged, lines cut out and doubled, numbers made absurd.
  private func mutilated(_ text: String, _ random: inout SeededRandom) -> [UInt8] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let index = Int.random(in: lines.indices, using: &random)
      let words = lines[Int.random(in: lines.indices, using: &random)].split(separator: "\"")
      let parts = lines[index].split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: index)
      case 2 where parts.count == 5:
        lines[index] =
          (parts[0...2] + [words.randomElement(using: &random).map(String.init) ?? "", parts[4]])
          .joined(separator: "\"")
      case 3 where parts.count >= 3:
        lines[index] = ([parts[0], "x"] + parts[2...]).joined(separator: "\"")
      case 4:
        let number = ["-1", "9223372036854775807", "1e308", "0.5", "null", "[]", "{}", "true"]
        lines[index] = lines[index].replacing(/: \S+?(,?)$/) {
          ": \(number.randomElement(using: &random) ?? "")\($0.1)"
        }
      case 5: lines.swapAt(index, Int.random(in: lines.indices, using: &random))
      default:
        lines[index] = String(lines[index].dropLast(Int.random(in: 0...3, using: &random)))
      }
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
