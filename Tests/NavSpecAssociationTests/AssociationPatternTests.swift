import NavSpecAssociation
import NavSpecDiagnostics
import TestSupport
import Testing

/// Patterns against a second reading of them, and against what would take for ever.
@Suite struct AssociationPatternTests {
  private static func fragment(
    _ pattern: String, _ variables: [String: [String]] = [:]
  ) throws -> AssociationPattern {
    let values = variables.map { "\"\($0)\":[\($1.map { "\"\($0)\"" }.joined(separator: ","))]" }
    let file = try AssociationMatchingTests.file(
      ##"{"#":"\##(pattern)"}"##, top: "\"substitutionVariables\":{\(values.joined(separator: ","))},")
    return try #require(file.components(for: "A.b").first?.condition.fragment)
  }

  /// Tries every length of each `*`, and every value of each variable.
  private static func fits(_ pattern: Substring, _ text: Substring, _ values: [String]) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if pattern.hasPrefix("$(v)") {
      return values.contains { fits(Substring($0 + pattern.dropFirst(4)), text, values) }
    }
    let rest = pattern.dropFirst()
    if first == "*" {
      return text.indices.contains { fits(rest, text[$0...], values) }
        || fits(rest, text[text.endIndex...], values)
    }
    guard let character = text.first, first == "?" || first == character else { return false }
    return fits(rest, text.dropFirst(), values)
  }

  @Test func aPatternFitsWhatASlowReadingFits() throws {
    var random = SeededRandom(seed: 46)
    var fitting = 0
    for _ in 0..<1_500 {
      func text(_ parts: [String], _ most: Int) -> String {
        (0..<Int.random(in: 0...most, using: &random)).map { _ in random.pick(parts) }.joined()
      }
      let values = (0..<Int.random(in: 0...3, using: &random)).map { _ in text(["a", "b", "*", "?"], 3) }
      let source = text(["a", "b", "/", "*", "?", "$(v)"], 6)
      let pattern = try Self.fragment(source, ["v": values])
      for _ in 0..<8 {
        let candidate = text(["a", "b", "/"], 7)
        let isFit = Self.fits(Substring(source), Substring(candidate), values)
        #expect(pattern.matches(candidate, ignoringCase: false) == isFit, "\(source) \(values) \(candidate)")
        #expect(pattern.matches(candidate.uppercased(), ignoringCase: true) == isFit)
        if isFit { fitting += 1 }
      }
    }
    #expect(fitting > 1_000, "\(fitting)")
  }

  /// A path is the same with other slashes at its ends, on either side.
  @Test func slashesAtTheEndsOfAPathMeanNothing() throws {
    var random = SeededRandom(seed: 47)
    var fitting = 0
    for _ in 0..<500 {
      func text(_ parts: [String], _ least: Int) -> String {
        (0..<Int.random(in: least...5, using: &random)).map { _ in random.pick(parts) }.joined()
      }
      let path = text(["a", "b", "/", "*", "?"], 1)
      let ends = random.pick([("", "/"), ("", "//"), ("", "")])
      let other = (path.hasPrefix("*") ? "" : random.pick(["/", "//"])) + path + ends.1
      let files = try [path, other].map { try AssociationMatchingTests.file(#"{"/":"\#($0)"}"#) }
      for _ in 0..<6 {
        let url = "/" + text(["a", "b", "/"], 0)
        let outcomes = [(0, url), (1, url), (0, url + "/"), (1, "/" + url + "//")].map {
          AssociationMatchingTests.outcome(files[$0.0], $0.1)
        }
        #expect(Set(outcomes).count == 1, "\(path) \(other) \(url)")
        if outcomes[0] == "match" { fitting += 1 }
      }
    }
    #expect(fitting > 300, "\(fitting)")
  }

  @Test(arguments: [
    (String(repeating: "*a", count: 10_000), "a", true),
    (String(repeating: "*a", count: 10_000) + "b", "a", false),
    (String(repeating: "a*", count: 10_000), "a", true), (String(repeating: "*?", count: 5_000), "a", true),
    (String(repeating: "*", count: 10_000), "a", true),
    (String(repeating: "$(v)", count: 500) + "b", "a", false),
    (String(repeating: "$(", count: 10_000), "a", false),
    (String(repeating: "$(lang)", count: 1_000), "a", false),
  ])
  func aLongPatternEndsInTime(_ pattern: String, _ letter: String, _ fits: Bool) throws {
    let text = String(repeating: letter, count: 10_000)
    let start = ContinuousClock.now
    let own = try Self.fragment(pattern, ["v": ["*", "a*", "*a"]])
    #expect(own.matches(text, ignoringCase: false) == fits)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
