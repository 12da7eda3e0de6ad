import Foundation
import NavSpecCompiler
import NavSpecDiagnostics
import NavSpecLinkAnalysis
import NavSpecModel
import NavSpecRuntime
import TestSupport
import Testing

/// What a diagnostic says of all URLs is refuted by none, and the URL that it shows does what it says.
@Suite struct ProvedClaimTests {
  /// Short URLs, each with and without what the patterns of ``RandomSpec`` ask for.
  private static let urls: [String] = {
    let texts = ["a", "b", "c", "o", "x", "7", "on", "a-7", "7-b", "fr"]
    var paths = [""]
    var all = ["/"]
    for _ in 0..<3 {
      paths = paths.flatMap { path in texts.map { path + "/" + $0 } }
      all += paths
    }
    return all.flatMap { path in
      let ends = path.utf8.count < 6 ? ["", "?k=a", "?q=b", "?v=1", "#f", "?q=a&n=2"] : [""]
      return ends.map { path + $0 } + (path.utf8.count < 6 ? ["demo:/" + path, "https://x.org" + path] : [])
    }
  }()

  /// Keys of links of which some have no effect.
  private static let options = [
    "priority: 1", "priority: 2", "priority: -1", "without: [k]", "without: [q]", "when: beta",
  ]

  private static let answers = [true, false]

  /// How many random specs each seed makes: `NAVSPEC_CLAIMS`, or few.
  private static let count = ProcessInfo.processInfo.environment["NAVSPEC_CLAIMS"].flatMap { Int($0) } ?? 20

  /// The route and its values, which are the same whatever link opens it.
  private func opened(_ url: String, by resolved: ResolvedSpec, _ answer: Bool) -> String {
    switch resolved.table.outcome(of: url, holds: { _ in answer }) {
    case .unmatched: "unmatched"
    case .excluded: "excluded"
    case .matched(let match):
      resolved.schema.routes[match.route].name + " "
        + match.captures.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    }
  }

  @Test(arguments: 0..<4) func noURLRefutesAClaim(_ seed: UInt64) throws {
    var random = SeededRandom(seed: 7000 + seed)
    // How often a claim of each kind was put to the test.
    var tally: [String: Int] = [:]
    for _ in 0..<Self.count {
      var sketch = RandomSpec(&random)
      for _ in 0..<4 { sketch.change(&random) }
      for route in sketch.routes.indices {
        for link in sketch.routes[route].links.indices where Int.random(in: 0..<3, using: &random) == 0 {
          sketch.routes[route].links[link].options = [Self.options.randomElement(using: &random) ?? ""]
        }
      }
      try check(sketch.text, &tally)
    }
    #expect(tally["shadowed-link", default: 0] > 0, "\(tally)")
  }

  private func check(_ text: String, _ tally: inout [String: Int]) throws {
    let spec = try CheckedSpec(root: "demo.nav.yaml", files: MemorySpecFiles("demo.nav.yaml", text))
    guard let resolved = spec.resolved else { return }
    for diagnostic in spec.diagnostics {
      let id = diagnostic.kind.id
      switch id {
      case "shadowed-link", "excluded-link":
        let links = resolved.schema.links.indices.filter {
          resolved.lowered.link($0).pattern.range == diagnostic.range
        }
        for link in links {
          for url in Self.urls {
            for answer in Self.answers {
              if case .matched(let match) = resolved.table.outcome(of: url, holds: { _ in answer }),
                // What is excluded opens if a redirect leads to it.
                id == "shadowed-link" || resolved.schema.redirects.isEmpty
              {
                #expect(match.link != link, "\(url) opens by \(diagnostic.message)\n\(text)")
              }
            }
          }
        }
      case "partly-excluded-link":
        let url = diagnostic.label?.split(separator: " ").first.map(String.init) ?? ""
        var open = resolved.schema
        open.exclusions = []
        let outcomes = Self.answers.map { answer in
          (resolved.table.outcome(of: url) { _ in answer }, LinkTable(open).outcome(of: url) { _ in answer })
        }
        #expect(
          outcomes.contains { if case (.excluded, .matched) = $0 { true } else { false } },
          "\(url) \(outcomes)\n\(text)")
      case "redirect-loop":
        let urls = diagnostic.label?.components(separatedBy: " → ").filter { $0 != "…" } ?? []
        let steps = resolved.schema.redirects.count
        #expect(urls.count > 1 && steps > 0)
        for url in urls {
          #expect(Self.answers.map { opened(url, by: resolved, $0) }.contains("unmatched"), "\(url)\n\(text)")
        }
      case "redirect-to-nowhere":
        let url = diagnostic.label?.split(separator: " ").first.map(String.init) ?? ""
        let all = Self.answers.map { opened(url, by: resolved, $0) }
        #expect(all.contains("unmatched"), "\(url) \(all)\n\(text)")
      case "ambiguous-link":
        let url = diagnostic.label?.split(separator: " ").last.map(String.init) ?? ""
        let counts = Self.answers.map { rivals(for: url, in: resolved.table, $0) }
        #expect(counts.contains { $0 > 1 } || !diagnostic.notes.isEmpty, "\(url)\n\(text)")
      default: break
      }
      tally[id, default: 0] += 1
      guard
        ["shadowed-link", "excluded-link", "ineffective-constraint"].contains(id)
          || id.hasSuffix("without-effect")
      else { continue }
      for fix in diagnostic.fixes where !fix.edits.isEmpty {
        tally[id + " fixed", default: 0] += 1
        let fixed = try CheckedSpec(
          root: "demo.nav.yaml", files: MemorySpecFiles("demo.nav.yaml", text.applying(fix)))
        guard let after = fixed.resolved else {
          Issue.record("'\(fix.title)' leaves no spec\n\(text)")
          continue
        }
        for url in Self.urls {
          for answer in Self.answers {
            let (old, new) = (opened(url, by: resolved, answer), opened(url, by: after, answer))
            #expect(old == new, "\(url): '\(fix.title)' of \(diagnostic.message)\n\(text)")
          }
        }
      }
    }
  }

  /// How many routes and redirects have an equal claim to a URL.
  private func rivals(for url: String, in table: LinkTable, _ answer: Bool) -> Int {
    guard case .candidates(let all) = table.contest(for: url, holds: { _ in answer }) else { return 0 }
    return Set(all.filter(\.isBest).map { table.variants[$0.variant].origin }).count
  }
}

extension String {
  fileprivate func applying(_ fix: Diagnostic.Fix) -> String {
    var bytes = Array(utf8)
    for edit in fix.edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
